"""Ways to pay."""

from itertools import combinations

import hypothesis.strategies as st
import pytest
from hypothesis import given

from alhambra.base.payment import payments
from alhambra.components import Money
from alhambra.module import Pool

VALUES = st.lists(st.integers(1, 9), max_size=9)


def pool(values: list[int], *along: Money) -> Pool:
    return Pool(tuple(Money(f"card-{index}", "money", "denar", value, 1) for index, value in enumerate(values)), along)


def ways(values: list[int], price: int) -> set[tuple[int, ...]]:
    cards = {card.id: card.value for card in pool(values).items}
    return {tuple(sorted(cards[card] for card in payment.cards)) for payment in payments(pool(values), price)}


@given(VALUES, st.integers(1, 14))
def test_all_payments_from_which_nothing_can_be_left_out(values: list[int], price: int) -> None:
    expected = {
        tuple(sorted(some))
        for size in range(len(values) + 1)
        for some in combinations(values, size)
        if sum(some) >= price and all(sum(some) - value < price for value in some)
    }
    assert ways(values, price) == expected


@given(VALUES, st.integers(1, 14))
def test_each_once_and_the_exact_ones_first(values: list[int], price: int) -> None:
    found = payments(pool(values), price)
    cards = {card.id: card.value for card in pool(values).items}
    surpluses = [sum(cards[card] for card in payment.cards) - price for payment in found]
    assert surpluses == [payment.surplus for payment in found] == sorted(surpluses)
    assert len(ways(values, price)) == len(found)


def test_what_must_go_along_is_in_every_payment() -> None:
    licence = Money("licence", "licence", "", 0, 1)
    plain = pool([4, 6, 9])
    found = payments(Pool(plain.items, (licence,), frozenset(item.id for item in plain.items)), 9)
    assert found
    assert all("licence" in payment.cards for payment in found)
    assert [payment.surplus for payment in found] == [payment.surplus for payment in payments(pool([4, 6, 9]), 9)]


def test_a_huge_hand_has_a_bounded_number_of_ways() -> None:
    everything = [value for value in range(1, 10) for _ in range(3)]
    assert 100 < len(payments(pool(everything), 13)) < 400


@pytest.mark.parametrize(
    ("values", "price", "expected"), [([5, 6], 10, {(5, 6)}), ([4, 6], 10, {(4, 6)}), ([2], 3, set())]
)
def test_examples(values: list[int], price: int, expected: set[tuple[int, ...]]) -> None:
    assert ways(values, price) == expected
