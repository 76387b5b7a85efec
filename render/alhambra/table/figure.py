"""How much room a palace takes with all that belongs to it: its tiles, the line along its wall, and its marks."""

from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from alhambra.view import Cell, WallEdge
from render.alhambra.layout.trace import middle_of, outward
from render.alhambra.table import badge_place
from render.kit.art.drawing import Point
from render.kit.layout.checking import check_cells
from render.kit.layout.plan import Plan

WALL_LINE = 0.12
"""How far the line along the wall reaches out, in sides of a tile."""
FOUNTAIN: Cell = (0, 0)
KEPT = 1024


@dataclass(frozen=True, slots=True)
class Shape:
    """All of a palace that decides how much room it takes."""

    cells: tuple[Cell, ...]
    wall: tuple[WallEdge, ...] = ()
    new: tuple[Cell, ...] = ()
    busy: bool = False
    """Whether pieces lie about, so that the corners of tiles are theirs."""


class Extent(NamedTuple):
    """From where to where something reaches."""

    left: float
    top: float
    right: float
    bottom: float

    def with_point(self, x: float, y: float, radius: float = 0) -> "Extent":
        """Grow it so that a disc is inside."""
        return Extent(
            min(self.left, x - radius),
            min(self.top, y - radius),
            max(self.right, x + radius),
            max(self.bottom, y + radius),
        )


class Figure(NamedTuple):
    """A palace at some size, measured from the upper left corner of the fountain."""

    shape: Shape
    side: int
    extent: Extent
    badge: Point | None
    """The middle of the badge with the length of the wall, if there is one."""

    @property
    def across(self) -> float:
        """How broad it is."""
        return self.extent.right - self.extent.left

    @property
    def down(self) -> float:
        """How high it is."""
        return self.extent.bottom - self.extent.top

    def plan(self, left: float, top: float) -> Plan:
        """Return where its cells lie if it begins at some point."""
        columns, rows = zip(*(FOUNTAIN, *self.shape.cells), strict=True)
        first = min(columns), min(rows)
        x, y = left - self.extent.left, top - self.extent.top
        edge = round(x) + first[0] * self.side, round(y) + first[1] * self.side
        return Plan(*first, max(columns), max(rows), self.side, *edge, (left, top, self.across, self.down))

    def is_free(self, box: Extent, air: float) -> bool:
        """Return whether a part of it keeps clear of all tiles, lines and marks."""
        side, reach = self.side, air + WALL_LINE * self.side
        if self.badge is not None and _meets(box, Extent(*self.badge, *self.badge), badge_place.RADIUS + air):
            return False
        return not any(
            _meets(box, Extent(x * side, y * side, (x + 1) * side, (y + 1) * side), reach)
            for x, y in (FOUNTAIN, *self.shape.cells)
        )


def _meets(one: Extent, other: Extent, air: float) -> bool:
    """Return whether there is less than some air between two things."""
    return (
        one.left < other.right + air
        and other.left < one.right + air
        and one.top < other.bottom + air
        and other.top < one.bottom + air
    )


@lru_cache(maxsize=KEPT)
def figure(shape: Shape, side: int) -> Figure:
    """Measure a palace with tiles of some size, and find the place of its badge."""
    check_cells(shape.cells)
    cells = {FOUNTAIN, *shape.cells}
    columns, rows = [x for x, _ in cells], [y for _, y in cells]
    extent = Extent(min(columns) * side, min(rows) * side, (max(columns) + 1) * side, (max(rows) + 1) * side)
    for edge in shape.wall:
        (x, y), (right, down) = middle_of(edge), outward(edge)
        extent = extent.with_point((x + right * WALL_LINE) * side, (y + down * WALL_LINE) * side)
    discs = [(*star_place(cell, side, busy=shape.busy), star_radius(side)) for cell in shape.new]
    for (x, y, radius), cell in zip(discs, shape.new, strict=True):
        extent = extent.with_point(x, y, radius + 3)
        extent = extent.with_point((cell[0] + 0.5) * side, (cell[1] + 0.5) * side, 0.55 * side)
    if not shape.wall:
        return Figure(shape, side, extent, None)
    place = badge_place.found(cells, shape.wall, side, extent, discs)
    return Figure(shape, side, extent.with_point(*place, badge_place.RADIUS + 4), place)


def star_radius(side: int) -> int:
    """Return how large the disc is that marks a new tile."""
    return max(22, round(0.165 * side))


def star_place(cell: Cell, side: int, *, busy: bool = False) -> Point:
    """Return the middle of the disc that marks a new tile: at its lower left, clear of the prices around it.

    Where corners belong to pieces, that is on its upper side.
    """
    if busy:
        return (cell[0] + 0.5) * side, cell[1] * side
    return (cell[0] - 0.03) * side, (cell[1] + 0.9) * side
