"""Where watchtowers may stand: beside their colour, open, their other half never enclosed (V-WAT-3 to V-WAT-11)."""

from collections.abc import Iterator
from dataclasses import dataclass

from alhambra.base.scoring import is_building
from alhambra.components import Tile, TileId
from alhambra.events import Open
from alhambra.grid import CELL, WAYS, Cell, spot_of
from alhambra.halves import NO_HOLE_BESIDE_HALF, corner_of, shuts_in_a_half
from alhambra.ledger import Ledger, Position
from alhambra.module import Laying
from alhambra.modules.watchtowers.pieces import kinds
from alhambra.palace import Built, Palace, spots_beside
from alhambra.state import State, without
from tabletop.seat import Seat

FOUNTAIN_CELL = (0, 0)


@dataclass(frozen=True, slots=True)
class WatchtowerReturned(Open):
    """A watchtower that was set aside has found no place and lies with the others again (V-WAT-11)."""

    seat: Seat
    tile: TileId

    def fold(self, state: State) -> State:
        return state.with_player(self.seat, aside=without(state.players[self.seat].aside, (self.tile,)))


def give_back(game: Ledger, seat: Seat, tower: TileId) -> None:
    """Put a watchtower back to the others, without a refund."""
    game.emit(WatchtowerReturned(seat, tower))


def bond(at: Position, tile: TileId) -> str | None:
    """Keep watchtowers from being given away (V-WAT-3)."""
    return "V-WAT-3" if tile in kinds() else None


def lock(at: Position, seat: Seat, built: Built) -> str | None:
    """Keep watchtowers where they are (V-WAT-10)."""
    return "V-WAT-10" if built.tile in kinds() else None


def flaw_of(at: Position, palace: Palace) -> str | None:
    """Name the rule that some watchtower of a palace breaks, V-WAT-5 rather than V-WAT-6 (C-30)."""
    if not palace.halves:
        return None
    tiles = {(built.x, built.y): built for built in palace.tiles}
    outside = {(built.x, built.y) for built in palace.outworks}
    fault = None
    for tower in palace.halves:
        kind, beside = kinds()[tower.tile], list(beyond_short_sides(tower.cell, tower.walls))
        if not any(cell in tiles and is_of(at, tiles[cell].tile, kind) for cell, _ in beside):
            return "V-WAT-5"
        for cell, side in beside:
            walls = palace.fountain if cell == FOUNTAIN_CELL else tiles[cell].walls if cell in tiles else 0
            if cell in outside or walls >> side & 1:
                fault = "V-WAT-6"
    return fault


def is_of(at: Position, tile: TileId, kind: str) -> bool:
    """Return whether a tile is a building of a kind, and finished (C-6)."""
    return at.rules.tiles[tile].kind == kind and is_building(at, tile)


def beyond_short_sides(cell: Cell, walls: int) -> Iterator[tuple[Cell, int]]:
    """Yield the cells that a watchtower touches, each with the side of it that is touched."""
    for side, (east, south) in enumerate(WAYS):
        if not walls >> side & 1:
            yield (cell[0] + east, cell[1] + south), (side + 2) % 4


def _fault_of_placing(at: Position, seat: Seat, tile: Tile, cell: Cell) -> str | None:
    """Name the rule that forbids a watchtower, as it would stand, on a cell; where camps are, they object first."""
    palace, spot = at.state.players[seat].palace, spot_of(cell)
    if spot is None:
        return "B-55"
    if spot in palace.occupied:
        return "B-85"  # V-WAT-4: the other half stays empty, too
    return flaw_of(at, palace.with_half(Built(*cell, tile.id, tile.walls))) or _hole(palace, cell, tile.walls)


def _hole(palace: Palace, cell: Cell, walls: int) -> str | None:
    """Name the rule that a watchtower breaks by leaving a hole (V-WAT-8)."""
    spot, corner = spot_of(cell), corner_of(walls)
    if spot is None or NO_HOLE_BESIDE_HALF[corner][palace.ring(spot)]:
        return None
    corners = {half.cell: corner_of(half.walls) for half in palace.halves}
    filled = {CELL[one] for one in palace.occupied} - corners.keys()
    return "V-WAT-8" if shuts_in_a_half(filled, {**corners, cell: corner}) else "B-57"


def _places(at: Position, seat: Seat, tile: Tile) -> list[Cell]:
    """List the cells where a watchtower may stand so: only those beside its colour are looked at (V-WAT-5)."""
    palace = at.state.players[seat].palace
    coloured = {built.cell for built in palace.tiles if is_of(at, built.tile, tile.kind)}
    cells = [CELL[spot] for spot in spots_beside(palace.occupied)]
    beside = [cell for cell in cells if any(one in coloured for one, _ in beyond_short_sides(cell, tile.walls))]
    return [cell for cell in beside if not _fault_of_placing(at, seat, tile, cell)]


LAYING = Laying(
    places=_places,
    swaps=lambda at, seat, tile: [],
    fault_of_placing=_fault_of_placing,
    fault_of_swapping=lambda at, seat, tile, cell: "V-WAT-10",
    fault_of_removing=lambda at, seat, tile, cell: "V-WAT-10",
)
