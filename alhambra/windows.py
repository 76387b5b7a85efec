"""Asking several players at once, out of turn: sealed answers, and answers that stand (C-20 to C-25).

A window is a decision on the agenda like any other. Who is asked depends on what everybody knows; each
answers secretly, some at once since they have said before what they would answer. When all have answered,
the answers take effect in the order of priority.
"""

from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from alhambra.actions import Action, Decline, SetStanding, action_to_plain
from alhambra.events import AnswerSealed, StandingSet, TurnStarted, WindowClosed, WindowOpened
from alhambra.ledger import Ledger, Position
from alhambra.module import Decision, Module, Move, Prompt, Reaction
from alhambra.options import Options
from alhambra.state import StandingAnswer, Window
from tabletop.refused import Malformed, Refused
from tabletop.seat import Seat

if TYPE_CHECKING:
    from alhambra.rulebook import Rulebook

BETWEEN_TURNS = "between turns"
ASK, ABLE, PASS, REST, ORDER = "ask", "able", "pass", "rest", "order"
Answers = Mapping[Seat, Action]


def window(name: str, place: int, label: str, rule: str, resolve: Callable[[Ledger, Answers], None]) -> Decision:
    """Declare a window; `resolve` lets the answers take effect, and ends the phase when all is done."""
    run = _collecting(name, _open, resolve)
    return Decision(name, place, run, asks=unanswered, label=label, rule=rule, default=decline_by_default)


def question(
    name: str,
    place: int,
    label: str,
    rule: str,
    *,
    resolve: Callable[[Ledger, Answers], None],
    default: Callable[[Ledger, Seat], Action],
) -> Decision:
    """Declare a question of the setup, put to everybody whatever the table has chosen, and answered sealed (C-36).

    Nobody can pass; `default` answers for those who don't.
    """

    def answer_by_default(game: Ledger, seat: Seat) -> None:
        seal(game, default(game, seat))

    run = _collecting(name, _ask_everybody, resolve)
    return Decision(name, place, run, asks=unanswered, label=label, rule=rule, default=answer_by_default)


def _collecting(
    name: str, begin: Callable[[Ledger, str], None], resolve: Callable[[Ledger, Answers], None]
) -> Callable[[Ledger], None]:
    def run(game: Ledger) -> None:
        if game.state.window is None:
            begin(game, name)
        else:
            answers = {seat: read(game.rules, answer) for seat, answer in game.state.window.answers.items()}
            in_order = {seat: answers[seat] for seat in game.state.window.asked}
            game.emit(WindowClosed(name))
            resolve(game, in_order)

    return run


def _ask_everybody(game: Ledger, name: str) -> None:
    game.emit(WindowOpened(name, tuple(range(len(game.state.players)))))


def is_setup(at: Position) -> bool:
    """Return whether players are asked something before the game begins (C-36)."""
    return at.state.window is not None and at.state.window.name in at.rules.questions


def unanswered(at: Position) -> tuple[Seat, ...]:
    """Return those whose answers are missing; only the engine and its host know that (C-22)."""
    window = at.state.window
    return () if window is None else tuple(seat for seat in window.asked if seat not in window.answers)


def _open(game: Ledger, name: str) -> None:
    """Ask all whom some prompt concerns; those who have said what they would answer have answered already."""
    asked = tuple(seat for seat in in_priority(game) if _prompts(game, name, seat))
    if not asked:
        game.end_phase()
        return
    game.emit(WindowOpened(name, asked))
    for seat in asked:
        _answer_by_order(game, seat, name)


def _prompts(at: Position, name: str, seat: Seat) -> list[Prompt]:
    """List the reasons to ask a player in a window."""
    return [prompt for prompt in at.rules.prompts if prompt.window == name and seat in prompt.asks(at)]


def reasons(at: Position, window: Window) -> dict[str, tuple[Seat, ...]]:
    """Return the prompts for which players are asked in a window, and whom each concerns; a question is its own."""
    if window.name in at.rules.questions:
        return {window.name: window.asked}
    concerned = {
        prompt.name: tuple(seat for seat in window.asked if seat in prompt.asks(at))
        for prompt in at.rules.prompts
        if prompt.window == window.name
    }
    return {name: seats for name, seats in concerned.items() if seats}


def _answer_by_order(game: Ledger, seat: Seat, name: str) -> None:
    """Seal what a player has ordered; who is to be asked has no answer yet, or keeps it."""
    answer = _standing_answer(game, seat, _prompts(game, name, seat))
    if answer is not None:
        game.emit(AnswerSealed(seat, as_stored(action_to_plain(answer))))


def in_priority(game: Ledger) -> Iterable[Seat]:
    """Begin with the player whose turn is next, or is just beginning, and go around (C-3)."""
    seats = len(game.state.players)
    is_ahead = any(game.rules.phases[phase].plays_the_turn for phase in game.agenda)
    first = game.state.turn.seat if is_ahead else game.state.turn.seat + 1
    return [(first + number) % seats for number in range(seats)]


def _standing_answer(at: Position, seat: Seat, prompts: Iterable[Prompt]) -> Action | None:
    """Return what a player has ordered, None if the player is to be asked (C-23, C-24); of several orders the first.

    They are tried in the order of the modules' numbers, as prompts are (C-35).
    """
    asks = False
    for prompt in prompts:
        standing = standing_of(at, seat, prompt.name)
        if standing.answer == ORDER:
            order = _read_order(prompt, standing)
            action = None if order is None else prompt.answer(at, seat, order)
            if action is not None:
                return action
        asks = asks or standing.answer == ASK or (standing.answer == ABLE and can_act(at, seat))
    return None if asks and at.state.options.interrupts == "window" else Decline(seat)


