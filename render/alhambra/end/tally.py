"""Whose points came when and from where."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from render.alhambra.layout.parts import KINDS, ROUNDS, in_order
from tabletop.rules import Points
from texts.catalogue import Catalogue

OTHER = "+"
"""The letter of all parts that have none of their own."""


class Segment(NamedTuple):
    """Points that came from one part of a scoring."""

    part: str
    letter: str
    points: int


class Tally(NamedTuple):
    """All points of a game, added up."""

    sums: Mapping[tuple[int, int, str], int]
    """By who got them, in which round and from which part."""
    rounds: tuple[int, ...]
    """All rounds, among them perhaps 0, for points outside of all scorings."""
    parts: tuple[str, ...]

    @classmethod
    def of(cls, sheet: Iterable[Points]) -> "Tally":
        """Add up."""
        sums: Counter[tuple[int, int, str]] = Counter()
        for points in sheet:
            sums[points.seat, points.round, points.source] += points.points
        rounds = sorted({*ROUNDS, *(number for _, number, _ in sums)})
        return cls(sums, tuple(rounds), in_order(part for _, _, part in sums))

    def points(self, who: int, number: int) -> int:
        """Return somebody's points of a round."""
        return sum(self.sums.get((who, number, part), 0) for part in self.parts)

    def moved(self, who: int, number: int) -> int:
        """Return how many points somebody got in a round and lost in it, together."""
        return sum(abs(self.sums.get((who, number, part), 0)) for part in self.parts)

    def segments(self, who: int, number: int, say: Catalogue) -> tuple[Segment, ...]:
        """Return somebody's points of a round by the parts they came from, in their order; what was lost is last."""
        found = [
            Segment(part, say(f"letter-{part}") if part in KINDS else OTHER, points)
            for part in self.parts
            if (points := self.sums.get((who, number, part), 0))
        ]
        return tuple(sorted(found, key=lambda segment: segment.points < 0))
