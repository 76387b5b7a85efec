"""Answers out of turn in games with all modules: in time, too late, by order, and given before they are asked."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from alhambra import Options, apply, legal_actions, seats_to_act, view
from alhambra.actions import Decline, SetStanding, TakeMoney, Timeout, UndoTurn
from alhambra.codec import decode, encode
from alhambra.events import WindowClosed, WindowOpened
from alhambra.ledger import Position
from alhambra.rulebook import rulebook
from alhambra.tools.beginning import begun
from alhambra.tools.invariants import check
from alhambra.tools.random_play import choose, numbered_seed, random_game
from alhambra.tools.scenario.part import scenario_parts
from alhambra.windows import BETWEEN_TURNS, is_setup
from tabletop.refused import Refused
from tabletop.rng import Rng
from tests.alhambra.games import ALL, some_positions, start

WINDOWS = ("BETWEEN_TURNS", "AUCTION")

WISHES: dict[str, Any] = {
    "wishes": [{"at_most": 8}, {"kinds": ["tower", "garden"], "walls": None}, {"money_only": True}]
}


@pytest.mark.parametrize("players", [2, 3, 6])
def test_timeouts_in_all_windows_are_as_if_all_had_passed(players: int) -> None:
    """T-C-4: the active player decides, everybody else never answers; in another game they decline."""
    late = declining = begun(Options(players, ALL), numbered_seed(players))
    luck, windows = Rng("07" * 32), Counter[str]()
    for _ in range(4000):
        seats = seats_to_act(late)
        if not seats:
            break
        if late.state.window is not None:
            windows[late.state.window.name] += 1
            for seat in seats:
                late, declining = apply(late, Timeout(seat)).game, apply(declining, Decline(seat)).game
        else:
            action, luck = choose(legal_actions(late, seats[0]), luck)
            late, declining = apply(late, action).game, apply(declining, action).game
        assert late.state == declining.state
    assert late.state.winners
    assert windows.keys() == {prompt.window for prompt in rulebook(late.state.options).prompts if prompt.window}
    assert "vizier" not in late.state.slices
    assert not late.state.slices["characters"].owned


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_with_standing_answers_no_window_ever_waits(players: int) -> None:
    game = begun(Options(players, ALL, "window"), numbered_seed(players))
    for seat in range(players):
        limits = {"character-miser": 2 * seat}
        order = {"limits": limits, "others": 3 + seat, "prefer": ["ducat"], "swap": seat % 2 == 0}
        orders = {prompt: order_of(seat) for part in scenario_parts() for prompt, order_of in part.orders.items()}
        for prompt, given in {**orders, "vizier": WISHES, "auction": order}.items():
            game = apply(game, SetStanding(seat, prompt, "order", given)).game
    luck, happened = Rng("11" * 32), Counter[str]()
    while seats := seats_to_act(game):
        assert game.state.window is None
        assert seats == seats_to_act(game)
        assert view(game, None).state not in WINDOWS
        action, luck = choose(legal_actions(game, seats[0]), luck)
        outcome = apply(game, action)
        check(game, outcome.game, outcome.events)
        happened.update(type(event).__name__ for event in outcome.events)
        game = outcome.game
        assert decode(encode(game)) == game
    assert game.state.winners
    assert happened["WindowOpened"] == happened["WindowClosed"] > 20
    assert happened["VizierBought"] > 3
    assert happened["CharacterWon"]


def test_with_orders_nobody_is_ever_prompted() -> None:
    balance = 0
    for _, game, events in random_game(Options(4, ALL, "orders"), numbered_seed(1)):
        assert game.state.window is None or is_setup(Position(rulebook(game.state.options), game.state))  # C-36
        names = [type(event) for event in events]
        opened, closed = names.count(WindowOpened), names.count(WindowClosed)
        balance += opened - closed
    assert not balance
    assert game.state.winners


def test_a_standing_answer_may_be_given_at_any_time_and_changes_nothing_else() -> None:
    answers: list[tuple[str, str, Any]] = [
        ("vizier", "pass", None), ("vizier", "rest", None), ("vizier", "order", {"wishes": ({"cell": (1, 0)},)}),
        ("auction", "ask", None), ("auction", "order", {"others": 2}), ("wise man", "order", {"kind": "tower"}),
    ]  # fmt: skip
    random, answered = Random(3), 0
    for game in some_positions(3, 5, 60, ALL):
        seat, (prompt, answer, order) = random.randrange(3), random.choice(answers)
        outcome = apply(game, SetStanding(seat, prompt, answer, order))
        if outcome.game.state.window != game.state.window:  # that it answers an open window has scenarios of its own
            answered += 1
            begun = outcome.game.state.turn.seat == seat != game.state.turn.seat  # until then one rested
            assert view(outcome.game, seat).standing[prompt].answer == ("ask" if begun and answer == "rest" else answer)
            continue
        assert view(outcome.game, seat).standing[prompt].answer == answer
        assert all(event.seen_by(seat) and not event.seen_by((seat + 1) % 3) for event in outcome.events)
        for other in (None, (seat + 1) % 3, (seat + 2) % 3):
            assert view(outcome.game, other) == view(game, other)
        assert seats_to_act(outcome.game) == seats_to_act(game)
        assert (outcome.game.steps, outcome.game.prepared) == (game.steps, game.prepared)
        assert decode(encode(outcome.game)) == outcome.game
    assert 0 < answered < 30


def test_a_standing_answer_stays_when_steps_are_taken_back() -> None:
    game = start(3, 1, ALL)
    seat = game.state.turn.seat
    game = apply(game, TakeMoney(seat, (game.state.display[0] or "",))).game
    game = apply(game, SetStanding(seat, "vizier", "pass")).game
    assert view(apply(game, UndoTurn(seat)).game, seat).standing["vizier"].answer == "pass"


def test_a_standing_answer_may_be_for_all_that_is_asked_in_a_window() -> None:
    """C-23: whoever wants to pass until the own turn need not know how many modules would ask."""
    game = start(3, 1, ALL)
    game = apply(game, SetStanding(1, BETWEEN_TURNS, "rest")).game
    asking = [prompt.name for prompt in rulebook(game.state.options).prompts if prompt.window == BETWEEN_TURNS]
    assert asking
    assert {name: one.answer for name, one in view(game, 1).standing.items()} == dict.fromkeys(asking, "rest")
    with pytest.raises(Refused, match="no-such-prompt"):
        apply(game, SetStanding(1, BETWEEN_TURNS, "order", {}))
