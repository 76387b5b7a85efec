"""Buying a sultan card, and its mark, which the buyer may reject once (V-SUL-5, V-SUL-6, V-SUL-13)."""

from dataclasses import dataclass
from typing import ClassVar

from msgspec.structs import replace

from alhambra.actions import Action, Forgo
from alhambra.base.buying import Prospect, offers, payable, sell
from alhambra.base.turn import ACTION
from alhambra.components import CardId, Kind
from alhambra.events import Open
from alhambra.ledger import Ledger, Position
from alhambra.module import Decision, Move
from alhambra.modules.sultan.cards import KEPT, LotId, all_cards, all_lots, for_sale, next_lot, pieces
from alhambra.purchase import Payment, Receipt, Ware
from alhambra.state import State
from tabletop.refused import Refused
from tabletop.seat import Seat

MARKING = "the sultan's mark"
BESIDE = -1
"""In place of a stall: a card lies beside the market."""


class BuySultanCard(Action, frozen=True):
    """Pay for a sultan card that lies beside the market."""

    rule = "V-SUL-5"
    card: CardId
    pay: tuple[CardId, ...]
    refund: str = ""


class DrawLot(Action, frozen=True):
    """Reject the mark of the card that was just bought: another lot is turned up."""

    rule = "V-SUL-6"


class MarkCard(Action, frozen=True):
    """Choose one of the two kinds of the lot."""

    rule = "V-SUL-6"
    kind: Kind


@dataclass(frozen=True, slots=True)
class SultanCardBought(Open):
    """A player bought a sultan card, which lies open before them; an exact payment grants a further action (C-13)."""

    seat: Seat
    card: CardId
    paid: tuple[str, ...]
    price: int
    surplus: int

    def fold(self, state: State) -> State:
        state = replace(state, turn=replace(state.turn, again=self.surplus == 0))
        return KEPT.change(state, owned={**KEPT.of(state).owned, self.card: self.seat}, bought=self.card)


@dataclass(frozen=True, slots=True)
class MarkKept(Open):
    """A player left the mark of a new card as it was."""

    seat: Seat

    def fold(self, state: State) -> State:
        return KEPT.change(state, bought=None)


@dataclass(frozen=True, slots=True)
class LotDrawn(Open):
    """A player rejected a mark, and another lot was turned up: what came before cannot be undone (C-26)."""

    final: ClassVar[bool] = True
    seat: Seat
    lot: LotId
    kinds: tuple[Kind, Kind]

    def fold(self, state: State) -> State:
        return KEPT.change(state, lot=self.lot, lots=KEPT.of(state).lots[1:])


@dataclass(frozen=True, slots=True)
class CardMarked(Open):
    """A player marked a new card with one of the two kinds."""

    seat: Seat
    card: CardId
    kind: Kind

    def fold(self, state: State) -> State:
        marks = {**KEPT.of(state).marks, self.card: self.kind}
        return KEPT.change(state, marks=marks, bought=None, lot=None)


def wares(at: Position) -> list[Ware]:
    """Sell each card that lies beside the market, in its own currency (V-SUL-5); nobody else may buy it (V-VIZ-11)."""
    currencies = {card.id: card.currency for card in all_cards()}
    return [
        Ware(card, BESIDE, pieces().price, currencies[card], in_person=True, hand_over=hand_over)
        for card in for_sale(at.state)
    ]


def buy(game: Ledger, action: BuySultanCard) -> None:
    """Buy a card in the own turn."""
    ware = next((ware for ware in wares(game) if ware.tile == action.card), None)
    if ware is None:
        lying = tuple(for_sale(game.state))
        raise Refused("V-SUL-5", "sultan-not-for-sale", card=action.card, open=lying, number=len(lying))
    sell(game, action.seat, ware, action.pay, action.refund)


