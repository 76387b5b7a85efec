"""Art of the Moors: points for several buildings of the same price (V-ART-1 to V-ART-8, V-ART-20)."""

from collections.abc import Iterator
from dataclasses import dataclass

from msgspec.structs import replace

from alhambra.actions import Action
from alhambra.base.turn import ACTION
from alhambra.events import BuildingPlaced, BuildingReserved, Open, ScoreLine
from alhambra.ledger import Ledger, Position
from alhambra.module import Module, Move, Phase, Reaction, Scoring
from alhambra.modules.art_of_the_moors.tiles import (
    ART,
    FEWEST,
    KEPT,
    Culture,
    Group,
    buildings_by_group,
    designs,
    left_of,
    owned_by,
    what_is_seen,
)
from alhambra.state import State
from tabletop.refused import Refused
from tabletop.seat import Seat

CULTURE = "culture"
TAKE_CULTURE = "take culture tiles"


class Develop(Action, frozen=True):
    """Advance each own culture tile by a field."""

    rule = "V-ART-5"


@dataclass(frozen=True, slots=True)
class CultureTaken(Open):
    """A player got a culture tile, which stands on its first field (V-ART-3)."""

    seat: Seat
    group: Group

    def fold(self, state: State) -> State:
        return with_cultures(state, self.seat, {self.group: Culture()})


@dataclass(frozen=True, slots=True)
class LimitSet(Open):
    """The marker of a culture tile was set farther (V-ART-4)."""

    seat: Seat
    group: Group
    limit: int

    def fold(self, state: State) -> State:
        own = owned_by(state, self.seat)[self.group]
        return with_cultures(state, self.seat, {self.group: replace(own, limit=self.limit)})


@dataclass(frozen=True, slots=True)
class CultureDeveloped(Open):
    """A player has developed: these tiles stand one field farther."""

    seat: Seat
    groups: tuple[Group, ...]

    def fold(self, state: State) -> State:
        own = owned_by(state, self.seat)
        farther = {group: replace(own[group], field=own[group].field + 1) for group in self.groups}
        return with_cultures(state, self.seat, farther)


def with_cultures(state: State, seat: Seat, changed: dict[Group, Culture]) -> State:
    """Return the state in which some culture tiles of a player are others."""
    owned = KEPT.of(state).owned
    return KEPT.change(state, owned={**owned, seat: {**owned.get(seat, {}), **changed}})


def take_and_mark(game: Ledger, seat: Seat) -> None:
    """Let a player take culture tiles and set their markers, which is never a disadvantage (V-ART-2, V-ART-20)."""
    for group, number in sorted(buildings_by_group(game, seat).items()):
        if number < FEWEST:
            continue
        if group not in owned_by(game.state, seat):
            if not left_of(game.state, group):  # V-ART-3: one for each player, while there are any
                continue
            game.emit(CultureTaken(seat, group))
        limit = designs()[group].limit(number)  # V-ART-6: never beyond the last field
        if limit > owned_by(game.state, seat)[group].limit:
            game.emit(LimitSet(seat, group, limit))


def end_turn(game: Ledger) -> None:
    """Look at what the active player has got in this turn (O-5)."""
    take_and_mark(game, game.state.turn.seat)
    game.end_phase()


def look_again(game: Ledger, event: BuildingPlaced | BuildingReserved) -> None:
    """Look at once at what a player got out of turn, or at the end of the game (V-ART-2, O-8, O-10, G-5)."""
    if event.seat != game.state.turn.seat or TAKE_CULTURE not in game.agenda:
        take_and_mark(game, event.seat)


def develop(game: Ledger, action: Develop) -> None:
    """Advance each tile that does not stand at its limit; that may be none (V-ART-5, V-ART-8)."""
    own = owned_by(game.state, action.seat)
    if not own:
        raise Refused("V-ART-5", "no-culture-tile", needed=FEWEST)
    game.emit(CultureDeveloped(action.seat, tuple(group for group, one in own.items() if one.field < one.limit)))
    game.end_phase()


def developments(at: Position, seat: Seat) -> tuple[Action, ...]:
    """Offer to develop to whoever has a culture tile."""
    return (Develop(seat),) if owned_by(at.state, seat) else ()


def points(at: Position, number: int) -> Iterator[ScoreLine]:
    """Give the points of the fields on which culture tiles stand, in each round (V-ART-7, R-9)."""
    for seat in range(len(at.state.players)):
        own = owned_by(at.state, seat)
        total = sum(designs()[group].points[one.field] for group, one in own.items())
        if total:
            yield ScoreLine(seat, CULTURE, len(own), total, "V-ART-7")


MODULE = Module(
    id=ART,
    number=20,
    plays=lambda options: ART in options.modules,
    turn=(Phase(TAKE_CULTURE, 50, end_turn),),  # O-5
    moves=(Move(Develop, frozenset({ACTION}), developments, develop),),
    reacts=(Reaction(BuildingPlaced, look_again), Reaction(BuildingReserved, look_again)),
    scores=(Scoring(9, points),),
    slice=KEPT,  # V-ART-1: whatever nobody has lies in its stack
    shows=what_is_seen,
)
