"""A palace: the tiles on a player's grid, and which building rule a change to it would break."""

from collections.abc import Iterator
from functools import cached_property
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from alhambra.components import TileId, Walls
from alhambra.grid import (
    AROUND,
    CELL,
    FITTING,
    FOUNTAIN,
    NO_HOLE,
    RING,
    STEP,
    TOUCHED,
    WAYS,
    Cell,
    Grid,
    Spot,
    spot_of,
)
from alhambra.halves import HalvedGrid, corner_of, shuts_in_a_half
from alhambra.how import How

BESIDE = 0b01010101
"""Those of the eight spots around that share an edge."""
Gate: TypeAlias = tuple[int, int, int]
"""A side of a tile: its cell, and 0, 1, 2, 3 for north, east, south, west."""


class Built(Struct, frozen=True, array_like=True, gc=False):
    """A tile that stands in a palace, with its walls as they stand there."""

    x: int
    y: int
    tile: TileId
    walls: Walls
    turned: int = 0
    """By how many quarter turns clockwise."""

    @property
    def cell(self) -> Cell:
        """The cell it stands on."""
        return self.x, self.y


class Palace(Struct, frozen=True, array_like=True, dict=True):
    """The tiles beside the fountain, in the order in which they were built (B-5)."""

    tiles: tuple[Built, ...] = ()
    outworks: tuple[Built, ...] = ()
    """Tiles outside the walls, on which nobody walks and which are as empty cells to the walls (V-CAM-10)."""

    fountain: Walls = 0
    """The walls of the fountain, which has none of its own (B-10)."""
    gates: tuple[Gate, ...] = ()
    """The double walls through which one may walk, each as one of its two sides; their tiles must stay."""
    halves: tuple[Built, ...] = ()
    """Tiles that fill half of their cell, see `halves.py`; their walls are the sides that they do not touch."""

    @cached_property
    def grid(self) -> Grid:
        """The geometry of the palace, handed on from palace to palace instead of being worked out anew."""
        tiles = [(FOUNTAIN, self.fountain), *((_spot(tile.cell), tile.walls) for tile in self.tiles)]
        if self.halves:
            corners = {_spot(half.cell): corner_of(half.walls) for half in self.halves}
            grid: Grid = HalvedGrid.with_halves(tiles, corners)
        else:
            grid = Grid.of(tiles)
        return grid.with_gates((_spot((x, y)), side) for x, y, side in self.gates) if self.gates else grid

    def at(self, cell: Cell) -> Built | None:
        """Return the tile on a cell, None for an empty cell and for the fountain's."""
        return next((tile for tile in self.all if (tile.x, tile.y) == cell), None)

    @property
    def all(self) -> tuple[Built, ...]:
        """All that stands in it, inside the walls and outside of them, whatever it fills of its cell."""
        return self.tiles + self.outworks + self.halves

    @property
    def is_plain(self) -> bool:
        """Whether there is nothing but whole tiles inside the walls, so that the grid knows all that decides."""
        return not self.outworks and not self.halves

    @cached_property
    def occupied(self) -> frozenset[Spot]:
        """The spots of all tiles and of the fountain."""
        return frozenset(self.grid.walls).union(_spot(tile.cell) for tile in self.outworks)

    @cached_property
    def gated(self) -> frozenset[Cell]:
        """The cells of the tiles that gates join; without them nothing would be left of a gate."""
        ends = [((x, y), (x + WAYS[side][0], y + WAYS[side][1])) for x, y, side in self.gates]
        return frozenset(cell for pair in ends for cell in pair)

    @cached_property
    def _outside(self) -> dict[Spot, int]:
        """Where tiles outside the walls touch spots, a bit each, clockwise from the north."""
        touched: dict[Spot, int] = {}
        for tile in self.outworks:
            for place, step in enumerate(AROUND):
                spot = _spot(tile.cell) + step
                touched[spot] = touched.get(spot, 0) | 1 << (place + 4) % 8
        return touched

    def ring(self, spot: Spot) -> int:
        """Return which of the eight places around a spot touch it with what is there, a bit each, clockwise."""
        return self.grid.about.get(spot, 0) >> RING | self._outside.get(spot, 0)

    def places(self, walls: Walls) -> list[Spot]:
        """List the spots where the building rules allow a tile with these walls (B-53 to B-57), row by row."""
        grid = self.grid
        if not self.outworks:
            return grid.places(walls)
        about, bit, outside = grid.about, 1 << walls, self._outside
        matching = [spot for spot in grid.fits if FITTING[about[spot] & TOUCHED] & bit and spot not in self.occupied]
        return sorted([spot for spot in matching if NO_HOLE[about[spot] >> RING | outside.get(spot, 0)]])

    def is_beside_outwork(self, cell: Cell) -> bool:
        """Return whether a cell shares an edge with a tile outside the walls."""
        return self._outside.get(_spot(cell), 0) & BESIDE != 0

    @cached_property
    def ways_found(self) -> dict[Walls, list[tuple[Cell, How]]]:
        """Where tiles with some walls may stand, kept for those who ask again: a palace outlasts many turns."""
        return {}

    @cached_property
    def swaps_found(self) -> dict[Walls, list[tuple[Cell, How]]]:
        """Where they may take the place of others, as long as nothing else than the walls decides."""
        return {}

    def with_tile(self, tile: Built) -> "Palace":
        """Return the palace with one tile more."""
        grid = self.grid.with_tile(_spot(tile.cell), tile.walls)
        return self.of_tiles((*self.tiles, tile), self.outworks)._knowing(grid)

    def with_outwork(self, tile: Built) -> "Palace":
        """Return the palace with one tile more outside its walls."""
        return self.of_tiles(self.tiles, (*self.outworks, tile))._knowing(self.grid)

    def with_half(self, tile: Built) -> "Palace":
        """Return the palace with one tile more that fills half of its cell."""
        return replace(self, halves=(*self.halves, tile))

    def with_gate(self, cell: Cell, side: int) -> "Palace":
        """Return the palace in which one may walk through the double wall on a side of a cell."""
        return replace(self, gates=(*self.gates, (*cell, side)))._knowing(self.grid.with_gates([(_spot(cell), side)]))

    def with_walls(self, cell: Cell, walls: Walls) -> "Palace":
        """Return the palace in which a tile, or the fountain, has other walls, where no other tile is beside them."""
        grid = self.grid.without(_spot(cell)).with_tile(_spot(cell), walls)
        if _spot(cell) == FOUNTAIN:
            return replace(self, fountain=walls)._knowing(grid)
        tiles = tuple(replace(tile, walls=walls) if (tile.x, tile.y) == cell else tile for tile in self.tiles)
        return self.of_tiles(tiles, self.outworks)._knowing(grid)

    def without(self, cell: Cell) -> "Palace":
        """Return the palace without the tile on a cell."""
        outworks = tuple(tile for tile in self.outworks if (tile.x, tile.y) != cell)
        if len(outworks) < len(self.outworks):
            return self.of_tiles(self.tiles, outworks)._knowing(self.grid)
        rest = tuple(tile for tile in self.tiles if (tile.x, tile.y) != cell)
        return self.of_tiles(rest, outworks)._knowing(self.grid.without(_spot(cell)))

    def of_tiles(self, tiles: tuple[Built, ...], outworks: tuple[Built, ...]) -> "Palace":
        """Return a palace with the same fountain, gates and halves, of which nobody has worked out the geometry."""
        return Palace(tiles, outworks, self.fountain, self.gates, self.halves)

    def _knowing(self, grid: Grid) -> "Palace":
        self.__dict__.update(grid=grid, ways_found={}, swaps_found={})
        return self


