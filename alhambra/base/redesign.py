"""Redesigning the palace: adding, removing or swapping one tile (B-44 to B-50)."""

from collections.abc import Sequence

from alhambra.actions import Action, AddBuilding, RemoveBuilding, SwapBuilding
from alhambra.base.placing import (
    BY_THE_BUILDING_RULES,
    as_it_is,
    build,
    fault_with_gate,
    is_plain,
    lay,
    row_by_row,
    settled,
    turns_of,
    veto,
    ways_to_build,
    with_tile,
    without_tile,
)
from alhambra.base.turn import ACTION
from alhambra.components import Tile, TileId
from alhambra.events import BuildingRemoved
from alhambra.grid import CELL, Cell
from alhambra.how import PLAINLY, How
from alhambra.ledger import Ledger, Position
from alhambra.module import Module, Move, Placing
from alhambra.palace import Built, Palace
from tabletop.refused import Refused
from tabletop.seat import Seat

FOUNTAIN_CELL = (0, 0)


def add_building(game: Ledger, action: AddBuilding) -> None:
    """Build a tile from the reserve (B-44)."""
    check_reserve(game, action.seat, action.tile, action.rule)
    build(game, action.seat, action.tile, action.cell, action.how)
    game.end_phase()


def additions(at: Position, seat: Seat) -> list[Action]:
    """Offer each place of each tile in the reserve."""
    reserve = at.state.players[seat].reserve
    return [AddBuilding(seat, tile, cell, how) for tile in reserve for cell, how in ways_to_build(at, seat, tile)]


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
    if palace.is_plain:
        cells = [CELL[spot] for spot in palace.grid.removable()]
        return [cell for cell in cells if not _lock_on(at, seat, cell)] if at.rules.locks else cells
    spare = [
        one.cell
        for one in palace.tiles + palace.outworks
        if not _fault_by_laying(at, seat, one) and not lock_of(at, seat, one)
    ]
    return [cell for cell in spare if not veto(at, without_tile(palace, cell))]


def fault_of_removing(at: Position, seat: Seat, old: Built) -> str | None:
    """Name the rule that forbids to take out a tile."""
    palace = at.state.players[seat].palace
    fault = lock_of(at, seat, old)
    if not fault and not palace.is_plain:
        fault = veto(at, without_tile(palace, old.cell))
    return fault or _fault_by_laying(at, seat, old)


def _fault_by_laying(at: Position, seat: Seat, old: Built) -> str | None:
    tile = at.rules.tiles[old.tile]
    return at.rules.families[tile.family].laying.fault_of_removing(at, seat, tile, old.cell)


def lock_of(at: Position, seat: Seat, old: Built) -> str | None:
    """Name the rule by which a tile stays where it is."""
    locks = at.rules.locks
    return next((rule for part in locks if (rule := part(at, seat, old))), None) if locks else None


def _lock_on(at: Position, seat: Seat, cell: Cell) -> str | None:
    old = at.state.players[seat].palace.at(cell)
    return None if old is None else lock_of(at, seat, old)


def swap_building(game: Ledger, action: SwapBuilding) -> None:
    """Put a tile from the reserve in the very place of one in the palace; only the result is judged (B-46, B-47)."""
    check_fountain(action.cell)
    check_reserve(game, action.seat, action.tile, action.rule)
    old = built_at(game, action.seat, action.cell, action.rule)
    placing = Placing(action.seat, game.rules.tiles[action.tile], action.cell, action.how, swaps=True)
    placing = settled(game, placing, fault_of_swapping)
    fault = fault_of_swapping(game, placing)
    if fault:
        raise Refused(fault, "swap-not-there", tile=action.tile, cell=action.cell)
    game.emit(BuildingRemoved(action.seat, old.tile, action.cell))
    lay(game, placing)
    game.end_phase()


