"""The geometry of one palace, kept up to date so that asking is cheap.

A cell (x, y) is here one number, its *spot*: 256 y + x. Its neighbours are additions away and the fountain
is spot 0. Of each spot in or beside the palace a grid keeps what lies *about* it, in 16 bits: on which of
its four sides a neighbour is open, on which one has a wall, and which of the eight spots around are
occupied. Laying a tile changes that for eight spots, and tables answer the rest (B-59).
"""

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import TypeAlias

from alhambra.components import Walls

Spot: TypeAlias = int
Cell: TypeAlias = tuple[int, int]
"""A square (x, y) of a palace: x grows to the east, y to the south, the fountain lies on (0, 0) (B-2)."""

ROW = 256
REACH = ROW // 2  # no palace stretches so far: there are fewer tiles
FOUNTAIN: Spot = 0

WAYS: tuple[Cell, ...] = ((0, -1), (1, 0), (0, 1), (-1, 0))  # to the neighbouring cells, from the north clockwise
STEP = (-ROW, 1, ROW, -1)  # to the neighbours in the north, east, south and west
AROUND = (-ROW, -ROW + 1, 1, ROW + 1, ROW, ROW - 1, -1, -ROW - 1)  # clockwise from the north

OPEN = 0b1111  # the sides of a spot with an open neighbour, N the lowest bit
TOUCHED = 0b11111111  # the same, and in the upper four bits those where the neighbour has a wall
RING = 8  # where the bits of the eight spots around begin
NEIGHBOURS = 0b01010101 << RING  # those of them that share an edge


def spot_of(cell: Cell) -> Spot | None:
    """Return a cell's spot, or None for a cell that lies out of every palace's reach."""
    x, y = cell
    return ROW * y + x if -REACH < x < REACH and -REACH < y < REACH else None


class _Cells(dict[Spot, Cell]):
    """The cell of each spot, worked out at the first request."""

    def __missing__(self, spot: Spot) -> Cell:
        y = (spot + REACH) // ROW
        cell = self[spot] = spot - ROW * y, y
        return cell


CELL: Mapping[Spot, Cell] = _Cells()


def _closes_no_hole(ring: int) -> bool:
    """Return whether a tile leaves no hole (B-57) amid occupied spots, a bit each, clockwise (B-59 iii)."""
    changes = ring ^ (ring << 1 | ring >> 7) & 255
    return changes.bit_count() == 2


def _fitting(sides: int) -> int:
    """Return the sets of walls, a bit each, that may stand between neighbours with open and walled sides."""
    opens, walled = sides & OPEN, sides >> 4
    if not opens:
        return 0  # B-56: one could not walk there
    return sum(1 << walls for walls in range(16) if not walls & opens and not walled & ~walls)  # B-53


def _traces(walls: Walls) -> tuple[tuple[Spot, int], ...]:
    """Return the way to each spot around a tile, and the bits that the tile sets there."""
    traces = []
    for place, step in enumerate(AROUND):
        bits = 1 << RING + (place + 4) % 8
        if place % 2 == 0:
            side = place // 2
            bits |= 1 << (side + 2) % 4 + (4 if walls >> side & 1 else 0)
        traces.append((step, bits))
    return tuple(traces)


NO_HOLE = tuple(_closes_no_hole(ring) for ring in range(256))
FITTING = tuple(_fitting(sides) for sides in range(256))
TRACES = tuple(_traces(walls) for walls in range(16))
STEPS_OVER = tuple(tuple(step for side, step in enumerate(STEP) if sides >> side & 1) for sides in range(16))


NO_CORNERS: Mapping[Spot, int] = MappingProxyType({})
NO_GATES: Mapping[Spot, int] = MappingProxyType({})


