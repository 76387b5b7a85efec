"""A random generator that is a value: part of a game's state, and the same on every machine.

`random.shuffle` promises neither: its algorithm may change between versions of Python. Here each number is
the keyed hash of a counter, so that a game's seed alone decides every shuffle.
"""

from collections.abc import Iterable
from hashlib import blake2b
from typing import TypeVar

from msgspec import Struct

T = TypeVar("T")

_WORD = 8
_SPAN = 1 << 8 * _WORD


class Rng(Struct, frozen=True, array_like=True, gc=False):
    """A generator that has drawn some numbers; drawing returns the generator that follows."""

    seed: str
    drawn: int = 0

    def below(self, n: int) -> tuple[int, "Rng"]:
        """Draw a whole number from 0 to n - 1, each equally likely."""
        stream = _Stream(self)
        return stream.below(n), stream.rest()

    def shuffled(self, items: Iterable[T]) -> tuple[tuple[T, ...], "Rng"]:
        """Put the items into an order in which each arrangement is equally likely (Fisher and Yates)."""
        stream, order = _Stream(self), list(items)
        for last in range(len(order) - 1, 0, -1):
            other = stream.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return tuple(order), stream.rest()


class _Stream:
    """The numbers that follow a generator, one after another."""

    def __init__(self, rng: Rng) -> None:
        self.seed = rng.seed
        self.key = bytes.fromhex(rng.seed)
        self.drawn = rng.drawn

    def below(self, n: int) -> int:
        fair = _SPAN - _SPAN % n  # what lies above would make the small numbers likelier: draw again
        while True:
            counter = self.drawn.to_bytes(_WORD, "big")
            word = int.from_bytes(blake2b(counter, key=self.key, digest_size=_WORD).digest(), "big")
            self.drawn += 1
            if word < fair:
                return word % n

    def rest(self) -> Rng:
        return Rng(self.seed, self.drawn)
