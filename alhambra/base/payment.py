"""Paying: what may be put together (C-11), how a payment is judged, and what follows it (P-1, P-3 to P-6)."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import chain
from typing import Any

from msgspec.structs import replace

from alhambra.actions import NOTHING
from alhambra.base.ways import best_ways, overpaid_ways
from alhambra.components import CardId, Currency
from alhambra.ledger import Ledger, Position
from alhambra.purchase import Bill, Item, Mix, Payment, Pool, Purpose, Receipt
from tabletop.refused import Refused
from tabletop.seat import Seat

MOST_OVERPAID = 8
"""Nobody needs to be told to overpay by more."""


class Purse:
    """All that a seat can pay with for some purpose."""

    def __init__(self, at: Position, seat: Seat, purpose: Purpose) -> None:
        self._at, self._seat, self._purpose = at, seat, purpose
        self._items: dict[Currency, list[Item]] = {}
        self._sums: dict[Currency, int] = {}
        items, sums, rules = self._items, self._sums, at.rules
        for part in rules.items:
            for item in part(at, seat, purpose):
                currency = item.currency
                if currency in items:
                    items[currency].append(item)
                    sums[currency] += item.value
                else:
                    items[currency], sums[currency] = [item], item.value
        self._mixes = [mix for mixing in rules.mixes for mix in mixing(at, seat)] if rules.mixes else []
        self._universal = [currency for currency in rules.universal if currency in items] if rules.universal else []

    def pools(self, currencies: tuple[Currency, ...]) -> tuple[Pool, ...]:
        """Return the sets of things from which one may pay in one of some currencies (C-11)."""
        if self._purpose.mixed:
            pools = [Pool(self._of(currencies))]
        else:
            pools = [Pool(tuple(self._items.get(currency, ()))) for currency in currencies]
        for mix in () if self._purpose.mixed else self._mixes:
            alone = frozenset(mix.currencies).intersection(currencies)
            if alone:
                pools.append(Pool(self._of(mix.currencies), (mix.item,), alone, plain=False))
        for currency in self._universal:
            pools.append(Pool(self._of((currency,)), plain=False))
        return tuple(pools)

    def _of(self, currencies: tuple[Currency, ...]) -> tuple[Item, ...]:
        return tuple([item for currency in currencies for item in self._items.get(currency, ())])

    def ways(self, bill: Bill, *, plain: bool = False, exactly: bool = False) -> tuple[Payment, ...]:
        """Return the few ways to pay a bill that are worth a thought, the best first; perhaps only plain or exact ones.

        Whoever can pay exactly is not told to overpay for what can be had for a surplus.
        """
        if not (self._mixes or self._universal) and self.total(bill.currencies) < bill.price:
            return ()  # known without a search
        pools, rules = self.pools(bill.currencies), self._at.rules
        if plain:
            pools = tuple(pool for pool in pools if pool.plain)
        ways = best_ways(pools, bill.price, rules.thrift)
        if exactly:
            return tuple([way for way in ways if not way.surplus])
        if not (rules.refunds and ways and ways[0].surplus):
            return ways
        most = _most(pools) - bill.price
        wanted = tuple([surplus for surplus in self._wanted if surplus <= most])
        return overpaid_ways(pools, bill.price, rules.thrift, wanted)

    @cached_property
    def _wanted(self) -> tuple[int, ...]:
        """The surpluses for which there is more to be had than for less."""
        return tuple(_worth_overpaying(self._at, self._seat, self._purpose))

    def with_fewest(self, bill: Bill, among: Collection[Currency]) -> Payment | None:
        """Return the way that loses least, then takes the fewest things, with things of some currencies (V-CHA-31)."""
        pools = tuple(
            replace(pool, items=tuple(item for item in pool.items if item.currency in among))
            for pool in self.pools(bill.currencies)
        )
        return next(iter(best_ways(pools, bill.price, self._at.rules.thrift._replace(fewest=True))), None)

    def most(self, currencies: tuple[Currency, ...]) -> int:
        """Return the highest price that can be paid in one of some currencies."""
        return _most(self.pools(currencies))

    def total(self, currencies: tuple[Currency, ...]) -> int:
        """Add up what there is of some currencies."""
        return sum([self._sums.get(currency, 0) for currency in currencies])

    def named(self, cards: Sequence[CardId], bill: Bill) -> list[Item]:
        """Return the things that a payment names, or refuse what does not go together."""
        if len(set(cards)) == len(cards):
            for pool in self.pools(bill.currencies):
                held = {item.id: item for item in pool.items + pool.included}
                if held.keys() >= set(cards) and all(item.id in cards for item in pool.included):
                    return [held[card] for card in cards]
        raise Refused(self._fault(cards, bill), "pay-with-what-you-have", cards=cards, **self.sums(bill))

    def _fault(self, cards: Sequence[CardId], bill: Bill) -> str:
        """Name the rule that a payment breaks: one of mixing, if one could mix with own things (C-30)."""
        held = {item.id for item in chain(*self._items.values())} | {mix.item.id for mix in self._mixes}
        if not self._can_mix or not held.issuperset(cards) or len(set(cards)) < len(cards):
            return "B-37"
        used = [mix for mix in self._mixes if mix.item.id in cards]
        return next((mix.rule for mix in used if not _serves(mix, bill)), "C-11")

    @property
    def _can_mix(self) -> bool:
        return bool(self._at.rules.mixes or self._at.rules.universal)

    def sums(self, bill: Bill) -> Mapping[str, Any]:
        """Return what a player needs to know about a price: how much there is of its currency, and how much not.

        Where the payer names the currency, it is the one of which there is most.
        """
        best = max(bill.currencies, key=lambda currency: self.total((currency,)))
        have = self.total(bill.currencies if self._purpose.mixed else (best,))
        return {"price": bill.price, "currency": best, "have": have, "missing": max(0, bill.price - have)}


def _worth_overpaying(at: Position, seat: Seat, purpose: Purpose) -> Iterator[int]:
    """Yield the surpluses for which there is more to be had than for less, whatever the price."""
    refunds, before = at.rules.refunds.values(), [0] * len(at.rules.refunds)
    for surplus in range(1, 1 + MOST_OVERPAID):
        receipt = Receipt(seat, purpose, 0, surplus, ())
        due = [refund.due(at, receipt) for refund in refunds]
        if any(now > then for now, then in zip(due, before, strict=True)):
            yield surplus
        before = due


def _most(pools: Sequence[Pool]) -> int:
    return max((sum(item.value for item in pool.items) for pool in pools), default=0)


def _serves(mix: Mix, bill: Bill) -> bool:
    return not set(mix.currencies).isdisjoint(bill.currencies)


def pay(game: Ledger, seat: Seat, cards: tuple[CardId, ...], bill: Bill, *, short: str = "B-37") -> Payment:
    """Pay a bill, or refuse to, by the rule `short` if it is too little (P-1).

    Paying more than needed is legal, with any cards (B-38).
    """
    purse = Purse(game, seat, bill.purpose)
    if not cards:
        raise Refused("B-37", "pay-nothing", **purse.sums(bill))
    items = purse.named(cards, bill)
    total = sum(item.value for item in items)
    if total < bill.price:
        raise Refused(short, "pay-too-little", total=total, **purse.sums(bill))
    for family in dict.fromkeys(item.family for item in items):
        game.rules.spends[family](game, seat, tuple(item.id for item in items if item.family == family))
    return Payment(total - bill.price, cards)


def settle(game: Ledger, receipt: Receipt) -> None:
    """Do all that follows a payment, in the order of the rules; what asks somebody waits in that order too (3.6)."""
    asked: list[str] = []
    for settling in game.rules.settlings:
        agenda, game.agenda = game.agenda, []
        settling.do(game, receipt)
        asked += [phase for phase in game.agenda if phase not in (*asked, *agenda)]
        game.agenda = agenda
    game.agenda[:0] = asked


def refund(game: Ledger, receipt: Receipt) -> None:
    """Give what is wished for a surplus, or what comes by default (P-3)."""
    refunds = game.rules.refunds
    if receipt.refund in ("", NOTHING):
        defaults = (one for one in refunds.values() if one.by_default and one.due(game, receipt))
        wished = None if receipt.refund else next(defaults, None)
    else:
        wished = refunds.get(receipt.refund)
        if wished is None or not wished.due(game, receipt):
            rule = wished.fault(game, receipt) if wished else "C-13"
            raise Refused(rule, "no-such-refund", refund=receipt.refund, surplus=receipt.surplus)
    if wished:
        wished.give(game, receipt)


class Wishes:
    """What a seat can wish for payments that are still to be made."""

    def __init__(self, at: Position, seat: Seat) -> None:
        self._at, self._seat = at, seat
        self._wishes: dict[tuple[bool, ...], dict[object, list[str]]] = {}

    def beside(self, ways: Sequence[Payment], purpose: Purpose) -> list[tuple[Payment, str]]:
        """Return the ways to pay for something, the best first, with what can be wished; first what comes unasked.

        Of ways with the same choice only the best is offered with all of it: the others differ in cards alone.
        """
        rules, offered = self._at.rules, list[tuple[Payment, str]]()
        things = rules.things.keys()
        known, complete = self._wishes.setdefault(purpose.allows, {0: [""]}), set()
        for payment in ways:
            surplus, cards = payment
            alike = surplus if things.isdisjoint(cards) else (surplus, *[one for one in cards if one in things])
            if alike not in known:
                known[alike] = _wishes_for(self._at, Receipt(self._seat, purpose, 0, surplus, cards))
            wishes = known[alike]
            if alike in complete:
                offered.append((payment, wishes[0]))
            else:
                offered += [(payment, wish) for wish in wishes]
                complete.add(alike)
        return offered


def _wishes_for(at: Position, receipt: Receipt) -> list[str]:
    refunds = at.rules.refunds
    due = [name for name, one in refunds.items() if one.due(at, receipt)]
    default = next((name for name in due if refunds[name].by_default), None)
    return ["", *due] if default is None else [default, *(name for name in due if name != default), NOTHING]
