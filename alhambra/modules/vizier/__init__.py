"""Vizier's Favour: buying one tile out of turn, against exact payment (V-VIZ-1 to V-VIZ-20)."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Annotated, ClassVar

from msgspec import Meta, Struct

from alhambra.actions import Action, PlaceAtOnce
from alhambra.base.at_once import MOST_WISHES, TileWish, all_places, put
from alhambra.base.buying import bill_for, receipt_of, ware_of, wares_for_others
from alhambra.base.market import REFILL_MARKET, TEST_FOR_THE_END
from alhambra.base.payment import Purse, pay, settle
from alhambra.base.placing import leave
from alhambra.base.turn import ACTION
from alhambra.components import CardId
from alhambra.events import Open, TileBought
from alhambra.ledger import Ledger, Position
from alhambra.module import Module, Move, Prompt
from alhambra.purchase import Payment, Purpose, Ware
from alhambra.slice import Slice
from alhambra.state import State
from alhambra.windows import BETWEEN_TURNS, PASSING, POST_TURN, seal
from tabletop.refused import Refused
from tabletop.seat import Seat

VIZIER = "vizier"
OUT_OF_TURN = Purpose("vizier", in_turn=False)


class Viziers(Struct, frozen=True, omit_defaults=True):
    """Whose viziers sleep; at first all are awake, and everybody sees it (V-VIZ-1)."""

    asleep: tuple[Seat, ...] = ()


KEPT = Slice(VIZIER, Viziers)


class Wish(TileWish, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A kind of tile that somebody would buy whenever it can be paid exactly (V-VIZ-20)."""

    money_only: bool = False
    """Whether only money may be spent, and nothing that lets one mix currencies."""
    manner: str = ""
    """In which manner it is to be bought, where a part of the rules sells it in one of its own."""


