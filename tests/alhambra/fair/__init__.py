"""A module for tests only, "The Fair", which uses every extension point there is.

Vouchers come up in the draw pile, are admired by all at once, and can be taken and paid with, every other one
only along with money of any currencies; tickets lie in the display; stalls come up in the bag and are sold
beside the market, and one tent may stand outside the walls; after each turn the others may cheer, in a
window; everybody has a secret favourite kind. It shows that a module is one file: nothing in the engine
knows of it.
"""

from dataclasses import dataclass
from typing import ClassVar

from msgspec import Struct
from msgspec.structs import replace

from alhambra.actions import Action
from alhambra.base.market import lay_down
from alhambra.base.money import lay_open
from alhambra.base.placing import BY_THE_BUILDING_RULES
from alhambra.base.turn import ACTION
from alhambra.components import Card, Money, Tile, load
from alhambra.events import BuildingBought, BuildingPlaced, Open, Private, RoundScored, ScoreLine
from alhambra.ledger import Ledger, Position
from alhambra.module import Counts, Decision, Family, Mix, Module, Move, Points, Prompt, Step, Ware
from alhambra.modules.camps import LAYING
from alhambra.palace import Palace
from alhambra.state import State
from alhambra.windows import Answers, seal, window
from tabletop.refused import Refused
from tabletop.seat import Seat

VOUCHERS = tuple(
    Money(f"voucher-{number}", "voucher", "gulden" if number % 2 else "", 3 if number % 2 else 0, number)
    for number in range(1, 5)
)
TICKETS = tuple(Card(f"ticket-{number}", "ticket") for number in range(1, 3))
TENTS = tuple(Tile(f"tent-{number}", "tent", "tent", "grey", 1, 0, outside=True) for number in range(1, 3))
STALLS = tuple(Tile(f"stall-{number}", "stall", "stall", "grey", 4, 0) for number in range(1, 4))
CHEER = "cheer"
ADMIRE = "admire"


class Fair(Struct, frozen=True):
    """What the module keeps."""

    favourites: tuple[str, ...] = ()
    vouchers: tuple[str, ...] = ()
    held: tuple[tuple[str, ...], ...] = ()
    stalls: tuple[str, ...] = ()
    admirers: tuple[Seat, ...] = ()
    cheers: int = 0
    rounds: tuple[int, ...] = ()
    placed: int = 0


def of(state: State) -> Fair:
    fair: Fair = state.slices.get("fair", Fair())
    return fair


def keep(state: State, **changes: object) -> State:
    return state.with_slice("fair", replace(of(state), **changes))


@dataclass(frozen=True, slots=True)
class TakeVoucher(Action):
    rule = "C-1"
    card: str


@dataclass(frozen=True, slots=True)
class Cheer(Action):
    rule = "C-1"
    loudly: bool


class CheerOrder(Struct, frozen=True):
    """How somebody cheers without being asked."""

    loudly: bool = False


@dataclass(frozen=True, slots=True)
class Admire(Action):
    rule = "C-1"


@dataclass(frozen=True, slots=True)
class FavouriteDealt(Private):
    kind: str

    def fold(self, state: State) -> State:
        return keep(state, favourites=(*of(state).favourites, self.kind), held=(*of(state).held, ()))


@dataclass(frozen=True, slots=True)
class VoucherAppeared(Open):
    final: ClassVar[bool] = True
    card: str

    def fold(self, state: State) -> State:
        state = replace(state, secret=replace(state.secret, deck=state.secret.deck[1:]))
        admirers = tuple(range(len(state.players)))
        return keep(state, vouchers=(*of(state).vouchers, self.card), admirers=admirers)


@dataclass(frozen=True, slots=True)
class Admired(Open):
    seat: Seat

    def fold(self, state: State) -> State:
        return keep(state, admirers=tuple(seat for seat in of(state).admirers if seat != self.seat))


