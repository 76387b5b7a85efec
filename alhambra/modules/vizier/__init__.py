"""Vizier's Favour: buying one tile out of turn, against exact payment (V-VIZ-1 to V-VIZ-20)."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from alhambra.actions import Action
from alhambra.base.buying import bill_for, receipt_of, ware_of, wares_for_others
from alhambra.base.market import REFILL_MARKET, TEST_FOR_THE_END
from alhambra.base.payment import Purse, pay, settle
from alhambra.base.placing import build, places
from alhambra.base.turn import ACTION
from alhambra.components import SIDES, CardId, Kind, TileId, walls_of
from alhambra.events import BuildingReserved, Open, TileBought
from alhambra.grid import Cell
from alhambra.ledger import Ledger, Position
from alhambra.module import Module, Move, Prompt
from alhambra.modules.dirk import BuildingGiven
from alhambra.purchase import Payment, Purpose, Ware
from alhambra.registry import known_modules
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


Price: TypeAlias = Annotated[int, Meta(ge=0, le=999)]
"""More than anything costs."""
Distance: TypeAlias = Annotated[int, Meta(ge=-99, le=99)]
"""Farther than any palace reaches."""
MOST_WISHES, MOST_KINDS = 25, 50
"""More than anybody needs."""


class Wish(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A kind of tile that somebody would buy whenever it can be paid exactly (V-VIZ-20)."""

    kinds: Annotated[tuple[Kind, ...], Meta(max_length=MOST_KINDS)] = ()
    """Any, if none is named."""
    at_least: Price = 0
    at_most: Price = 99
    walls: Annotated[str, Meta(pattern=f"^[{SIDES}]{{0,{len(SIDES)}}}$")] | None = None
    """The letters of just the walls it must have, in any order; None for any."""
    money_only: bool = False
    """Whether only money may be spent, and nothing that lets one mix currencies."""
    cell: tuple[Distance, Distance] | None = None
    """Where it goes if that is legal at the moment, else into the reserve."""

    def __post_init__(self) -> None:
        """Let nobody wish for a kind that does not exist, or for the same wall twice."""
        if unknown := set(self.kinds) - known_kinds():
            raise ValueError(f"there is no {min(unknown)}")
        if self.walls is not None and len(set(self.walls)) < len(self.walls):
            raise ValueError(f"{self.walls} names a wall twice")


class VizierOrder(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody would buy, the dearest wish first."""

    wishes: Annotated[tuple[Wish, ...], Meta(max_length=MOST_WISHES)]


@dataclass(frozen=True, slots=True)
class WakeVizier(Action):
    """Wake the own vizier."""

    rule = "V-VIZ-9"


@dataclass(frozen=True, slots=True)
class BuyWithVizier(Action):
    """Between two turns, buy a tile and say where it goes; without a cell, into the reserve."""

    rule = "V-VIZ-2"
    tile: TileId
    pay: tuple[CardId, ...]
    cell: Cell | None = None
    to_dirk: bool = False


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


def known_kinds() -> set[Kind]:
    """Return the kinds of tiles that can be for sale in some game."""
    return {tile.kind for module in known_modules() for tiles in module.brings_tiles for tile in tiles()}


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
    ware = ware_of(game, wares_for_others(game, action.seat), action.tile, "V-VIZ-2")
    payment = pay(game, action.seat, action.pay, bill_for(ware, OUT_OF_TURN), short="V-VIZ-3")
    if payment.surplus:
        raise Refused("V-VIZ-3", "vizier-pays-exactly", price=ware.price, total=ware.price + payment.surplus)
    game.emit(VizierBought(action.seat, ware.tile, ware.stall, payment.cards, ware.price))
    settle(game, receipt_of(action.seat, ware, payment, purpose=OUT_OF_TURN))
    if action.to_dirk:
        if not game.state.rivals:
            raise Refused("B-106", "no-dirk-here", players=len(game.state.players))
        if action.cell is not None:
            raise Refused("V-VIZ-4", "vizier-s-gift-is-not-built", tile=action.tile)
        game.emit(BuildingGiven(action.seat, action.tile))
    elif action.cell is not None:
        build(game, action.seat, action.tile, action.cell)  # V-VIZ-15: whatever a placement brings
    else:
        game.emit(BuildingReserved(action.seat, action.tile))
    game.interrupt(TEST_FOR_THE_END)  # V-VIZ-10: if it ends the game, nobody interrupts any more
    game.interrupt(REFILL_MARKET)


def purchases(at: Position, seat: Seat) -> Iterator[Action]:
    """Offer each tile with each exact payment and each place for it."""
    if seat in asleep(at.state):
        return
    for ware in wares_for_others(at, seat):
        ways = exact_payments(at, seat, ware)
        cells = places(at, seat, ware.tile) if ways else ()
        for payment in ways:
            yield BuyWithVizier(seat, ware.tile, payment.cards)
            for cell in cells:
                yield BuyWithVizier(seat, ware.tile, payment.cards, cell)
            if at.state.rivals:
                yield BuyWithVizier(seat, ware.tile, payment.cards, to_dirk=True)


def exact_payments(at: Position, seat: Seat, ware: Ware, *, money_only: bool = False) -> list[Payment]:
    """List the exact payments for something, the best first."""
    ways = Purse(at, seat, OUT_OF_TURN).ways(bill_for(ware, OUT_OF_TURN), plain=money_only)
    return [way for way in ways if not way.surplus]


def follow(at: Position, seat: Seat, order: VizierOrder) -> Action | None:
    """Buy what a wish is about, the first that can be (V-VIZ-20)."""
    for wish in order.wishes:
        for ware in wares_for_others(at, seat):
            if not fits(at, wish, ware):
                continue
            for payment in exact_payments(at, seat, ware, money_only=wish.money_only)[:1]:
                cell = wish.cell if wish.cell in places(at, seat, ware.tile) else None
                return BuyWithVizier(seat, ware.tile, payment.cards, cell)
    return None


def fits(at: Position, wish: Wish, ware: Ware) -> bool:
    """Tell whether something is what somebody wishes."""
    tile = at.rules.tiles[ware.tile]
    return (
        (not wish.kinds or tile.kind in wish.kinds)
        and wish.at_least <= ware.price <= wish.at_most
        and (wish.walls is None or tile.walls == walls_of(wish.walls))
    )


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
