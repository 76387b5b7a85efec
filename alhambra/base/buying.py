"""Buying a tile (B-37 to B-43)."""

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from alhambra.actions import Action, BuyBuilding
from alhambra.base.payment import Payment, pay, payments, purse_of
from alhambra.base.turn import ACTION
from alhambra.components import CardId, Money, TileId
from alhambra.events import BuildingBought, MoneySpent
from alhambra.ledger import Ledger, Position
from alhambra.module import Module, Move, Ware
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
    """Pay for a tile and set it aside; an exact payment grants a further action (B-27, B-40, C-13)."""
    ware = ware_of(game, action.seat, action.tile, "B-37")
    payment = pay(game, action.seat, action.pay, ware.currency, ware.price)
    bought = BuildingBought(action.seat, ware.tile, ware.stall, payment.cards, ware.price, payment.surplus)
    game.emit(bought)
    if not bought.exact:
        game.end_phase()


def purchases(at: Position, seat: Seat) -> list[Action]:
    """Offer each tile with each sensible way to pay for it."""
    purse = purse_of(at, seat)
    return [
        BuyBuilding(seat, ware.tile, payment.cards)
        for ware in wares(at, seat)
        for pool in purse.get(ware.currency, ())
        for payment in payments(pool, ware.price)
    ]


def prospects(at: Position, viewer: Seat | None) -> tuple[Prospect, ...] | None:
    """Show players, and nobody else, what their hands can buy, also when it is not their turn."""
    if viewer is None:
        return None
    purse = purse_of(at, viewer)
    found = []
    for ware in wares(at, viewer):
        ways = sorted(way for pool in purse.get(ware.currency, ()) for way in payments(pool, ware.price))
        if ways:
            found.append(Prospect(ware.tile, tuple(ways)))
    return tuple(found)


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


def money_in_hand(at: Position, seat: Seat) -> list[Money]:
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
    shows=prospects,
)
