"""Another module for tests: whatever happens, the active player has to look at it before the game goes on."""

from dataclasses import dataclass
from typing import ClassVar

from msgspec import Struct

from alhambra import events
from alhambra.actions import Action
from alhambra.components import Tile
from alhambra.events import Event, Notice, Open
from alhambra.ledger import Ledger, Position
from alhambra.module import Decision, Module, Move, Reaction
from alhambra.slice import Slice
from alhambra.state import State
from tabletop.seat import Seat

LOOK = "look"


class Nosy(Struct, frozen=True):
    """How often somebody still has to look."""

    looks: int = 0
    shown: str = ""
    """The tile that was shown before it came to the market."""


KEPT = Slice("nosy", Nosy)


class Look(Action, frozen=True):
    rule = "C-1"


@dataclass(frozen=True, slots=True)
class SomethingToSee(Open):
    more: int

    def fold(self, state: State) -> State:
        return KEPT.change(state, looks=KEPT.of(state).looks + self.more)


@dataclass(frozen=True, slots=True)
class TileShown(Open):
    final: ClassVar[bool] = True
    tile: str

    def fold(self, state: State) -> State:
        return KEPT.change(state, shown=self.tile)


def be_curious(game: Ledger, event: Event) -> None:
    game.emit(SomethingToSee(1))
    if LOOK not in game.agenda:
        game.interrupt(LOOK)


def show_first(game: Ledger, stall: int, tile: Tile) -> bool:
    if KEPT.of(game.state).shown == tile.id:
        return False
    game.emit(TileShown(tile.id))
    game.emit(SomethingToSee(1))
    game.interrupt(LOOK)
    return True


def look(game: Ledger, action: Look) -> None:
    game.emit(SomethingToSee(-1))


def onlooker(at: Position) -> tuple[Seat, ...]:
    return (at.state.turn.seat,) if KEPT.of(at.state).looks else ()


KINDS = [kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event)]
IN_PLAY = [kind for kind in KINDS if kind not in (Event, Open, Notice, events.Private, events.Secret)]

MODULE = Module(
    id="nosy",
    number=98,
    plays=lambda options: "nosy" in options.modules,
    interruptions=(
        Decision(LOOK, 0, asks=onlooker, label="LOOK", rule="C-1", default=lambda game, seat: look(game, Look(seat))),
    ),
    moves=(Move(Look, frozenset({LOOK}), lambda at, seat: [Look(seat)], look),),
    stops=(show_first,),
    reacts=tuple(Reaction(kind, be_curious) for kind in IN_PLAY),
    slice=KEPT,
)
