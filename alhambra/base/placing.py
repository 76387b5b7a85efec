"""Placing the tiles that were set aside (B-30, B-51 to B-57)."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import lru_cache

from msgspec import structs

from alhambra.actions import Action, PlaceBuilding, ReserveBuilding
from alhambra.components import SIDES, Tile, TileId, Walls, load
from alhambra.events import BuildingPlaced, BuildingReserved, HalfPlaced, OutworkPlaced
from alhambra.grid import CELL, Cell
from alhambra.how import PLAINLY, TURNS, How, turn
from alhambra.ledger import Ledger, Position
from alhambra.module import Decision, Family, Gatekeeper, Homeless, Laying, Module, Move, Placing
from alhambra.palace import Built, Palace, fault_of_placing, fault_of_removing, fault_of_swapping, spots_beside
from tabletop.refused import Refused
from tabletop.seat import Seat

PLACEMENT = "placement"
LAST_TILES = "place the last tiles"
NOWHERE = ("B-55", "B-85")
"""The faults of a cell where nothing could be put at all."""


def place_building(game: Ledger, action: PlaceBuilding) -> None:
    """Build a tile that was set aside."""
    check_aside(game, action.seat, action.tile)
    build(game, action.seat, action.tile, action.cell, action.how)


def placements(at: Position, seat: Seat) -> list[Action]:
    """Offer each place of each tile that was set aside (B-30: in an order of choice)."""
    aside = at.state.players[seat].aside
    return [PlaceBuilding(seat, tile, cell, how) for tile in aside for cell, how in ways_to_build(at, seat, tile)]


def reserve_building(game: Ledger, action: ReserveBuilding) -> None:
    """Put a tile that was set aside into the reserve, which has no limit (B-43, B-51)."""
    check_aside(game, action.seat, action.tile)
    if homeless := homeless_as(game, action.tile):
        raise Refused(homeless.rule, "must-be-placed", tile=action.tile)
    game.emit(BuildingReserved(action.seat, action.tile))


def reservations(at: Position, seat: Seat) -> list[Action]:
    """Offer to reserve each tile that was set aside."""
    return [ReserveBuilding(seat, tile) for tile in at.state.players[seat].aside if not homeless_as(at, tile)]


def reserve_all(game: Ledger, seat: Seat) -> None:
    """Let all tiles that were set aside go to the reserve (B-112); what cannot lie there leaves (C-31)."""
    leave(game, seat)
    for tile in game.state.players[seat].aside:
        game.emit(BuildingReserved(seat, tile))


def leave(game: Ledger, seat: Seat) -> None:
    """Let all that was set aside go which has found no place and cannot lie in the reserve."""
    for tile in game.state.players[seat].aside:
        if homeless := homeless_as(game, tile):
            homeless.leave(game, seat, tile)


def homeless_as(at: Position, tile: TileId) -> Homeless | None:
    """Return what becomes of a tile without a place, None if it may lie in the reserve."""
    return at.rules.families[at.rules.tiles[tile].family].homeless


def builder(at: Position) -> tuple[Seat, ...]:
    """Ask the active player as long as a tile is set aside with which anything can be done."""
    seat = at.state.turn.seat
    aside = at.state.players[seat].aside
    return (
        (seat,) if aside and any(not homeless_as(at, tile) or ways_to_build(at, seat, tile) for tile in aside) else ()
    )


def end_placement(game: Ledger) -> None:
    """Go on when there is nothing left to place."""
    leave(game, game.state.turn.seat)
    game.end_phase()


def ways_to_build(at: Position, seat: Seat, tile: TileId) -> Sequence[tuple[Cell, How]]:
    """List the places in a seat's palace where a tile may be built: each cell with each manner (C-31)."""
    piece, palace, keepers = at.rules.tiles[tile], at.state.players[seat].palace, at.rules.gatekeepers
    opens = keepers and not piece.half and any(keeper.may(at, seat) for keeper in keepers)
    if not piece.turns and not opens:
        return _plain_ways(at, seat, palace, as_it_is(at, piece))
    found: list[tuple[Cell, How]] = []
    for turned in turns_of(piece):
        standing = as_it_is(at, piece, turned)
        found += [(cell, How(turned)) for cell, _ in _plain_ways(at, seat, palace, standing)]
        if opens:
            found += _through_gates(at, seat, standing, turned)
    return sorted(found, key=row_by_row)


def places(at: Position, seat: Seat, tile: TileId) -> list[Cell]:
    """List the cells of a seat's palace where a tile may be built in some manner."""
    return list(dict.fromkeys(cell for cell, _ in ways_to_build(at, seat, tile)))


