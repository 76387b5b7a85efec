"""Hints in words: what the bot player would do in somebody's place, for their eyes only."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from alhambra.actions import Action, AddBuilding, PlaceBuilding, TakeMoney
from alhambra.view import Pieces, pieces
from cogs.alhambra.words import kind_of
from host.glance import Glance
from host.table import UserId
from render.alhambra.layout.naming import payment_called, tile_priced
from render.kit.layout.wording import capital, said
from tabletop.cellname import cell_name
from tabletop.rules import Advice, Plain
from texts.catalogue import Catalogue

LONGEST = 160
"""How many characters a hint may have."""
CLOSE = "close"
"""The reason for naming two actions."""
PLACES = (PlaceBuilding, AddBuilding)
"""Of two of these with the same tile only the places are told."""
CARDS = ("cards", "pay", "card", "give", "take")
"""Under which names actions and reasons speak of cards."""


def hint(glance: Glance, user: UserId, about: str, say: Catalogue) -> str:
    """Return a hint for somebody, or refuse it."""
    table = glance.table
    known = pieces(max(2, len(table.seats)), table.settings.options)
    return say("hint-shown", hint=Hinting(known, say).text(glance.advice(user, about)))


class Hinting:
    """Puts advice into words."""

    def __init__(self, known: Pieces, say: Catalogue) -> None:
        self._known = known
        self._say = say
        self._ways: Mapping[str, Callable[[Any], str]] = {
            "tile": self._tile,
            "cell": lambda cell: "reserve" if cell is None else cell_name((int(cell[0]), int(cell[1]))),
            "cells": lambda cells: say.listed([cell_name(cell) for cell in cells]),
            "kind": lambda kind: say.noun(f"kinds-{kind}"),
            "currency": lambda name: say.noun(f"coins-{name}"),
            "currencies": lambda names: say.listed([say.noun(f"coins-{name}") for name in names]),
            "character": lambda name: said(say, name),
        }

    def text(self, advice: Advice) -> str:
        """Say what to do and why, with as much of it as there is room for."""
        texts = [] if self._sounds_alike(advice) else [self._text(advice, n) for n in range(len(advice.reasons), 0, -1)]
        return next((text for text in texts if len(text) <= LONGEST), None) or self._short(advice)

    def _sounds_alike(self, advice: Advice) -> bool:
        """Return whether two actions have the same words, as with tiles that differ in their walls alone."""
        return len({self._what(action) for action in advice.actions}) < len(advice.actions)

    def _text(self, advice: Advice, number: int) -> str:
        one, *others = advice.actions
        what, why = self._what(one), self._reasons(advice, number)
        if advice.how == "or":
            return capital(self._say("hint-or", what=self._either(one, others[0]), why=why))
        other = self._what(others[0]) if others else ""
        return capital(self._say(f"hint-{advice.how}", what=what, why=why, other=other))

    def _short(self, advice: Advice) -> str:
        """Say only what to do, or not to do, and the first reason."""
        how = {"not": "hint-not-alone", "but": "hint-but-alone"}.get(advice.how, "hint-do")
        reason = next(reason for reason in advice.reasons if reason[0] != CLOSE)
        return capital(self._say(how, what=self._what(advice.actions[0]), why=self._reason(*reason)))

    def _reasons(self, advice: Advice, number: int) -> str:
        close = advice.reasons[0][0] == CLOSE
        both = advice.how == "or" and not close
        return self._joined([self._reason(*one, both=both) for one in advice.reasons[:number]], close=close)

    def _reason(self, key: str, things: Plain, *, both: bool = False) -> str:
        return self._say(f"hint-why-{key}", both="yes" if both else "no", **self._things(things))

    def _joined(self, reasons: Sequence[str], *, close: bool) -> str:
        if len(reasons) == 1:
            return reasons[0]
        if close:
            return self._say("hint-close", why=reasons[1])
        if len(reasons) == 2:
            return self._say("hint-two-reasons", one=reasons[0], other=reasons[1])
        return self._say("hint-three-reasons", one=reasons[0], other=capital(reasons[1]), third=reasons[2])

    def _what(self, action: Action) -> str:
        things: Plain = {str(name): getattr(action, name) for name in action.__struct_fields__}
        manner = getattr(action, "manner", "")
        return self._say(f"hint-{kind_of(action)}-{manner}".rstrip("-"), **self._things(things))

    def _either(self, action: Action, other: Action) -> str:
        """Name two actions; what they have in common only once."""
        what, same = self._what(action), type(action) is type(other)
        if isinstance(other, TakeMoney) and same:
            return self._say("hint-either-TakeMoney", what=what, cards=self._cards(other.cards))
        if isinstance(action, PLACES) and isinstance(other, PLACES) and same and action.tile == other.tile:
            return self._say("hint-either-place", what=what, cell=self._ways["cell"](other.cell))
        return self._say("hint-either", what=what, other=self._what(other))

    def _things(self, given: Plain) -> dict[str, str | int]:
        """Put what actions and reasons are about into words; all cards that pay are called cards."""
        found: dict[str, str | int] = {}
        for name, value in given.items():
            if name in CARDS:
                cards = self._cards([value] if isinstance(value, str) else value)
                found |= {name: cards, "cards" if name in ("pay", "card") else name: cards}
            elif name in self._ways:
                found[name] = self._ways[name](value)
                if name == "kind":
                    found["single"] = capital(self._say.noun(f"kind-{value}"))
            elif isinstance(value, str | int) and name != "seat":
                found["number" if name == "maximum" else name] = value
        return found

    def _tile(self, name: str) -> str:
        tile = self._known.tiles[name]
        return capital(tile_priced(tile, self._say))

    def _cards(self, names: Sequence[str]) -> str:
        """Name cards, those of a currency together, such as Gulden 5 + 4 and Denar 3."""
        return self._say.listed(payment_called(names, self._known, self._say))
