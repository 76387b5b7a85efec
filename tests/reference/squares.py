"""What squares add to the counts of their kinds, by V-SQU-8 and V-SQU-9."""

from collections import Counter
from typing import NamedTuple

from tests.reference.palace import OPPOSITE, STEPS, Cell, beside


class Piece(NamedTuple):
    """A tile, or a square."""

    kind: str
    walls: str
    is_square: bool


def counts(palace: dict[Cell, Piece]) -> dict[str, int]:
    found: Counter[str] = Counter()
    for cell, piece in palace.items():
        if not piece.is_square:
            found[piece.kind] += 1  # B-67
            continue
        for side in STEPS:
            other = palace.get(beside(cell, side))
            walled = side in piece.walls or (other is not None and OPPOSITE[side] in other.walls)
            if other is not None and not other.is_square and other.kind == piece.kind and not walled:
                found[piece.kind] += 1
    return found
