"""Buying a card, for the less the more kinds of buildings stand in the palace (V-CAR-2 to V-CAR-5, V-CAR-10)."""

from dataclasses import dataclass

from msgspec.structs import replace

from alhambra.actions import Action
from alhambra.base.buying import offers, sell
from alhambra.base.scoring import standing
from alhambra.base.turn import ACTION
from alhambra.components import CardId
from alhambra.events import Open
from alhambra.ledger import Ledger, Position
from alhambra.module import Move
from alhambra.modules.caravanserai.cards import KEPT, all_cards, cards_of, for_sale, terms
from alhambra.purchase import Payment, Ware
from alhambra.state import State
from tabletop.refused import Refused
from tabletop.seat import Seat

BESIDE_THE_MARKET = -1


class BuyCaravanserai(Action, frozen=True):
    """Buy a card with things of one currency, whichever that is."""

    rule = "V-CAR-2"
    added = ("refund",)
    card: CardId
    pay: tuple[CardId, ...]
    refund: str = ""
    """What is wished for the surplus."""


@dataclass(frozen=True, slots=True)
class CaravanseraiBought(Open):
    """A player bought a card, whose marker stands on 0; an exact payment grants a further action (V-CAR-2)."""

    seat: Seat
    card: CardId
    paid: tuple[str, ...]
    price: int
    surplus: int

    def fold(self, state: State) -> State:
        state = replace(state, turn=replace(state.turn, again=self.surplus == 0))
        return KEPT.change(state, owned={**KEPT.of(state).owned, self.card: self.seat})


def buy(game: Ledger, action: BuyCaravanserai) -> None:
    """Buy a card that nobody has (V-CAR-2)."""
    sale = [card.id for card in for_sale(game.state)]
    if action.card not in sale:
        known = action.card in [card.id for card in all_cards()]
        raise Refused("V-CAR-2", "caravanserai-taken" if known else "caravanserai-unknown", card=action.card)
    price = price_for(game, action.seat)
    if price is None:
        raise _fault(game, action.seat)
    sell(game, action.seat, ware(game, action.card, price), action.pay, action.refund)


def ware(at: Position, card: CardId, price: int) -> Ware:
    """Sell a card in a currency that the buyer names, and only in person (C-9, V-VIZ-11)."""
    first, *others = at.rules.components.currencies
    return Ware(card, BESIDE_THE_MARKET, price, first, in_person=True, instead=tuple(others), hand_over=hand_over)


def hand_over(game: Ledger, seat: Seat, ware: Ware, payment: Payment) -> None:
    """Let somebody have a card."""
    game.emit(CaravanseraiBought(seat, ware.tile, payment.cards, ware.price, payment.surplus))


def kinds_of(at: Position, seat: Seat) -> int:
    """Count the kinds of buildings in a palace; reserve, set-aside tiles and sites do not count (V-CAR-5)."""
    return len(standing(at, seat))


def price_for(at: Position, seat: Seat) -> int | None:
    """Return what the next card costs a player; None for whoever may not have one (V-CAR-3, V-CAR-4)."""
    owned, kinds = len(cards_of(at.state, seat)), kinds_of(at, seat)
    needed = terms().kinds_needed
    return terms().prices[kinds] if owned < len(needed) and kinds >= needed[owned] else None


def _fault(at: Position, seat: Seat) -> Refused:
    needed, owned = terms().kinds_needed, len(cards_of(at.state, seat))
    if owned >= len(needed):
        return Refused("V-CAR-4", "caravanserai-enough", limit=len(needed))
    return Refused("V-CAR-4", "caravanserai-needs-kinds", kinds=kinds_of(at, seat), needed=needed[owned], owned=owned)


def purchases(at: Position, seat: Seat) -> list[Action]:
    """Offer each card with each sensible way to pay for it, and what one can have for the surplus."""
    price = price_for(at, seat)
    if price is None:
        return []
    some = [ware(at, card.id, price) for card in for_sale(at.state)]
    return [BuyCaravanserai(seat, one.tile, payment.cards, refund) for one, payment, refund in offers(at, seat, some)]


MOVE = Move(BuyCaravanserai, frozenset({ACTION}), purchases, buy)
