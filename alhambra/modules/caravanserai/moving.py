"""Moving a marker at the start of the own turn, and back to 0 when it has paid (V-CAR-6 to V-CAR-8)."""

from dataclasses import dataclass
from typing import ClassVar

from alhambra.actions import Action
from alhambra.base.turn import ACTION
from alhambra.components import CardId, Currency
from alhambra.events import Open, TurnStarted
from alhambra.ledger import Ledger, Position
from alhambra.module import Move
from alhambra.modules.caravanserai.cards import KEPT, by_id, card_of_field, cards_of
from alhambra.state import State
from tabletop.refused import Refused
from tabletop.seat import Seat


class MoveCaravan(Action, frozen=True):
    """Move the marker of an own card by one field."""

    rule = "V-CAR-6"
    card: CardId
    currency: Currency
    value: int


@dataclass(frozen=True, slots=True)
class CaravanMoved(Open):
    """A player moved a marker (V-CAR-6)."""

    seat: Seat
    card: CardId
    currency: Currency
    value: int

    def fold(self, state: State) -> State:
        markers = {**KEPT.of(state).markers, self.card: (self.currency, self.value)}
        return KEPT.change(state, markers=markers, moved=True)


@dataclass(frozen=True, slots=True)
class CaravansReturned(Open):
    """Markers that have paid stand on 0 again (V-CAR-7)."""

    seat: Seat
    cards: tuple[CardId, ...]

    def fold(self, state: State) -> State:
        own = KEPT.of(state)
        markers = {card: place for card, place in own.markers.items() if card not in self.cards}
        return KEPT.change(state, markers=markers, used=(*own.used, *self.cards))


@dataclass(frozen=True, slots=True)
class CaravansReady(Open):
    """A turn began, in which a marker may move again, also one that has paid."""

    routine: ClassVar[bool] = True

    def fold(self, state: State) -> State:
        return KEPT.change(state, moved=False, used=())


def move(game: Ledger, action: MoveCaravan) -> None:
    """Move one marker by one field, before the first action; that is no action (V-CAR-6)."""
    own, card = KEPT.of(game.state), by_id().get(action.card)
    if card is None or own.owned.get(action.card) != action.seat:
        raise Refused("V-CAR-6", "caravanserai-not-yours", card=action.card)
    if game.state.turn.again:
        raise Refused("V-CAR-6", "caravan-too-late")
    if own.moved:
        raise Refused("V-CAR-6", "caravan-moved")
    if card.id in own.used:
        raise Refused("V-CAR-7", "caravan-rests", card=card.id)
    near = list(card.neighbours(own.markers.get(card.id)))
    if (action.currency, action.value) not in near:
        fields = [card.field(place).id for place in near]
        raise Refused("V-CAR-6", "caravan-too-far", card=card.id, open=fields, number=len(fields))
    game.emit(CaravanMoved(action.seat, card.id, action.currency, action.value))


def moves(at: Position, seat: Seat) -> list[Action]:
    """Offer each field to which a marker could move (V-CHA-21: in any order with powers of characters)."""
    own = KEPT.of(at.state)
    if at.state.turn.again or own.moved:
        return []
    return [
        MoveCaravan(seat, card.id, *place)
        for card in cards_of(at.state, seat)
        if card.id not in own.used
        for place in card.neighbours(own.markers.get(card.id))
    ]


def go_back(game: Ledger, seat: Seat, fields: tuple[str, ...]) -> None:
    """Put markers that have paid back on 0, in whosever turn that is (V-CAR-7)."""
    game.emit(CaravansReturned(seat, tuple(card_of_field()[field] for field in fields)))


def be_ready(game: Ledger, event: TurnStarted) -> None:
    """Let markers move again."""
    own = KEPT.of(game.state)
    if own.moved or own.used:
        game.emit(CaravansReady())


MOVE = Move(MoveCaravan, frozenset({ACTION}), moves, move, needless=True)  # V-CAR-20: nobody has to
