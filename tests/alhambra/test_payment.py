"""Ways to pay: what is offered is what a slow search through everything finds best, and what is legal is accepted."""

from collections.abc import Callable, Iterator
from itertools import combinations
from random import Random
from typing import TypeAlias

import hypothesis.strategies as st
import pytest
from hypothesis import given

from alhambra.base.payment import Purse
from alhambra.base.ways import MONEY_IS_MONEY, MOST, best_ways, overpaid_ways
from alhambra.components import CURRENCIES, Money
from alhambra.ledger import Position
from alhambra.modules.currency_exchange import ExchangeCard
from alhambra.purchase import Bill, Item, Mix, Payment, Pool, Purpose, Thrift
from alhambra.rulebook import Rulebook
from tabletop.refused import Refused
from tests.alhambra.games import position
from tests.reference.payments import Piece, legal_payments, sensible_payments

VALUES = st.lists(st.integers(1, 9), max_size=9)
KEEPS = {"coin": 1, "builder": 2, "diamond": 4, "exchange": 3}
BUYING = Purpose("buying")
Signature: TypeAlias = tuple[tuple[str, str, int], ...]


def pool(values: list[int]) -> Pool:
    return Pool(tuple(Money(f"card-{index}", "money", "denar", value, 1) for index, value in enumerate(values)))


@given(VALUES, st.integers(1, 14))
def test_nothing_can_be_left_out_and_the_exact_ones_come_first(values: list[int], price: int) -> None:
    found = best_ways((pool(values),), price)
    cards = {card.id: card.value for card in pool(values).items}
    for payment in found:
        total = sum(cards[card] for card in payment.cards)
        assert total - price == payment.surplus >= 0
        assert all(total - cards[card] < price for card in payment.cards)
    assert [payment.surplus for payment in found] == sorted(payment.surplus for payment in found)
    assert bool(found) == (sum(values) >= price)


def test_a_huge_hand_has_few_ways() -> None:
    everything = [value for value in range(1, 10) for _ in range(3)]
    assert len(best_ways((pool(everything),), 13)) == MOST


@pytest.mark.parametrize(
    ("values", "price", "expected"),
    [
        ([5, 6], 10, [(1, (6, 5))]),
        ([4, 6], 10, [(0, (6, 4))]),
        ([2], 3, []),
        ([9, 5, 4, 6], 9, [(0, (9,)), (0, (5, 4)), (1, (6, 4)), (2, (6, 5))]),
    ],
)
def test_examples(values: list[int], price: int, expected: list[tuple[int, tuple[int, ...]]]) -> None:
    cards = {card.id: card.value for card in pool(values).items}
    found = best_ways((pool(values),), price)
    assert [(surplus, tuple(cards[card] for card in paid)) for surplus, paid in found] == expected


def test_what_is_worth_overpaying_for_is_offered_too() -> None:
    found = overpaid_ways((pool([4, 5, 1]),), 4, MONEY_IS_MONEY, (2, 5))
    assert [payment.surplus for payment in found] == [0, 1, 2, 5]
    assert [len(payment.cards) for payment in found] == [1, 1, 2, 2]


class Pockets:
    """A purse with whatever a test puts into it, also things that lie in nobody's hand."""

    thrift = Thrift(tuple(KEEPS.items()))

    def __init__(self, pieces: list[Piece]) -> None:
        rules = Rulebook.__new__(Rulebook)
        fields: dict[str, object] = {
            "items": (lambda at, seat, purpose: [_item(piece) for piece in pieces if not piece.mixes],),
            "mixes": (lambda at, seat: [_mix(piece) for piece in pieces if piece.mixes],),
            "universal": ("diamond",),
            "thrift": self.thrift,
            "refunds": {},
        }
        for name, value in fields.items():
            object.__setattr__(rules, name, value)
        self.purse = Purse(Position(rules, position({}).state), 0, BUYING)


def _item(piece: Piece) -> Item:
    return Money(piece.id, piece.family, piece.currency, piece.value, 1)


def _mix(piece: Piece) -> Mix:
    return Mix(ExchangeCard(piece.id, piece.family, piece.mixes), piece.mixes, "V-CUR-5")


def some_pieces(random: Random) -> list[Piece]:
    """Return a few things of all kinds with which one may pay one day (C-10)."""
    pieces = []
    for number in range(random.randrange(9)):
        family = random.choice(["money", "money", "money", "builder", "coin", "coin", "diamond"])
        currency = "diamond" if family == "diamond" else random.choice(CURRENCIES[:3])
        value = {"builder": 3, "coin": 1}.get(family) or random.randint(1, 9)
        pieces.append(Piece(f"{family}-{number}", family, currency, value))
    if random.random() < 0.5:
        pieces.append(Piece("saved", "saved", random.choice(CURRENCIES[:3]), random.randint(1, 6)))
    pairs = random.sample(list(combinations(CURRENCIES[:3], 2)), random.randrange(3))
    return pieces + [Piece(f"exchange-{number}", "exchange", "", 0, pair) for number, pair in enumerate(pairs)]


