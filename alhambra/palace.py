"""A palace: the tiles on a player's grid, and which building rule a change to it would break."""

from functools import cached_property

from msgspec import Struct

from alhambra.components import TileId, Walls
from alhambra.grid import Cell, Grid, spot_of


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

    @cached_property
    def grid(self) -> Grid:
        """The geometry of the palace, handed on from palace to palace instead of being worked out anew."""
        return Grid.of((_spot(tile.cell), tile.walls) for tile in self.tiles)

    def at(self, cell: Cell) -> Built | None:
        """Give the tile on a cell, None for an empty cell and for the fountain's."""
        return next((tile for tile in self.tiles if (tile.x, tile.y) == cell), None)

    def with_tile(self, tile: Built) -> "Palace":
        """Give the palace with one tile more."""
        return Palace((*self.tiles, tile))._knowing(self.grid.with_tile(_spot(tile.cell), tile.walls))

    def without(self, cell: Cell) -> "Palace":
        """Give the palace without the tile on a cell."""
        rest = tuple(tile for tile in self.tiles if (tile.x, tile.y) != cell)
        return Palace(rest)._knowing(self.grid.without(_spot(cell)))

    def _knowing(self, grid: Grid) -> "Palace":
        self.__dict__["grid"] = grid
        return self


def fault_of_placing(palace: Palace, cell: Cell, walls: Walls) -> str | None:
    """Name the first rule, in the order of B-86, that forbids a tile with these walls on a cell."""
    grid, spot = palace.grid, spot_of(cell)
    if spot is None:
        return "B-55"
    if grid.fits.get(spot, 0) >> walls & 1:
        return None
    if spot in grid.walls:
        return "B-85"
    if not grid.is_beside(spot):
        return "B-55"
    if not grid.matches(spot, walls):
        return "B-53"
    return "B-57" if grid.is_reachable(spot) else "B-56"


def fault_of_removing(palace: Palace, cell: Cell) -> str | None:
    """Name the first rule that forbids to take out the tile on a cell."""
    spot = _spot(cell)
    if spot in palace.grid.removable():
        return None
    return "B-56" if spot in palace.grid.crossings() else "B-57"


def fault_of_swapping(palace: Palace, cell: Cell, walls: Walls) -> str | None:
    """Name the rule that forbids a tile with these walls in place of the one on a cell.

    Where all sides match, the same edges stay open and the same cells occupied: B-56 and B-57 go on to hold
    (B-47).
    """
    return None if palace.grid.matches(_spot(cell), walls) else "B-53"


def _spot(cell: Cell) -> int:
    spot = spot_of(cell)
    if spot is None:
        raise ValueError(f"no palace reaches as far as {cell}")
    return spot
