"""Buying a tile (B-37 to B-43)."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from alhambra.actions import Action, BuyBuilding
from alhambra.base.payment import Purse, pay, refund, refunds_for, settle
from alhambra.base.turn import ACTION
from alhambra.base.ways import Payment
from alhambra.components import CardId, Money, TileId
from alhambra.events import BuildingBought, MoneySpent
from alhambra.ledger import Ledger, Position
from alhambra.module import Bill, Module, Move, Purpose, Receipt, Settling, Ware
from tabletop.refused import Refused
from tabletop.seat import Seat

if TYPE_CHECKING:
    from alhambra.rulebook import Rulebook


@dataclass(frozen=True, slots=True)
class Prospect:
    """A tile that a player could pay for now, and the sensible ways to do so, exact ones first."""

    tile: TileId
    payments: tuple[Payment, ...]


PURCHASE = Purpose("purchase")


def buy_building(game: Ledger, action: BuyBuilding) -> None:
    """Pay for a tile and set it aside; an exact payment grants a further action (B-27, B-40, C-13)."""
    ware = ware_of(game, action.seat, action.tile, "B-37")
    payment = pay(game, action.seat, action.pay, bill_for(ware))  # P-1
    bought = BuildingBought(action.seat, ware.tile, ware.stall, payment.cards, ware.price, payment.surplus)
    game.emit(bought)  # P-2
    settle(game, receipt_of(action.seat, ware, payment, action.refund))
    if not bought.exact:
        game.end_phase()  # P-7


def purchases(at: Position, seat: Seat) -> list[Action]:
    """Offer each tile with each sensible way to pay for it, and what one can have for the surplus."""
    return [
        BuyBuilding(seat, ware.tile, payment.cards, refund)
        for ware, ways in payable(at, seat)
        for payment in ways
        for refund in ("", *(refunds_for(at, receipt_of(seat, ware, payment)) if at.rules.refunds else ()))
    ]


def prospects(at: Position, viewer: Seat | None) -> tuple[Prospect, ...] | None:
    """Show players, and nobody else, what their hands can buy, also when it is not their turn."""
    if viewer is None:
        return None
    return tuple(Prospect(ware.tile, ways) for ware, ways in payable(at, viewer))


def payable(at: Position, seat: Seat) -> Iterator[tuple[Ware, tuple[Payment, ...]]]:
    """Give all for which a seat can pay in its turn, and how."""
    purse = Purse(at, seat, PURCHASE)
    for ware in wares(at, seat):
        if ways := purse.ways(bill_for(ware)):
            yield ware, ways


def bill_for(ware: Ware, purpose: Purpose = PURCHASE) -> Bill:
    """Give what is to be paid for something."""
    return Bill(ware.price, (ware.currency,), purpose)


def receipt_of(seat: Seat, ware: Ware, payment: Payment, refund: str = "", purpose: Purpose = PURCHASE) -> Receipt:
    """Give a payment for something, as it is to be settled."""
    return Receipt(seat, purpose, ware.price, payment.surplus, payment.cards, ware.tile, refund)


def ware_of(at: Position, seat: Seat, tile: TileId, rule: str) -> Ware:
    """Give a tile that is for sale, or refuse another one."""
    ware = next((ware for ware in wares(at, seat) if ware.tile == tile), None)
    if ware is None:
        raise Refused(rule, "buy-not-for-sale", tile=tile, sale=tuple(ware.tile for ware in wares(at, seat)))
    return ware


def wares(at: Position, seat: Seat) -> list[Ware]:
    """Give all that is for sale."""
    return [ware for part in at.rules.wares for ware in part(at, seat)]


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
