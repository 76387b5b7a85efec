"""The generator: the same everywhere, and fair."""

from collections import Counter
from itertools import permutations

import pytest

from tabletop.rng import Rng

SEED = "ab" * 32


def test_known_numbers_never_change() -> None:
    numbers, rng = [], Rng(SEED)
    for _ in range(8):
        number, rng = rng.below(1000)
        numbers.append(number)
    assert numbers == [468, 516, 655, 926, 94, 911, 795, 580]
    assert rng == Rng(SEED, 8)


def test_a_known_shuffle_never_changes() -> None:
    order, rng = Rng(SEED).shuffled("alhambra")
    assert "".join(order) == "aaahblrm"
    assert rng.drawn == 7


def test_drawing_leaves_the_generator_as_it_was() -> None:
    rng = Rng(SEED)
    assert rng.below(10) == rng.below(10)
    assert rng == Rng(SEED)


def test_another_seed_gives_other_numbers() -> None:
    assert Rng(SEED).shuffled(range(50)) != Rng("cd" * 32).shuffled(range(50))


@pytest.mark.parametrize("n", [1, 2, 3, 6, 7, 100])
def test_all_numbers_are_equally_likely(n: int) -> None:
    counts, rng, draws = Counter[int](), Rng(SEED), 400 * n
    for _ in range(draws):
        number, rng = rng.below(n)
        counts[number] += 1
    assert set(counts) == set(range(n))
    # chi-squared: its mean is n - 1 and its deviation the root of 2 (n - 1); six deviations are never seen
    spread = sum((counts[number] - 400) ** 2 / 400 for number in range(n))
    assert spread <= (n - 1) + 6 * (2 * max(n - 1, 1)) ** 0.5


def test_all_orders_are_equally_likely() -> None:
    counts, rng = Counter[tuple[str, ...]](), Rng(SEED)
    for _ in range(24 * 200):
        order, rng = rng.shuffled("abcd")
        counts[order] += 1
    assert set(counts) == set(permutations("abcd"))
    assert sum((count - 200) ** 2 / 200 for count in counts.values()) <= 23 + 6 * 46**0.5


def test_nothing_to_shuffle_draws_nothing() -> None:
    assert Rng(SEED).shuffled(()) == ((), Rng(SEED))
    assert Rng(SEED).shuffled("x") == (("x",), Rng(SEED))
