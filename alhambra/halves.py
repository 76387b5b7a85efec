"""The geometry of a palace in which some tiles fill half of their cell.

Such a half is a right-angled triangle. It is named after the corner of its right angle: 0, 1, 2, 3 for north-west,
north-east, south-east, south-west. Its two short sides lie on the sides of the cell that meet there and are open;
its long side is a wall. The other half of the cell stays empty for good and joins the cells beyond it.

A grid answers nearly everything about halves as it does about whole tiles: to whoever walks, a half is a tile with
walls on its two other sides (V-WAT-7); to its neighbours it is there only where it touches them (V-WAT-9). Going
around a cell, occupied and empty still change just twice where no hole is left (B-57, B-59): around a half its own
empty half comes in place of the cell at the opposite corner.
"""

from collections.abc import Collection, Iterable, Mapping
from typing import TypeAlias

from alhambra.components import Walls
from alhambra.grid import AROUND, NO_HOLE, RING, ROW, STEP, TRACES, WAYS, Cell, Grid, Spot

Corner: TypeAlias = int

SHORT: tuple[Walls, ...] = (0b1001, 0b0011, 0b0110, 0b1100)
"""The short sides of a half, by its corner."""
_CORNERS = {0b1111 & ~sides: corner for corner, sides in enumerate(SHORT)}
VERTEX = (0, 1, ROW + 1, ROW)
"""The way from a spot to its corners, as numbers of the points where four cells meet."""


def corner_of(walls: Walls) -> Corner:
    """Return the corner of a half by the sides of its cell that it does not touch."""
    return _CORNERS[walls]


def _diagonal(corner: Corner) -> int:
    """Return which of the eight spots around lies beyond a corner."""
    return (2 * corner - 1) % 8


def _traces(corner: Corner) -> tuple[tuple[Spot, int], ...]:
    """Return the way to each spot around a half, and the bits that it sets there."""
    traces, opposite = [], (corner + 2) % 4
    for side in range(4):
        facing = (side + 2) % 4
        if SHORT[corner] >> side & 1:
            bits = 1 << facing | 1 << RING + 2 * facing
        else:  # only an end of its long side touches the cell there
            bits = 1 << RING + _diagonal((facing + 1) % 4 if side != opposite else facing)
        traces.append((STEP[side], bits))
    ends = [end for end in range(4) if end != opposite]
    traces += [(AROUND[_diagonal(end)], 1 << RING + _diagonal((end + 2) % 4)) for end in ends]
    return tuple(traces)


HALF_TRACES = tuple(_traces(corner) for corner in range(4))
NO_HOLE_BESIDE_HALF = tuple(
    tuple(NO_HOLE[ring & ~(1 << _diagonal((corner + 2) % 4))] for ring in range(256)) for corner in range(4)
)


class HalvedGrid(Grid):
    """A grid with halves among its tiles. They never leave it."""

    __slots__ = ("_of_halves",)

    def __init__(
        self,
        walls: dict[Spot, Walls],
        about: dict[Spot, int],
        fits: dict[Spot, int],
        corners: Mapping[Spot, Corner],
        of_halves: dict[Spot, int],
    ) -> None:
        super().__init__(walls, about, fits, corners)
        self._of_halves = of_halves
        """What lies about each spot because of halves, which stays when a tile leaves."""

    @classmethod
    def with_halves(cls, tiles: Iterable[tuple[Spot, Walls]], corners: Mapping[Spot, Corner]) -> "HalvedGrid":
        """Make the grid of some tiles, the fountain among them, and some halves."""
        grid = cls({}, {}, {}, dict(corners), {})
        for spot, walls in tiles:
            grid._lay(spot, walls)
        for spot, corner in corners.items():
            grid._lay_half(spot, corner)
        return grid

    def _lay_half(self, spot: Spot, corner: Corner) -> None:
        self.walls[spot] = 0b1111 & ~SHORT[corner]
        self.fits.pop(spot, None)
        for step, bits in HALF_TRACES[corner]:
            beside = spot + step
            self._of_halves[beside] = self._of_halves.get(beside, 0) | bits
            self._note(beside, self.about.get(beside, 0) | bits)

    def without(self, spot: Spot) -> Grid:
        """Return the grid after the tile on a spot was taken out."""
        grid = self._copy()
        for step, bits in TRACES[grid.walls.pop(spot)]:
            beside = spot + step
            grid._note(beside, grid.about[beside] & ~bits | self._of_halves.get(beside, 0))
        grid._note(spot, grid.about.get(spot, 0))
        return grid

    def exchangeable(self, walls: Walls) -> list[Spot]:
        """List the spots whose tile a tile with these walls may replace; halves stay."""
        return [spot for spot in super().exchangeable(walls) if spot not in self.corners]

    def removable(self) -> tuple[Spot, ...]:
        """List the spots whose tile may be taken out; halves stay."""
        return tuple(spot for spot in super().removable() if spot not in self.corners)

    def _copy(self) -> "HalvedGrid":
        walls, about, fits = self.walls.copy(), self.about.copy(), self.fits.copy()
        grid = HalvedGrid(walls, about, fits, self.corners, self._of_halves)
        grid.gates = self.gates
        return grid


def shuts_in_a_half(filled: Collection[Cell], corners: Mapping[Cell, Corner]) -> bool:
    """Return whether some empty half is enclosed among filled cells and halves: all empty places are flooded."""
    xs, ys = zip(*filled, *corners, strict=True)
    left, right, top, bottom = min(xs) - 1, max(xs) + 1, min(ys) - 1, max(ys) + 1

    def is_closed(cell: Cell, side: int) -> bool:
        return cell in filled or (cell in corners and SHORT[corners[cell]] >> side & 1 == 1)

    wet, ahead = {(left, top)}, [(left, top)]
    while ahead:
        cell = ahead.pop()
        for side, (east, south) in enumerate(WAYS):
            beyond = cell[0] + east, cell[1] + south
            inside = left <= beyond[0] <= right and top <= beyond[1] <= bottom
            if inside and beyond not in wet and not is_closed(cell, side) and not is_closed(beyond, (side + 2) % 4):
                wet.add(beyond)
                ahead.append(beyond)
    return not wet.issuperset(corners)
