"""The Architect, who redesigns the palace once in each turn, for nothing (V-CHA-12)."""

from alhambra.base.redesign import redesigns_in
from alhambra.ledger import Position
from alhambra.module import Decision
from alhambra.modules.characters.cards import ARCHITECT, owns
from tabletop.seat import Seat

ARCHITECTS_TURN = "the Architect's redesign"
ARCHITECTS_STATE = "ARCHITECT"


def architects_owner(at: Position) -> tuple[Seat, ...]:
    """Ask the active player if the Architect could redesign something (V-CHA-12)."""
    seat = at.state.turn.seat
    player = at.state.players[seat]
    return (seat,) if owns(at, seat, ARCHITECT) and (player.reserve or player.palace.tiles) else ()


DECISION = Decision(
    ARCHITECTS_TURN,
    20,  # O-2
    asks=architects_owner,
    label=ARCHITECTS_STATE,
    rule="V-CHA-12",
    default=lambda game, seat: game.end_phase(),
)
MOVES = redesigns_in(ARCHITECTS_TURN)
