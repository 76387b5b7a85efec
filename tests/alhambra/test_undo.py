"""Undoing steps of an unfinished turn (B-66, B-114)."""

import pytest

from alhambra import Game, apply, can_undo, legal_actions, seats_to_act
from alhambra.actions import ConfirmTurn, UndoStep, UndoTurn
from alhambra.events import Undone
from tabletop.refused import Refused
from tests.alhambra.games import positions, start


@pytest.mark.parametrize("players", [2, 3, 6])
def test_a_step_taken_back_leaves_the_position_before_it(players: int) -> None:
    undone = 0
    previous: Game | None = None
    for game in positions(players, 3):
        if previous is not None and len(game.steps) == len(previous.steps) + 1:
            outcome = apply(game, UndoStep(game.steps[-1].seat))
            assert outcome.game == previous
            assert outcome.events == (Undone(game.steps[-1].seat, 1),)
            undone += 1
        previous = game
    assert undone > 50


@pytest.mark.parametrize("players", [2, 4])
def test_a_turn_taken_back_leaves_the_position_at_its_start(players: int) -> None:
    longest = 0
    for game in positions(players, 8):
        if game.steps and len({step.seat for step in game.steps}) == 1:
            outcome = apply(game, UndoTurn(game.steps[0].seat))
            assert outcome.game == Game(game.start, game.start)
            longest = max(longest, len(game.steps))
    assert longest >= 3


def test_nothing_can_be_taken_back_after_the_turn_has_passed() -> None:
    for game in positions(3, 5):
        for seat in seats_to_act(game):
            if legal_actions(game, seat) == (ConfirmTurn(seat),):
                after = apply(game, ConfirmTurn(seat)).game
                if seat == game.state.turn.seat and game.state.agenda[0] == "confirm":
                    assert not can_undo(after, seat)
                    with pytest.raises(Refused):
                        apply(after, UndoStep(seat))


def test_others_cannot_undo_for_the_active_player() -> None:
    game = start(3)
    seat = game.state.turn.seat
    after = apply(game, legal_actions(game, seat)[0]).game
    with pytest.raises(Refused) as refusal:
        apply(after, UndoStep((seat + 1) % 3))
    assert refusal.value.rule == "B-26"
    assert can_undo(after, seat)


def test_last_tiles_are_taken_back_by_their_own_player_only() -> None:
    tried = 0
    for seed in range(40):
        for game in positions(4, seed):
            seats = {step.seat for step in game.steps}
            if len(seats) > 1:
                for seat in seats:
                    steps = apply(game, UndoTurn(seat)).game.steps
                    assert steps == tuple(step for step in game.steps if step.seat != seat)
                    tried += 1
    assert tried > 3


def test_going_back_and_on_again_leads_to_the_same_position() -> None:
    for game in positions(3, 9):
        if game.steps:
            step = game.steps[-1]
            back = apply(game, UndoStep(step.seat)).game
            assert apply(back, step).game == game
