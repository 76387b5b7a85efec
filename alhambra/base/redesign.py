"""Redesigning the palace: adding, removing or swapping one tile (B-44 to B-50)."""

from collections.abc import Sequence

from alhambra.actions import Action, AddBuilding, RemoveBuilding, SwapBuilding
from alhambra.base.placing import build, lay, places, veto, with_tile, without_tile
from alhambra.base.turn import ACTION
from alhambra.components import Tile, TileId
from alhambra.events import BuildingRemoved
from alhambra.grid import CELL, Cell
from alhambra.ledger import Ledger, Position
from alhambra.module import Module, Move
from alhambra.palace import Built, Palace
from tabletop.refused import Refused
from tabletop.seat import Seat

FOUNTAIN_CELL = (0, 0)


def add_building(game: Ledger, action: AddBuilding) -> None:
    """Build a tile from the reserve (B-44)."""
    check_reserve(game, action.seat, action.tile, action.rule)
    build(game, action.seat, action.tile, action.cell)
    game.end_phase()


def additions(at: Position, seat: Seat) -> list[Action]:
    """Offer each place of each tile in the reserve."""
    reserve = at.state.players[seat].reserve
    return [AddBuilding(seat, tile, cell) for tile in reserve for cell in places(at, seat, tile)]


def remove_building(game: Ledger, action: RemoveBuilding) -> None:
    """Take a tile of the palace into the reserve (B-45)."""
    old = built_at(game, action.seat, action.cell, action.rule)
    fault = fault_of_removing(game, action.seat, old)
    if fault:
        raise Refused(fault, "remove-not-there", tile=old.tile, cell=action.cell)
    game.emit(BuildingRemoved(action.seat, old.tile, action.cell))
    game.end_phase()


def removals(at: Position, seat: Seat) -> list[Action]:
    """Offer each tile that can be spared."""
    return [RemoveBuilding(seat, cell) for cell in removable(at, seat)]


def removable(at: Position, seat: Seat) -> list[Cell]:
    """Return the cells of a seat's palace whose tiles can be spared."""
    palace = at.state.players[seat].palace
    if not palace.outworks:
        return [CELL[spot] for spot in palace.grid.removable()]
    spare = [one.cell for one in palace.tiles + palace.outworks if not _fault_by_laying(at, seat, one)]
    return [cell for cell in spare if not veto(at, without_tile(palace, cell))]


def fault_of_removing(at: Position, seat: Seat, old: Built) -> str | None:
    """Name the rule that forbids to take out a tile."""
    palace = at.state.players[seat].palace
    fault = veto(at, without_tile(palace, old.cell)) if palace.outworks else None
    return fault or _fault_by_laying(at, seat, old)


def _fault_by_laying(at: Position, seat: Seat, old: Built) -> str | None:
    tile = at.rules.tiles[old.tile]
    return at.rules.families[tile.family].laying.fault_of_removing(at, seat, tile, old.cell)


def swap_building(game: Ledger, action: SwapBuilding) -> None:
    """Put a tile from the reserve in the very place of one in the palace; only the result is judged (B-46, B-47)."""
    check_fountain(action.cell)
    check_reserve(game, action.seat, action.tile, action.rule)
    old = built_at(game, action.seat, action.cell, action.rule)
    tile = game.rules.tiles[action.tile]
    fault = fault_of_swapping(game, action.seat, tile, old)
    if fault:
        raise Refused(fault, "swap-not-there", tile=tile.id, cell=action.cell)
    game.emit(BuildingRemoved(action.seat, old.tile, action.cell))
    lay(game, action.seat, tile, action.cell)
    game.end_phase()


def swaps(at: Position, seat: Seat) -> list[Action]:
    """Offer each exchange of a tile in the reserve."""
    reserve = at.state.players[seat].reserve
    return [SwapBuilding(seat, tile, cell) for tile in reserve for cell in swap_places(at, seat, tile)]


def swap_places(at: Position, seat: Seat, tile: TileId) -> Sequence[Cell]:
    """Return the cells of a seat's palace whose tile a tile may replace."""
    piece, palace = at.rules.tiles[tile], at.state.players[seat].palace
    laying = at.rules.families[piece.family].laying
    if not palace.outworks:
        return laying.swaps(at, seat, piece)
    alike = palace.outworks if piece.outside else palace.tiles
    fitting = [old for old in alike if not laying.fault_of_swapping(at, seat, piece, old.cell)]
    return [old.cell for old in fitting if not _veto_of_swapping(at, palace, piece, old)]


def fault_of_swapping(at: Position, seat: Seat, tile: Tile, old: Built) -> str | None:
    """Name the rule that forbids to put a tile in the place of another.

    Inside the walls one walks to a tile, outside one does not: neither can take the other's place.
    """
    palace = at.state.players[seat].palace
    fault = None
    if palace.outworks or tile.outside:
        fault = _veto_of_swapping(at, palace, tile, old)
    if not fault and tile.outside != at.rules.tiles[old.tile].outside:
        return "B-56"
    return fault or at.rules.families[tile.family].laying.fault_of_swapping(at, seat, tile, old.cell)


def _veto_of_swapping(at: Position, palace: Palace, tile: Tile, old: Built) -> str | None:
    return veto(at, with_tile(without_tile(palace, old.cell), tile, old.cell))


def check_fountain(cell: Cell) -> None:
    """Refuse to touch the fountain (B-48)."""
    if cell == FOUNTAIN_CELL:
        raise Refused("B-48", "fountain-stays")


def check_reserve(at: Position, seat: Seat, tile: TileId, rule: str) -> None:
    """Refuse a tile that was set aside this turn (B-49) or is not in the reserve."""
    player = at.state.players[seat]
    if tile in player.aside:
        raise Refused("B-49", "redesign-set-aside", tile=tile)
    if tile not in player.reserve:
        raise Refused(rule, "redesign-not-in-reserve", tile=tile, reserve=player.reserve, number=len(player.reserve))


def built_at(at: Position, seat: Seat, cell: Cell, rule: str) -> Built:
    """Return the tile on a cell, or refuse a cell where none stands."""
    check_fountain(cell)
    tile = at.state.players[seat].palace.at(cell)
    if tile is None:
        raise Refused(rule, "redesign-nothing-there", cell=cell)
    return tile


MODULE = Module(
    id="redesign",
    number=0,
    plays=lambda options: True,
    moves=(
        Move(AddBuilding, frozenset({ACTION}), additions, add_building),
        Move(RemoveBuilding, frozenset({ACTION}), removals, remove_building),
        Move(SwapBuilding, frozenset({ACTION}), swaps, swap_building),
    ),
)
