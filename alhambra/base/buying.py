"""Buying a tile (B-37 to B-43)."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, TypeAlias

from alhambra.actions import Action, BuyBuilding
from alhambra.base.payment import Purse, Wishes, pay, refund, settle
from alhambra.base.turn import ACTION
from alhambra.components import CardId, Currency, Money, Tile, TileId
from alhambra.events import BuildingBought, MoneySpent
from alhambra.ledger import Ledger, Position
from alhambra.module import Module, Move
from alhambra.purchase import PURCHASE, Bill, Manner, Payment, Purpose, Receipt, Settling, Ware
from tabletop.refused import Refused
from tabletop.seat import Seat

if TYPE_CHECKING:
    from alhambra.rulebook import Rulebook


SIMPLY = Manner("B-37")
Market: TypeAlias = tuple[TileId | None, ...]


@dataclass(frozen=True, slots=True)
class Prospect:
    """A tile that a player could pay for now, and the sensible ways to do so, exact ones first."""

    tile: TileId
    payments: tuple[Payment, ...]
    manner: str = ""
    """In which manner it is sold, if not simply."""


@dataclass(frozen=True, slots=True)
class Beside:
    """A tile that is for sale though it lies on no stall."""

    tile: Tile
    price: int
    currency: Currency


def buy_building(game: Ledger, action: BuyBuilding) -> None:
    """Buy a tile (B-37)."""
    manner = game.rules.manners.get(action.manner, SIMPLY)
    ware = ware_of(game, wares(game, action.seat), action.tile, manner.rule, manner=action.manner, reason=manner.reason)
    sell(game, action.seat, ware, action.pay, action.refund)


def sell(game: Ledger, seat: Seat, ware: Ware, cards: tuple[CardId, ...], refund: str = "") -> None:
    """Sell something in the own turn; an exact payment grants a further action (B-27, B-40, C-13)."""
    payment = pay(game, seat, cards, bill_for(ware), short=ware.exactly or "B-37")  # P-1
    if payment.surplus and ware.exactly:
        raise Refused(ware.exactly, "pay-exactly", price=ware.price, total=ware.price + payment.surplus)
    (ware.hand_over or set_aside)(game, seat, ware, payment)  # P-2
    settle(game, receipt_of(seat, ware, payment, refund))
    if payment.surplus or not ware.grants:
        game.end_phase()  # P-7


def set_aside(game: Ledger, seat: Seat, ware: Ware, payment: Payment) -> None:
    """Let somebody have a tile (B-41, B-42)."""
    game.emit(BuildingBought(seat, ware.tile, ware.stall, payment.cards, ware.price, payment.surplus))
    if ware.along:
        ware.along(game, seat, ware)


def purchases(at: Position, seat: Seat) -> list[Action]:
    """Offer each tile with each sensible way to pay for it, and what one can have for the surplus."""
    return [
        BuyBuilding(seat, ware.tile, payment.cards, refund, ware.manner)
        for ware, payment, refund in offers(at, seat, wares(at, seat))
    ]


def offers(at: Position, seat: Seat, some: Sequence[Ware]) -> list[tuple[Ware, Payment, str]]:
    """Return some wares with each sensible way to pay for them, and with what one can have for the surplus."""
    if not at.rules.refunds:
        return [(ware, payment, "") for ware, ways in payable(at, seat, some) for payment in ways]
    wishes = Wishes(at, seat)
    return [
        (ware, payment, wish)
        for ware, ways in payable(at, seat, some)
        for payment, wish in wishes.beside(ways, ware.purpose)
    ]


def prospects(at: Position, viewer: Seat | None) -> tuple[Prospect, ...] | None:
    """Show players, and nobody else, what their hands can buy, also when it is not their turn."""
    if viewer is None:
        return None
    return tuple(Prospect(ware.tile, ways, ware.manner) for ware, ways in payable(at, viewer, wares(at, viewer)))


def payable(at: Position, seat: Seat, some: Sequence[Ware]) -> Iterator[tuple[Ware, tuple[Payment, ...]]]:
    """Yield those of some wares for which a seat can pay in its turn, and how."""
    purse, purpose = None, PURCHASE
    for ware in some:
        if purse is None or (ware.purpose is not purpose and ware.purpose.allows != purpose.allows):
            purse, purpose = Purse(at, seat, ware.purpose), ware.purpose
        if ways := purse.ways(bill_for(ware), exactly=bool(ware.exactly)):
            yield ware, ways


def bill_for(ware: Ware, purpose: Purpose | None = None) -> Bill:
    """Return what is to be paid for something."""
    return Bill(ware.price, (ware.currency, *ware.instead), purpose or ware.purpose)


def receipt_of(seat: Seat, ware: Ware, payment: Payment, refund: str = "", purpose: Purpose | None = None) -> Receipt:
    """Return a payment for something, as it is to be settled."""
    return Receipt(seat, purpose or ware.purpose, ware.price, payment.surplus, payment.cards, ware.tile, refund)


def ware_of(
    at: Position, some: Sequence[Ware], tile: TileId, rule: str, *, manner: str = "", reason: str = SIMPLY.reason
) -> Ware:
    """Return a tile that is for sale, or refuse another one."""
    ware = next((ware for ware in some if (ware.tile, ware.manner) == (tile, manner)), None)
    if ware is None:
        for part in at.rules.unsold:
            if refusal := part(at, tile):
                raise refusal
        raise Refused(rule, reason, tile=tile, sale=tuple(dict.fromkeys(ware.tile for ware in some)))
    return ware


def wares(at: Position, seat: Seat) -> list[Ware]:
    """Return all that is for sale."""
    return [ware for part in at.rules.wares for ware in part(at, seat)]


def wares_for_others(at: Position, seat: Seat) -> list[Ware]:
    """Return what somebody may also have bought by others (V-VIZ-11, V-CHA-10)."""
    return [ware for ware in wares(at, seat) if not ware.in_person]


def sold_beside(at: Position) -> tuple[Beside, ...]:
    """Return the tiles that anybody could buy now though they lie on no stall."""
    if len(at.rules.wares) == 1:
        return ()
    some = [ware for ware in wares(at, at.state.turn.seat) if ware.stall < 0 and not ware.manner]
    return tuple(Beside(at.rules.tiles[ware.tile], ware.price, ware.currency) for ware in some)


def market_tiles(at: Position, seat: Seat) -> tuple[Ware, ...]:
    """Sell the tile on each stall for its price, in the currency of the stall (B-6)."""
    return tiles_on(at.rules, at.state.market)


@lru_cache(maxsize=1024)
def tiles_on(rules: "Rulebook", market: Market) -> tuple[Ware, ...]:
    """Return what is for sale on a market."""
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