@dataclass(frozen=True, slots=True)
class VoucherTaken(Open):
    final: ClassVar[bool] = True
    seat: Seat
    card: str

    def fold(self, state: State) -> State:
        held = list(of(state).held)
        held[self.seat] = (*held[self.seat], self.card)
        left = tuple(card for card in of(state).vouchers if card != self.card)
        return keep(state, vouchers=left, held=tuple(held))


@dataclass(frozen=True, slots=True)
class VoucherSpent(Open):
    seat: Seat
    cards: tuple[str, ...]

    def fold(self, state: State) -> State:
        held = list(of(state).held)
        held[self.seat] = tuple(card for card in held[self.seat] if card not in self.cards)
        return keep(state, held=tuple(held))


@dataclass(frozen=True, slots=True)
class StallOpened(Open):
    final: ClassVar[bool] = True
    tile: str

    def fold(self, state: State) -> State:
        state = replace(state, secret=replace(state.secret, bag=state.secret.bag[1:]))
        return keep(state, stalls=(*of(state).stalls, self.tile))


@dataclass(frozen=True, slots=True)
class Cheered(Open):
    seat: Seat
    loudly: bool

    def fold(self, state: State) -> State:
        return keep(state, cheers=of(state).cheers + self.loudly)


@dataclass(frozen=True, slots=True)
class Noted(Open):
    rounds: tuple[int, ...] = ()
    placed: int = 0
    sold: str = ""

    def fold(self, state: State) -> State:
        fair = of(state)
        stalls = tuple(stall for stall in fair.stalls if stall != self.sold)
        return keep(state, rounds=fair.rounds + self.rounds, placed=fair.placed + self.placed, stalls=stalls)


def deal_favourites(game: Ledger) -> None:
    for seat in range(len(game.state.players)):
        game.emit(FavouriteDealt(seat, game.drawn_from(load().kinds)))
    game.end_step()


def show_voucher(game: Ledger, slot: int, card: Money) -> None:
    game.emit(VoucherAppeared(card.id))
    game.interrupt(ADMIRE)  # the refill of the display goes on afterwards


def admire(game: Ledger, action: Admire) -> None:
    game.emit(Admired(action.seat))


def take_voucher(game: Ledger, action: TakeVoucher) -> None:
    if action.card not in of(game.state).vouchers:
        raise Refused("C-1", "no-such-voucher", card=action.card)
    game.emit(VoucherTaken(action.seat, action.card))
    game.end_step()


def others(at: Position) -> list[Seat]:
    return [seat for seat in range(len(at.state.players)) if seat != at.state.turn.seat]


def cheer(game: Ledger, action: Cheer) -> None:
    game.emit(Cheered(action.seat, action.loudly))


def let_all_cheer(game: Ledger, answers: Answers) -> None:
    for answer in answers.values():
        if isinstance(answer, Cheer):
            cheer(game, answer)
    game.end_step()


def held_by(at: Position, seat: Seat) -> list[Money]:
    return [card for card in VOUCHERS if card.id in of(at.state).held[seat]]


def worth_something(at: Position, seat: Seat) -> list[Money]:
    return [card for card in held_by(at, seat) if card.value]


def good_for_mixing(at: Position, seat: Seat) -> list[Mix]:
    return [Mix(card, at.rules.components.currencies, "C-1") for card in held_by(at, seat) if not card.value]


def one_tent_at_the_gate(at: Position, palace: Palace) -> str | None:
    """A palace has one tent, and that beside something built or the fountain."""
    built = {(0, 0), *(tile.cell for tile in palace.tiles)}
    beside = [(tile.x + x, tile.y + y) for tile in palace.outworks for x, y in ((0, 1), (1, 0), (0, -1), (-1, 0))]
    return None if len(palace.outworks) == 1 and built & set(beside) else "C-1"


def half_a_garden(counts: list[Counts], table: Points, at: Position) -> list[Counts]:
    return [
        {**count, "garden": count.get("garden", 0) + 0.5} if who == 1 else count for who, count in enumerate(counts)
    ]


