"""Wishes for tiles that somebody would have out of turn, in words: what they say, and what is typed (C-23)."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from alhambra.view import SIDES, View
from cogs.alhambra.orders import one_of
from cogs.alhambra.sides import arrows_for, sides_typed
from cogs.alhambra.words import Words
from cogs.typed import folded, is_word, names, pattern
from tabletop.cellname import cell_name, cell_named
from texts.catalogue import Catalogue

RANGE = re.compile(r"(\d{1,2})\s*[-–]\s*(\d{1,2})")
NUMBER, AT = r"\s*(\d{1,2})", r"\s+([a-z]{1,2}\s*-?\d{1,3})\b"
"""What follows the words for them."""
TURNS = r"\s*([0-3])\b"
HIGHEST_PRICE = 99


def described(prompt: str, order: Mapping[str, Any], words: Words) -> str:
    """Say which tiles somebody would have."""
    wishes = words.say.series([_wish(wish, words) for wish in order["wishes"]])
    return words.say(f"order-{prompt}", wishes=wishes or words.say.noun("wish-none"))


def _wish(wish: Mapping[str, Any], words: Words) -> str:
    say, walls = words.say, wish.get("walls")
    least, most = wish.get("at_least", 0), wish.get("at_most", HIGHEST_PRICE)
    cell = wish.get("cell")
    return say.noun(
        "wish",
        kinds=say.row([say.noun(f"kind-{kind}") for kind in wish.get("kinds", ())]) or say.noun("wish-any"),
        prices=_prices(least, most, say),
        walls="" if walls is None else _walls(walls, say),
        money=say("wish-money") if wish.get("money_only") else "",
        cell=_place(cell, wish.get("how", {}), say) if cell else "",
    )


def _place(cell: Sequence[int], how: Mapping[str, Any], say: Catalogue) -> str:
    named = cell_name((cell[0], cell[1]))
    turned = how.get("turned")
    return say("wish-cell", cell=named) if turned is None else say("wish-cell-turned", cell=named, turned=turned)


def _prices(least: int, most: int, say: Catalogue) -> str:
    if most == HIGHEST_PRICE:
        return say("wish-from", number=least) if least else ""
    return say("wish-prices", least=least, most=most)


def _walls(walls: str, say: Catalogue) -> str:
    return say("wish-walls", walls=arrows_for(walls, say)) if walls else say("wish-no-walls")


def read(text: str, words: Words, view: View) -> dict[str, Any]:
    """Read wishes, with semicolons between them."""
    return {"wishes": [_read_wish(part, words, view) for part in text.split(";") if part.strip()]}


def _read_wish(text: str, words: Words, view: View) -> dict[str, Any]:
    wish: dict[str, Any] = {}
    say, rest = words.say, folded(text.strip())
    up_to, at_least = (re.compile(pattern(word, say) + NUMBER) for word in ("up-to", "at-least"))
    where, rest = _read_place(rest, say)
    wish |= where
    if found := RANGE.search(rest):
        least, most = sorted((int(found[1]), int(found[2])))
        wish |= {"at_least": least, "at_most": most}
        rest = rest.replace(found[0], " ")
    elif found := up_to.search(rest):
        wish["at_most"] = int(found[1])
        rest = rest.replace(found[0], " ")
    elif found := at_least.search(rest):
        wish["at_least"] = int(found[1])
        rest = rest.replace(found[0], " ")
    elif found := re.search(r"\b\d{1,2}\b", rest):
        wish |= {"at_least": int(found[0]), "at_most": int(found[0])}
        rest = rest.replace(found[0], " ")
    kinds = words.kinds(view)
    for word in rest.replace(",", " ").split():
        if sides := sides_typed(word, say):
            wish["walls"] = "".join(side for side in SIDES if side in wish.get("walls", "") + sides)
        elif is_word(word, "money", say):
            wish["money_only"] = True
        elif not is_word(word, "left-out", say):
            wish.setdefault("kinds", []).append(one_of(word, {kind: names(f"kind-{kind}", say) for kind in kinds}))
    return wish


def _read_place(text: str, say: Catalogue) -> tuple[dict[str, Any], str]:
    """Read where a tile goes, and how it is turned there; return what is left of the text."""
    place: dict[str, Any] = {}
    if found := re.search(pattern("at", say) + AT, text):
        place["cell"] = cell_named(found[1])
        text = text.replace(found[0], " ")
    if found := re.search(pattern("turned", say) + TURNS, text):
        place["how"] = {"turned": int(found[1])}
        text = text.replace(found[0], " ")
    return place, text


def changed_wish(view: View, prompt: str, changes: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return an order with its first wish changed, for those who click."""
    standing = view.standing.get(prompt)
    wishes: Sequence[Mapping[str, Any]] = (standing.order or {}).get("wishes", ()) if standing else ()
    first = {**(wishes[0] if wishes else {}), **changes}
    kept = {name: value for name, value in first.items() if value not in ((), [], None)}
    return {"wishes": [kept, *wishes[1:]]}
