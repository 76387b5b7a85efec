"""Logs that older versions of the rules have written take the same course today."""

from pathlib import Path

import pytest

from alhambra import Options, apply, new_game, seats_to_act, view
from alhambra.actions import SetStanding, action_to_plain
from alhambra.codec import VERSION, decode, encode, stored_action
from alhambra.game import Game
from alhambra.hosted import Alhambra
from alhambra.module import Module
from alhambra.modules.characters import KEPT
from alhambra.registry import known_modules
from alhambra.rulebook import RULES_VERSION
from alhambra.tools.random_play import random_game
from tabletop.fairness import Promise
from tabletop.record import verify
from tabletop.rules import Plain

GAMES = Path(__file__).parent.parent / "games"
RENAMED = [(module, old, new) for module in known_modules() for old, new in module.renamed.items()]
OPTIONS = Options(players=2, modules=("vizier",))


def in_a_window() -> Game:
    """Return a game in which only the second player has not answered yet."""
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
    action = Alhambra().action(game, seat, SetStanding(seat, "vizier", "rest"))
    assert stored_action(action_to_plain(action), OPTIONS) == action
    assert view(apply(game, action).game, None).window is None


@pytest.mark.parametrize(("module", "old", "new"), RENAMED, ids=[old for _, old, _ in RENAMED])
def test_what_has_another_id_is_still_found_by_the_old_one(module: Module, old: str, new: str) -> None:
    cards = [card.id for bring in module.brings_cards for card in bring()]
    known = [module.id, *cards, *(tile.id for bring in module.brings_tiles for tile in bring())]
    assert new in known
    assert old not in known


def test_a_game_with_the_architect_of_version_2_goes_on() -> None:
    """A turn of that game can still be undone, so it is stored with its start."""
    written = (GAMES / "architect-3.v2.json").read_text()
    assert "character-master-builder" in written
    game = decode(written.encode())
    assert b"character-master-builder" not in encode(game)
    for at in (game.state, game.start):
        assert "character-architect" in KEPT.of(at).owned
    assert {limits["limits"]["character-architect"] for limits in auction_orders(game)} == {9, 7, 5}
    rules, [seat] = Alhambra(), seats_to_act(game)
    while view(game, None).turn == seat:
        game = apply(game, rules.choose(view(game, seat), rules.legal(game, seat))).game


def auction_orders(game: Game) -> list[Plain]:
    return [standing["auction"].order or {} for standing in game.state.standing.values()]


def test_a_log_with_the_architect_of_version_2_takes_the_same_course() -> None:
    written = (GAMES / "architect-3.game.json").read_bytes()
    assert written.count(b"character-master-builder") == 3
    last = verify(Alhambra(), written).outcomes[-1].game
    assert KEPT.of(last.state).owned["character-architect"] == 0


def test_a_button_of_an_old_message_sets_the_limit_for_the_architect() -> None:
    game = new_game(Options(players=2, modules=("characters",)), f"{7:064x}").game
    said = SetStanding(0, "auction", "order", {"limits": {"character-master-builder": 6}})
    action = Alhambra().action(game, 0, said)
    assert auction_orders(apply(game, action).game) == [{"limits": {"character-architect": 6}}]


def test_tables_games_and_records_with_the_module_that_was_called_bureau_go_on() -> None:
    rules, options = Alhambra(), {"modules": ["bureau"]}
    rules.check(3, options)
    game = rules.start(3, options, f"{7:064x}").game
    assert game.state.options.modules == ("currency_exchange",)
    written = rules.encode(game).replace(b'"v":%d' % VERSION, b'"v":2').replace(b"currency_exchange", b"bureau")
    assert b'bureau"]' in written
    assert rules.decode(written) == game
    played = random_record(("currency_exchange",))
    old = played.replace(b"currency_exchange", b"bureau")
    assert old != played
    assert verify(Alhambra(), old).outcomes == verify(Alhambra(), played).outcomes


def random_record(modules: tuple[str, ...]) -> bytes:
    """Play a game at random, and write it down."""
    seed = f"{7:064x}"
    course = list(random_game(Options(2, modules), seed))
    actions = [action_to_plain(action) for action, _, _ in course if action is not None]
    return Alhambra().export(course[-1][1], actions, Promise(seed, f"{8:064x}"), (), (RULES_VERSION,))
