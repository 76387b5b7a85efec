"""Wishes for the vizier in words: what they say, and what somebody types (V-VIZ-20)."""

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
from texts.nouns import joined

VIZIER = "vizier"
RANGE = re.compile(r"(\d{1,2})\s*[-–]\s*(\d{1,2})")
UP_TO, AT = r"\s*(\d{1,2})", r"\s+([a-z]{1,2}\s*-?\d{1,3})\b"
"""What follows the words for them."""
HIGHEST_PRICE = 99


def described(order: Mapping[str, Any], words: Words) -> str:
    """Say what the vizier is to buy."""
    wishes = joined([_wish(wish, words) for wish in order["wishes"]], "; ".join)
    return words.say("order-vizier", wishes=wishes or words.say.noun("wish-none"))


def _wish(wish: Mapping[str, Any], words: Words) -> str:
    say, walls = words.say, wish.get("walls")
    least, most = wish.get("at_least", 0), wish.get("at_most", HIGHEST_PRICE)
    cell = wish.get("cell")
    return say.noun(
        "wish",
        kinds=say.row([say.noun(f"kind-{kind}") for kind in wish.get("kinds", ())]) or say.noun("wish-any"),
        prices=say("wish-prices", least=least, most=most) if (least, most) != (0, HIGHEST_PRICE) else "",
        walls="" if walls is None else _walls(walls, say),
        money=say("wish-money") if wish.get("money_only") else "",
        cell=say("wish-cell", cell=cell_name(tuple(cell))) if cell else "",
    )


def _walls(walls: str, say: Catalogue) -> str:
    return say("wish-walls", walls=arrows_for(walls, say)) if walls else say("wish-no-walls")


def read(text: str, words: Words, view: View) -> dict[str, Any]:
    """Read wishes, with semicolons between them."""
    return {"wishes": [_read_wish(part, words, view) for part in text.split(";") if part.strip()]}


def _read_wish(text: str, words: Words, view: View) -> dict[str, Any]:
    wish: dict[str, Any] = {}
    say, rest = words.say, folded(text.strip())
    up_to = re.compile(pattern("up-to", say) + UP_TO)
    if found := re.search(pattern("at", say) + AT, rest):
        wish["cell"] = cell_named(found[1])
        rest = rest.replace(found[0], " ")
    if found := RANGE.search(rest):
        least, most = sorted((int(found[1]), int(found[2])))
        wish |= {"at_least": least, "at_most": most}
        rest = rest.replace(found[0], " ")
    elif found := up_to.search(rest):
        wish["at_most"] = int(found[1])
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


def changed_wish(view: View, **changes: Any) -> Mapping[str, Any]:
    """Return the vizier's order with its first wish changed, for those who click; a new one wishes nothing yet."""
    standing = view.standing.get(VIZIER)
    wishes: Sequence[Mapping[str, Any]] = (standing.order or {}).get("wishes", ()) if standing else ()
    first = {**(wishes[0] if wishes else {}), **changes}
    kept = {name: value for name, value in first.items() if value not in ((), [], None)}
    changed = [kept, *wishes[1:]] if wishes or changes else []
    return {"wishes": changed}
