"""What can be done in many ways at once: first what some of them have in common is chosen, then one of these."""

from collections.abc import Iterable
from typing import NamedTuple

from cogs.alhambra.rooms import rooms
from cogs.alhambra.words import Words, kind_of
from cogs.controls import MenuLine
from render.kit.layout.wording import capital
from tabletop.option import Option

FEW = 5
"""Up to so many are offered as they are."""


class Fold(NamedTuple):
    """Some choices that begin alike."""

    line: MenuLine
    options: list[Option]


def folds_of(options: Iterable[Option], words: Words) -> dict[str, Fold]:
    """Put together the choices that begin alike, by what they have in common; none if there are few of them."""
    found: dict[str, Fold] = {}
    for option in options:
        begins = rooms().folds.get(kind_of(option.action))
        if begins is not None:
            value, label = begins(words, option.action)
            found.setdefault(value, Fold(MenuLine(value, capital(label)), [])).options.append(option)
    return found if sum(len(fold.options) for fold in found.values()) > FEW else {}
