"""The game as its host, the pictures and the bots know it: start, act, ask what is legal.

A game is its options, its seed and its list of actions; the same three give the same game, byte for byte.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace

from kingdomino.actions import (
    Action,
    ChooseDomino,
    ConfirmTurn,
    PlaceDomino,
    Prepare,
    Timeout,
    Together,
    UndoStep,
    UndoTurn,
)
from kingdomino.course import Course
from kingdomino.events import Event, TimedOut, Undone
from kingdomino.grid import cell_at
from kingdomino.kingdom import Pair
from kingdomino.options import Options, setup_for
from kingdomino.preparing import planned_step, prepare, without_step
from kingdomino.state import CHOOSE, CONFIRM, GAME_END, PLACE, Player, Secret, State
from tabletop.fairness import is_seed
from tabletop.refused import Refused
from tabletop.rng import Rng
from tabletop.seat import Seat


class Game(Struct, frozen=True):
    """A game at some moment: its state, and how it got there since the last thing that cannot be undone."""

    state: State
    start: State
    """The state from which `steps` lead to the present one."""
    steps: tuple[Action, ...] = ()
    """The unfinished turn: what can still be undone (K-54)."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What an action led to."""

    game: Game
    events: tuple[Event, ...]
    certain: tuple[Event, ...] = ()
    """Those of the events that cannot be undone."""
    fixes: Game | None = None
    """The game whose steps cannot be undone any more either."""

    @property
    def settled(self) -> tuple[Event, ...]:
        """What has become certain with it, in order: what could still be undone until now comes first.

        The steps are taken again for that, which only those pay who ask.
        """
        if self.fixes is None:
            return self.certain
        taken = taken_again(self.fixes.start, self.fixes.steps)
        return tuple(event for _, course in taken for event in course.events) + self.certain


def new_game(options: Options, seed: str) -> Outcome:
    """Set up a game; the seed, 64 hexadecimal digits, decides all that is left to chance (K-60)."""
    if not is_seed(seed):
        raise ValueError("a seed has 64 hexadecimal digits")
    setup_for(options)
    course = Course(State(options, (Player(),) * options.players, Secret(Rng(seed))))
    course.begin()
    events = tuple(course.events)
    return Outcome(Game(course.state, course.state), events, events)


def apply(game: Game, action: Action) -> Outcome:
    """Carry out an action, or raise `Refused` and leave everything as it was."""
    try:
        outcome = _act(game, action)
    except Refused as refusal:
        refusal.legal = legal_actions(game, action.seat)
        raise
    return _with_plans(outcome) if outcome.game.state.plans else outcome


def _act(game: Game, action: Action) -> Outcome:
    if isinstance(action, UndoStep | UndoTurn):
        return _undo(game, action)
    if isinstance(action, Prepare):
        state, events = prepare(game.state, action)
        start = replace(game.start, plans=state.plans) if game.steps else state
        return Outcome(replace(game, state=state, start=start), events, events)
    course = carry_out(game.state, action)
    events = tuple(course.events)
    if course.final:
        return Outcome(Game(course.state, course.state), events, events, fixes=game if game.steps else None)
    return Outcome(Game(course.state, game.start, (*game.steps, action)), events)


def _with_plans(outcome: Outcome) -> Outcome:
    """Let happen what players have prepared (K-56); a turn that was planned to its end is confirmed.

    What is done so is a step of their turn, which they could undo, and it is not planned any more.
    """
    begun, followed = any(event.final for event in outcome.events), False
    while True:
        game = outcome.game
        step = planned_step(game.state, begun=begun)
        if step is not None:
            plans, followed = without_step(game.state, step), begun
            state, start = (replace(one, plans=plans) for one in (game.state, game.start))
            then = _act(Game(state, start, game.steps), step)
        elif followed and game.state.asks == CONFIRM and game.state.turn is not None:
            followed, then = False, _act(game, ConfirmTurn(game.state.turn))
        else:
            return outcome
        outcome = Outcome(then.game, outcome.events + then.events, outcome.settled + then.settled)


