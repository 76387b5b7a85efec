"""A module for tests only, "The Fair", which uses every extension point there is.

Vouchers come up in the draw pile, are admired by all at once, and can be taken and paid with, every other one
only along with money of any currencies; tickets lie in the display; stalls come up in the bag and are sold
beside the market, and one tent may stand outside the walls; after each turn the others may cheer, in a
window; everybody has a secret favourite kind, and a banner that is chosen before the game begins. Whoever cheered
loudest wears a ribbon. It shows that a module is one folder: rules here, then what the bot player thinks of it, why,
and how scenarios speak of it. Nothing in the engine knows of it.
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
from alhambra.components import Card, Money, Tile, Token, load
from alhambra.events import (
    BuildingPlaced,
    BuildingRemoved,
    BuildingReserved,
    Open,
    RoundScored,
    ScoreLine,
    TileBought,
)
from alhambra.ledger import Ledger, Position
from alhambra.module import Counts, Decision, Family, Module, Move, Phase, Points, Prompt, Reaction, Scoring
from alhambra.modules.camps import LAYING
from alhambra.options import Options
from alhambra.palace import Palace
from alhambra.purchase import Mix, Purpose, Ware
from alhambra.state import State
from alhambra.windows import Answers, seal, window
from tabletop.refused import Refused
from tabletop.seat import Seat
from tests.alhambra.fair import banners
from tests.alhambra.fair.decorations import decorations
from tests.alhambra.fair.drums import AROUND, announce
from tests.alhambra.fair.favourites import deal_favourites, other_favourites
from tests.alhambra.fair.kept import FAIR as FAIR
from tests.alhambra.fair.kept import KEPT as KEPT
from tests.alhambra.fair.stalls import BESIDES, GATEKEEPER, fence, fences, lock
from tests.alhambra.fair.stalls import STALLS as STALLS
from tests.alhambra.fair.till import (
    CHARM,
    ENVY,
    LEAST,
    LUCK,
    MANNERS,
    REFUNDS,
    SETTLES,
    all_charms,
    charm,
    for_rent,
    use_charm,
)

VOUCHERS = tuple(
    Money(f"voucher-{number}", "voucher", "gulden" if number % 2 else "", 3 if number % 2 else 0, number)
    for number in range(1, 5)
)
TICKETS = tuple(Card(f"ticket-{number}", "ticket") for number in range(1, 3))
PROGRAMME = Card("programme", "programme")
"""It hangs at the gate and never comes up."""
TENTS = tuple(Tile(f"tent-{number}", "tent", "tent", "grey", 1, 0, outside=True) for number in range(1, 3))
CHEER = "cheer"
ADMIRE = "admire"
SURPRISE = STALLS[-1].id
"""Nobody can tell what comes with it."""
FESTIVAL = "festival"
"""The option by which cheering is worth twice as much."""


@dataclass(frozen=True, slots=True)
class FairView:
    """What a viewer sees of the fair."""

    vouchers: tuple[Card, ...]
    """Those that anybody may take."""
    held: tuple[tuple[Card, ...], ...]
    """Those that lie before each player."""
    stalls: tuple[Tile, ...]
    cheers: int
    ribbon: Seat | None
    """Who cheered loudly last."""
    favourite: str | None
    """The viewer's own."""
    banners: tuple[str, ...]


class TakeVoucher(Action, frozen=True):
    rule = "V-FAI-1"
    card: str


class Cheer(Action, frozen=True):
    rule = "V-FAI-2"
    loudly: bool


class CheerOrder(Struct, frozen=True):
    """How somebody cheers without being asked."""

    loudly: bool = False


class Admire(Action, frozen=True):
    rule = "V-FAI-3"