def swaps(at: Position, seat: Seat) -> list[Action]:
    """Offer each exchange of a tile in the reserve."""
    reserve = at.state.players[seat].reserve
    return [SwapBuilding(seat, tile, cell, how) for tile in reserve for cell, how in ways_to_swap(at, seat, tile)]


def ways_to_swap(at: Position, seat: Seat, tile: TileId) -> Sequence[tuple[Cell, How]]:
    """List where a tile may take the place of another: each cell with each manner (C-31)."""
    piece = at.rules.tiles[tile]
    if not piece.turns:
        return _plain_swaps(at, seat, as_it_is(at, piece))
    found = [
        (cell, How(turned))
        for turned in turns_of(piece)
        for cell, _ in _plain_swaps(at, seat, as_it_is(at, piece, turned))
    ]
    return sorted(found, key=row_by_row)


def swap_places(at: Position, seat: Seat, tile: TileId) -> list[Cell]:
    """List the cells of a seat's palace whose tile a tile may replace in some manner."""
    return list(dict.fromkeys(cell for cell, _ in ways_to_swap(at, seat, tile)))


def _plain_swaps(at: Position, seat: Seat, tile: Tile) -> Sequence[tuple[Cell, How]]:
    palace, laying = at.state.players[seat].palace, at.rules.families[tile.family].laying
    if palace.is_plain and laying is BY_THE_BUILDING_RULES:
        found = palace.swaps_found
        if tile.walls not in found:
            found[tile.walls] = [(cell, PLAINLY) for cell in laying.swaps(at, seat, tile)]
        ways = found[tile.walls]
        return [way for way in ways if not _lock_on(at, seat, way[0])] if at.rules.locks else ways
    return [(cell, PLAINLY) for cell in _cells(at, seat, tile)]


def _cells(at: Position, seat: Seat, tile: Tile) -> Sequence[Cell]:
    palace, laying = at.state.players[seat].palace, at.rules.families[tile.family].laying
    if palace.is_plain:
        return [cell for cell in laying.swaps(at, seat, tile) if not _lock_on(at, seat, cell)]
    alike = palace.outworks if tile.outside else palace.tiles
    fitting = [old for old in alike if not laying.fault_of_swapping(at, seat, tile, old.cell)]
    return [old.cell for old in fitting if not _veto_of_swapping(at, palace, tile, old) and not lock_of(at, seat, old)]


def fault_of_swapping(at: Position, placing: Placing) -> str | None:
    """Name the rule that forbids to put a tile in the place of another.

    Inside the walls one walks to a tile, outside one does not: neither can take the other's place.
    """
    seat, tile, cell, *_ = placing
    palace = at.state.players[seat].palace
    old = palace.at(cell)
    assert old is not None
    if placing.how.turned and not tile.turns:
        return "B-54"
    fault = lock_of(at, seat, old)
    if not fault and not (palace.is_plain and is_plain(tile)):
        fault = _veto_of_swapping(at, palace, tile, old)
    if not fault and tile.outside != at.rules.tiles[old.tile].outside:
        return "B-56"
    fault = fault or at.rules.families[tile.family].laying.fault_of_swapping(at, seat, tile, cell)
    return fault_with_gate(at, placing, fault)


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


def can_redesign(at: Position, seat: Seat) -> bool:
    """Return whether a player could redesign anything, which everybody sees."""
    return any(offers(at, seat) for offers in (removals, additions, swaps))


def redesigns_in(phase: str) -> tuple[Move, ...]:
    """Let a player redesign once in a phase, which ends with it (B-44 to B-50, X-27)."""
    return (
        Move(AddBuilding, frozenset({phase}), additions, add_building),
        Move(RemoveBuilding, frozenset({phase}), removals, remove_building),
        Move(SwapBuilding, frozenset({phase}), swaps, swap_building),
    )


MODULE = Module(
    id="redesign",
    number=0,
    plays=lambda options: True,
    moves=redesigns_in(ACTION),
)