def _plain_ways(at: Position, seat: Seat, palace: Palace, tile: Tile) -> Sequence[tuple[Cell, How]]:
    laying = at.rules.families[tile.family].laying
    if laying is BY_THE_BUILDING_RULES:
        found = palace.ways_found
        if tile.walls not in found:
            found[tile.walls] = [(cell, PLAINLY) for cell in _unopposed(at, palace, tile)]
        return found[tile.walls]
    cells = laying.places(at, seat, tile)
    if palace.outworks or not is_plain(tile):
        cells = [cell for cell in cells if not veto(at, with_tile(palace, tile, cell))]
    return [(cell, PLAINLY) for cell in cells]


def _unopposed(at: Position, palace: Palace, tile: Tile) -> list[Cell]:
    """List where a tile may stand that touches nothing outside the walls, or nothing that objects."""
    cells = [CELL[spot] for spot in palace.places(tile.walls)]
    if not palace.outworks:
        return cells
    return [cell for cell in cells if not palace.is_beside_outwork(cell) or not veto(at, with_tile(palace, tile, cell))]


def _through_gates(at: Position, seat: Seat, tile: Tile, turned: int | None) -> Iterator[tuple[Cell, How]]:
    palace = at.state.players[seat].palace
    locked_out = [spot for spot in spots_beside(palace.occupied) if not palace.grid.is_reachable(spot)]
    for spot in locked_out:
        plainly = Placing(seat, tile, CELL[spot], How(turned))
        fault = fault_of_building(at, plainly)
        for side in SIDES:
            placing = plainly._replace(how=How(turned, side))
            if not fault_with_gate(at, placing, fault):
                yield placing.cell, placing.how


def row_by_row(place: tuple[Cell, How]) -> tuple[int, int, int, str]:
    """Order places by their rows, then by turns and gates."""
    (x, y), how = place
    return y, x, how.turned or 0, how.gate


def turns_of(tile: Tile) -> Sequence[int | None]:
    """Return how a tile may be turned by whoever places it."""
    return TURNS if tile.turns else (None,)


def as_it_is(at: Position, tile: Tile, turned: int | None = None) -> Tile:
    """Return a tile with its walls as they are now, pieces included, and as they would stand."""
    if not turned and not at.rules.adds_walls:
        return tile
    walls = tile.walls
    for part in at.rules.adds_walls:
        walls |= part(at.state).get(tile.id, 0)
    walls = turn(walls, turned)
    return tile if walls == tile.walls else with_walls(tile, walls)


@lru_cache(maxsize=1024)
def with_walls(tile: Tile, walls: Walls) -> Tile:
    """Return a tile with other walls; there is one object for each, since pictures are compared."""
    return replace(tile, walls=walls)


def build(game: Ledger, seat: Seat, tile: TileId, cell: Cell, how: How = PLAINLY, *, at_once: bool = False) -> None:
    """Build a tile, which must be legal at this moment (B-52), or refuse it."""
    placing = settled(game, Placing(seat, game.rules.tiles[tile], cell, how, at_once), fault_of_building)
    fault = fault_of_building(game, placing)
    if fault:
        raise Refused(fault, "build-not-there", tile=tile, cell=cell)
    lay(game, placing)


def settled(at: Position, placing: Placing, fault_of: Callable[[Position, Placing], str | None]) -> Placing:
    """Let a tile be as it would stand: turned as was chosen, else as little as possible (C-31)."""
    piece, how = placing.tile, placing.how
    if not piece.turns:
        standing = as_it_is(at, piece, how.turned)
        return placing if standing is piece else placing._replace(tile=standing)
    ways = turns_of(piece) if how.turned is None else (how.turned,)
    tried = [placing._replace(tile=as_it_is(at, piece, one), how=structs.replace(how, turned=one)) for one in ways]
    return next((one for one in tried if not fault_of(at, one)), tried[0])


def fault_of_building(at: Position, placing: Placing) -> str | None:
    """Name the rule that forbids to build a tile in some manner."""
    palace, tile, cell = at.state.players[placing.seat].palace, placing.tile, placing.cell
    if placing.how.turned and not tile.turns:
        return "B-54"
    fault = at.rules.families[tile.family].laying.fault_of_placing(at, placing.seat, tile, cell)
    if not (palace.is_plain and is_plain(tile)) and fault not in NOWHERE:
        fault = veto(at, with_tile(palace, tile, cell)) or fault
    return fault_with_gate(at, placing, fault)


def fault_with_gate(at: Position, placing: Placing, fault: str | None) -> str | None:
    """Name the rule that forbids a placement, given the rule that forbids it without the gate that was chosen."""
    if not placing.how.gate:
        return fault
    if not at.rules.gatekeepers or placing.tile.half:
        return "C-31"
    faults = [keeper.fault(at, placing, fault) for keeper in at.rules.gatekeepers]
    return None if None in faults else faults[0]