def hand_over(game: Ledger, seat: Seat, ware: Ware, payment: Payment) -> None:
    """Lay a card openly before its owner."""
    game.emit(SultanCardBought(seat, ware.tile, payment.cards, ware.price, payment.surplus))


def purchases(at: Position, seat: Seat) -> list[Action]:
    """Offer each card with each sensible way to pay for it, and what one can have for the surplus."""
    return [
        BuySultanCard(seat, ware.tile, payment.cards, refund) for ware, payment, refund in offers(at, seat, wares(at))
    ]


def prospects(at: Position, viewer: Seat | None) -> tuple[Prospect, ...]:
    """Show players, and nobody else, which cards their hands can buy."""
    if viewer is None:
        return ()
    return tuple(Prospect(ware.tile, ways) for ware, ways in payable(at, viewer, wares(at)))


def ask_for_the_mark(game: Ledger, receipt: Receipt) -> None:
    """Let the buyer keep the mark or draw, before any further action (V-SUL-13)."""
    if receipt.bought is not None and receipt.bought == KEPT.of(game.state).bought:
        game.interrupt(MARKING)


def buyer(at: Position) -> tuple[Seat, ...]:
    """Ask whoever has just bought a card."""
    own = KEPT.of(at.state)
    return () if own.bought is None else (own.owned[own.bought],)


def keep(game: Ledger, action: Forgo) -> None:
    """Leave the mark as it is."""
    if KEPT.of(game.state).lot is not None:
        raise Refused("V-SUL-6", "sultan-lot-is-drawn")
    game.emit(MarkKept(action.seat))


def keepings(at: Position, seat: Seat) -> list[Action]:
    """Offer to leave the mark as it is."""
    return [Forgo(seat)] if KEPT.of(at.state).lot is None else []


def draw(game: Ledger, action: DrawLot) -> None:
    """Turn up another lot, once (V-SUL-6)."""
    if KEPT.of(game.state).lot is not None:
        raise Refused("V-SUL-6", "sultan-lot-is-drawn")
    lot = next_lot(game)
    game.emit(LotDrawn(action.seat, lot.id, (lot.upper, lot.lower)))


def drawings(at: Position, seat: Seat) -> list[Action]:
    """Offer to draw another lot."""
    return [DrawLot(seat)] if KEPT.of(at.state).lot is None else []


def mark(game: Ledger, action: MarkCard) -> None:
    """Mark the card with one of the two kinds of the lot."""
    own = KEPT.of(game.state)
    if own.lot is None:
        raise Refused("V-SUL-6", "sultan-draw-first")
    lot = all_lots()[own.lot]
    if action.kind not in (lot.upper, lot.lower):
        raise Refused("V-SUL-6", "sultan-not-on-the-lot", kinds=(lot.upper, lot.lower))
    assert own.bought is not None
    game.emit(CardMarked(action.seat, own.bought, action.kind))


def markings(at: Position, seat: Seat) -> list[Action]:
    """Offer the two kinds of the lot, the upper one first."""
    lot = KEPT.of(at.state).lot
    return [] if lot is None else [MarkCard(seat, kind) for kind in (all_lots()[lot].upper, all_lots()[lot].lower)]


def mark_by_default(game: Ledger, seat: Seat) -> None:
    """Keep the mark; once a lot was turned up, take its upper kind."""
    lot = KEPT.of(game.state).lot
    if lot is None:
        keep(game, Forgo(seat))
    else:
        mark(game, MarkCard(seat, all_lots()[lot].upper))


DECISION = Decision(MARKING, 0, asks=buyer, label="MARK", rule="V-SUL-6", default=mark_by_default)
MOVES = (
    Move(BuySultanCard, frozenset({ACTION}), purchases, buy),
    Move(DrawLot, frozenset({MARKING}), drawings, draw, uncovers=True),
    Move(MarkCard, frozenset({MARKING}), markings, mark),
    Move(Forgo, frozenset({MARKING}), keepings, keep),
)
