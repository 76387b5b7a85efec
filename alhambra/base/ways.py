"""Which ways to pay are worth a thought, found by a small search instead of by trying everything (B-38, C-11).

Of all payments only those count from which nothing can be left out. They are put together from the most valuable
thing down: the one added last is the least and was still needed, so every other is needed too. On the way, of
those that have come to the same sum only the best few are kept. So a full purse takes hardly longer than a thin one.
"""

from collections.abc import Sequence
from functools import lru_cache
from heapq import nsmallest
from math import inf
from typing import Any, TypeAlias, TypeVar

from alhambra.components import CardId, Currency
from alhambra.purchase import Item, Payment, Pool, Thrift

T = TypeVar("T", bound=tuple[Any, ...])

MOST = 12
"""How many ways to pay a price are offered; any other is legal too."""

MONEY_IS_MONEY = Thrift()

Way: TypeAlias = tuple[int, int, tuple[CardId, ...]]
"""How much is lost, what it costs to part with these things, and which they are: the least is the best."""


_Set: TypeAlias = tuple[int, tuple[CardId, ...]]
"""Some of the things, with what it costs to part with them."""
SEVERAL = "*"


@lru_cache(maxsize=2048)
def best_ways(
    pools: tuple[Pool, ...], price: int, thrift: Thrift = MONEY_IS_MONEY, wanted: tuple[int, ...] = ()
) -> tuple[Payment, ...]:
    """Return the best few ways to pay a price from one of some pools, the best first.

    The exact ones come first, then by how much is lost, then those that keep the most useful things. What must be
    included to mix currencies is suggested only where that loses less than paying without it. For each surplus
    that is wanted there is a way that has it, also with things that were not needed.
    """
    alone = [pool for pool in pools if not pool.included]
    mixed = [pool for pool in pools if pool.included]
    ways = sorted(way for pool in alone for way in ways_from(pool, price, thrift))
    least = ways[0][0] if ways and not thrift.fewest else inf
    if least:
        ways += [way for pool in mixed for way in ways_from(pool, price, thrift) if way[0] < least]
    ways = sorted(ways)[:MOST]
    for surplus in wanted:
        exact = [way for pool in alone for way in ways_from(pool, price + surplus, thrift) if not way[0]]
        ways += [(surplus, weight, cards) for _, weight, cards in sorted(exact)[:1]]
    return tuple(Payment(surplus, cards) for surplus, _, cards in dict.fromkeys(sorted(ways)))


def ways_from(pool: Pool, price: int, thrift: Thrift) -> tuple[Way, ...]:
    """List the best ways to pay from one pool."""
    rest = sum([item.value for item in pool.items])
    if rest < price:
        return ()
    along = tuple([item.id for item in pool.included])
    extra = sum([thrift.weigh(item.family) for item in pool.included])
    found: list[Way] = []
    begun: dict[tuple[int, Currency], list[_Set]] = {(price, ""): [(0, ())]}
    for (value, currency, family), ids in _alike(pool.items).items():
        weight = thrift.weigh(family)
        rest -= value * len(ids)
        for (missing, mixed), sets in list(begun.items()):
            now = _mixed(mixed, currency) if pool.apart else ""
            for number in range(1, len(ids) + 1):
                left = missing - number * value
                more = [(cost + number * weight, (*cards, *ids[:number])) for cost, cards in sets]
                if left <= 0:
                    if now not in pool.apart:  # otherwise what is included would mix nothing
                        found += [(-left, cost + extra, cards + along) for cost, cards in more]
                    break
                if left <= rest:
                    begun[left, now] = _best([*begun.get((left, now), ()), *more])
    return tuple(_best(found) if len(found) > MOST else sorted(found))


def _alike(items: Sequence[Item]) -> dict[tuple[int, Currency, str], list[CardId]]:
    """Put things together of which it does not matter which is used, the most valuable ones first."""
    alike: dict[tuple[int, Currency, str], list[CardId]] = {}
    for item in items:
        alike.setdefault((item.value, item.currency, item.family), []).append(item.id)
    return dict(sorted(alike.items(), reverse=True))


def _mixed(before: Currency, currency: Currency) -> Currency:
    """Return the currency of all things so far, or that there are several."""
    return currency if before in ("", currency) else SEVERAL


def _best(sets: list[T]) -> list[T]:
    return sets if len(sets) <= MOST else nsmallest(MOST, sets)
