"""City gates: a card opens a double wall to a tile that could not be reached otherwise (V-GAT-1 to V-GAT-20)."""

from dataclasses import dataclass

from alhambra.base.turn import ACTION
from alhambra.components import SIDES, CardId, TileId
from alhambra.events import Open
from alhambra.grid import WAYS, Cell, spot_of
from alhambra.how import turn
from alhambra.ledger import Ledger, Position
from alhambra.module import Gatekeeper, Module, Move, Placing
from alhambra.modules.city_gates import cards
from alhambra.modules.city_gates.cards import GATE_CARD, GATES, KEPT, TakeGate, all_cards, held_by
from alhambra.palace import Built, closes_no_hole
from alhambra.state import State
from tabletop.seat import Seat

NOWHERE = ("B-55", "B-85")
"""The faults of a cell where nothing could be put at all."""


@dataclass(frozen=True, slots=True)
class GateBuilt(Open):
    """A player put a gate on a double wall of a tile that was just placed; the card has left the game (V-GAT-6)."""

    seat: Seat
    gated: TileId
    cell: Cell
    side: int
    card: CardId

    def fold(self, state: State) -> State:
        gates, palace = KEPT.of(state), state.players[self.seat].palace
        held = tuple(card for card in gates.held[self.seat] if card != self.card)
        state = KEPT.change(state, held={**gates.held, self.seat: held}, gone=(*gates.gone, self.card))
        return state.with_player(self.seat, palace=palace.with_gate(self.cell, self.side))


def fault_of_gate(at: Position, placing: Placing, otherwise: str | None) -> str | None:
    """Name the rule that forbids a gate beside a new tile, given the rule that forbids the tile without it.

    The tile is judged as it would stand (V-GAT-9). Whatever else forbids it, no gate helps.
    """
    if otherwise in NOWHERE:
        return otherwise
    fault = "V-GAT-4" if not held_by(at, placing.seat) else _fault_of_walls(at, placing)
    if not fault and otherwise is None:
        fault = "V-GAT-8"  # also in a swap (B-47)
    if not fault and otherwise == "B-56":
        spot = spot_of(placing.cell)
        assert spot is not None, "there is a tile beside it"
        return None if closes_no_hole(at.state.players[placing.seat].palace, spot) else "B-57"
    return fault or otherwise


def _fault_of_walls(at: Position, placing: Placing) -> str | None:
    """Name the rule by which there is no double wall for a gate."""
    beside, side = _neighbour(at, placing), SIDES.index(placing.how.gate)
    across = (side + 2) % 4
    if beside is None or not placing.tile.walls >> side & 1 or not beside.walls >> across & 1:
        return "V-GAT-4"
    printed = turn(at.rules.tiles[placing.tile.id].walls, placing.how.turned)
    both = printed >> side & turn(at.rules.tiles[beside.tile].walls, beside.turned) >> across & 1
    return None if both else "V-GAT-5"


def _neighbour(at: Position, placing: Placing) -> Built | None:
    """Return the tile inside the walls beyond the side that would get the gate."""
    (x, y), (east, south) = placing.cell, WAYS[SIDES.index(placing.how.gate)]
    tiles = at.state.players[placing.seat].palace.tiles
    return next((one for one in tiles if one.cell == (x + east, y + south)), None)


def open_gate(game: Ledger, placing: Placing) -> None:
    """Play a card for the gate, which is no action: each tile that is placed may have one (V-GAT-4, V-GAT-6)."""
    card, side = held_by(game, placing.seat)[0], SIDES.index(placing.how.gate)
    game.emit(GateBuilt(placing.seat, placing.tile.id, placing.cell, side, card))


def lock(at: Position, seat: Seat, old: Built) -> str | None:
    """Keep the two tiles at a gate from being removed or swapped, and from nothing else (V-GAT-7, V-GAT-10)."""
    return "V-GAT-7" if old.cell in at.state.players[seat].palace.gated else None


MODULE = Module(
    id=GATES,
    number=5,
    plays=lambda options: GATES in options.modules,
    brings_cards=(lambda: all_cards().values(),),
    fills_piles=(cards.into_the_piles,),
    reveals={GATE_CARD: cards.show},
    moves=(Move(TakeGate, frozenset({ACTION}), cards.takings, cards.take),),
    gatekeepers=(Gatekeeper(lambda at, seat: bool(held_by(at, seat)), fault_of_gate, open_gate),),
    locks=(lock,),
    pieces=(cards.gates_in,),
    slice=KEPT,
    holds=(cards.elsewhere,),
    shows=cards.what_is_seen,
)
