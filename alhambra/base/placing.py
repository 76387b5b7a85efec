"""Placing the tiles that were set aside (B-30, B-51 to B-57)."""

from collections.abc import Sequence

from alhambra.actions import Action, PlaceBuilding, ReserveBuilding
from alhambra.components import Tile, TileId, load
from alhambra.events import BuildingPlaced, BuildingReserved, OutworkPlaced
from alhambra.grid import CELL, Cell
from alhambra.ledger import Ledger, Position
from alhambra.module import Decision, Family, Laying, Module, Move
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
    build(game, action.seat, action.tile, action.cell)


def placements(at: Position, seat: Seat) -> list[Action]:
    """Offer each place of each tile that was set aside (B-30: in an order of choice)."""
    aside = at.state.players[seat].aside
    return [PlaceBuilding(seat, tile, cell) for tile in aside for cell in places(at, seat, tile)]


def reserve_building(game: Ledger, action: ReserveBuilding) -> None:
    """Put a tile that was set aside into the reserve, which has no limit (B-43, B-51)."""
    check_aside(game, action.seat, action.tile)
    game.emit(BuildingReserved(action.seat, action.tile))


def reservations(at: Position, seat: Seat) -> list[Action]:
    """Offer to reserve each tile that was set aside."""
    return [ReserveBuilding(seat, tile) for tile in at.state.players[seat].aside]


def reserve_all(game: Ledger, seat: Seat) -> None:
    """Let all tiles that were set aside go to the reserve (B-112)."""
    for tile in game.state.players[seat].aside:
        game.emit(BuildingReserved(seat, tile))


def builder(at: Position) -> tuple[Seat, ...]:
    """Ask the active player as long as a tile is set aside."""
    seat = at.state.turn.seat
    return (seat,) if at.state.players[seat].aside else ()


def places(at: Position, seat: Seat, tile: TileId) -> Sequence[Cell]:
    """Return the cells of a seat's palace where a tile may be built."""
    piece, palace = at.rules.tiles[tile], at.state.players[seat].palace
    family = at.rules.families[piece.family]
    cells = family.laying.places(at, seat, piece)
    if not palace.outworks and not piece.outside:
        return cells
    return [cell for cell in cells if not veto(at, with_tile(palace, piece, cell))]


def build(game: Ledger, seat: Seat, tile: TileId, cell: Cell) -> None:
    """Build a tile, which must be legal at this moment (B-52), or refuse it."""
    piece, palace = game.rules.tiles[tile], game.state.players[seat].palace
    family = game.rules.families[piece.family]
    fault = family.laying.fault_of_placing(game, seat, piece, cell)
    if (palace.outworks or piece.outside) and fault not in NOWHERE:
        fault = veto(game, with_tile(palace, piece, cell)) or fault
    if fault:
        raise Refused(fault, "build-not-there", tile=tile, cell=cell)
    lay(game, seat, piece, cell)


def lay(game: Ledger, seat: Seat, tile: Tile, cell: Cell) -> None:
    """Let a tile stand where it may, inside or outside the walls."""
    game.emit((OutworkPlaced if tile.outside else BuildingPlaced)(seat, tile.id, cell, tile.walls))


def veto(at: Position, palace: Palace) -> str | None:
    """Name the rule of a module that a palace would break (C-30)."""
    if not palace.outworks:
        return None
    return next((fault for part in at.rules.vetoes if (fault := part(at, palace))), None)


def with_tile(palace: Palace, tile: Tile, cell: Cell) -> Palace:
    """Return a palace with one tile more, as something to be judged: nobody has worked out its geometry."""
    built = Built(*cell, tile.id, tile.walls)
    if tile.outside:
        return Palace(palace.tiles, (*palace.outworks, built))
    return Palace((*palace.tiles, built), palace.outworks)


def without_tile(palace: Palace, cell: Cell) -> Palace:
    """Return a palace without the tile on a cell, as something to be judged."""
    tiles, outworks = (
        tuple(tile for tile in some if (tile.x, tile.y) != cell) for some in (palace.tiles, palace.outworks)
    )
    return Palace(tiles, outworks)


def check_aside(at: Position, seat: Seat, tile: TileId) -> None:
    """Refuse a tile that is not set aside."""
    aside = at.state.players[seat].aside
    if tile not in aside:
        raise Refused("B-30", "place-not-set-aside", tile=tile, aside=aside)


def _places(at: Position, seat: Seat, tile: Tile) -> list[Cell]:
    # B-54: walls stand as printed, a tile is never turned
    palace = at.state.players[seat].palace
    if not palace.outworks:
        return [CELL[spot] for spot in palace.grid.places(tile.walls)]
    cells = [CELL[spot] for spot in spots_beside(palace.occupied)]
    return [cell for cell in cells if not fault_of_placing(palace, cell, tile.walls)]


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
    turn=(Decision(PLACEMENT, 10, asks=builder, label="PLACEMENT", rule="B-30", default=reserve_all),),  # O-1
    moves=(
        Move(PlaceBuilding, WHERE, placements, place_building),
        Move(ReserveBuilding, WHERE, reservations, reserve_building),
    ),
    families={"building": Family(BY_THE_BUILDING_RULES)},
)
