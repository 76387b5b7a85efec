"""Change: coins for whoever pays too much (V-CHG-1 to V-CHG-7, V-CHG-20)."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import ClassVar, NamedTuple, TypeAlias

from msgspec import Struct

from alhambra.components import CURRENCIES, Currency
from alhambra.events import Open
from alhambra.ledger import Ledger, Position
from alhambra.module import Module
from alhambra.purchase import Purpose, Receipt, Refund
from alhambra.slice import Slice
from alhambra.state import State
from tabletop.datafile import read
from tabletop.seat import Seat

CHANGE = "change"
COIN = "coin"
COINS = "coins"
"""Wished for by whoever wants change, which comes without a word (V-CHG-20)."""

CoinId: TypeAlias = str


class _Change(Struct, frozen=True, forbid_unknown_fields=True):
    each: int
    """How many coins there are of each currency."""
    for_a_coin: int
    """How much one must overpay for a coin."""


class Coin(NamedTuple):
    """Something of value 1 to pay with, which lies open before its owner (V-CHG-4)."""

    id: CoinId
    currency: Currency
    family: str = COIN
    value: int = 1


class Coins(Struct, frozen=True):
    """The coins before each player, by seat; all others are in the bag (V-CHG-1)."""

    held: dict[Seat, tuple[CoinId, ...]] = {}


KEPT = Slice(CHANGE, Coins)


@dataclass(frozen=True, slots=True)
class ChangeView:
    """What everybody sees: who has which coins, and how many of each currency are in the bag."""

    held: Mapping[Seat, tuple[Coin, ...]]
    bag: Mapping[Currency, int]


@dataclass(frozen=True, slots=True)
class CoinsDrawn(Open):
    """A player has drawn coins from the bag, which cannot be undone (V-CHG-2, V-CHG-20)."""

    final: ClassVar[bool] = True
    seat: Seat
    coins: tuple[CoinId, ...]

    def fold(self, state: State) -> State:
        return _with_coins(state, self.seat, (*held_by(state, self.seat), *self.coins))


@dataclass(frozen=True, slots=True)
class CoinsPaid(Open):
    """Coins have paid and are back in the bag (V-CHG-3)."""

    seat: Seat
    coins: tuple[CoinId, ...]

    def fold(self, state: State) -> State:
        left = tuple(coin for coin in held_by(state, self.seat) if coin not in self.coins)
        return _with_coins(state, self.seat, left)


def _with_coins(state: State, seat: Seat, coins: tuple[CoinId, ...]) -> State:
    others = {owner: own for owner, own in KEPT.of(state).held.items() if owner != seat}
    return KEPT.change(state, held={**others, seat: coins} if coins else others)


@cache
def _numbers() -> _Change:
    return read("alhambra/change/pieces.json", _Change)


@cache
def all_coins() -> Mapping[CoinId, Coin]:
    """Return the coins by their names, currency by currency."""
    each = range(1, _numbers().each + 1)
    coins = [Coin(f"{COIN}-{currency}-{number}", currency) for currency in CURRENCIES for number in each]
    return {coin.id: coin for coin in coins}


def held_by(state: State, seat: Seat) -> tuple[CoinId, ...]:
    """Return the coins before a player."""
    return KEPT.of(state).held.get(seat, ())


def bag(state: State) -> tuple[CoinId, ...]:
    """Return the coins in the bag, in no order that matters: lots decide which comes."""
    held = {coin for own in KEPT.of(state).held.values() for coin in own}
    return tuple(coin for coin in all_coins() if coin not in held)


def own_coins(at: Position, seat: Seat, purpose: Purpose) -> list[Coin]:
    """Pay with coins, whatever it is for (V-CHG-4, C-13)."""
    return [all_coins()[coin] for coin in held_by(at.state, seat)]


def put_back(game: Ledger, seat: Seat, coins: tuple[CoinId, ...]) -> None:
    """Put coins that have paid into the bag, before any are drawn (V-CHG-3, P-1)."""
    game.emit(CoinsPaid(seat, coins))


def coins_due(at: Position, receipt: Receipt) -> int:
    """Return how many coins there are for a surplus over the price asked, if the bag has so many (V-CHG-2, V-CHG-7).

    Coins of the payment itself are in the bag by then.
    """
    wanted = receipt.surplus // _numbers().for_a_coin
    if not (wanted and receipt.purpose.changes):
        return 0
    held = KEPT.of(at.state).held
    own = held.get(receipt.seat, ())
    paid = [coin for coin in receipt.paid if coin in own]
    return min(wanted, len(all_coins()) - sum(map(len, held.values())) + len(paid))


def no_change(at: Position, receipt: Receipt) -> str:
    """Return why there are no coins: none are given for such a payment, or it is not enough."""
    return "V-CHG-2" if receipt.purpose.changes else "C-13"


def draw(game: Ledger, receipt: Receipt) -> None:
    """Draw coins at random (V-CHG-2)."""
    coins = game.shuffled(bag(game.state))[: coins_due(game, receipt)]
    game.emit(CoinsDrawn(receipt.seat, coins))


def coins_of(at: Position, seat: Seat, currency: Currency) -> int:
    """Count the coins of a currency for the last tiles (V-CHG-6)."""
    return sum(all_coins()[coin].currency == currency for coin in held_by(at.state, seat))


def what_is_seen(at: Position, viewer: Seat | None) -> ChangeView:
    """Show everybody everything but what will be drawn."""
    seats, coins = range(len(at.state.players)), all_coins()
    held = {seat: tuple(coins[coin] for coin in own) for seat in seats if (own := held_by(at.state, seat))}
    in_bag = [coins[coin].currency for coin in bag(at.state)]
    return ChangeView(held, {currency: in_bag.count(currency) for currency in CURRENCIES})


MODULE = Module(
    id=CHANGE,
    number=11,
    plays=lambda options: CHANGE in options.modules,
    brings_items=(lambda: all_coins().values(),),
    items=(own_coins,),
    keeps={COIN: 1},
    spends={COIN: put_back},
    refunds={COINS: Refund(no_change, coins_due, draw, by_default=True, uncovers=True)},  # V-CHG-5, V-CHG-20
    funds=(coins_of,),
    slice=KEPT,
    shows=what_is_seen,
)