class VizierOrder(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody would buy, the dearest wish first."""

    wishes: Annotated[tuple[Wish, ...], Meta(max_length=MOST_WISHES)]


class WakeVizier(Action, frozen=True):
    """Wake the own vizier."""

    rule = "V-VIZ-9"


class BuyWithVizier(PlaceAtOnce, frozen=True):
    """Between two turns, buy a tile and say where it goes."""

    rule = "V-VIZ-2"
    added: ClassVar[tuple[str, ...]] = (*PlaceAtOnce.added, "manner")
    pay: tuple[CardId, ...] = ()
    manner: str = ""
    """In which manner it is bought, where a part of the rules sells it in one of its own."""


@dataclass(frozen=True, slots=True)
class VizierWoken(Open):
    """A vizier is awake again."""

    seat: Seat

    def fold(self, state: State) -> State:
        return with_sleepers(state, tuple(seat for seat in asleep(state) if seat != self.seat))


@dataclass(frozen=True, slots=True)
class VizierBought(TileBought):
    """A player had the vizier buy a tile, exactly (V-VIZ-3); the vizier sleeps now."""

    def fold(self, state: State) -> State:
        state = TileBought.fold(self, state)
        return with_sleepers(state, (*asleep(state), self.seat))


def asleep(state: State) -> tuple[Seat, ...]:
    """Return the seats whose viziers sleep."""
    return KEPT.of(state).asleep


def with_sleepers(state: State, seats: tuple[Seat, ...]) -> State:
    """Return the state in which just these viziers sleep."""
    return KEPT.put(state, Viziers(tuple(sorted(seats))))


def awake(at: Position) -> tuple[Seat, ...]:
    """Return the seats whose viziers are awake (V-VIZ-2)."""
    return tuple(seat for seat in range(len(at.state.players)) if seat not in asleep(at.state))


def wake(game: Ledger, action: WakeVizier) -> None:
    """Turn the own vizier awake, for the action (V-VIZ-9)."""
    if action.seat not in asleep(game.state):
        raise Refused("V-VIZ-9", "vizier-is-awake")
    game.emit(VizierWoken(action.seat))
    game.end_phase()


def wakings(at: Position, seat: Seat) -> tuple[Action, ...]:
    """Offer to wake a vizier that sleeps."""
    return (WakeVizier(seat),) if seat in asleep(at.state) else ()


def buy(game: Ledger, action: BuyWithVizier) -> None:
    """Buy a tile against exact payment, put it where it belongs and refill the market (V-VIZ-3, V-VIZ-4, V-VIZ-5).

    Only what the market sells can be bought (V-VIZ-11), no character helps (V-VIZ-12), and all that pays may be
    used (V-VIZ-13). No phase of a turn is run, so nothing further may be done.
    """
    ware = ware_of(game, wares_for_others(game, action.seat), action.tile, "V-VIZ-2", manner=action.manner)
    payment = pay(game, action.seat, action.pay, bill_for(ware, OUT_OF_TURN), short="V-VIZ-3")
    if payment.surplus:
        raise Refused("V-VIZ-3", "vizier-pays-exactly", price=ware.price, total=ware.price + payment.surplus)
    game.emit(VizierBought(action.seat, ware.tile, ware.stall, payment.cards, ware.price))
    if ware.along:
        ware.along(game, action.seat, ware)  # V-VIZ-14
    settle(game, receipt_of(action.seat, ware, payment, purpose=OUT_OF_TURN))
    put(game, action, "V-VIZ-4")
    leave(game, action.seat)
    game.interrupt(TEST_FOR_THE_END)  # V-VIZ-10: if it ends the game, nobody interrupts any more
    game.interrupt(REFILL_MARKET)


def purchases(at: Position, seat: Seat) -> Iterator[Action]:
    """Offer each tile with each exact payment and each place for it."""
    if seat in asleep(at.state):
        return
    purse = Purse(at, seat, OUT_OF_TURN)
    for ware in wares_for_others(at, seat):
        ways = exact_payments(purse, ware)
        places = all_places(at, seat, ware.tile) if ways else ()
        for payment in ways:
            for place in places:
                yield BuyWithVizier(seat, ware.tile, *place, payment.cards, ware.manner)


def exact_payments(purse: Purse, ware: Ware, *, money_only: bool = False) -> tuple[Payment, ...]:
    """List the exact payments for something, the best first."""
    return purse.ways(bill_for(ware, OUT_OF_TURN), plain=money_only, exactly=True)


def follow(at: Position, seat: Seat, order: VizierOrder) -> Action | None:
    """Buy what a wish is about, the first that can be (V-VIZ-20)."""
    purse, some = Purse(at, seat, OUT_OF_TURN), wares_for_others(at, seat)
    for wish in order.wishes:
        for ware in some:
            if ware.manner != wish.manner or not wish.fits(at.rules.tiles[ware.tile], ware.price):
                continue
            for payment in exact_payments(purse, ware, money_only=wish.money_only)[:1]:
                place = wish.place_for(at, seat, ware.tile, ware.manner)
                return BuyWithVizier(seat, ware.tile, *place, payment.cards, ware.manner)
    return None


def sleepers(at: Position, viewer: Seat | None) -> Sequence[Seat]:
    """Show everybody whose viziers sleep (V-VIZ-1)."""
    return asleep(at.state)


MODULE = Module(
    id=VIZIER,
    number=1,
    plays=lambda options: VIZIER in options.modules,
    turn=(POST_TURN,),  # by priority (V-VIZ-6), again after each (V-VIZ-7), until nobody interrupts (V-VIZ-8)
    moves=(
        Move(WakeVizier, frozenset({ACTION}), wakings, wake),
        Move(BuyWithVizier, frozenset({BETWEEN_TURNS}), lambda at, seat: list(purchases(at, seat)), seal),
        PASSING,
    ),
    prompts=(Prompt(VIZIER, awake, VizierOrder, follow, BETWEEN_TURNS),),
    effects={BuyWithVizier: buy},
    changed={"V-VIZ-20": 3},
    slice=KEPT,
    shows=sleepers,
)
