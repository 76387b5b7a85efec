"""A wish for tiles that is clicked together; it counts only when it is saved (C-23).

What was chosen so far stands in the ids of the panel's controls: a wish that is not finished must not take anything,
and could do so at once in a window that is open.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from alhambra.view import View
from cogs.alhambra.words import Words
from cogs.card import Row
from cogs.controls import MenuLine, Purpose, button, menu, switch
from host.table import TableId
from tabletop.refused import Refused

PRICES = range(2, 14)
ANY = "any"
CODE = re.compile(r"([0-9]{0,9})\.([0-9]{0,2})\.([01])")


class Manner(NamedTuple):
    """What such a wish is for, and what can be chosen."""

    prompt: str
    bound: str
    """Which bound of the price is chosen: `at-most`, or `at-least`."""
    pays: bool
    """Whether one chooses what to pay with."""
    draft: str
    """The verb of the controls that change it."""
    save: str
    """The part that saves it."""

    @property
    def price(self) -> str:
        """What the bound is called in a wish."""
        return self.bound.replace("-", "_")


class Draft(NamedTuple):
    """What was chosen so far."""

    kinds: tuple[str, ...] = ()
    price: int | None = None
    money_only: bool = False

    def wish(self, manner: Manner) -> Mapping[str, Any]:
        """Return what it changes in a wish."""
        money = {"money_only": self.money_only} if manner.pays else {}
        return {"kinds": list(self.kinds), manner.price: self.price, **money}


def present(view: View, manner: Manner) -> Draft:
    """Begin with the first wish that somebody has, or with none."""
    standing = view.standing.get(manner.prompt)
    wishes = (standing.order or {}).get("wishes") if standing else None
    first: Mapping[str, Any] = wishes[0] if wishes else {}
    return Draft(tuple(first.get("kinds", ())), first.get(manner.price), bool(first.get("money_only")))


def _kinds(view: View, manner: Manner, words: Words) -> tuple[str, ...]:
    """List the kinds that a wish can name: what is had for nothing is a building."""
    return tuple(words.kinds(view)) if manner.pays else (*view.points[0],)


def written(draft: Draft, kinds: Sequence[str]) -> str:
    """Write a draft in few letters."""
    chosen = "".join(str(number) for number, kind in enumerate(kinds) if kind in draft.kinds)
    return f"{chosen}.{draft.price or ''}.{draft.money_only:d}"


def read(code: str, view: View, manner: Manner, words: Words) -> Draft:
    """Read a draft; anything else is out of date (T-7)."""
    match = CODE.fullmatch(code)
    if match is None:
        raise Refused("T-7", "question-is-closed")
    kinds = tuple(kind for number, kind in enumerate(_kinds(view, manner, words)) if str(number) in match[1])
    return Draft(kinds, int(match[2]) if match[2] else None, match[3] == "1")


def changed(draft: Draft, part: str, values: Sequence[str]) -> Draft:
    """Return a draft with one part of it chosen anew."""
    if part == "kinds":
        return draft._replace(kinds=tuple(values))
    value = values[0] if values else ""
    if part == "price" and value in (ANY, *map(str, PRICES)):
        return draft._replace(price=None if value == ANY else int(value))
    if part == "money" and value in ("any", "only"):
        return draft._replace(money_only=value == "only")
    raise Refused("T-7", "question-is-closed")


def rows(draft: Draft, manner: Manner, view: View, table: TableId, words: Words) -> list[str | Row]:
    """Offer the parts of a wish, each under what it is about, and to save it."""
    known, say = _kinds(view, manner, words), words.say
    code, bound = written(draft, known), manner.bound

    def purpose(part: str) -> Purpose:
        return Purpose(manner.draft, table, detail=f"{part}.{code}")

    kinds = [MenuLine(kind, say(f"kind-{kind}"), kind in draft.kinds) for kind in known]
    prices = [MenuLine(str(price), say(f"price-{bound}", number=price), draft.price == price) for price in PRICES]
    prices.insert(0, MenuLine(ANY, say("price-any"), draft.price is None))
    money = [
        MenuLine("any", say("money-any"), not draft.money_only),
        MenuLine("only", say("money-only"), draft.money_only),
    ]
    paying: list[str | Row] = [say("about-money-kind"), switch(purpose("money"), money)] if manner.pays else []
    return [
        say("about-kinds"),
        Row([menu(say("choose-kinds"), purpose("kinds"), kinds, least=0, most=len(kinds))]),
        say(f"about-price-{bound}"),
        Row([menu(say(f"choose-price-{bound}"), purpose("price"), prices)]),
        *paying,
        Row(
            [
                button(say("button-save"), Purpose("order", table, detail=f"{manner.save}.{code}"), "good", "💾"),
                button(say("button-orders"), Purpose("orders", table), emoji="📜"),
            ]
        ),
    ]