def rank(thrift: Thrift, price: int) -> Callable[[tuple[Piece, ...]], tuple[int, int]]:
    """Return by what payments are compared: what is lost, then what is parted with."""
    return lambda some: (
        sum(piece.value for piece in some) - price,
        sum(thrift.weigh(piece.family) for piece in some),
    )


def purses(number: int) -> Iterator[tuple[list[Piece], int, tuple[str, ...]]]:
    random = Random(1)
    for _ in range(number):
        currencies = (random.choice(CURRENCIES[:3]),) if random.random() < 0.7 else CURRENCIES
        yield some_pieces(random), random.randint(1, 13), currencies


def looks(some: tuple[Piece, ...]) -> Signature:
    return tuple(sorted((piece.family, "".join(piece.mixes) or piece.currency, piece.value) for piece in some))


def test_the_best_payments_are_those_that_a_search_through_everything_finds() -> None:
    by_thrift, everything = Thrift(tuple(KEEPS.items())), 0
    for pieces, price, currencies in purses(1500):
        named = {piece.id: piece for piece in pieces}
        order = rank(by_thrift, price)
        expected = sensible_payments(pieces, price, currencies, ["diamond"])
        found = [
            tuple(named[card] for card in way.cards) for way in Pockets(pieces).purse.ways(_bill(price, currencies))
        ]
        assert {looks(some) for some in found} <= {looks(some) for some in expected}
        plain = [order(some)[0] for some in expected if not any(piece.mixes for piece in some)]
        least = min(plain, default=99)  # what mixes is suggested where it loses less than paying without it
        worth = [some for some in expected if not any(piece.mixes for piece in some) or order(some)[0] < least]
        different = {looks(some): order(some) for some in worth}
        assert [order(some) for some in found] == sorted(different.values())[:MOST]
        assert len({looks(some) for some in found}) == len(found)
        everything += len(found) == len(different) > 1
    assert everything > 400


def test_each_surplus_that_is_wanted_has_the_way_that_a_search_through_everything_finds() -> None:
    random, met = Random(3), 0
    for pieces, price, currencies in purses(800):
        order = rank(Thrift(tuple(KEEPS.items())), price)
        plain = [piece for piece in pieces if not piece.mixes]
        named, legal = (
            {piece.id: piece for piece in pieces},
            list(legal_payments(plain, price, currencies, ["diamond"])),
        )
        wanted = tuple(sorted(random.sample(range(1, 9), 3)))
        pools = Pockets(pieces).purse.pools(currencies)
        found = [
            tuple(named[card] for card in way.cards) for way in overpaid_ways(pools, price, Pockets.thrift, wanted)
        ]
        assert [order(some)[0] for some in found] == sorted(order(some)[0] for some in found)
        for surplus in wanted:
            best = min((order(some) for some in legal if order(some)[0] == surplus), default=None)
            offered = [order(some) for some in found if order(some)[0] == surplus]
            assert best is None or best in offered
            met += best is not None and len(offered) == 1
    assert met > 100


def test_with_the_fewest_things_is_what_a_search_through_everything_finds() -> None:
    for pieces, price, _ in purses(400):
        order = rank(Thrift(tuple(KEEPS.items()), fewest=True), price)
        named = {piece.id: piece for piece in pieces}
        for among in (CURRENCIES[:1], CURRENCIES[:2], (*CURRENCIES, "diamond")):
            own = [piece for piece in pieces if piece.mixes or piece.currency in among]
            expected = sensible_payments(own, price, CURRENCIES, ["diamond"])
            found = Pockets(pieces).purse.with_fewest(_bill(price, CURRENCIES), among)
            assert (found is None) == (not expected)
            if found is not None:
                assert order(tuple(named[card] for card in found.cards)) == min(map(order, expected))


def test_just_what_is_legal_is_accepted() -> None:
    random = Random(2)
    for pieces, price, currencies in purses(1500):
        legal = {
            frozenset(piece.id for piece in some) for some in legal_payments(pieces, price, currencies, ["diamond"])
        }
        purse = Pockets(pieces).purse
        for _ in range(4):
            cards = tuple(piece.id for piece in pieces if random.random() < 0.5)
            assert _is_accepted(purse, cards, _bill(price, currencies)) == (frozenset(cards) in legal), cards


def _is_accepted(purse: Purse, cards: tuple[str, ...], bill: Bill) -> bool:
    try:
        return sum(item.value for item in purse.named(cards, bill)) >= bill.price
    except Refused:
        return False


def _bill(price: int, currencies: tuple[str, ...]) -> Bill:
    return Bill(price, currencies, BUYING)


def test_where_all_currencies_pay_together_nothing_is_needed_to_mix_them() -> None:
    pieces = [Piece("a", "money", "denar", 4), Piece("b", "money", "ducat", 3), Piece("c", "diamond", "diamond", 9)]
    pockets = Pockets(pieces)
    pockets.purse._purpose = Purpose("chests", mixed=True)
    assert pockets.purse.ways(_bill(7, CURRENCIES)) == (Payment(0, ("a", "b")), Payment(2, ("c",)))
