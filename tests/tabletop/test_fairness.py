"""The commitment to a seed."""

from hashlib import sha256

import pytest

from tabletop.fairness import commitment, is_seed

SEED, SALT = "01" * 32, "fe" * 32


def test_anybody_can_compute_it() -> None:
    assert commitment(SEED, SALT) == sha256(f"{SEED}:{SALT}".encode()).hexdigest()


def test_it_changes_with_the_seed_and_with_the_salt() -> None:
    assert len({commitment(SEED, SALT), commitment(SALT, SALT), commitment(SEED, SEED)}) == 3


def test_digits_cannot_be_moved_from_seed_to_salt() -> None:
    assert commitment(SEED, SALT) != commitment(SEED + SALT[:2], SALT[2:])


@pytest.mark.parametrize("text", ["", "0" * 63, "0" * 65, "G" * 64, "A" * 64, "0x" + "0" * 62, " " * 64])
def test_only_64_digits_are_a_seed(text: str) -> None:
    assert not is_seed(text)
    assert is_seed("0" * 64)
