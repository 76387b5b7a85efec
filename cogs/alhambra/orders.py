"""Auto-answers in words: what they say, and what somebody types (C-23, V-VIZ-20, V-CHA-30)."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from alhambra.view import StandingAnswer, View
from cogs.alhambra.sides import SIDES, arrows_for, sides_typed
from cogs.alhambra.words import Words
from tabletop.cellname import cell_name, cell_named
from tabletop.refused import Refused
from texts.catalogue import Catalogue

SIMPLE = ("ask", "able", "pass", "rest")
RANGE = re.compile(r"(\d{1,2})\s*[-–]\s*(\d{1,2})")
UP_TO = re.compile(r"(?:up\s+to|<=|≤)\s*(\d{1,2})")
AT = re.compile(r"\b(?:at|to)\s+([A-Za-z]{1,2}\s*-?\d{1,3})\b")
LIMIT = re.compile(r"\d{1,3}")
HIGHEST_PRICE = 99


def described(prompt: str, standing: StandingAnswer | None, words: Words) -> str:
    """Say what somebody answers without being asked."""
    say = words.say
    if standing is None or standing.answer != "order" or standing.order is None:
        answer = standing.answer if standing else words.at_first
        return say("answer-ask-wise-man") if prompt == "wise man" else simple(answer, words)
    if prompt == "vizier":
        return _purchases(standing.order, words)
    if prompt == "auction":
        return _auction(standing.order, words)
    return say("order-wise-man", kind=say(f"kind-{standing.order['kind']}"))


def simple(answer: str, words: Words) -> str:
    """Say an auto-answer; where nobody is asked, to be asked is to pass (C-24)."""
    asks = answer in ("ask", "able")
    return words.say("answer-ask-nobody" if asks and words.orders_only else f"answer-{answer}")


def preview(action: Mapping[str, Any], words: Words) -> str:
    """Say what an order for the vizier would be that is not given yet."""
    return _purchases(action["order"], words)


def _purchases(order: Mapping[str, Any], words: Words) -> str:
    wishes = "; ".join(_wish(wish, words) for wish in order["wishes"])
    return words.say("order-vizier", wishes=wishes or words.say("limit-none"))


def _wish(wish: Mapping[str, Any], words: Words) -> str:
    say, walls = words.say, wish.get("walls")
    least, most = wish.get("at_least", 0), wish.get("at_most", HIGHEST_PRICE)
    cell = wish.get("cell")
    return say(
        "wish",
        kinds=", ".join(say(f"kind-{kind}") for kind in wish.get("kinds", ())) or say("wish-any"),
        prices=say("wish-prices", least=least, most=most) if (least, most) != (0, HIGHEST_PRICE) else "",
        walls="" if walls is None else _walls(walls, say),
        money=say("wish-money") if wish.get("money_only") else "",
        cell=say("wish-cell", cell=cell_name(tuple(cell))) if cell else "",
    )


def _walls(walls: str, say: Catalogue) -> str:
    return say("wish-walls", walls=arrows_for(walls, say)) if walls else say("wish-no-walls")


def _auction(order: Mapping[str, Any], words: Words) -> str:
    say = words.say
    limits = [say("limit-of", card=say(card), number=number) for card, number in order.get("limits", {}).items()]
    if order.get("others"):
        limits.append(say("limit-others", number=order["others"]))
    prefer = ", ".join(words.currency(name) for name in order.get("prefer", ()))
    return say(
        "order-auction",
        limits=", ".join(limits) or say("limit-none"),
        prefer=say("order-prefer", currencies=prefer) if prefer else "",
        swap=say("order-swap") if order.get("swap") else "",
    )


def typed(prompt: str, text: str, words: Words, view: View) -> Mapping[str, Any]:
    """Read an auto-answer as somebody types it, or say what is not understood."""
    plain = text.strip()
    action: dict[str, Any] = {"do": "SetStanding", "prompt": prompt}
    if plain.casefold() in (*SIMPLE, "best"):
        return action | {"answer": "ask" if plain.casefold() == "best" else plain.casefold()}
    readers = {"vizier": _read_wishes, "auction": _read_limits, "wise man": _read_kind}
    return action | {"answer": "order", "order": readers[prompt](plain, words, view)}


def _read_wishes(text: str, words: Words, view: View) -> dict[str, Any]:
    return {"wishes": [_read_wish(part, words, view) for part in text.split(";") if part.strip()]}


def _read_wish(text: str, words: Words, view: View) -> dict[str, Any]:
    wish: dict[str, Any] = {}
    rest = text.strip()
    if found := AT.search(rest):
        wish["cell"] = cell_named(found[1])
        rest = rest.replace(found[0], " ")
    if found := RANGE.search(rest):
        least, most = sorted((int(found[1]), int(found[2])))
        wish |= {"at_least": least, "at_most": most}
        rest = rest.replace(found[0], " ")
    elif found := UP_TO.search(rest):
        wish["at_most"] = int(found[1])
        rest = rest.replace(found[0], " ")
    elif found := re.search(r"\b\d{1,2}\b", rest):
        wish |= {"at_least": int(found[0]), "at_most": int(found[0])}
        rest = rest.replace(found[0], " ")
    kinds = [*view.points[0], "camp"]
    for word in rest.replace(",", " ").split():
        if sides := sides_typed(word, words.say):
            wish["walls"] = "".join(side for side in SIDES if side in wish.get("walls", "") + sides)
        elif word.casefold() == "money":
            wish["money_only"] = True
        elif word.casefold() not in ("any", "walls", "only"):
            wish.setdefault("kinds", []).append(_one_of(word, {kind: words.say(f"kind-{kind}") for kind in kinds}))
    return wish


def _read_limits(text: str, words: Words, view: View) -> dict[str, Any]:
    order: dict[str, Any] = {"limits": {}}
    currencies = {name: words.currency(name) for name in view.currencies}
    cards = {card: words.cards([card]) for card in words.characters}
    for part in filter(None, (one.strip() for one in text.split(","))):
        *names, last = part.split()
        swap = last.casefold() == "swap"
        if swap:
            order["swap"] = True
            *names, last = names or [""]
        if names and names[0].casefold() == "pay":
            order["prefer"] = [_one_of(name, currencies) for name in (*names[1:], last)]
        elif not LIMIT.fullmatch(last) or not names:
            raise Refused("C-23", "order-unreadable", text=part[:40])
        elif names[0].casefold() == "others":
            order["others"] = int(last)
        else:
            order["limits"][_one_of(" ".join(names), cards)] = int(last)
    return order


def _read_kind(text: str, words: Words, view: View) -> dict[str, Any]:
    return {"kind": _one_of(text, {kind: words.say(f"kind-{kind}") for kind in view.points[0]})}


def _one_of(text: str, names: Mapping[str, str]) -> str:
    """Find the only thing whose name has a word that begins with what was typed."""
    wanted = text.casefold().removesuffix("s")
    found = [key for key, name in names.items() if _matches(name.casefold(), wanted)]
    if len(found) != 1:
        raise Refused("C-23", "order-unreadable", text=text[:40])
    return found[0]


def _matches(name: str, wanted: str) -> bool:
    return bool(wanted) and (name.startswith(wanted) or any(word.startswith(wanted) for word in name.split()))


def changed_wish(view: View, **changes: Any) -> Mapping[str, Any]:
    """Give the vizier's order with its first wish changed, for those who click; a new one wishes nothing yet."""
    standing = view.standing.get("vizier")
    wishes: Sequence[Mapping[str, Any]] = (standing.order or {}).get("wishes", ()) if standing else ()
    first = {**(wishes[0] if wishes else {}), **changes}
    kept = {name: value for name, value in first.items() if value not in ((), [], None)}
    changed = [kept, *wishes[1:]] if wishes or changes else []
    return {"do": "SetStanding", "prompt": "vizier", "answer": "order", "order": {"wishes": changed}}


def changed_limits(view: View, card: str | None = None, limit: int = 0, **changes: Any) -> Mapping[str, Any]:
    """Give the order for auctions with something changed."""
    standing = view.standing.get("auction")
    order: dict[str, Any] = {**((standing.order or {}) if standing else {}), **changes}
    if card == "others":
        order["others"] = limit
    elif card is not None:
        order["limits"] = {**order.get("limits", {}), card: limit}
    return {"do": "SetStanding", "prompt": "auction", "answer": "order", "order": order}