@dataclass(frozen=True, slots=True)
class VoucherAppeared(Open):
    final: ClassVar[bool] = True
    card: str

    def fold(self, state: State) -> State:
        state = replace(state, secret=replace(state.secret, deck=state.secret.deck[1:]))
        admirers = tuple(range(len(state.players)))
        return KEPT.change(state, vouchers=(*KEPT.of(state).vouchers, self.card), admirers=admirers)


@dataclass(frozen=True, slots=True)
class Admired(Open):
    seat: Seat

    def fold(self, state: State) -> State:
        return KEPT.change(state, admirers=tuple(seat for seat in KEPT.of(state).admirers if seat != self.seat))


@dataclass(frozen=True, slots=True)
class VoucherTaken(Open):
    final: ClassVar[bool] = True
    seat: Seat
    card: str

    def fold(self, state: State) -> State:
        held = list(KEPT.of(state).held)
        held[self.seat] = (*held[self.seat], self.card)
        left = tuple(card for card in KEPT.of(state).vouchers if card != self.card)
        return KEPT.change(state, vouchers=left, held=tuple(held))


@dataclass(frozen=True, slots=True)
class VoucherSpent(Open):
    seat: Seat
    cards: tuple[str, ...]

    def fold(self, state: State) -> State:
        held = list(KEPT.of(state).held)
        held[self.seat] = tuple(card for card in held[self.seat] if card not in self.cards)
        return KEPT.change(state, held=tuple(held))


@dataclass(frozen=True, slots=True)
class StallOpened(Open):
    final: ClassVar[bool] = True
    tile: str

    def fold(self, state: State) -> State:
        state = replace(state, secret=replace(state.secret, bag=state.secret.bag[1:]))
        return KEPT.change(state, stalls=(*KEPT.of(state).stalls, self.tile))


@dataclass(frozen=True, slots=True)
class Cheered(Open):
    seat: Seat
    loudly: bool

    def fold(self, state: State) -> State:
        fair = KEPT.of(state)
        return KEPT.change(state, cheers=fair.cheers + self.loudly, ribbon=self.seat if self.loudly else fair.ribbon)


@dataclass(frozen=True, slots=True)
class Noted(Open):
    rounds: tuple[int, ...] = ()
    placed: int = 0
    left: int = 0
    sold: str = ""

    def fold(self, state: State) -> State:
        fair = KEPT.of(state)
        stalls = tuple(stall for stall in fair.stalls if stall != self.sold)
        placed, left = fair.placed + self.placed, fair.left + self.left
        return KEPT.change(state, rounds=fair.rounds + self.rounds, placed=placed, left=left, stalls=stalls)


def into_the_first_pile(game: Ledger) -> dict[int, tuple[str, ...]]:
    return {1: tuple(card.id for card in (*game.shuffled(VOUCHERS)[:3], *TICKETS))}


def show_voucher(game: Ledger, slot: int, card: Money) -> None:
    game.emit(VoucherAppeared(card.id))
    game.interrupt(ADMIRE)  # the refill of the display goes on afterwards


def admire(game: Ledger, action: Admire) -> None:
    game.emit(Admired(action.seat))


def take_voucher(game: Ledger, action: TakeVoucher) -> None:
    if action.card not in KEPT.of(game.state).vouchers:
        raise Refused("V-FAI-1", "no-such-voucher", card=action.card)
    game.emit(VoucherTaken(action.seat, action.card))
    game.end_phase()


def others(at: Position) -> list[Seat]:
    return [seat for seat in range(len(at.state.players)) if seat != at.state.turn.seat]


def cheer(game: Ledger, action: Cheer) -> None:
    game.emit(Cheered(action.seat, action.loudly))


def let_all_cheer(game: Ledger, answers: Answers) -> None:
    for answer in answers.values():
        if isinstance(answer, Cheer):
            cheer(game, answer)
    game.end_phase()


def held_by(at: Position, seat: Seat) -> list[Money]:
    return [card for card in VOUCHERS if card.id in KEPT.of(at.state).held[seat]]


