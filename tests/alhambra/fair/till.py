"""How one pays at the fair: with a lucky charm that lies before each player, and with something for a surplus.

A charm pays in any currency, alone, and for purchases only. Whoever pays two too much gets sweets, and may ask for a
balloon instead; every customer is thanked afterwards.
"""

from dataclasses import dataclass
from typing import NamedTuple

from msgspec.structs import replace

from alhambra.events import Open, TileBought
from alhambra.ledger import Ledger, Position
from alhambra.purchase import Payment, Purpose, Receipt, Refund, Settling, Ware
from alhambra.state import State
from tabletop.seat import Seat
from tests.alhambra.fair.kept import KEPT

LUCK = "luck"
CHARM = "charm"
ENOUGH = 2
"""The surplus for which there are sweets."""


class Charm(NamedTuple):
    """Something to pay with that is no card and lies in no hand."""

    id: str
    family: str = CHARM
    currency: str = LUCK
    value: int = 5


@dataclass(frozen=True, slots=True)
class TillChanged(Open):
    charms: tuple[Seat, ...] = ()
    sweets: tuple[Seat, ...] = ()
    balloons: tuple[Seat, ...] = ()
    thanked: tuple[str, ...] = ()

    def fold(self, state: State) -> State:
        old = KEPT.of(state).till
        now = {name: getattr(old, name) + getattr(self, name) for name in self.__match_args__}
        return KEPT.change(state, till=replace(old, **now))


def charm(at: Position, seat: Seat, purpose: Purpose) -> list[Charm]:
    return [] if seat in KEPT.of(at.state).till.charms or not purpose.saves else [Charm(f"charm-{seat}")]


def use_charm(game: Ledger, seat: Seat, cards: tuple[str, ...]) -> None:
    game.emit(TillChanged(charms=(seat,)))


def sweets_are_due(at: Position, receipt: Receipt) -> bool:
    return receipt.purpose.changes and receipt.surplus >= ENOUGH


def one_balloon_for_each(at: Position, receipt: Receipt) -> bool:
    return sweets_are_due(at, receipt) and receipt.seat not in KEPT.of(at.state).till.balloons


def thank(game: Ledger, receipt: Receipt) -> None:
    game.emit(TillChanged(thanked=(receipt.purpose.name,)))


@dataclass(frozen=True, slots=True)
class StallRented(TileBought):
    def fold(self, state: State) -> State:
        state = TileBought.fold(self, state)
        till = KEPT.of(state).till
        return KEPT.change(state, till=replace(till, rented=(*till.rented, self.tile)))


def rent(game: Ledger, seat: Seat, ware: Ware, payment: Payment) -> None:
    game.emit(StallRented(seat, ware.tile, ware.stall, payment.cards, ware.price))


def for_rent(stall: str) -> Ware:
    """Sell a stall for half its price; that grants nothing further, and nobody else may do it for one."""
    return Ware(stall, -1, 2, "gulden", "rented", RENT, in_person=True, grants=False, hand_over=rent)


RENT = Purpose("rent", changes=False)
REFUNDS = {
    "sweets": Refund(
        "C-1", sweets_are_due, lambda game, receipt: game.emit(TillChanged(sweets=(receipt.seat,))), by_default=True
    ),
    "balloon": Refund(
        "C-1", one_balloon_for_each, lambda game, receipt: game.emit(TillChanged(balloons=(receipt.seat,)))
    ),
}
SETTLES = (Settling(4, thank),)
