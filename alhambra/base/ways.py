"""Which ways to pay are worth a thought, found by a small search instead of by trying everything (B-38, C-11).

Of all payments only those count from which nothing can be left out. They are put together from the most valuable
thing down: the one added last is the least and was still needed, so every other is needed too. On the way, of
those that have come to the same sum only the best few are kept. So a full purse takes hardly longer than a thin one.
"""

from functools import lru_cache
from math import inf
from typing import TypeAlias

from alhambra.components import CardId, Currency
from alhambra.purchase import Item, Payment, Pool, Thrift

MOST = 12
"""How many ways to pay a price are offered; any other is legal too."""

MONEY_IS_MONEY = Thrift()

Way: TypeAlias = tuple[int, int, tuple[CardId, ...]]
"""How much is lost, what it costs to part with these things, and which they are: the least is the best."""


_Set: TypeAlias = tuple[int, tuple[CardId, ...]]
"""Some of the things, with what it costs to part with them."""
_Stack: TypeAlias = tuple[int, Currency, int, list[CardId]]
"""Things of which it does not matter which is used: their value, currency, what it costs to part with one, and ids."""
SEVERAL = "*"
USUAL = 22
"""Up to what sums are looked for at least: so they serve every usual price."""


@lru_cache(maxsize=2048)
def best_ways(pools: tuple[Pool, ...], price: int, thrift: Thrift = MONEY_IS_MONEY) -> tuple[Payment, ...]:
    """Return the best few ways to pay a price from one of some pools, the best first.

    The exact ones come first, then by how much is lost, then those that keep the most useful things. What must be
    included to mix currencies is suggested only where that loses less than paying without it.
    """
    alone = [pool for pool in pools if not pool.included]
    mixed = [pool for pool in pools if pool.included]
    ways = sorted([way for pool in alone for way in ways_from(pool, price, thrift)])
    least = ways[0][0] if ways and not thrift.fewest else inf
    if least and mixed:
        ways += [way for pool in mixed for way in ways_from(pool, price, thrift) if way[0] < least]
        ways.sort()
    return tuple([Payment(surplus, cards) for surplus, _, cards in dict.fromkeys(ways[:MOST])])


@lru_cache(maxsize=2048)
def overpaid_ways(pools: tuple[Pool, ...], price: int, thrift: Thrift, wanted: tuple[int, ...]) -> tuple[Payment, ...]:
    """Return the best few ways, and for each surplus that is wanted one that has it, also with unneeded things."""
    ways = best_ways(pools, price, thrift)
    highest = max([USUAL, *(price + surplus for surplus in wanted)])
    sums = [sums_of(pool, thrift, highest) for pool in pools if wanted and not pool.included]
    for surplus in wanted:
        exact = [some[price + surplus] for some in sums if price + surplus in some]
        ways += tuple([Payment(surplus, cards) for _, cards in sorted(exact)[:1]])
    return tuple(sorted(dict.fromkeys(ways), key=lambda way: way.surplus))


@lru_cache(maxsize=2048)
def sums_of(pool: Pool, thrift: Thrift, highest: int) -> dict[int, _Set]:
    """Return all that a pool can pay, up to some sum, with the best way to come to just that."""
    best: dict[int, _Set] = {0: (0, ())}
    for value, _, weight, ids in stacks_of(pool.items, thrift):
        for total, (cost, cards) in list(best.items()):
            for number in range(1, len(ids) + 1):
                key = total + number * value
                if key > highest:
                    break
                before, costs = best.get(key), cost + number * weight
                if before is None or costs <= before[0]:
                    more = costs, (*cards, *ids[:number])
                    best[key] = more if before is None else min(before, more)
    return best


def ways_from(pool: Pool, price: int, thrift: Thrift) -> list[Way]:
    """List the ways to pay from one pool, all of the best among them."""
    stacks, apart = stacks_of(pool.items, thrift), pool.apart
    rest = sum([value * len(ids) for value, _, _, ids in stacks])
    if rest < price:
        return []
    along, extra = (
        tuple([item.id for item in pool.included]),
        sum([thrift.weigh(item.family) for item in pool.included]),
    )
    found: list[Way] = []
    begun: dict[tuple[int, Currency], list[_Set]] = {(price, ""): [(0, ())]}
    for value, currency, weight, ids in stacks:
        rest -= value * len(ids)
        for (missing, mixed), sets in list(begun.items()):
            now = _mixed(mixed, currency) if apart else ""
            for number in range(1, len(ids) + 1):
                left = missing - number * value
                if left > rest:
                    continue  # even with all that is to come it would be too little
                more, costs = ids[:number], number * weight
                if left <= 0:
                    if now not in apart:  # otherwise what is included would mix nothing
                        found += [(-left, cost + costs + extra, (*cards, *more, *along)) for cost, cards in sets]
                    break
                grown = [(cost + costs, (*cards, *more)) for cost, cards in sets]
                before = begun.get((left, now))
                begun[left, now] = _best(before + grown) if before else grown
    return found


@lru_cache(maxsize=2048)
def stacks_of(items: tuple[Item, ...], thrift: Thrift) -> list[_Stack]:
    """Put things together of which it does not matter which is used, the most valuable ones first."""
    alike: dict[tuple[int, Currency, str], list[CardId]] = {}
    for item in items:
        alike.setdefault((item.value, item.currency, item.family), []).append(item.id)
    weights = {family: thrift.weigh(family) for family in {family for _, _, family in alike}}
    ordered = sorted(alike.items(), reverse=True)
    return [(value, currency, weights[family], ids) for (value, currency, family), ids in ordered]


def _mixed(before: Currency, currency: Currency) -> Currency:
    """Return the currency of all things so far, or that there are several."""
    return currency if before in ("", currency) else SEVERAL


def _best(sets: list[_Set]) -> list[_Set]:
    return sets if len(sets) <= MOST else sorted(sets)[:MOST]
