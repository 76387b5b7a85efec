"""Buying a tile (B-37 to B-43)."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from alhambra.actions import Action, BuyBuilding
from alhambra.base.payment import Purse, pay, refund, refunds_for, settle
from alhambra.base.turn import ACTION
from alhambra.components import CardId, Money, TileId
from alhambra.events import BuildingBought, MoneySpent
from alhambra.ledger import Ledger, Position
from alhambra.module import Module, Move
from alhambra.purchase import PURCHASE, Bill, Payment, Purpose, Receipt, Settling, Ware
from tabletop.refused import Refused
from tabletop.seat import Seat

if TYPE_CHECKING:
    from alhambra.rulebook import Rulebook


@dataclass(frozen=True, slots=True)
class Prospect:
    """A tile that a player could pay for now, and the sensible ways to do so, exact ones first."""

    tile: TileId
    payments: tuple[Payment, ...]


def buy_building(game: Ledger, action: BuyBuilding) -> None:
    """Buy a tile (B-37)."""
    ware = ware_of(game, wares(game, action.seat), action.tile, "B-37", action.manner)
    sell(game, action.seat, ware, action.pay, action.refund)


def sell(game: Ledger, seat: Seat, ware: Ware, cards: tuple[CardId, ...], refund: str = "") -> None:
    """Sell something in the own turn; an exact payment grants a further action (B-27, B-40, C-13)."""
    payment = pay(game, seat, cards, bill_for(ware))  # P-1
    (ware.hand_over or set_aside)(game, seat, ware, payment)  # P-2
    settle(game, receipt_of(seat, ware, payment, refund))
    if payment.surplus or not ware.grants:
        game.end_phase()  # P-7


def set_aside(game: Ledger, seat: Seat, ware: Ware, payment: Payment) -> None:
    """Let somebody have a tile (B-41, B-42)."""
    game.emit(BuildingBought(seat, ware.tile, ware.stall, payment.cards, ware.price, payment.surplus))


def purchases(at: Position, seat: Seat) -> list[Action]:
    """Offer each tile with each sensible way to pay for it, and what one can have for the surplus."""
    return [
        BuyBuilding(seat, ware.tile, payment.cards, refund, ware.manner)
        for ware, ways in payable(at, seat, wares(at, seat))
        for payment in ways
        for refund in ("", *(refunds_for(at, receipt_of(seat, ware, payment)) if at.rules.refunds else ()))
    ]


def prospects(at: Position, viewer: Seat | None) -> tuple[Prospect, ...] | None:
    """Show players, and nobody else, what their hands can buy, also when it is not their turn."""
    if viewer is None:
        return None
    plain = [ware for ware in wares(at, viewer) if not ware.manner]
    return tuple(Prospect(ware.tile, ways) for ware, ways in payable(at, viewer, plain))


def payable(at: Position, seat: Seat, some: Iterable[Ware]) -> Iterator[tuple[Ware, tuple[Payment, ...]]]:
    """Yield those of some wares for which a seat can pay in its turn, and how."""
    purse, purpose = None, PURCHASE
    for ware in some:
        if purse is None or ware.purpose is not purpose:
            purse, purpose = Purse(at, seat, ware.purpose), ware.purpose
        if ways := purse.ways(bill_for(ware)):
            yield ware, ways


def bill_for(ware: Ware, purpose: Purpose | None = None) -> Bill:
    """Return what is to be paid for something."""
    return Bill(ware.price, (ware.currency,), purpose or ware.purpose)


def receipt_of(seat: Seat, ware: Ware, payment: Payment, refund: str = "", purpose: Purpose | None = None) -> Receipt:
    """Return a payment for something, as it is to be settled."""
    return Receipt(seat, purpose or ware.purpose, ware.price, payment.surplus, payment.cards, ware.tile, refund)


def ware_of(at: Position, some: Sequence[Ware], tile: TileId, rule: str, manner: str = "") -> Ware:
    """Return a tile that is for sale, or refuse another one."""
    ware = next((ware for ware in some if (ware.tile, ware.manner) == (tile, manner)), None)
    if ware is None:
        raise Refused(rule, "buy-not-for-sale", tile=tile, sale=tuple(dict.fromkeys(ware.tile for ware in some)))
    return ware


def wares(at: Position, seat: Seat) -> list[Ware]:
    """Return all that is for sale."""
    return [ware for part in at.rules.wares for ware in part(at, seat)]


def wares_for_others(at: Position, seat: Seat) -> list[Ware]:
    """Return what somebody may also have bought by others (V-VIZ-11, V-CHA-10)."""
    return [ware for ware in wares(at, seat) if not ware.in_person]


def market_tiles(at: Position, seat: Seat) -> tuple[Ware, ...]:
    """Sell the tile on each stall for its price, in the currency of the stall (B-6)."""
    return _market_tiles(at.rules, at.state.market)


@lru_cache(maxsize=1024)
def _market_tiles(rules: "Rulebook", market: tuple[TileId | None, ...]) -> tuple[Ware, ...]:
    return tuple(
        Ware(tile, stall, rules.tiles[tile].price, rules.components.currencies[stall])
        for stall, tile in enumerate(market)
        if tile is not None
    )


def money_in_hand(at: Position, seat: Seat, purpose: Purpose) -> list[Money]:
    """Pay with the cards in hand (B-37)."""
    money = at.rules.money
    return [money[name] for name in at.state.players[seat].hand if name in money]


def discard(game: Ledger, seat: Seat, cards: tuple[CardId, ...]) -> None:
    """Put money that has paid on the discard pile (B-39)."""
    game.emit(MoneySpent(seat, cards))


MODULE = Module(
    id="buying",
    number=0,
    plays=lambda options: True,
    moves=(Move(BuyBuilding, frozenset({ACTION}), purchases, buy_building),),
    wares=(market_tiles,),
    items=(money_in_hand,),
    spends={"money": discard},
    settles=(Settling(3, refund),),  # P-3
    shows=prospects,
)