def worth_something(at: Position, seat: Seat, purpose: Purpose) -> list[Money]:
    return [card for card in held_by(at, seat) if card.value]


def good_for_mixing(at: Position, seat: Seat) -> list[Mix]:
    return [Mix(card, at.rules.components.currencies, "V-FAI-1") for card in held_by(at, seat) if not card.value]


def one_tent_at_the_gate(at: Position, palace: Palace) -> str | None:
    """A palace has at most one tent, and that beside something built or the fountain."""
    tents = [tile for tile in palace.outworks if at.rules.tiles[tile.tile].family == "tent"]
    built = {(0, 0), *(tile.cell for tile in palace.tiles)}
    beside = {(tile.x + x, tile.y + y) for tile in tents for x, y in ((0, 1), (1, 0), (0, -1), (-1, 0))}
    return "V-FAI-4" if len(tents) > 1 or (tents and not built & beside) else None


def half_a_garden(counts: list[Counts], table: Points, at: Position) -> list[Counts]:
    return [
        {**count, "garden": count.get("garden", 0) + 0.5} if who == 1 else count for who, count in enumerate(counts)
    ]


def stalls_for_sale(at: Position, seat: Seat) -> list[Ware]:
    stalls = KEPT.of(at.state).stalls
    exactly = {SURPRISE: "V-FAI-1"}
    sold = [Ware(stall, -1, 4, "gulden", exactly=exactly.get(stall, "")) for stall in stalls]
    return sold + [for_rent(stall) for stall in stalls]


def let(at: Position, tile: str) -> Refused | None:
    return Refused("V-FAI-1", "stall-is-let", tile=tile) if tile in KEPT.of(at.state).till.rented else None


def twice_the_towers(table: Points, at: Position, number: int) -> Points:
    return {kind: tuple(2 * more for more in points) if kind == "tower" else points for kind, points in table.items()}


def points_for_cheers(at: Position, number: int) -> list[ScoreLine]:
    cheers, points = KEPT.of(at.state).cheers, 2 if FESTIVAL in at.state.options.variants else 1
    return [ScoreLine(seat, "cheers", cheers, points, "V-FAI-2") for seat in range(len(at.state.players))]


def everything_else(state: State) -> list[str]:
    nines = [card.id for card in load().money if card.value == 9 and not (state.rivals and card.copy == 3)]
    return [
        *nines,
        PROGRAMME.id,
        *KEPT.of(state).stalls,
        *(card.id for card in VOUCHERS if card.id not in state.secret.deck),
    ]


def what_is_seen(at: Position, viewer: Seat | None) -> FairView:
    fair, cards = KEPT.of(at.state), at.rules.cards
    return FairView(
        vouchers=tuple(cards[card] for card in fair.vouchers),
        held=tuple(tuple(cards[card] for card in own) for own in fair.held),
        stalls=tuple(at.rules.tiles[stall] for stall in fair.stalls),
        cheers=fair.cheers,
        ribbon=fair.ribbon,
        favourite=None if viewer is None else fair.favourites[viewer],
        banners=fair.banners,
    )


def without_nines(cards: tuple[str, ...], options: Options) -> tuple[str, ...]:
    """Leave the nines of the base game's money at home."""
    nines = {card.id for card in load().money if card.value == 9}
    return tuple(card for card in cards if card not in nines)