def stalls_for_sale(at: Position, seat: Seat) -> list[Ware]:
    return [Ware(stall, -1, 4, "gulden") for stall in of(at.state).stalls]


def twice_the_towers(table: Points, at: Position, number: int) -> Points:
    return {kind: tuple(2 * more for more in points) if kind == "tower" else points for kind, points in table.items()}


def points_for_cheers(at: Position, number: int) -> list[ScoreLine]:
    return [ScoreLine(seat, "cheers", of(at.state).cheers, 1, "C-1") for seat in range(len(at.state.players))]


def everything_else(state: State) -> list[str]:
    nines = [card.id for card in load().money if card.value == 9 and not (state.rivals and card.copy == 3)]
    return [*nines, *of(state).stalls, *(card.id for card in VOUCHERS if card.id not in state.secret.deck)]


MODULE = Module(
    id="fair",
    number=99,
    plays=lambda options: "fair" in options.modules,
    tiles=lambda: STALLS + TENTS,
    cards=lambda: VOUCHERS + TICKETS,
    bag=lambda options: tuple(tile.id for tile in STALLS + TENTS),
    deck=lambda cards, options: tuple(card for card in cards if "-9-" not in card),
    piles=lambda game: {1: (*(card.id for card in game.shuffled(VOUCHERS)[:3]), *(card.id for card in TICKETS))},
    setup=(Step("deal the favourites", 12, deal_favourites),),
    turn=(window(CHEER, 99, "CHEER", "C-1", let_all_cheer),),
    ending=(Step("close the fair", 65, Ledger.end_step),),
    interruptions=(
        Decision(
            ADMIRE,
            0,
            asks=lambda at: of(at.state).admirers,
            label="ADMIRE",
            rule="C-1",
            default=lambda game, seat: admire(game, Admire(seat)),
        ),
    ),
    reveals={"voucher": show_voucher, "ticket": lay_open},
    arrivals={"stall": lambda game, square, tile: game.emit(StallOpened(tile.id)), "tent": lay_down},
    moves=(
        Move(
            TakeVoucher,
            frozenset({ACTION}),
            lambda at, seat: [TakeVoucher(seat, card) for card in of(at.state).vouchers],
            take_voucher,
            shows=True,
        ),
        Move(Admire, frozenset({ADMIRE}), lambda at, seat: [Admire(seat)], admire),
        Move(Cheer, frozenset({CHEER}), lambda at, seat: [Cheer(seat, loudly) for loudly in (False, True)], seal),
    ),
    prompts=(Prompt(CHEER, others, CheerOrder, lambda at, seat, order: Cheer(seat, order.loudly), CHEER),),
    effects={Cheer: cheer},
    alone={"ticket": "C-1"},
    wares=stalls_for_sale,
    items=worth_something,
    mixes=good_for_mixing,
    spends={"voucher": lambda game, seat, cards: game.emit(VoucherSpent(seat, cards))},
    families={"stall": Family(BY_THE_BUILDING_RULES, typed=False), "tent": Family(LAYING, typed=False, lined=False)},
    vetoes=one_tent_at_the_gate,
    limit=lambda limit, at, seat: limit + 1,
    reacts={
        RoundScored: lambda game, event: game.emit(Noted(rounds=(event.round,))),
        BuildingPlaced: lambda game, event: game.emit(Noted(placed=1)),
        BuildingBought: lambda game, event: game.emit(Noted(sold=event.tile)),
    },
    counts=lambda at, who: {"pavilion": 1} if who == 0 else {},
    weighs=half_a_garden,
    points=twice_the_towers,
    scores={6: points_for_cheers},
    funds=lambda at, seat, currency: 3 * len(of(at.state).held[seat]),
    slice=Fair,
    holds=everything_else,
    shows=lambda at, viewer: None if viewer is None else of(at.state).favourites[viewer],
)
