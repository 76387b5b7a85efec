"""A palace as everybody sees it, and what could become of it: the geometry is that of the rules."""

from collections.abc import Mapping
from dataclasses import dataclass

from alhambra.base.placing import with_walls
from alhambra.components import Kind, Tile, Walls
from alhambra.grid import CELL, Cell, spot_of
from alhambra.how import How, turn
from alhambra.outline import longest_wall
from alhambra.palace import Built, Palace, fault_of_placing
from alhambra.stand import Piece, WallEdge
from tabletop.seat import Seat


@dataclass(frozen=True, slots=True)
class Standing:
    """A tile in a palace, with its walls as they stand."""

    cell: Cell
    tile: Tile
    walls: Walls
    turned: int = 0
    """By how many quarter turns clockwise."""


@dataclass(frozen=True, slots=True)
class PlayerView:
    """What everybody sees of a player."""

    seat: Seat
    score: int
    cards: int
    palace: tuple[Standing, ...]
    reserve: tuple[Tile, ...]
    aside: tuple[Tile, ...]
    counts: Mapping[Kind, float]
    wall: tuple[WallEdge, ...]
    """The longest wall, edge by edge clockwise."""
    pieces: tuple[Piece, ...] = ()
    """What stands in the palace, but on no tile."""
    fountain: Walls = 0
    """The walls of the fountain."""
    gates: tuple[WallEdge, ...] = ()
    """The double walls through which one may walk, each as one of its two sides."""


def palace_of(player: PlayerView) -> Palace:
    """Return a palace that is seen as the rules know it, with its geometry."""
    tiles, outworks, halves = list[Built](), list[Built](), list[Built]()
    for one in player.palace:
        some = outworks if one.tile.outside else halves if one.tile.half else tiles
        some.append(Built(*one.cell, one.tile.id, one.walls, one.turned))
    gates = tuple((*one.cell, one.side) for one in player.gates)
    return Palace(tuple(tiles), tuple(outworks), player.fountain, gates, tuple(halves))


def wall_after(player: PlayerView, tile: Tile, cell: Cell) -> int:
    """Return how long a player's longest wall would be with a tile on a cell, in place of what stands there.

    The tile is as it would stand: see `standing_so`.
    """
    palace, spot = palace_of(player), spot_of(cell)
    if tile.outside or spot is None:
        return longest_wall(palace.grid)
    if tile.half:
        return longest_wall(palace.with_half(Built(*cell, tile.id, tile.walls)).grid)
    grid = palace.grid.without(spot) if spot in palace.grid.walls else palace.grid
    return longest_wall(grid.with_tile(spot, tile.walls))


def standing_so(tile: Tile, how: How) -> Tile:
    """Return a tile with its walls as they stand in some manner."""
    return with_walls(tile, turn(tile.walls, how.turned)) if how.turned else tile


def places_for(player: PlayerView, tile: Tile, *others: tuple[Tile, Cell]) -> list[Cell]:
    """Return where a building could stand in a player's palace, perhaps after some others have got their places."""
    palace = palace_of(player)
    for other, cell in others:
        palace = palace.with_tile(Built(*cell, other.id, other.walls))
    cells = [CELL[spot] for spot in palace.grid.places(tile.walls)]
    return [cell for cell in cells if fault_of_placing(palace, cell, tile.walls) is None]
