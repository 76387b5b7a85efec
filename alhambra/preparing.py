"""The way into a game, also for the next player, who may prepare a turn while others are being asked (C-25).

A prepared turn is a list of actions that nobody else knows of. Each is tried in the game as it would be if
nobody interrupted; when the window has closed they are carried out, or all given back.
"""

from msgspec.structs import replace

from alhambra.actions import Action, ConfirmTurn, SetStanding, Timeout, Undo, UndoTurn, one_by_one
from alhambra.events import Event, TurnPrepared, TurnReturned
from alhambra.game import Game, Outcome, moves_of, play, taken_again
from alhambra.ledger import Position
from alhambra.rulebook import rulebook
from alhambra.state import State
from alhambra.windows import BETWEEN_TURNS
from tabletop.refused import Refused
from tabletop.seat import Seat


def apply(game: Game, action: Action) -> Outcome:
    """Carry out an action, or raise `Refused` and leave everything as it was."""
    try:
        if _prepares(game, action):
            return _prepare(game, action)
        return _carry_on(game, play(game, action))
    except Refused as refusal:
        refusal.legal = _alternatives(game, action)
        raise


def legal_actions(game: Game, seat: Seat) -> tuple[Action, ...]:
    """List the actions that a seat can take now.

    Of the ways to pay only those are listed from which no card can be left out; others are legal too (B-38).
    What the host says (a timeout), what undoes (an undo) and what can be said at any time (a
    standing answer) is not listed.
    """
    rules = rulebook(game.state.options)
    actions = moves_of(Position(rules, game.state), seat)
    if seat == preparer(game) and not _is_submitted(game):
        actions += moves_of(Position(rules, foreseen(game, seat)), seat, prepared=True)
    return actions


def can_undo(game: Game, seat: Seat) -> bool:
    """Return whether a seat has a step that can still be undone (B-66)."""
    prepared = game.prepared if seat == preparer(game) else ()
    return any(step.seat == seat for step in game.steps + prepared)


def held(game: Game, seat: Seat) -> tuple[Event, ...]:
    """Return what happened in the steps that a seat can still undo, as if nothing had ever been undone (B-66)."""
    if seat == preparer(game):
        return game.ahead.events
    again = taken_again(rulebook(game.state.options), game.start, game.steps)
    return tuple(event for step, ledger in again if step.seat == seat for event in ledger.events)


def confirmation(game: Game, seat: Seat) -> Action | None:
    """Return the action that ends a seat's turn, if that is all that is left to do in it."""
    if seat == preparer(game) and _is_submitted(game):
        return None
    state, end = foreseen(game, seat), ConfirmTurn(seat)
    return end if moves_of(Position(rulebook(state.options), state), seat) == (end,) else None


def preparer(game: Game) -> Seat | None:
    """Return the seat that may prepare a turn: the next one, while others are asked between the turns."""
    window = game.state.window
    if window is None or window.name != BETWEEN_TURNS:
        return None
    return (game.state.turn.seat + 1) % len(game.state.players)


def foreseen(game: Game, viewer: Seat | None) -> State:
    """Return the state as a viewer should see it: to the preparer as if nobody interrupted, with the prepared steps."""
    if viewer is None or viewer != preparer(game):
        return game.state
    return game.ahead.state


def _prepares(game: Game, action: Action) -> bool:
    """Return whether an action belongs to a turn that is being prepared, not to what the seat is asked."""
    if action.seat != preparer(game) or isinstance(action, SetStanding | Timeout):
        return False
    return type(action) not in rulebook(game.state.options).moves_in[BETWEEN_TURNS]


def _prepare(game: Game, action: Action) -> Outcome:
    if isinstance(action, Undo):
        if not game.prepared:
            raise Refused("B-66", "nothing-to-undo")
        left = () if isinstance(action, UndoTurn) else game.prepared[:-1]
        event: Event = TurnPrepared(action.seat, len(left))
        return Outcome(replace(game, prepared=left), (event,))
    if _is_submitted(game):
        raise Refused("C-25", "turn-is-handed-in")
    return Outcome(_tried(game, (*game.prepared, action)), (TurnPrepared(action.seat, len(game.prepared) + 1),))


def _tried(game: Game, steps: tuple[Action, ...]) -> Game:
    """Return a game with a turn prepared, or raise `Refused` if it could not be played as if nobody interrupted."""
    prepared = replace(game, prepared=steps)
    _ = prepared.ahead
    return prepared


def _is_submitted(game: Game) -> bool:
    return any(isinstance(step, ConfirmTurn) for step in one_by_one(game.prepared))


def _carry_on(before: Game, outcome: Outcome) -> Outcome:
    """Do what was prepared as soon as the window has closed; give it back if it has become illegal (C-25).

    What was not handed in by then is given back as well: it would be told as done while it could be undone.
    """
    if not before.prepared:
        return outcome
    steps, game, events, settled = before.prepared, outcome.game, outcome.events, outcome.settled
    seat = steps[0].seat
    if _is_interrupted(game):
        return Outcome(replace(game, prepared=steps), events, settled)
    try:
        if preparer(game) is not None:
            return Outcome(_tried(game, steps), events, settled)
        if not _is_submitted(before):
            raise Refused("C-25", "turn-not-handed-in")
        for step in steps:
            done = play(game, step)
            game, events, settled = done.game, events + done.events, settled + done.settled
    except Refused as refusal:
        returned = TurnReturned(seat, refusal.rule)
        return Outcome(outcome.game, (*outcome.events, returned), (*outcome.settled, returned))
    return Outcome(game, events, settled)


def _is_interrupted(game: Game) -> bool:
    """Return whether something else is asked first, after which those between the turns are asked again (O-10)."""
    return game.state.window is not None and preparer(game) is None and BETWEEN_TURNS in game.state.agenda


def _alternatives(game: Game, action: Action) -> tuple[Action, ...]:
    """Return what the player could do instead: of the same kind if possible, else anything."""
    legal = legal_actions(game, action.seat)
    return tuple(other for other in legal if type(other) is type(action)) or legal
