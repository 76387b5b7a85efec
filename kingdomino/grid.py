"""The cells around a castle, as bits of a number: whole kingdoms are compared in a few operations.

A cell is (x, y), east and south of the castle on (0, 0). Its bit is its *spot*; spots grow with y, then with x, so
that their order is that of reading.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import TypeAlias

from tabletop.cellname import Cell

Spot: TypeAlias = int
Spots: TypeAlias = int
"""A set of spots, a bit each."""

REACH = 7
"""Farther from its castle no kingdom comes, nor does anything that touches one."""
ROW = 16
"""How many spots further the next row begins."""
MIDDLE = REACH * (ROW + 1)
"""The spot of the castle."""
CASTLE = 1 << MIDDLE
EAST, SOUTH, WEST, NORTH = 1, ROW, -1, -ROW
WAYS = (EAST, SOUTH, WEST, NORTH)
"""How much further the second square of a domino lies than the first, in each direction."""
ACROSS = range(-REACH, REACH + 1)
CELL: tuple[Cell | None, ...] = tuple(
    (spot % ROW - REACH, spot // ROW - REACH) if spot % ROW - REACH in ACROSS else None
    for spot in range(ROW * len(ACROSS))
)


def spot_of(cell: Cell) -> Spot | None:
    """Return the spot of a cell, None if no kingdom comes so far."""
    x, y = cell
    return (y + REACH) * ROW + x + REACH if x in ACROSS and y in ACROSS else None


def cell_at(spot: Spot) -> Cell:
    """Return the cell of a spot."""
    cell = CELL[spot]
    assert cell is not None, "beyond the end of a row"
    return cell


def spots_in(spots: Spots) -> Iterator[Spot]:
    """Yield the spots of a set, in the order of reading."""
    while spots:
        least = spots & -spots
        yield least.bit_length() - 1
        spots ^= least


def beside(spots: Spots) -> Spots:
    """Return all spots that share an edge with one of a set."""
    return spots << 1 | spots >> 1 | spots << ROW | spots >> ROW


@lru_cache(maxsize=2048)
def frame(west: int, east: int, north: int, south: int, size: int) -> Spots:
    """Return all spots with which a kingdom from here to there would still fit into a square of a size (K-20)."""
    columns = sum(1 << x + REACH for x in range(east - size + 1, west + size))
    return sum(columns << (y + REACH) * ROW for y in range(south - size + 1, north + size))
