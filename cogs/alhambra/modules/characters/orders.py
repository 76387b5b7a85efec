"""Limits for auctions, and the kind for the Wise Man, in words and as somebody types them (V-CHA-30)."""

import re
from collections.abc import Mapping
from typing import Any

from alhambra.view import View
from cogs.alhambra.orders import one_of
from cogs.alhambra.words import Words
from cogs.typed import is_word, names
from tabletop.refused import Refused

AUCTION, WISE_MAN, OTHERS = "auction", "wise man", "others"
CHARACTER = "character"
LIMIT = re.compile(r"\d{1,3}")


def characters(words: Words) -> dict[str, str]:
    """Name the characters of this game, by their ids."""
    return {card: words.cards([card]) for card in words.cards_of(CHARACTER)}


def described(order: Mapping[str, Any], words: Words) -> str:
    """Say how much somebody would bid."""
    say = words.say
    most = order.get("limits", {}).items()
    limits = [say.noun("limit-of", card=say.noun(card), number=number) for card, number in most]
    if order.get("others"):
        limits.append(say.noun("limit-others", number=order["others"]))
    prefer = say.row([words.currency(name) for name in order.get("prefer", ())])
    return say(
        "order-auction",
        limits=say.row(limits) or say.noun("limit-none"),
        prefer=say("order-prefer", currencies=prefer) if prefer else "",
        swap=say("order-swap") if order.get("swap") else "",
    )


def described_kind(order: Mapping[str, Any], words: Words) -> str:
    """Say for which kind the Wise Man counts."""
    return words.say("order-wise-man", kind=words.say.noun(f"kind-{order['kind']}"))


def read_limits(text: str, words: Words, view: View) -> dict[str, Any]:
    """Read limits, with commas between them."""
    order: dict[str, Any] = {"limits": {}}
    say, payable = words.say, (*view.currencies, *view.universal)
    currencies = {name: names(f"currency-{name}", say) for name in payable}
    cards = {card: names(card, say) for card in words.cards_of(CHARACTER)}
    for part in filter(None, (one.strip() for one in text.split(","))):
        *first, last = part.split()
        if is_word(last, "swapping", say):
            order["swap"] = True
            *first, last = first or [""]
        if first and is_word(first[0], "paying", say):
            order["prefer"] = [one_of(name, currencies) for name in (*first[1:], last)]
        elif not LIMIT.fullmatch(last) or not first:
            raise Refused("C-23", "order-unreadable", text=part[:40])
        elif is_word(first[0], "others", say):
            order[OTHERS] = int(last)
        else:
            order["limits"][one_of(" ".join(first), cards)] = int(last)
    return order


def read_kind(text: str, words: Words, view: View) -> dict[str, Any]:
    """Read a kind of building."""
    return {"kind": one_of(text, {kind: names(f"kind-{kind}", words.say) for kind in view.points[0]})}


def changed_limits(view: View, card: str | None = None, limit: int = 0, **changes: Any) -> Mapping[str, Any]:
    """Return the order for auctions with something changed."""
    standing = view.standing.get(AUCTION)
    order: dict[str, Any] = {**((standing.order or {}) if standing else {}), **changes}
    if card == OTHERS:
        order[OTHERS] = limit
    elif card is not None:
        order["limits"] = {**order.get("limits", {}), card: limit}
    return order
