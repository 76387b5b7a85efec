"""Paying: what may be put together, and which ways to pay are worth a thought (B-37 to B-40)."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from operator import attrgetter
from typing import Any, NamedTuple

from alhambra.components import CardId, Currency
from alhambra.ledger import Ledger, Position
from alhambra.module import Item, Pool
from tabletop.refused import Refused
from tabletop.seat import Seat


class Payment(NamedTuple):
    """A way to pay, and how much more than the price it is; it is exact (B-40, C-12) if that is 0."""

    surplus: int
    cards: tuple[CardId, ...]


def purse_of(at: Position, seat: Seat) -> Mapping[Currency, Sequence[Pool]]:
    """Give, for each currency, the sets of things from which a seat may pay in it (C-11)."""
    items: dict[Currency, list[Item]] = {}
    for part in at.rules.items:
        for item in part(at, seat):
            items.setdefault(item.currency, []).append(item)
    purse: dict[Currency, list[Pool]] = {currency: [Pool(tuple(own))] for currency, own in items.items()}
    for mixing in at.rules.mixes:
        for mix in mixing(at, seat):
            mixed = tuple(item for currency in mix.currencies for item in items.get(currency, ()))
            for currency in mix.currencies:
                new = frozenset(item.id for item in mixed if item.currency != currency)
                purse.setdefault(currency, []).append(Pool(mixed, (mix.item,), new))
    return purse


def pay(
    game: Ledger, seat: Seat, cards: tuple[CardId, ...], currency: Currency, price: int, *, short: str = "B-37"
) -> Payment:
    """Pay a price, or refuse to, by the rule `short` if it is too little.

    Paying more than needed is legal, with any cards (B-38).
    """
    if not cards:
        raise Refused("B-37", "pay-nothing", **_sums(game, seat, currency, price))
    items = _items(purse_of(game, seat).get(currency, ()), cards)
    if items is None:
        rule = _fault_of_mixing(game, seat, cards, currency) or "B-37"
        raise Refused(rule, "pay-with-what-you-have", cards=cards, **_sums(game, seat, currency, price))
    total = sum(item.value for item in items)
    if total < price:
        raise Refused(short, "pay-too-little", total=total, **_sums(game, seat, currency, price))
    for family in dict.fromkeys(item.family for item in items):
        game.rules.spends[family](game, seat, tuple(item.id for item in items if item.family == family))
    return Payment(total - price, cards)


def _sums(at: Position, seat: Seat, currency: Currency, price: int) -> Mapping[str, Any]:
    """Give what a player needs to know about a price: how much of it they have in its currency, and how much not."""
    have = sum(item.value for part in at.rules.items for item in part(at, seat) if item.currency == currency)
    return {"price": price, "currency": currency, "have": have, "missing": max(0, price - have)}


def _items(pools: Sequence[Pool], cards: tuple[CardId, ...]) -> list[Item] | None:
    """Give the things that a payment names, if some pool holds them all and what must be included is there."""
    for pool in pools:
        held = {item.id: item for item in pool.items + pool.included}
        complete = all(item.id in cards for item in pool.included)
        if complete and len(set(cards)) == len(cards) and all(card in held for card in cards):
            return [held[card] for card in cards]
    return None


def _fault_of_mixing(at: Position, seat: Seat, cards: tuple[CardId, ...], currency: Currency) -> str | None:
    """Name the rule of mixing that a payment with own things breaks (C-30), None if it mixes nothing."""
    mixes = [mix for mixing in at.rules.mixes for mix in mixing(at, seat)]
    held = {item.id for part in at.rules.items for item in part(at, seat)} | {mix.item.id for mix in mixes}
    used = [mix for mix in mixes if mix.item.id in cards]
    if not used or not held.issuperset(cards) or len(set(cards)) < len(cards):
        return None
    return next((mix.rule for mix in used if currency not in mix.currencies), "C-11")


@lru_cache(maxsize=1024)
def payments(pool: Pool, price: int) -> tuple[Payment, ...]:
    """List the payments of a price from which nothing can be left out, one of those with the same values.

    A payment with cards that were not needed is legal too (B-38), but nobody needs to be offered it; nor one
    that mixes nothing, although it includes something for that. The exact ones come first, then by how much is lost.
    """
    if sum([item.value for item in pool.items]) < price:
        return ()
    items = sorted(pool.items, key=attrgetter("value", "currency"), reverse=True)
    included, new = tuple(item.id for item in pool.included), pool.new
    found: list[Payment] = []

    def choose(start: int, missing: int, chosen: tuple[CardId, ...]) -> None:
        last = 0, ""
        for index, item in enumerate(items[start:], start + 1):
            value = item.value
            if (value, item.currency) == last:
                continue  # an equal card in this place gives the same payment again
            last = value, item.currency
            if value < missing:
                choose(index, missing - value, (*chosen, item.id))
            elif new is None or not new.isdisjoint((*chosen, item.id)):
                found.append(Payment(value - missing, (*chosen, item.id, *included)))

    # From high to low each new card is the least so far; since it was still needed, so is every other.
    choose(0, price, ())
    return tuple(sorted(found))
