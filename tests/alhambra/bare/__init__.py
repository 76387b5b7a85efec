"""A module for tests that has one of everything and says nothing of it in any layer, "The Bare".

Somebody may shout in a turn; between turns the others may nod; whenever somebody has shouted, that player has to
ponder. It brings a tile, a card, a flag for every tile that is set aside, a kite for all, a part of the score and a
secret.
"""

from dataclasses import dataclass

from msgspec import Struct

from alhambra.actions import Action
from alhambra.base.market import lay_down
from alhambra.base.money import lay_open
from alhambra.base.placing import BY_THE_BUILDING_RULES
from alhambra.base.turn import ACTION
from alhambra.components import Card, Tile, Token
from alhambra.events import Open, Private, ScoreLine
from alhambra.ledger import Ledger, Position
from alhambra.module import Decision, Family, Module, Move, Phase, Prompt, Scoring
from alhambra.slice import Slice
from alhambra.stand import GridPoint, Piece
from alhambra.state import State
from alhambra.windows import BETWEEN_TURNS, PASSING, POST_TURN, seal
from tabletop.refused import Refused
from tabletop.seat import Seat

BARE = "bare"
PONDER = "ponder"
MOST_SHOUTS = 2
SHEDS = (Tile("shed-1", "shed", "shed", "grey", 3, 0),)
NOTES = (Card("note-1", "note"),)


class Bare(Struct, frozen=True):
    """What the module keeps: who shouted how often, who ponders, and everybody's secret."""

    shouts: tuple[Seat, ...] = ()
    ponders: Seat | None = None
    secrets: tuple[int, ...] = ()


KEPT = Slice(BARE, Bare)


class Shout(Action, frozen=True):
    rule = "V-BAR-1"


class Ponder(Action, frozen=True):
    rule = "V-BAR-1"


class Nod(Action, frozen=True):
    rule = "V-BAR-1"


class NodOrder(Struct, frozen=True):
    """How somebody nods without being asked."""


@dataclass(frozen=True, slots=True)
class SecretDealt(Private):
    secret: int

    def fold(self, state: State) -> State:
        return KEPT.change(state, secrets=(*KEPT.of(state).secrets, self.secret))


@dataclass(frozen=True, slots=True)
class Shouted(Open):
    seat: Seat

    def fold(self, state: State) -> State:
        return KEPT.change(state, shouts=(*KEPT.of(state).shouts, self.seat), ponders=self.seat)


@dataclass(frozen=True, slots=True)
class EchoHeard(Open):
    def fold(self, state: State) -> State:
        return KEPT.change(state, ponders=None)


@dataclass(frozen=True, slots=True)
class Nodded(Open):
    seat: Seat

    def fold(self, state: State) -> State:
        return state


def deal_secrets(game: Ledger) -> None:
    for seat in range(len(game.state.players)):
        game.emit(SecretDealt(seat, game.drawn_from((1, 2, 3))))
    game.end_phase()


def shout(game: Ledger, action: Shout) -> None:
    if KEPT.of(game.state).shouts.count(action.seat) >= MOST_SHOUTS:
        raise Refused("V-BAR-1", "shouted-enough", most=MOST_SHOUTS)
    game.emit(Shouted(action.seat))
    game.interrupt(PONDER)


def could_shout(at: Position, seat: Seat) -> list[Action]:
    return [Shout(seat)] if KEPT.of(at.state).shouts.count(seat) < MOST_SHOUTS else []


def ponder(game: Ledger, action: Ponder) -> None:
    game.emit(EchoHeard())


def ponderer(at: Position) -> tuple[Seat, ...]:
    ponders = KEPT.of(at.state).ponders
    return () if ponders is None else (ponders,)


def others(at: Position) -> list[Seat]:
    return [seat for seat in range(len(at.state.players)) if seat != at.state.turn.seat]


def nod(game: Ledger, action: Nod) -> None:
    game.emit(Nodded(action.seat))


def never_decides(game: Ledger, seat: Seat) -> None:
    """Do nothing, so that the game would wait for ever."""


def echoes(at: Position, number: int) -> list[ScoreLine]:
    shouts = KEPT.of(at.state).shouts
    return [ScoreLine(seat, "echo", shouts.count(seat), 1, "V-BAR-1") for seat in range(len(at.state.players))]


MODULE = Module(
    id=BARE,
    number=97,
    plays=lambda options: BARE in options.modules,
    brings_tiles=(lambda: SHEDS,),
    brings_cards=(lambda: NOTES,),
    fills_bag=(lambda options: tuple(tile.id for tile in SHEDS),),
    fills_piles=(lambda game: {1: tuple(card.id for card in NOTES)},),
    setup=(Phase("deal the secrets", 13, deal_secrets),),
    turn=(POST_TURN,),
    interruptions=(Decision(PONDER, 0, asks=ponderer, label="PONDER", rule="V-BAR-1", default=never_decides),),
    reveals={"note": lay_open},
    arrivals={"shed": lay_down},
    moves=(
        Move(Shout, frozenset({ACTION}), could_shout, shout),
        Move(Ponder, frozenset({PONDER}), lambda at, seat: [Ponder(seat)], ponder),
        Move(Nod, frozenset({BETWEEN_TURNS}), lambda at, seat: [Nod(seat)], seal),
        PASSING,
    ),
    prompts=(Prompt("nod", others, NodOrder, lambda at, seat, order: Nod(seat), BETWEEN_TURNS),),
    effects={Nod: nod},
    families={"shed": Family(BY_THE_BUILDING_RULES, typed=False)},
    tokens=(lambda at: [(tile, Token("flag")) for player in at.state.players for tile in player.aside],),
    pieces=(lambda at, seat: [Piece(Token("kite"), GridPoint((0, 0)))],),
    scores=(Scoring(7, echoes),),
    slice=KEPT,
    shows=lambda at, viewer: KEPT.of(at.state).secrets[viewer] if viewer is not None else None,
)