def _keeper_of(at: Position, placing: Placing) -> Gatekeeper | None:
    """Return who lets one through the gate that was chosen, which none of the others needs to open as well."""
    fault = fault_of_building(at, placing._replace(how=structs.replace(placing.how, gate="")))
    return next((keeper for keeper in at.rules.gatekeepers if not keeper.fault(at, placing, fault)), None)


def choices_beside(at: Position, placing: Placing) -> dict[str, Sequence[str]]:
    """Return what may be chosen besides where a tile is placed, by the ids of the parts that let one choose (C-31)."""
    found = {part: besides.values(at, placing) for part, besides in at.rules.besides.items()}
    return {part: values for part, values in found.items() if values}


def lay(game: Ledger, placing: Placing) -> None:
    """Let a tile stand where it may, inside or outside the walls, and do what was chosen besides."""
    seat, tile, cell, how, *_ = placing
    chosen = dict(how.more)
    offered = choices_beside(game, placing) if chosen else {}
    for part, value in chosen.items():
        if value not in offered.get(part, ()):
            rule = game.rules.besides[part].rule if part in game.rules.besides else "C-31"
            there = list(offered.get(part, ()))
            raise Refused(rule, "not-to-be-chosen", choice=value, choices=there, number=len(there))
    keeper = _keeper_of(game, placing) if how.gate else None
    event = OutworkPlaced if tile.outside else HalfPlaced if tile.half else BuildingPlaced
    game.emit(event(seat, tile.id, cell, tile.walls, how.turned or 0))
    if keeper is not None:
        keeper.open(game, placing)
    for part, besides in game.rules.besides.items():
        besides.follow(game, placing, chosen.get(part, ""))


def is_plain(tile: Tile) -> bool:
    """Return whether a tile fills a cell inside the walls."""
    return not tile.outside and not tile.half


def veto(at: Position, palace: Palace) -> str | None:
    """Name the rule of a module that a palace would break (C-30)."""
    if palace.is_plain:
        return None
    return next((fault for part in at.rules.vetoes if (fault := part(at, palace))), None)


def with_tile(palace: Palace, tile: Tile, cell: Cell) -> Palace:
    """Return a palace with one tile more, as something to be judged: nobody has worked out its geometry."""
    built = Built(*cell, tile.id, tile.walls)
    if tile.outside:
        return palace.of_tiles(palace.tiles, (*palace.outworks, built))
    if tile.half:
        return palace.with_half(built)
    return palace.of_tiles((*palace.tiles, built), palace.outworks)


def without_tile(palace: Palace, cell: Cell) -> Palace:
    """Return a palace without the tile on a cell, as something to be judged."""
    tiles, outworks = (
        tuple(tile for tile in some if (tile.x, tile.y) != cell) for some in (palace.tiles, palace.outworks)
    )
    return palace.of_tiles(tiles, outworks)


def check_aside(at: Position, seat: Seat, tile: TileId) -> None:
    """Refuse a tile that is not set aside."""
    aside = at.state.players[seat].aside
    if tile not in aside:
        raise Refused("B-30", "place-not-set-aside", tile=tile, aside=aside)


def _places(at: Position, seat: Seat, tile: Tile) -> list[Cell]:
    # B-54: walls stand as they are, and only a tile that may be turned ever is
    return [CELL[spot] for spot in at.state.players[seat].palace.places(tile.walls)]


def _swaps(at: Position, seat: Seat, tile: Tile) -> list[Cell]:
    return [CELL[spot] for spot in at.state.players[seat].palace.grid.exchangeable(tile.walls)]


BY_THE_BUILDING_RULES = Laying(  # C-7: holds for all tiles of which nothing else is said
    places=_places,
    swaps=_swaps,
    fault_of_placing=lambda at, seat, tile, cell: fault_of_placing(at.state.players[seat].palace, cell, tile.walls),
    fault_of_swapping=lambda at, seat, tile, cell: fault_of_swapping(at.state.players[seat].palace, cell, tile.walls),
    fault_of_removing=lambda at, seat, tile, cell: fault_of_removing(at.state.players[seat].palace, cell),
)


WHERE = frozenset({PLACEMENT, LAST_TILES})

MODULE = Module(
    id="placing",
    number=0,
    plays=lambda options: True,
    brings_tiles=(lambda: load().buildings,),
    turn=(
        Decision(PLACEMENT, 10, end_placement, builder, label="PLACEMENT", rule="B-30", default=reserve_all),  # O-1
    ),
    moves=(
        Move(PlaceBuilding, WHERE, placements, place_building),
        Move(ReserveBuilding, WHERE, reservations, reserve_building),
    ),
    families={"building": Family(BY_THE_BUILDING_RULES, in_stages=True)},
)