MODULE = Module(
    id=FAIR,
    number=99,
    plays=lambda options: FAIR in options.modules,
    brings_tiles=(lambda: STALLS + TENTS,),
    brings_cards=(lambda: (*VOUCHERS, *TICKETS, PROGRAMME),),
    brings_items=(all_charms,),
    variants=(FESTIVAL,),
    renamed={"coupon-1": "voucher-1"},
    fills_bag=(lambda options: tuple(tile.id for tile in STALLS + TENTS),),
    changes_deck=(without_nines,),
    fills_piles=(
        lambda game: {1: (*(card.id for card in game.shuffled(VOUCHERS)[:3]), *(card.id for card in TICKETS))},
    ),
    setup=(Phase("deal the favourites", 12, deal_favourites), banners.QUESTION),
    turn=(window(CHEER, 99, "CHEER", "V-FAI-2", let_all_cheer),),
    ending=(Phase("close the fair", 65, Ledger.end_phase),),
    interruptions=(
        Decision(
            ADMIRE,
            0,
            asks=lambda at: KEPT.of(at.state).admirers,
            label="ADMIRE",
            rule="V-FAI-3",
            default=lambda game, seat: admire(game, Admire(seat)),
        ),
    ),
    reveals={"voucher": show_voucher, "ticket": lay_open},
    stops=(announce,),
    arrivals={"stall": lambda game, square, tile: game.emit(StallOpened(tile.id)), "tent": lay_down},
    moves=(
        Move(
            TakeVoucher,
            frozenset({ACTION}),
            lambda at, seat: [TakeVoucher(seat, card) for card in KEPT.of(at.state).vouchers],
            take_voucher,
            uncovers=True,
        ),
        Move(Admire, frozenset({ADMIRE}), lambda at, seat: [Admire(seat)], admire),
        banners.MOVE,
        Move(Cheer, frozenset({CHEER}), lambda at, seat: [Cheer(seat, loudly) for loudly in (False, True)], seal),
    ),
    prompts=(Prompt(CHEER, others, CheerOrder, lambda at, seat, order: Cheer(seat, order.loudly), CHEER),),
    effects={Cheer: cheer, **banners.EFFECTS},
    alone={"ticket": "V-FAI-1"},
    wares=(stalls_for_sale,),
    unsold=(let,),
    manners=MANNERS,
    items=(worth_something, charm),
    universal=(LUCK,),
    keeps={"voucher": 1, CHARM: 2},
    mixes=(good_for_mixing,),
    spends={"voucher": lambda game, seat, cards: game.emit(VoucherSpent(seat, cards)), CHARM: use_charm},
    refunds=REFUNDS,
    settles=SETTLES,
    families={"stall": Family(BY_THE_BUILDING_RULES, typed=False, in_stages=True), "tent": Family(LAYING, typed=False)},
    uncovers=(lambda at, action: getattr(action, "tile", "") == SURPRISE,),
    unfinished=(lambda state: KEPT.of(state).scaffolds,),
    tokens=(lambda at: [(tile, Token("scaffold", "wooden")) for tile in KEPT.of(at.state).scaffolds],),
    pieces=(decorations,),
    bound=(lambda at, tile: "V-FAI-4" if tile in KEPT.of(at.state).till.rented else None,),
    adds_walls=(fences,),
    besides=BESIDES,
    gatekeepers=(GATEKEEPER,),
    locks=(lock,),
    vetoes=(one_tent_at_the_gate,),
    changes_limit=(lambda limit, at, seat: limit + 1,),
    reacts=(
        Reaction(RoundScored, lambda game, event: game.emit(Noted(rounds=(event.round,)))),
        Reaction(BuildingPlaced, lambda game, event: game.emit(Noted(placed=1))),
        Reaction(BuildingRemoved, lambda game, event: game.emit(Noted(left=1))),
        Reaction(BuildingReserved, fence),
        Reaction(TileBought, lambda game, event: game.emit(Noted(sold=event.tile))),
    ),
    counts=(lambda at, who: {"pavilion": 1} if who == 0 else {},),
    changes_counts=(half_a_garden,),
    changes_points=(twice_the_towers,),
    scores=(Scoring(6, points_for_cheers), ENVY, LEAST),
    around_scoring=AROUND,
    funds=(lambda at, seat, currency: 3 * len(KEPT.of(at.state).held[seat]),),
    changed={"C-1": 1},
    slice=KEPT,
    holds=(everything_else,),
    shows=what_is_seen,
    redeals=(other_favourites,),
)
