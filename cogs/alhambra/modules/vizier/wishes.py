"""A wish for the vizier that is clicked together; it counts only when it is saved (V-VIZ-20).

What was chosen so far stands in the ids of the panel's controls: a wish that is not finished must not buy anything, and
could do so at once in a window that is open.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from alhambra.view import View
from cogs.alhambra.modules.vizier.orders import VIZIER
from cogs.alhambra.words import Words
from cogs.card import Row
from cogs.controls import MenuLine, Purpose, button, menu, switch
from host.table import TableId
from tabletop.refused import Refused

PRICES = range(2, 14)
ANY = "any"
CODE = re.compile(r"([0-9]{0,9})\.([0-9]{0,2})\.([01])")


class Draft(NamedTuple):
    """What was chosen so far."""

    kinds: tuple[str, ...] = ()
    at_most: int | None = None
    money_only: bool = False

    @property
    def wish(self) -> Mapping[str, Any]:
        """What it changes in a wish."""
        return {"kinds": list(self.kinds), "at_most": self.at_most, "money_only": self.money_only}


def present(view: View) -> Draft:
    """Begin with the first wish that somebody has, or with none."""
    standing = view.standing.get(VIZIER)
    wishes = (standing.order or {}).get("wishes") if standing else None
    first: Mapping[str, Any] = wishes[0] if wishes else {}
    return Draft(tuple(first.get("kinds", ())), first.get("at_most"), bool(first.get("money_only")))


def _kinds(view: View) -> tuple[str, ...]:
    """List the kinds that a wish can name."""
    return (*view.points[0], "camp")


def written(draft: Draft, view: View) -> str:
    """Write a draft in few letters."""
    kinds = "".join(str(number) for number, kind in enumerate(_kinds(view)) if kind in draft.kinds)
    return f"{kinds}.{draft.at_most or ''}.{draft.money_only:d}"


def read(code: str, view: View) -> Draft:
    """Read a draft; anything else is out of date (T-7)."""
    match = CODE.fullmatch(code)
    if match is None:
        raise Refused("T-7", "question-is-closed")
    kinds = tuple(kind for number, kind in enumerate(_kinds(view)) if str(number) in match[1])
    return Draft(kinds, int(match[2]) if match[2] else None, match[3] == "1")


def changed(draft: Draft, part: str, values: Sequence[str], view: View) -> Draft:
    """Return a draft with one part of it chosen anew."""
    if part == "kinds":
        return draft._replace(kinds=tuple(kind for kind in _kinds(view) if kind in values))
    value = values[0] if values else ""
    if part == "price" and value in (ANY, *map(str, PRICES)):
        return draft._replace(at_most=None if value == ANY else int(value))
    if part == "money" and value in ("any", "only"):
        return draft._replace(money_only=value == "only")
    raise Refused("T-7", "question-is-closed")


def rows(draft: Draft, view: View, table: TableId, words: Words) -> list[str | Row]:
    """Offer the parts of a wish, each under what it is about, and to save it."""
    code, say = written(draft, view), words.say

    def purpose(part: str) -> Purpose:
        return Purpose("draft", table, detail=f"{part}.{code}")

    kinds = [MenuLine(kind, say(f"kind-{kind}"), kind in draft.kinds) for kind in _kinds(view) if words.has_kind(kind)]
    prices = [MenuLine(str(price), say("price-label", number=price), draft.at_most == price) for price in PRICES]
    prices.insert(0, MenuLine(ANY, say("price-any"), draft.at_most is None))
    money = [
        MenuLine("any", say("money-any"), not draft.money_only),
        MenuLine("only", say("money-only"), draft.money_only),
    ]
    return [
        say("about-kinds"),
        Row([menu(say("choose-kinds"), purpose("kinds"), kinds, least=0, most=len(kinds))]),
        say("about-price"),
        Row([menu(say("choose-price"), purpose("price"), prices)]),
        say("about-money-kind"),
        switch(purpose("money"), money),
        Row(
            [
                button(say("button-save"), Purpose("order", table, detail=f"save.{code}"), "good", "💾"),
                button(say("button-orders"), Purpose("orders", table), emoji="📜"),
            ]
        ),
    ]
