"""Logs that older versions of the rules have written take the same course today."""

from alhambra import Options, apply, new_game, seats_to_act, view
from alhambra.actions import action_to_plain
from alhambra.codec import stored_action
from alhambra.game import Game
from alhambra.hosted import Alhambra

OPTIONS = Options(players=2, modules=("vizier",))


def in_a_window() -> Game:
    """Give a game in which only the second player has not answered yet."""
    rules, game = Alhambra(), new_game(OPTIONS, f"{7:064x}").game
    while view(game, None).window is None:
        [seat] = seats_to_act(game)
        game = apply(game, rules.choose(view(game, seat), rules.legal(game, seat))).game
    return apply(game, stored_action({"do": "Decline", "seat": seats_to_act(game)[0]}, OPTIONS)).game


def test_to_pass_until_the_own_turn_was_two_actions_before_version_2() -> None:
    game = in_a_window()
    [seat] = seats_to_act(game)
    written = [
        {"do": "SetStanding", "seat": seat, "prompt": "vizier", "answer": "rest"},
        {"do": "Decline", "seat": seat},
    ]
    for plain in written:
        game = apply(game, stored_action(plain, OPTIONS)).game
    assert view(game, None).window is None


def test_what_is_written_today_answers_the_window() -> None:
    game = in_a_window()
    [seat] = seats_to_act(game)
    action = Alhambra().action(game, seat, {"do": "SetStanding", "prompt": "vizier", "answer": "rest"})
    assert stored_action(action_to_plain(action), OPTIONS) == action
    assert view(apply(game, action).game, None).window is None