def carry_out(state: State, action: Action) -> Course:
    """Carry out a step in a state."""
    course = Course(state)
    if isinstance(action, Together):
        for one in action.actions:
            done = carry_out(course.state, one)
            course.state, course.final = done.state, course.final or done.final
            course.events += done.events
        return course
    if isinstance(action, Timeout):
        if action.seat != state.turn:
            raise Refused("K-11", "not-your-turn", turn=state.turn)
        course.emit(TimedOut(action.seat))
        course.take(default(state))
    else:
        course.take(action)
    return course


def taken_again(state: State, steps: Iterable[Action]) -> Iterator[tuple[Action, Course]]:
    """Take steps from a state, one after another."""
    for step in steps:
        course = carry_out(state, step)
        state = course.state
        yield step, course


def _undo(game: Game, action: Action) -> Outcome:
    """Go back to the start and take all steps again but those that are undone."""
    own = len(game.steps)
    if not own or action.seat != game.state.turn:
        raise Refused("K-54", "nothing-to-undo")
    gone = own if isinstance(action, UndoTurn) else 1
    steps, state = game.steps[: own - gone], game.start
    for _, course in taken_again(state, steps):
        state = course.state
    return Outcome(Game(state, game.start, steps), (Undone(action.seat, gone),))


def default(state: State) -> Action:
    """Return what somebody does whose time is up (K-55)."""
    seat = state.turn
    assert seat is not None
    if state.asks == CHOOSE:
        return ChooseDomino(seat, min(state.free))
    if state.asks == CONFIRM:
        return ConfirmTurn(seat)
    number, kingdom = state.domino, state.players[seat].kingdom
    assert number is not None
    pairs = kingdom.pairs(number, setup_for(state.options).size)
    best = max(pairs, key=lambda pair: kingdom.land.gain(number, pair))  # of equal ones, the first in reading order
    return placing(seat, best)


def legal_actions(game: Game, seat: Seat) -> tuple[Action, ...]:
    """List the actions that a seat can take now.

    What the host says (a timeout), what undoes and what can be prepared at any time is not listed.
    """
    state = game.state
    if state.turn != seat:
        return ()
    if state.asks == PLACE:
        number = state.domino
        assert number is not None
        pairs = state.players[seat].kingdom.pairs(number, setup_for(state.options).size)
        return tuple([placing(seat, pair) for pair in pairs])
    if state.asks == CHOOSE:
        return tuple([ChooseDomino(seat, number) for number in state.free])
    return (ConfirmTurn(seat),)


@lru_cache(maxsize=8192)
def placing(seat: Seat, pair: Pair) -> PlaceDomino:
    """Return the action that lays a domino somewhere; the same few come again and again."""
    return PlaceDomino(seat, cell_at(pair[0]), cell_at(pair[1]))


def seats_to_act(game: Game) -> tuple[Seat, ...]:
    """Return the seat that the game waits for (K-51); none when it is over."""
    turn = game.state.turn
    return () if turn is None else (turn,)


def can_undo(game: Game, seat: Seat) -> bool:
    """Return whether a seat has a step that can still be undone."""
    return bool(game.steps) and seat == game.state.turn


def held(game: Game, seat: Seat) -> tuple[Event, ...]:
    """Return what happened in the steps that a seat can still undo."""
    if not can_undo(game, seat):
        return ()
    return tuple(event for _, course in taken_again(game.start, game.steps) for event in course.events)


def confirmation(game: Game, seat: Seat) -> Action | None:
    """Return the action that ends a seat's turn, if that is all that is left to do in it."""
    state = game.state
    return ConfirmTurn(seat) if state.asks == CONFIRM and state.turn == seat else None


def is_over(game: Game) -> bool:
    """Return whether the game is over."""
    return game.state.asks == GAME_END
