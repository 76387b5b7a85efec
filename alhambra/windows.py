"""Asking several players at once, out of turn: sealed answers, and answers that stand (C-20 to C-25).

A window is a decision on the agenda like any other. Who is asked depends on what everybody knows; each
answers secretly, some at once since they have said before what they would answer. When all have answered,
the answers take effect in the order of priority.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any

import msgspec

from alhambra.actions import Action, Decline, SetStanding, action_to_plain
from alhambra.events import AnswerSealed, StandingSet, TurnStarted, WindowClosed, WindowOpened
from alhambra.ledger import Ledger, Position
from alhambra.module import Decision, Module, Move, Prompt
from alhambra.state import StandingAnswer
from tabletop.refused import Malformed, Refused
from tabletop.seat import Seat

if TYPE_CHECKING:
    from alhambra.rulebook import Rulebook

BETWEEN_TURNS = "between turns"
ASK, PASS, REST, ORDER = "ask", "pass", "rest", "order"
Answers = Mapping[Seat, Action]


def window(name: str, order: int, label: str, rule: str, resolve: Callable[[Ledger, Answers], None]) -> Decision:
    """Declare a window; `resolve` lets the answers take effect, and ends the step when all is done."""

    def run(game: Ledger) -> None:
        if game.state.window is None:
            _open(game, name)
        else:
            answers = {seat: read(game.rules, answer) for seat, answer in game.state.window.answers.items()}
            in_order = {seat: answers[seat] for seat in game.state.window.asked}
            game.emit(WindowClosed(name))
            resolve(game, in_order)

    return Decision(name, order, run, asks=unanswered, label=label, rule=rule, default=decline_by_default)


def unanswered(at: Position) -> tuple[Seat, ...]:
    """Give those whose answers are missing; only the engine and its host know that (C-22)."""
    window = at.state.window
    return () if window is None else tuple(seat for seat in window.asked if seat not in window.answers)


def _open(game: Ledger, name: str) -> None:
    """Ask all whom some prompt concerns; those who have said what they would answer have answered already."""
    prompts = [prompt for prompt in game.rules.prompts.values() if prompt.window == name]
    concerned = {seat: [one for one in prompts if seat in one.asks(game)] for seat in in_priority(game)}
    asked = tuple(seat for seat, own in concerned.items() if own)
    if not asked:
        game.end_step()
        return
    game.emit(WindowOpened(name, asked))
    for seat in asked:
        answer = _standing_answer(game, seat, concerned[seat])
        if answer is not None:
            game.emit(AnswerSealed(seat, sealed(answer)))


def in_priority(game: Ledger) -> Iterable[Seat]:
    """Begin with the player whose turn is next, or is just beginning, and go around (C-3)."""
    seats = len(game.state.players)
    first = game.state.turn.seat if "action" in game.agenda else game.state.turn.seat + 1
    return [(first + number) % seats for number in range(seats)]


def _standing_answer(at: Position, seat: Seat, prompts: Iterable[Prompt]) -> Action | None:
    """Give what a player has decided beforehand, None if the player is to be asked (C-23, C-24)."""
    asks = False
    for prompt in prompts:
        standing = standing_of(at, seat, prompt.name)
        if standing.answer == ORDER:
            action = prompt.answer(at, seat, msgspec.convert(standing.order, prompt.order))
            if action is not None:
                return action
        asks = asks or standing.answer == ASK
    return None if asks and at.state.options.interrupts == "window" else Decline(seat)


def standing_of(at: Position, seat: Seat, prompt: str) -> StandingAnswer:
    """Give a player's standing answer to a prompt; at first everybody wants to be asked (C-24)."""
    return at.state.standing.get(seat, {}).get(prompt) or StandingAnswer("ask")


def order_of(at: Position, seat: Seat, prompt: str) -> Any:
    """Give the order that a player has given, None without one."""
    standing = standing_of(at, seat, prompt)
    return msgspec.convert(standing.order, at.rules.prompts[prompt].order) if standing.answer == ORDER else None


def seal(game: Ledger, action: Action) -> None:
    """Take an answer if it could take effect now; it may be changed as long as the window is open."""
    trial = Ledger(game.rules, game.state)
    game.rules.effects[type(action)](trial, action)
    game.emit(AnswerSealed(action.seat, sealed(action)))


def decline(game: Ledger, action: Decline) -> None:
    """Answer that one does nothing."""
    game.emit(AnswerSealed(action.seat, sealed(action)))


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
    game.end_step()


def set_standing(game: Ledger, action: SetStanding) -> None:
    """Keep a standing answer, if it makes sense (C-23)."""
    prompt = game.rules.prompts.get(action.prompt)
    if prompt is None:
        raise Refused("C-23", "no-such-prompt", prompt=action.prompt, prompts=sorted(game.rules.prompts))
    if action.answer not in (ASK, PASS, REST, ORDER) or (action.order is not None) != (action.answer == ORDER):
        raise Refused("C-23", "no-such-answer", answer=action.answer)
    if action.order is not None:
        try:
            msgspec.convert(action.order, prompt.order)
        except msgspec.ValidationError as error:
            raise Malformed("C-23", "order-unfit", fault=str(error)) from error
    order = msgspec.json.decode(msgspec.json.encode(action.order))  # as it will be read again from storage
    game.emit(StandingSet(action.seat, action.prompt, action.answer, order))


def be_asked_again(game: Ledger, event: TurnStarted) -> None:
    """Let a player be asked again who wanted to pass until the own next turn (C-23)."""
    for prompt, standing in game.state.standing.get(event.seat, {}).items():
        if standing.answer == REST:
            game.emit(StandingSet(event.seat, prompt, ASK))


def sealed(action: Action) -> dict[str, Any]:
    """Give an answer as it is kept, and as it will be read again from storage."""
    kept: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(action_to_plain(action)))
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
    reacts={TurnStarted: be_asked_again},
)
"""Belongs to every game in which somebody may be asked out of turn."""