def can_act(at: Position, seat: Seat) -> bool:
    """Return whether a player who is asked could do anything but pass; nobody else may know."""
    window = at.state.window
    if window is None or seat not in window.asked:
        return False
    moves = at.rules.moves_in[window.name].values()
    return any(not isinstance(action, Decline) for move in moves for action in move.legal(at, seat))


def at_first(options: Options) -> Literal["ask", "able"]:
    """Return what everybody's standing answers are at first (C-24)."""
    return "able" if options.sparing else "ask"


def standing_of(at: Position, seat: Seat, prompt: str) -> StandingAnswer:
    """Return a player's standing answer to a prompt."""
    return at.state.standing.get(seat, {}).get(prompt) or StandingAnswer(at_first(at.state.options))


def order_of(at: Position, seat: Seat, prompt: str) -> Any:
    """Return the order that a player has given, None without one."""
    standing = standing_of(at, seat, prompt)
    return _read_order(at.rules.prompts_by_name[prompt], standing) if standing.answer == ORDER else None


def _read_order(prompt: Prompt, standing: StandingAnswer) -> Any:
    """Read an order; one that an older version took and this one would refuse is none: it must not stop a game."""
    with suppress(msgspec.ValidationError):
        return msgspec.convert(standing.order, prompt.order)
    return None


def seal(game: Ledger, action: Action) -> None:
    """Take an answer if it could take effect now; it may be changed as long as the window is open."""
    trial = Ledger(game.rules, game.state)
    game.rules.effects[type(action)](trial, action)
    game.emit(AnswerSealed(action.seat, as_stored(action_to_plain(action))))


def decline(game: Ledger, action: Decline) -> None:
    """Answer that one does nothing."""
    game.emit(AnswerSealed(action.seat, as_stored(action_to_plain(action))))


def declines(at: Position, seat: Seat) -> tuple[Action, ...]:
    """Offer to do nothing, always."""
    return (Decline(seat),)


def decline_by_default(game: Ledger, seat: Seat) -> None:
    """Do nothing for somebody who does not answer (C-28)."""
    decline(game, Decline(seat))


def interrupt_or_go_on(game: Ledger, answers: Answers) -> None:
    """Let the first who wants to interrupt; then everybody may decide again, until nobody does (O-10)."""
    for action in answers.values():
        if not isinstance(action, Decline):
            game.rules.effects[type(action)](game, action)
            return
    game.end_phase()


def set_standing(game: Ledger, action: SetStanding) -> None:
    """Keep a standing answer, if it makes sense; it answers a window of its kind that is open, too (C-23).

    Without an order it may be for all that is asked in a window, which is then named in place of a prompt.
    """
    prompt, *others = _prompts_named(game, action)
    if action.answer not in (ASK, ABLE, PASS, REST, ORDER) or (action.order is not None) != (action.answer == ORDER):
        raise Refused("C-23", "no-such-answer", answer=action.answer)
    order = None
    if action.order is not None:
        try:
            order = as_stored(msgspec.convert(action.order, prompt.order))
        except msgspec.ValidationError as error:
            raise Malformed("C-23", "order-unfit", fault=str(error)) from error
    for one in (prompt, *others):
        game.emit(StandingSet(action.seat, one.name, action.answer, order))
    window = game.state.window if action.answers else None
    if window is not None and window.name == prompt.window and action.seat in window.asked:
        _answer_by_order(game, action.seat, window.name)


def _prompts_named(game: Ledger, action: SetStanding) -> list[Prompt]:
    """Find the prompt of a name, or else all of a window."""
    known = game.rules.prompts_by_name
    if action.prompt in known:
        return [known[action.prompt]]
    found = [prompt for prompt in known.values() if prompt.window == action.prompt and action.order is None]
    if not found:
        raise Refused("C-23", "no-such-prompt", prompt=action.prompt, prompts=sorted(known))
    return found


def be_asked_again(game: Ledger, event: TurnStarted) -> None:
    """Let a player be asked again, as at first, who wanted to pass until the own next turn (C-23, C-24)."""
    for prompt, standing in game.state.standing.get(event.seat, {}).items():
        if standing.answer == REST:
            game.emit(StandingSet(event.seat, prompt, at_first(game.state.options)))


def as_stored(value: object) -> dict[str, Any]:
    """Return plain data as they will be read again from storage."""
    kept: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(value))
    return kept


def read(rules: "Rulebook", data: Mapping[str, Any]) -> Action:
    """Read an action that was written here."""
    given = {name: value for name, value in data.items() if name != "do"}
    return msgspec.convert(given, rules.actions[data["do"]])


POST_TURN = window(BETWEEN_TURNS, 100, "BETWEEN_TURNS", "C-25", interrupt_or_go_on)
"""The window after each turn that all interrupts share (C-25, O-10)."""
PASSING = Move(Decline, frozenset({BETWEEN_TURNS}), declines, decline)

PART = Module(
    id="windows",
    number=0,
    plays=lambda options: True,
    moves=(Move(Decline, frozenset(), declines, decline),),  # the default of each, offered there or not
    reacts=(Reaction(TurnStarted, be_asked_again),),
    changed={"C-23": 2},
)
"""Belongs to every game in which somebody may be asked out of turn."""
