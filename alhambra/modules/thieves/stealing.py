"""Stealing: a thief takes one open money card of its currency, between two turns (V-THI-2 to V-THI-10)."""

from dataclasses import dataclass
from typing import Annotated, ClassVar, TypeAlias

from msgspec import Meta, Struct

from alhambra.actions import Action
from alhambra.base.money import REFILL_DISPLAY
from alhambra.base.scoring import SCORE_DUE
from alhambra.components import CURRENCIES, CardId, Currency, Money
from alhambra.events import MoneyTaken
from alhambra.ledger import Ledger, Position
from alhambra.modules.thieves.cards import KEPT, currency_of, thieves_of
from alhambra.state import State, without
from tabletop.refused import Refused
from tabletop.seat import Seat

Value: TypeAlias = Annotated[int, Meta(ge=1, le=9)]


class ThiefOrder(Struct, frozen=True, forbid_unknown_fields=True):
    """From which value on thieves of each currency steal; those that are not named do not (V-THI-20)."""

    least: dict[Currency, Value]

    def __post_init__(self) -> None:
        """Let nobody wait for a currency that has no thieves."""
        if unknown := self.least.keys() - set(CURRENCIES):
            raise ValueError(f"there is no {min(unknown)}")


class StealMoney(Action, frozen=True):
    """Between two turns, play a thief and take an open card."""

    rule = "V-THI-3"
    thief: CardId
    card: CardId


@dataclass(frozen=True, slots=True)
class MoneyStolen(MoneyTaken):
    """A thief took a card of the display for a player, and left the game (V-THI-2)."""

    final: ClassVar[bool] = True
    thief: CardId

    def fold(self, state: State) -> State:
        own = KEPT.of(state)
        held = {**own.held, self.seat: without(own.held[self.seat], (self.thief,))}
        return KEPT.change(MoneyTaken.fold(self, state), held=held, gone=(*own.gone, self.thief))


def next_player(at: Position) -> Seat:
    """Return whose turn is next."""
    return (at.state.turn.seat + 1) % len(at.state.players)


def owners(at: Position) -> list[Seat]:
    """Ask all who have thieves, but for the next player (V-THI-3); how many they have is public (C-21)."""
    return [seat for seat, held in KEPT.of(at.state).held.items() if held and seat != next_player(at)]


def booty(at: Position, currency: Currency) -> list[Money]:
    """Return the open cards of a currency that count as money of it (V-THI-7)."""
    cards = [at.rules.money.get(card) for card in at.state.display if card is not None]
    return [card for card in cards if card is not None and card.currency == currency]


def steal(game: Ledger, action: StealMoney) -> None:
    """Take one card, and refill the display with all that this brings (V-THI-2, V-THI-4, V-THI-5).

    Then the window opens anew, for everybody who may interrupt (V-THI-10, O-10).
    """
    if action.seat == next_player(game):
        raise Refused("V-THI-3", "thief-of-the-next-player")
    held = KEPT.of(game.state).held.get(action.seat, ())
    if action.thief not in held:
        raise Refused("V-THI-2", "thief-not-yours", card=action.thief, number=len(held))
    if action.card not in game.state.display:
        raise Refused("V-THI-10", "take-not-in-display", card=action.card, open=tuple(filter(None, game.state.display)))
    currency = currency_of(game, action.thief)
    if action.card not in [card.id for card in booty(game, currency)]:
        raise Refused("V-THI-7", "thief-of-another-currency", card=action.card, currency=currency)
    game.emit(MoneyStolen(action.seat, (action.card,), action.thief))
    game.interrupt(SCORE_DUE)  # C-17
    game.interrupt(REFILL_DISPLAY)


def offers(at: Position, seat: Seat) -> list[Action]:
    """Offer each card that one of the own thieves could take."""
    if seat == next_player(at):
        return []
    own = thieves_of(at, seat)
    return [StealMoney(seat, thief, card.id) for currency, thief in own.items() for card in booty(at, currency)]


def follow(at: Position, seat: Seat, order: ThiefOrder) -> Action | None:
    """Take the most valuable card that is worth a thief, if there is one (V-THI-20)."""
    own = thieves_of(at, seat)
    found = [
        (card.value, card.id, thief)
        for currency, thief in own.items()
        for card in booty(at, currency)
        if card.value >= order.least.get(currency, card.value + 1)
    ]
    if not found:
        return None
    _, card, thief = max(found, key=lambda one: one[0])
    return StealMoney(seat, thief, card)
