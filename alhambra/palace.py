"""A palace: the tiles on a player's grid, and which building rule a change to it would break."""

from collections.abc import Iterator
from functools import cached_property

from msgspec import Struct

from alhambra.components import TileId, Walls
from alhambra.grid import AROUND, NO_HOLE, STEP, Cell, Grid, Spot, spot_of


class Built(Struct, frozen=True, array_like=True, gc=False):
    """A tile that stands in a palace, with its walls as they stand there."""

    x: int
    y: int
    tile: TileId
    walls: Walls

    @property
    def cell(self) -> Cell:
        """The cell it stands on."""
        return self.x, self.y


class Palace(Struct, frozen=True, array_like=True, dict=True):
    """The tiles beside the fountain, in the order in which they were built (B-5)."""

    tiles: tuple[Built, ...] = ()
    outworks: tuple[Built, ...] = ()
    """Tiles outside the walls, on which nobody walks and which are as empty cells to the walls (V-CAM-10)."""

    @cached_property
    def grid(self) -> Grid:
        """The geometry of the palace, handed on from palace to palace instead of being worked out anew."""
        return Grid.of((_spot(tile.cell), tile.walls) for tile in self.tiles)

    def at(self, cell: Cell) -> Built | None:
        """Return the tile on a cell, None for an empty cell and for the fountain's."""
        return next((tile for tile in self.tiles + self.outworks if (tile.x, tile.y) == cell), None)

    @cached_property
    def occupied(self) -> frozenset[Spot]:
        """The spots of all tiles and of the fountain."""
        return frozenset(self.grid.walls).union(_spot(tile.cell) for tile in self.outworks)

    def with_tile(self, tile: Built) -> "Palace":
        """Return the palace with one tile more."""
        return Palace((*self.tiles, tile), self.outworks)._knowing(self.grid.with_tile(_spot(tile.cell), tile.walls))

    def with_outwork(self, tile: Built) -> "Palace":
        """Return the palace with one tile more outside its walls."""
        return Palace(self.tiles, (*self.outworks, tile))._knowing(self.grid)

    def without(self, cell: Cell) -> "Palace":
        """Return the palace without the tile on a cell."""
        outworks = tuple(tile for tile in self.outworks if (tile.x, tile.y) != cell)
        if len(outworks) < len(self.outworks):
            return Palace(self.tiles, outworks)._knowing(self.grid)
        rest = tuple(tile for tile in self.tiles if (tile.x, tile.y) != cell)
        return Palace(rest, outworks)._knowing(self.grid.without(_spot(cell)))

    def _knowing(self, grid: Grid) -> "Palace":
        self.__dict__["grid"] = grid
        return self


def fault_of_placing(palace: Palace, cell: Cell, walls: Walls) -> str | None:
    """Name the first rule, in the order of B-86, that forbids a tile with these walls on a cell."""
    grid, spot = palace.grid, spot_of(cell)
    if spot is None:
        return "B-55"
    if not palace.outworks and grid.fits.get(spot, 0) >> walls & 1:
        return None
    occupied = palace.occupied
    faults = {
        "B-85": spot in occupied,
        "B-55": not any(spot + step in occupied for step in STEP),
        "B-53": not grid.matches(spot, walls),
        "B-56": not grid.is_reachable(spot),
        "B-57": not closes_no_hole(occupied, spot),
    }
    return next((rule for rule, broken in faults.items() if broken), None)


def fault_of_removing(palace: Palace, cell: Cell) -> str | None:
    """Name the first rule that forbids to take out the tile on a cell."""
    spot, grid = _spot(cell), palace.grid
    if not palace.outworks and spot in grid.removable():
        return None
    if spot in grid.crossings():
        return "B-56"
    return "B-57" if is_enclosed(palace.occupied, spot) else None


def fault_of_swapping(palace: Palace, cell: Cell, walls: Walls) -> str | None:
    """Name the rule that forbids a tile with these walls in place of the one on a cell.

    Where all sides match, the same edges stay open and the same cells occupied: B-56 and B-57 go on to hold
    (B-47).
    """
    return None if palace.grid.matches(_spot(cell), walls) else "B-53"


def closes_no_hole(occupied: frozenset[Spot], spot: Spot) -> bool:
    """Return whether a tile on a spot leaves no hole (B-57, B-59 iii)."""
    return NO_HOLE[sum(1 << place for place, step in enumerate(AROUND) if spot + step in occupied)]


def is_enclosed(occupied: frozenset[Spot], spot: Spot) -> bool:
    """Return whether a spot has neighbours on all four sides, so that emptying it opens a hole (B-59 iv)."""
    return all(spot + step in occupied for step in STEP)


def spots_beside(occupied: frozenset[Spot]) -> Iterator[Spot]:
    """Yield the empty spots that share an edge with a tile (B-55), row by row."""
    yield from sorted({spot + step for spot in occupied for step in STEP} - occupied)


def _spot(cell: Cell) -> int:
    spot = spot_of(cell)
    if spot is None:
        raise ValueError(f"no palace reaches as far as {cell}")
    return spot
