"""The extra redesign, for which a master builder is played after placing (V-MAS-4, V-MAS-6, V-MAS-7)."""

from dataclasses import dataclass

from alhambra.actions import Action, Forgo
from alhambra.base.redesign import can_redesign, redesigns_in
from alhambra.base.turn import CONFIRM, active_player, forgoing
from alhambra.components import CardId
from alhambra.events import Open
from alhambra.ledger import Ledger, Position
from alhambra.module import Decision, Move
from alhambra.modules.master_builders.cards import KEPT, counted, may_hold, own_of
from alhambra.state import State, without
from tabletop.refused import Refused
from tabletop.seat import Seat

OFFER, REDESIGN = "the master builders' offer", "a master builder's redesign"
REDESIGNING = "EXTRA_REDESIGN"


class PlayBuilder(Action, frozen=True):
    """Play a master builder for an extra redesign."""

    rule = "V-MAS-4"
    card: CardId


@dataclass(frozen=True, slots=True)
class BuilderPlayed(Open):
    """A player played a master builder for a redesign; it has left the game (V-MAS-5)."""

    seat: Seat
    card: CardId

    def fold(self, state: State) -> State:
        state = KEPT.change(state, gone=(*KEPT.of(state).gone, self.card))
        state = state.with_player(self.seat, hand=without(state.players[self.seat].hand, (self.card,)))
        return counted(state, self.seat, -1)


@dataclass(frozen=True, slots=True)
class BuilderKept(Open):
    """A player who had played a master builder did not redesign, and so has it back."""

    seat: Seat

    def fold(self, state: State) -> State:
        *gone, card = KEPT.of(state).gone
        state = KEPT.change(state, gone=tuple(gone))
        return counted(state.with_player(self.seat, hand=(*state.players[self.seat].hand, card)), self.seat, 1)


def builders_owner(at: Position) -> tuple[Seat, ...]:
    """Ask the active player, if that one may hold a master builder and something can be redesigned (C-21)."""
    seat = at.state.turn.seat
    return (seat,) if may_hold(at, seat) and can_redesign(at, seat) else ()


def play(game: Ledger, action: PlayBuilder) -> None:
    """Play one; it follows any action, and the tiles of this turn may be redesigned as well (V-MAS-7)."""
    own = [card.id for card in own_of(game, game.state.players[action.seat].hand)]
    if action.card not in own:
        raise Refused("V-MAS-4", "builder-not-in-hand", card=action.card, cards=own, number=len(own))
    if game.under_way != OFFER:
        raise Refused("V-MAS-6", "builder-once-a-turn")
    game.emit(BuilderPlayed(action.seat, action.card))
    game.end_phase()
    game.interrupt(REDESIGN)


def offers(at: Position, seat: Seat) -> list[Action]:
    """Offer a master builder of each currency in hand, one in a turn (V-MAS-6)."""
    if at.state.agenda[0] != OFFER:
        return []
    cards = {card.currency: card.id for card in own_of(at, at.state.players[seat].hand)}
    return [PlayBuilder(seat, card) for card in cards.values()]


def keep(game: Ledger, seat: Seat) -> None:
    """Give the card back to a player who redesigns nothing after all, or does not decide in time (C-28)."""
    game.emit(BuilderKept(seat))
    game.end_phase()


OFFERED = Decision(
    OFFER,
    20,  # O-2; whether the Architect comes before or after makes no difference (V-MAS-6)
    asks=builders_owner,
    label="MASTER_BUILDER",
    rule="V-MAS-4",
    default=lambda game, seat: game.end_phase(),
)
PLAYED = Decision(REDESIGN, 20, asks=active_player, label=REDESIGNING, rule="V-MAS-4", default=keep)
MOVES = (
    Move(PlayBuilder, frozenset({OFFER, REDESIGN, CONFIRM}), offers, play),
    forgoing(OFFER),
    Move(Forgo, frozenset({REDESIGN}), lambda at, seat: [Forgo(seat)], lambda game, action: keep(game, action.seat)),
    *redesigns_in(REDESIGN),
)
