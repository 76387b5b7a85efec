"""The game as its host, the pictures and the bots know it: start, act, ask what is legal.

A game is its options, its seed and its list of actions; the same three give the same game, byte for byte.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from alhambra.actions import Action, ConfirmTurn, SetStanding, Timeout, Together, Undo, UndoStep, UndoTurn, one_by_one
from alhambra.events import Event, TimedOut, TurnStarted, Undone
from alhambra.ledger import Ledger, Position
from alhambra.module import Decision
from alhambra.options import Options
from alhambra.rulebook import Rulebook, rulebook
from alhambra.state import Player, Secret, State, Turn
from alhambra.windows import BETWEEN_TURNS, set_standing
from tabletop.fairness import is_seed
from tabletop.refused import Refused
from tabletop.rng import Rng
from tabletop.seat import Seat


class Ahead(NamedTuple):
    """The next turn as far as it is prepared, as if nobody interrupted (C-25)."""

    state: State
    events: tuple[Event, ...]
    """What would have happened in it."""


class Game(Struct, frozen=True, dict=True):
    """A game at some moment: its state, and how it got there since the last thing that cannot be undone."""

    state: State
    start: State
    """The state from which `steps` lead to the present one."""
    steps: tuple[Action, ...] = ()
    """The unfinished turn as its player puts it together (B-114): what can still be undone (B-66)."""
    prepared: tuple[Action, ...] = ()
    """The turn that the next player has put together while others are being asked (C-25)."""
    barred: bool = False
    """Whether something was shown in this turn, so that what came before it cannot be undone (C-26)."""

    @cached_property
    def ahead(self) -> Ahead:
        """The next turn as it is prepared, between two turns, or `Refused` if it cannot be; tried only once."""
        return _look_ahead(self.state, self.prepared)


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
        rules = rulebook(self.game.state.options)
        steps = taken_again(rules, self.fixes.start, self.fixes.steps)
        return tuple(event for _, step in steps for event in step.events) + self.certain


def new_game(options: Options, seed: str) -> Outcome:
    """Set up a game; the seed, 64 hexadecimal digits, decides all that is left to chance (B-9)."""
    if not is_seed(seed):
        raise ValueError("a seed has 64 hexadecimal digits")
    rules = rulebook(options)
    state = State(
        options=options,
        players=(Player(),) * options.players,  # B-15
        secret=Secret(Rng(seed)),
        turn=Turn(0),
        agenda=rules.setup_agenda,
    )
    ledger = Ledger(rules, state)
    ledger.run()
    events = tuple(ledger.events)
    return Outcome(Game(ledger.state, ledger.state), events, events)


def play(game: Game, action: Action) -> Outcome:
    """Carry out an action of somebody who is asked, or raise `Refused` and leave everything as it was."""
    rules = rulebook(game.state.options)
    if beside := BESIDE.get(type(action)):
        return beside(rules, game, action)
    ledger = carry_out(rules, game.state, action)
    events = tuple(ledger.events)
    if ledger.final:
        return Outcome(_settled(ledger), events, events, fixes=game if game.steps else None)
    return Outcome(Game(ledger.state, game.start, (*game.steps, action), barred=game.barred), events)


def _settled(ledger: Ledger) -> Game:
    """Return the game after what cannot be undone; as long as the turn goes on, that bars what came before."""
    begins = TurnStarted in [type(event) for event in ledger.events]
    goes_on = not begins and any(ledger.rules.phases[phase].makes_final for phase in ledger.state.agenda)
    return Game(ledger.state, ledger.state, barred=goes_on)


def taken_again(rules: Rulebook, state: State, steps: Iterable[Action]) -> Iterator[tuple[Action, Ledger]]:
    """Take steps from a state, one after another."""
    for step in steps:
        ledger = carry_out(rules, state, step)
        state = ledger.state
        yield step, ledger


def moves_of(at: Position, seat: Seat, *, prepared: bool = False) -> tuple[Action, ...]:
    """List the actions that a seat can take now because it is asked; those to prepare show nothing hidden."""
    if not at.state.agenda or seat not in asked(at):
        return ()
    actions: list[Action] = []
    for move in at.rules.moves_in[at.state.agenda[0]].values():
        if not (prepared and move.uncovers):
            actions.extend(move.legal(at, seat))
    return tuple([one for one in actions if not _uncovers(at, one)] if prepared else actions)


def _uncovers(at: Position, action: Action) -> bool:
    """Return whether what is wished for a surplus, the manner of a purchase, or what follows shows something hidden."""
    wished = at.rules.refunds.get(getattr(action, "refund", ""))
    manner = at.rules.manners.get(getattr(action, "manner", ""))
    shows = any(one is not None and one.uncovers for one in (wished, manner))
    return shows or any(part(at, action) for part in at.rules.uncovers)


def seats_to_act(game: Game) -> tuple[Seat, ...]:
    """Return the seats whose decision the game waits for (B-111); none when it is over.

    In a window that is a secret: it tells who has answered already (C-22).
    """
    at = Position(rulebook(game.state.options), game.state)
    decision = open_decision(at)
    return decision.asks(at) if decision else ()


def seats_asked(game: Game) -> tuple[Seat, ...]:
    """Return the seats that are asked, as everybody may know: in a window also those that have answered (C-22)."""
    return asked(Position(rulebook(game.state.options), game.state))


def asked(at: Position) -> tuple[Seat, ...]:
    """Return the seats that are asked, as everybody may know."""
    state = at.state
    if state.window is not None:
        return state.window.asked
    return at.rules.decisions[state.agenda[0]].asks(at) if state.agenda else ()


def open_decision(at: Position) -> Decision | None:
    """Return the decision that the game waits for, None when it is over."""
    return at.rules.decisions[at.state.agenda[0]] if at.state.agenda else None


def carry_out(rules: Rulebook, state: State, action: Action) -> Ledger:
    """Carry out an action in a state."""
    ledger = Ledger(rules, state)
    if type(action) is Together:
        for _, done in taken_again(rules, state, action.actions):
            done.events = ledger.events + done.events
            done.final |= ledger.final
            ledger = done
        return ledger
    decision = open_decision(ledger)
    if decision is None:
        raise Refused("B-26", "game-is-over")
    is_late = type(action) is Timeout
    if action.seat not in (decision.asks(ledger) if is_late else asked(ledger)):
        answers = type(action) in rules.effects and type(action) in rules.moves_in[decision.name]
        rule = action.rule if answers else decision.rule  # C-30: the module says who may answer
        raise Refused(rule, "not-your-decision", state=decision.label)
    if is_late:
        if state.window is None:  # who has not answered there is nobody's business (C-22)
            ledger.emit(TimedOut(action.seat))
        decision.default(ledger, action.seat)
    else:
        _move(ledger, decision, action)
    ledger.run()
    return ledger


def _look_ahead(state: State, steps: Iterable[Action]) -> Ahead:
    """Take steps of the next turn as if nobody interrupted, or raise `Refused`."""
    rules = rulebook(state.options)
    agenda = tuple(phase for phase in state.agenda if phase != BETWEEN_TURNS)
    ledger = Ledger(rules, replace(state, window=None, agenda=agenda))
    ledger.run()
    state, events = ledger.state, list[Event]()
    for step in one_by_one(steps):
        if isinstance(step, ConfirmTurn):
            _check_complete(rules, state, step)
            continue
        ledger = carry_out(rules, state, step)
        move = rules.moves_in[state.agenda[0]].get(type(step))
        if (move and move.uncovers) or ledger.final or _uncovers(Position(rules, state), step):
            raise Refused("C-25", "prepare-nothing-hidden")
        state = ledger.state
        events += ledger.events
    return Ahead(state, tuple(events))


def _check_complete(rules: Rulebook, state: State, step: ConfirmTurn) -> None:
    """Refuse to hand in a turn in which something is left to decide."""
    decision = open_decision(Position(rules, state))
    if decision is None or type(step) not in rules.moves_in[decision.name]:
        raise Refused("B-66", "not-now", action=type(step).__name__, state=decision.label if decision else "")


def _move(ledger: Ledger, decision: Decision, action: Action) -> None:
    move = ledger.rules.moves_in[decision.name].get(type(action))
    if move is None:
        foreign = ledger.rules.foreign_moves.get(type(action))
        rule = action.rule if foreign and decision.name in foreign.during else decision.rule  # B-86
        raise Refused(rule, "not-now", action=type(action).__name__, state=decision.label)
    move.carry_out(ledger, action)


def _set_standing(rules: Rulebook, game: Game, action: SetStanding) -> Outcome:
    """Keep a standing answer at any time; it is no step of a turn, and so stays when those are undone (C-23).

    In a window it is an answer as well, perhaps the last one.
    """
    if action.seat not in range(len(game.state.players)):
        raise Refused("C-23", "not-your-decision", state="STANDING")
    ledger = Ledger(rules, game.state)
    set_standing(ledger, action)
    if ledger.final:
        ledger.run()
        events = tuple(ledger.events)
        return Outcome(_settled(ledger), events, events)
    standing = ledger.state.standing
    start = replace(game.start, standing=standing) if game.steps else ledger.state
    events = tuple(ledger.events)
    return Outcome(replace(game, state=ledger.state, start=start), events, events)


def _undo(rules: Rulebook, game: Game, action: Undo) -> Outcome:
    """Go back to the start and take all steps again but those that are undone."""
    own = [index for index, step in enumerate(game.steps) if step.seat == action.seat]
    if not own:
        decision = open_decision(Position(rules, game.state))
        expected = action.seat in seats_asked(game)
        final = "C-26" if game.barred and action.seat == game.state.turn.seat else "B-66"
        raise Refused(final if expected or not decision else decision.rule, "nothing-to-undo")
    gone = own if isinstance(action, UndoTurn) else own[-1:]
    steps = tuple(step for index, step in enumerate(game.steps) if index not in gone)
    state = game.start
    for _, ledger in taken_again(rules, state, steps):
        state = ledger.state
    return Outcome(Game(state, game.start, steps, barred=game.barred), (Undone(action.seat, len(gone)),))


BESIDE: Mapping[type[Action], Callable[[Rulebook, Game, Any], Outcome]] = {
    UndoStep: _undo,
    UndoTurn: _undo,
    SetStanding: _set_standing,
}
"""What can be said beside the course of the game, at any time."""
