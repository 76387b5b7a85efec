"""What happens when a tile comes to where the trader stands: somebody moves in, or is exchanged (V-STR-3 to V-STR-5).

All that is chosen belongs to the placement (C-31), in words: the colour that is taken from the supply when a citizen
moves in, or two with a dash for those that are exchanged; out of turn also the token's next cell. In the own turn
what was chosen, or came by default, can be chosen anew as long as the token is aside: nothing rests on it until then.
"""

from dataclasses import dataclass

from alhambra.actions import Action
from alhambra.base.placing import with_tile
from alhambra.base.scoring import is_building
from alhambra.components import Kind, TileId
from alhambra.events import Open
from alhambra.grid import Cell
from alhambra.ledger import Ledger, Position
from alhambra.module import Besides, Move, Placing
from alhambra.modules.street_trader.citizens import (
    KEPT,
    STREET_TRADER,
    CitizenExchanged,
    CitizenMoved,
    in_palace,
    supply,
)
from alhambra.modules.street_trader.token import HOMECOMING, TokenPlaced, TokenPutAside, free_cells, place_by_default
from alhambra.state import State
from tabletop.refused import Refused
from tabletop.seat import Seat

NEXT_CELL = "trader_token"
"""Under which name the token's next cell is chosen."""
STAY = "stay"
"""Nobody moves in, and so nobody is exchanged either (V-STR-11)."""
NOBODY = "nobody"
"""Taken from a supply in which nobody is left."""
FOR = "-"


def is_there(at: Position, placing: Placing) -> bool:
    """Return whether a tile is placed where the trader stands."""
    cells = KEPT.of(at.state).cells
    return bool(cells) and cells[placing.seat] == placing.cell


def can_move_in(at: Position, seat: Seat, tile: TileId) -> bool:
    """Return whether a tile holds citizens (C-6), and one of its colour is on the token (V-STR-4)."""
    return is_building(at, tile) and at.rules.tiles[tile].kind in KEPT.of(at.state).citizens[seat]


def movements(at: Position, placing: Placing) -> list[str]:
    """List whom one may take when a citizen moves in, or else what may be exchanged."""
    return words_for(at, placing.seat, placing.tile.id) if is_there(at, placing) else []


def words_for(at: Position, seat: Seat, tile: TileId) -> list[str]:
    """List what may be chosen where a tile comes to a token."""
    left = [kind for kind, number in supply(at.state).items() if number]
    if can_move_in(at, seat, tile):
        return [*(left or [NOBODY]), STAY]
    own = dict.fromkeys(KEPT.of(at.state).citizens[seat])
    return [f"{given}{FOR}{taken}" for given in own for taken in left if given != taken]  # V-STR-5


def by_default(at: Position, seat: Seat, tile: TileId) -> str:
    """Let somebody move in who can, and take what the player has least of on tiles (V-STR-21)."""
    if not can_move_in(at, seat, tile):
        return ""
    housed = in_palace(at.state, seat)
    housed[at.rules.tiles[tile].kind] += 1
    left: list[Kind] = [kind for kind, number in supply(at.state).items() if number]
    return min(left, key=lambda kind: housed[kind], default=NOBODY)


def move(game: Ledger, placing: Placing, word: str) -> None:
    """Put the token aside, whatever the tile is (V-STR-3), and let citizens move."""
    if is_there(game, placing):
        chosen = word or by_default(game, placing.seat, placing.tile.id)
        game.emit(TokenPutAside(placing.seat, placing.tile.id))
        happen(game, placing.seat, placing.tile.id, chosen)


def happen(game: Ledger, seat: Seat, tile: TileId, chosen: str) -> None:
    """Let citizens move as it was chosen."""
    if FOR in chosen:
        given, taken = chosen.split(FOR)
        game.emit(CitizenExchanged(seat, given, taken))
    elif chosen not in ("", STAY):
        kind = game.rules.tiles[tile].kind
        game.emit(CitizenMoved(seat, tile, kind, None if chosen == NOBODY else chosen))  # V-STR-7: one at a time


class ChooseCitizen(Action, frozen=True):
    """In the own turn, choose anew who moves in, who is taken or who is exchanged."""

    rule = "V-STR-4"
    choice: str


@dataclass(frozen=True, slots=True)
class CitizenRecalled(Open):
    """A player has thought better of who moved: all stand again as when the tile came."""

    seat: Seat

    def fold(self, state: State) -> State:
        traders = KEPT.of(state)
        assert traders.met is not None
        tile, before = traders.met
        citizens = (*traders.citizens[: self.seat], before, *traders.citizens[self.seat + 1 :])
        housed = {where: kind for where, kind in traders.housed.items() if where != tile}
        return KEPT.change(state, citizens=citizens, housed=housed)


def choose_anew(game: Ledger, action: ChooseCitizen) -> None:
    """Let other citizens move than before."""
    possible = choices_anew(game, action.seat)
    if action.choice not in possible:
        raise Refused("V-STR-4", "not-to-be-chosen", choice=action.choice, choices=possible, number=len(possible))
    met = KEPT.of(game.state).met
    assert met is not None
    game.emit(CitizenRecalled(action.seat))
    happen(game, action.seat, met[0], action.choice)


def choices_anew(at: Position, seat: Seat) -> list[str]:
    """List what else may be chosen as long as the token is aside and the tile stands where it came."""
    met = KEPT.of(at.state).met
    if met is None or met[0] not in {built.tile for built in at.state.players[seat].palace.all}:
        return []
    before = Position(at.rules, CitizenRecalled(seat).fold(at.state))
    return [word for word in words_for(before, seat, met[0]) if not _is_so(at, before, seat, word)]


def _is_so(at: Position, before: Position, seat: Seat, word: str) -> bool:
    """Return whether everything is as a choice would have it."""
    met = KEPT.of(at.state).met
    assert met is not None
    trial = Ledger(at.rules, before.state)
    happen(trial, seat, met[0], word)
    return KEPT.of(trial.state) == KEPT.of(at.state)


def next_cells(at: Position, placing: Placing) -> list[str]:
    """List where the token may go at once, out of turn, as soon as the tile stands (V-STR-6)."""
    if not placing.at_once or not is_there(at, placing):
        return []
    palace = with_tile(at.state.players[placing.seat].palace, placing.tile, placing.cell)
    return [word_of(cell) for cell in free_cells(palace)]


def move_on(game: Ledger, placing: Placing, word: str) -> None:
    """Place a token again that was put aside out of turn: where that was said, or on the first cell (V-STR-21)."""
    cells = KEPT.of(game.state).cells
    if not placing.at_once or not cells or cells[placing.seat] is not None:
        return
    if word:
        game.emit(TokenPlaced(placing.seat, cell_of(word)))
    else:
        place_by_default(game, placing.seat)


def word_of(cell: Cell) -> str:
    """Write a cell."""
    return f"{cell[0]},{cell[1]}"


def cell_of(word: str) -> Cell:
    """Read it again."""
    x, y = word.split(",")
    return int(x), int(y)


BESIDES = {
    STREET_TRADER: Besides("V-STR-4", movements, move),
    NEXT_CELL: Besides("V-STR-6", next_cells, move_on),
}
MOVE = Move(
    ChooseCitizen,
    frozenset({HOMECOMING}),
    lambda at, seat: [ChooseCitizen(seat, word) for word in choices_anew(at, seat)],
    choose_anew,
)