class Grid:
    """The walls on each spot of a palace, and what may be laid, taken out or exchanged there.

    A grid never changes: laying a tile gives another one.
    """

    __slots__ = ("_crossings", "_removable", "about", "corners", "fits", "gates", "walls")

    def __init__(
        self,
        walls: dict[Spot, Walls],
        about: dict[Spot, int],
        fits: dict[Spot, int],
        corners: Mapping[Spot, int] = NO_CORNERS,
        gates: Mapping[Spot, int] = NO_GATES,
    ) -> None:
        self.walls = walls
        self.about = about
        self.fits = fits
        """For each empty spot beside the palace the sets of walls, a bit each, that may be laid there."""
        self.corners = corners
        """The spots whose tiles fill half of them, see `halves.py`."""
        self.gates = gates
        """The sides of some spots where one may walk though there are walls: nothing else is different there."""
        self._crossings: set[Spot] | None = None
        self._removable: tuple[Spot, ...] | None = None

    @classmethod
    def of(cls, tiles: Iterable[tuple[Spot, Walls]]) -> "Grid":
        """Make the grid of a fountain (B-10: a tile without walls) and some tiles."""
        grid = cls({}, {}, {})
        for spot, walls in {FOUNTAIN: 0, **dict(tiles)}.items():
            grid._lay(spot, walls)
        return grid

    def with_tile(self, spot: Spot, walls: Walls) -> "Grid":
        """Return the grid after a tile was laid on an empty spot."""
        grid = self._copy()
        grid._lay(spot, walls)
        return grid

    def without(self, spot: Spot) -> "Grid":
        """Return the grid after the tile on a spot was taken out."""
        grid = self._copy()
        for step, bits in TRACES[grid.walls.pop(spot)]:
            grid._note(spot + step, grid.about[spot + step] & ~bits)
        grid._note(spot, grid.about.get(spot, 0))
        return grid

    def with_gates(self, edges: Iterable[tuple[Spot, int]]) -> "Grid":
        """Return the grid in which one may walk over some walled sides as well."""
        gates = dict(self.gates)
        for spot, side in edges:
            for end, way in ((spot, side), (spot + STEP[side], (side + 2) % 4)):
                gates[end] = gates.get(end, 0) | 1 << way
        grid = self._copy()
        grid.gates = gates
        return grid

    def places(self, walls: Walls) -> list[Spot]:
        """List the spots where a tile with these walls may be laid (B-53 to B-57), row by row."""
        bit = 1 << walls
        return sorted([spot for spot, fits in self.fits.items() if fits & bit])

    def exchangeable(self, walls: Walls) -> list[Spot]:
        """List the spots whose tile a tile with these walls may replace (B-46, B-47)."""
        bit, about = 1 << walls, self.about
        return sorted([spot for spot in self.walls if FITTING[about.get(spot, 0) & TOUCHED] & bit and spot != FOUNTAIN])

    def removable(self) -> tuple[Spot, ...]:
        """List the spots whose tile may be taken out (B-45)."""
        if self._removable is None:
            needed = self.crossings()
            spare = [spot for spot in self.walls if spot not in needed and not self.is_enclosed(spot)]
            self._removable = tuple(sorted(spare))
        return self._removable

    def is_beside(self, spot: Spot) -> bool:
        """Return whether a spot shares an edge with a tile (B-55)."""
        return self.about.get(spot, 0) & NEIGHBOURS != 0

    def matches(self, spot: Spot, walls: Walls) -> bool:
        """Return whether walls on a spot agree with all its neighbours (B-53)."""
        sides = self.about.get(spot, 0) & TOUCHED
        return not walls & sides & OPEN and not sides >> 4 & ~walls

    def is_reachable(self, spot: Spot) -> bool:
        """Return whether one can step onto a spot over an open side of a neighbour (B-56)."""
        return self.about.get(spot, 0) & OPEN != 0

    def is_enclosed(self, spot: Spot) -> bool:
        """Return whether a spot has neighbours on all four sides, so that emptying it opens a hole (B-59 iv)."""
        return self.about.get(spot, 0) & NEIGHBOURS == NEIGHBOURS

    def crossings(self) -> set[Spot]:
        """Return the fountain and each spot without which some tile could not be reached on foot (B-56)."""
        if self._crossings is None:
            self._crossings = self._find_crossings()
        return self._crossings

    def _find_crossings(self) -> set[Spot]:
        """Find the articulation points of the graph of open sides (Hopcroft and Tarjan).

        From what lies behind them no way leads back to an earlier spot.
        """
        walls, about, gates = self.walls, self.about, self.gates
        needed = {FOUNTAIN}
        seen: dict[Spot, int] = {}

        def visit(spot: Spot) -> int:
            number = earliest = seen[spot] = len(seen)
            sides = about.get(spot, 0) & ~walls[spot] & OPEN
            for step in STEPS_OVER[sides | gates.get(spot, 0) if gates else sides]:
                way = spot + step
                back = seen.get(way)
                if back is None:
                    back = visit(way)
                    if back >= number:
                        needed.add(spot)
                earliest = min(earliest, back)
            return earliest

        visit(FOUNTAIN)
        return needed

    def _copy(self) -> "Grid":
        return Grid(self.walls.copy(), self.about.copy(), self.fits.copy(), gates=self.gates)

    def _lay(self, spot: Spot, walls: Walls) -> None:
        self.walls[spot] = walls
        self.fits.pop(spot, None)
        about = self.about
        for step, bits in TRACES[walls]:
            self._note(spot + step, about.get(spot + step, 0) | bits)

    def _note(self, spot: Spot, about: int) -> None:
        """Keep what lies about a spot, and what therefore fits there if it is empty."""
        self.about[spot] = about
        if about & NEIGHBOURS and spot not in self.walls:
            self.fits[spot] = FITTING[about & TOUCHED] if NO_HOLE[about >> RING] else 0
        else:
            self.fits.pop(spot, None)
