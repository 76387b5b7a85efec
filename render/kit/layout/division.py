"""How a picture is divided among boards that all have tiles of one size, as large as they can be."""

import math
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple, TypeAlias

from render.kit.layout.plan import AIR, Area
from tabletop.cellname import Cell

LEAST_HEIGHT, MOST_HEIGHT = 700, 1200
"""Between these the height follows the boards."""
PANELS = (27, 107, 1146)
"""Where the panels begin, and how much they have across."""
BELOW_PANELS = 91
"""The height of what lies below them."""
GAP, PAD = 12, 10
NARROWEST = 230
"""How broad a panel is at least, for the name and the points."""
HEAD = 54
"""How much of a panel the name takes."""
LARGEST = 120
Size: TypeAlias = tuple[int, int]
"""So many columns and rows."""


class Division(NamedTuple):
    """The panels in rows, in the order of the participants, and how large a tile is in them."""

    sizes: tuple[Size, ...]
    rows: tuple[int, ...]
    """How many panels each row has."""
    side: int

    @classmethod
    def of(cls, sizes: tuple[Size, ...]) -> "Division":
        """Find the rows in which boards of these sizes have the largest tiles; of equal ones, the fewest."""
        ways = (way for count in range(1, len(sizes) + 1) for way in _ways(len(sizes), count))
        return max((cls(sizes, way, _side(sizes, way)) for way in ways), key=lambda division: division.side)

    @property
    def height(self) -> int:
        """How high the picture is."""
        needed = sum(_high(row, self.side) + GAP for row in _in(self.sizes, self.rows)) - GAP
        return max(LEAST_HEIGHT, min(MOST_HEIGHT, PANELS[1] + needed + BELOW_PANELS))

    def panels(self) -> Iterator[Area]:
        """Share out what is left over, so that the panels fill the space."""
        left, top, across = PANELS
        rows = list(_in(self.sizes, self.rows))
        heights = _stretched([_high(row, self.side) for row in rows], self.height - top - BELOW_PANELS)
        for row, down in zip(rows, heights, strict=True):
            x = left
            for broad in _stretched([_broad(size, self.side) for size in row], across):
                yield x, top, broad, down
                x += broad + GAP
            top += down + GAP


def size_of(cells: Iterable[Cell]) -> Size:
    """Return how many columns and rows some cells take."""
    columns, rows = (max(places) - min(places) + 1 for places in zip(*cells, strict=True))
    return columns, rows


def inside(panel: Area) -> Area:
    """Return the part of a panel where a board lies."""
    left, top, across, down = panel
    return left + PAD, top + PAD + HEAD, across - 2 * PAD, down - 2 * PAD - HEAD


def _ways(number: int, rows: int) -> Iterator[tuple[int, ...]]:
    """Yield all ways to put a number of panels into so many rows."""
    if rows == 1:
        yield (number,)
        return
    for first in range(1, number - rows + 2):
        yield from ((first, *rest) for rest in _ways(number - first, rows - 1))


def _in(sizes: Sequence[Size], rows: Iterable[int]) -> Iterator[Sequence[Size]]:
    start = 0
    for count in rows:
        yield sizes[start : start + count]
        start += count


def _broad(size: Size, side: int) -> int:
    return max(NARROWEST, math.ceil((size[0] + AIR) * side) + 1 + 2 * PAD)


def _high(row: Sequence[Size], side: int) -> int:
    return math.ceil((max(rows for _, rows in row) + AIR) * side) + 1 + 2 * PAD + HEAD


def _side(sizes: Sequence[Size], rows: Sequence[int]) -> int:
    """Return how large tiles can be if the panels stand in such rows."""
    across, down = PANELS[2] + GAP, MOST_HEIGHT - PANELS[1] - BELOW_PANELS + GAP
    for side in range(LARGEST, 1, -1):
        fits_across = all(sum(_broad(size, side) + GAP for size in row) <= across for row in _in(sizes, rows))
        if fits_across and sum(_high(row, side) + GAP for row in _in(sizes, rows)) <= down:
            return side
    return 1


def _stretched(lengths: Sequence[int], space: int) -> list[int]:
    """Share what a space leaves beside some lengths and the gaps between them equally among the lengths."""
    left_over = (space - sum(lengths) - GAP * (len(lengths) - 1)) // len(lengths)
    return [length + left_over for length in lengths]
