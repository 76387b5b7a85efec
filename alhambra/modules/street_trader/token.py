"""The trader's token, which blocks nothing (V-STR-7): where it may stand, and when (V-STR-3, V-STR-6, V-STR-9, O-4)."""

from dataclasses import dataclass

from alhambra.actions import Action
from alhambra.components import TileId
from alhambra.events import Open
from alhambra.grid import CELL, FOUNTAIN, STEP, WAYS, Cell, spot_of
from alhambra.ledger import Ledger, Position
from alhambra.module import Decision, Move
from alhambra.modules.street_trader.citizens import KEPT
from alhambra.palace import Palace
from alhambra.state import State
from tabletop.refused import Refused
from tabletop.seat import Seat

HOMECOMING = "place the token"
AT_THE_FOUNTAIN = WAYS
"""The cells next to the fountain (V-STR-2)."""


class PlaceToken(Action, frozen=True):
    """Place the trader's token again."""

    rule = "V-STR-6"
    cell: Cell


@dataclass(frozen=True, slots=True)
class TokenPutAside(Open):
    """A tile came to a trader's cell, and the token was put aside (V-STR-3)."""

    seat: Seat
    tile: TileId

    def fold(self, state: State) -> State:
        met = self.tile, KEPT.of(state).citizens[self.seat]
        return KEPT.change(_moved(state, self.seat, None), met=met)


@dataclass(frozen=True, slots=True)
class TokenPlaced(Open):
    """A trader's token was placed again."""

    seat: Seat
    cell: Cell

    def fold(self, state: State) -> State:
        return KEPT.change(_moved(state, self.seat, self.cell), met=None)


def _moved(state: State, seat: Seat, cell: Cell | None) -> State:
    cells = KEPT.of(state).cells
    return KEPT.change(state, cells=(*cells[:seat], cell, *cells[seat + 1 :]))


def free_cells(palace: Palace) -> list[Cell]:
    """List the empty cells beside tiles of a palace, the fountain included, camps not, row by row (V-STR-6, C-6)."""
    inside = {spot_of(tile.cell) for tile in palace.tiles} | {FOUNTAIN}
    beside = {spot + step for spot in inside if spot is not None for step in STEP}
    return [CELL[spot] for spot in sorted(beside - palace.occupied)]


def is_homeless(at: Position, seat: Seat) -> bool:
    """Return whether a token is aside, or stands beside no tile any more (V-STR-9)."""
    traders = KEPT.of(at.state)
    return bool(traders.cells) and traders.cells[seat] not in free_cells(at.state.players[seat].palace)


def choices(at: Position, seat: Seat) -> list[Cell]:
    """List where a token may be placed now; nowhere if it stands well."""
    return free_cells(at.state.players[seat].palace) if is_homeless(at, seat) else []


def ask(at: Position) -> tuple[Seat, ...]:
    """Ask the active player where the token goes, if there is a choice."""
    seat = at.state.turn.seat
    return (seat,) if len(choices(at, seat)) > 1 else ()


def go_on(game: Ledger) -> None:
    """Place a token that can stand in just one place, and go on."""
    place_by_default(game, game.state.turn.seat)
    game.end_phase()


def place_by_default(game: Ledger, seat: Seat) -> None:
    """Place a token on the first cell in reading order (V-STR-21)."""
    cells = choices(game, seat)
    if cells:
        game.emit(TokenPlaced(seat, cells[0]))


def place_token(game: Ledger, action: PlaceToken) -> None:
    """Place the token on an empty cell beside a tile; no other building rule applies to it (V-STR-6)."""
    cells = choices(game, action.seat)
    if action.cell not in cells:
        raise Refused("V-STR-6", "token-not-there", cell=action.cell, cells=cells)
    game.emit(TokenPlaced(action.seat, action.cell))


def placements(at: Position, seat: Seat) -> list[Action]:
    """Offer the cells where the token may go."""
    return [PlaceToken(seat, cell) for cell in choices(at, seat)]


PHASE = Decision(HOMECOMING, 40, go_on, asks=ask, label="PLACE_TOKEN", rule="V-STR-6", default=place_by_default)
"""At the very end of a turn (O-4)."""
MOVE = Move(PlaceToken, frozenset({HOMECOMING}), placements, place_token)
