"""How one pays at the fair: with a lucky charm that lies before each player, and with something for a surplus.

A charm pays in any currency, alone, and for purchases only. Whoever pays two too much gets sweets, and may ask for a
balloon instead; every customer is thanked afterwards.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from msgspec.structs import replace

from alhambra.base.scoring import penalties
from alhambra.events import Open, ScoreLine, TileBought
from alhambra.ledger import Ledger, Position
from alhambra.module import Scoring
from alhambra.purchase import Manner, Payment, Purpose, Receipt, Refund, Settling, Ware
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


def all_charms() -> list[Charm]:
    return [Charm(f"charm-{seat}") for seat in range(6)]


@dataclass(frozen=True, slots=True)
class SweetsDrawn(TillChanged):
    final: ClassVar[bool] = True


def charm(at: Position, seat: Seat, purpose: Purpose) -> list[Charm]:
    return [] if seat in KEPT.of(at.state).till.charms or not purpose.saves else [Charm(f"charm-{seat}")]


def use_charm(game: Ledger, seat: Seat, cards: tuple[str, ...]) -> None:
    game.emit(TillChanged(charms=(seat,)))


def sweets_due(at: Position, receipt: Receipt) -> int:
    return receipt.surplus if receipt.purpose.changes and receipt.surplus >= ENOUGH else 0


def one_balloon_for_each(at: Position, receipt: Receipt) -> int:
    return int(sweets_due(at, receipt) > 0 and receipt.seat not in KEPT.of(at.state).till.balloons)


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
    """Sell a stall for half its price, in either of two currencies.

    That grants nothing further, and nobody else may do it for one.
    """
    return Ware(
        stall, -1, 2, "gulden", "rented", RENT, in_person=True, instead=("denar",), grants=False, hand_over=rent
    )


def envy(at: Position, number: int) -> Iterator[ScoreLine]:
    """Take points from those who have got the fewest sweets, as soon as there were any."""
    if sweets := KEPT.of(at.state).till.sweets:
        having = [(sweets.count(seat), 0) for seat in range(len(at.state.players))]
        yield from penalties("envy", having, (2, 1), "V-FAI-2")


def comfort(at: Position, number: int) -> Iterator[ScoreLine]:
    """Raise everybody who has fewer points than none, when all are booked, to none."""
    for seat, player in enumerate(at.state.players):
        if player.score < 0:
            yield ScoreLine(seat, "envy", 0, -player.score, "V-FAI-2")


ENVY = Scoring(11, envy, takes=True)
LEAST = Scoring(12, comfort)
RENT = Purpose("rent", changes=False)
MANNERS = {"rented": Manner("V-FAI-1")}
REFUNDS = {
    "sweets": Refund(
        lambda at, receipt: "C-1",
        sweets_due,
        lambda game, receipt: game.emit(SweetsDrawn(sweets=(receipt.seat,))),
        by_default=True,
        uncovers=True,
    ),
    "balloon": Refund(
        lambda at, receipt: "C-1",
        one_balloon_for_each,
        lambda game, receipt: game.emit(TillChanged(balloons=(receipt.seat,))),
    ),
}
SETTLES = (Settling(4, thank),)