def fault_of_placing(palace: Palace, cell: Cell, walls: Walls) -> str | None:
    """Name the first rule, in the order of B-86, that forbids a tile with these walls on a cell."""
    grid, spot = palace.grid, spot_of(cell)
    if spot is None:
        return "B-55"
    if not palace.outworks and grid.fits.get(spot, 0) >> walls & 1:
        return None
    faults = {
        "B-85": spot in palace.occupied,
        "B-55": not palace.ring(spot) & BESIDE,
        "V-WAT-8": hole_rule(palace, cell) == "V-WAT-8",
        "B-53": not grid.matches(spot, walls),
        "B-56": not grid.is_reachable(spot),
        "B-57": not closes_no_hole(palace, spot),
    }
    return next((rule for rule, broken in faults.items() if broken), None)


def fault_of_removing(palace: Palace, cell: Cell) -> str | None:
    """Name the first rule that forbids to take out the tile on a cell."""
    spot, grid = _spot(cell), palace.grid
    if not palace.outworks and spot in grid.removable():
        return None
    if spot in grid.crossings():
        return "B-56"
    return "B-57" if is_enclosed(palace, spot) else None


def fault_of_swapping(palace: Palace, cell: Cell, walls: Walls) -> str | None:
    """Name the rule that forbids a tile with these walls in place of the one on a cell.

    Where all sides match, the same edges stay open and the same cells occupied: B-56 and B-57 go on to hold
    (B-47).
    """
    return None if palace.grid.matches(_spot(cell), walls) else "B-53"


def closes_no_hole(palace: Palace, spot: Spot) -> bool:
    """Return whether a tile on a spot leaves no hole (B-57, B-59 iii)."""
    return NO_HOLE[palace.ring(spot)]


def hole_rule(palace: Palace, cell: Cell) -> str | None:
    """Name the rule that a whole tile on a cell breaks by leaving a hole: V-WAT-8 if an empty half is enclosed."""
    if closes_no_hole(palace, _spot(cell)):
        return None
    if not palace.halves:
        return "B-57"
    corners = {half.cell: corner_of(half.walls) for half in palace.halves}
    filled = {CELL[spot] for spot in palace.occupied} - corners.keys() | {cell}
    return "V-WAT-8" if shuts_in_a_half(filled, corners) else "B-57"


def is_enclosed(palace: Palace, spot: Spot) -> bool:
    """Return whether a spot has neighbours on all four sides, so that emptying it opens a hole (B-59 iv)."""
    return palace.ring(spot) & BESIDE == BESIDE


def spots_beside(occupied: frozenset[Spot]) -> Iterator[Spot]:
    """Yield the empty spots that share an edge with a tile (B-55), row by row."""
    yield from sorted({spot + step for spot in occupied for step in STEP} - occupied)


def _spot(cell: Cell) -> int:
    spot = spot_of(cell)
    if spot is None:
        raise ValueError(f"no palace reaches as far as {cell}")
    return spot
