"""The bot player: always legal, always done in the end, and sensible."""

from dataclasses import replace
from hashlib import sha256

import msgspec
import pytest

from alhambra import Game, Options, apply, legal_actions, new_game, seats_to_act, view
from alhambra.actions import Action, BuyBuilding, ConfirmTurn, PlaceBuilding, ReserveBuilding, TakeMoney
from alhambra.player import choose
from alhambra.tools import random_play
from alhambra.tools.invariants import check
from alhambra.tools.random_play import numbered_seed
from alhambra.tools.scenario.position import build
from alhambra.tools.scenario.shape import Scenario
from tabletop.rng import Rng


def played(players: int, seed: int, bots: set[int], modules: tuple[str, ...] = ()) -> Game:
    """Play a game in which some seats are the bot's and the others random, and check it all along."""
    outcome = new_game(Options(players, modules), numbered_seed(seed))
    luck, before = Rng(sha256(f"luck {seed}".encode()).hexdigest()), outcome.game
    check(None, before, outcome.events)
    while seats := seats_to_act(outcome.game):
        seat, legal = seats[0], legal_actions(outcome.game, seats[0])
        if seat in bots:
            action = choose(view(outcome.game, seat), legal)
            assert action in legal
        else:
            action, luck = random_play.choose(legal, luck)
        outcome = apply(outcome.game, action)
        check(before, outcome.game, outcome.events)
        before = outcome.game
    return outcome.game


@pytest.mark.parametrize("players", range(2, 7))
def test_games_among_bots_are_legal_and_end(players: int) -> None:
    game = played(players, 1, set(range(players)))
    assert game.state.winners


@pytest.mark.parametrize("players", range(2, 7))
def test_it_beats_random_players(players: int) -> None:
    for seed in range(4):
        hero = seed % players
        game = played(players, seed, {hero})
        assert game.state.winners == (hero,), [player.score for player in game.state.players]


def test_the_same_view_and_actions_give_the_same_choice() -> None:
    for seed in range(5):
        game = new_game(Options(3), numbered_seed(seed)).game
        seat = seats_to_act(game)[0]
        legal = legal_actions(game, seat)
        assert choose(view(game, seat), legal) == choose(view(game, seat), tuple(legal))


def at(given: dict[str, object]) -> Game:
    """Return a position of three, ann to act, as scenarios describe it."""
    return build(msgspec.convert({"id": "here", "players": ["ann", "ben", "cem"], "given": given}, Scenario))


def test_it_pays_exactly_rather_than_too_much() -> None:
    given = {"market": {"denar": "tower-8-nes"}, "hands": {"ann": ["denar-9", "denar-5", "denar-3"]}}
    game = at({**given, "display": ["gulden-1", "gulden-2", "ducat-1", "ducat-2"]})
    choice = choose(view(game, 0), legal_actions(game, 0))
    assert isinstance(choice, BuyBuilding)
    assert sorted(card.rsplit("-", 1)[0] for card in choice.pay) == ["denar-3", "denar-5"]


def test_it_takes_money_when_there_is_nothing_to_buy() -> None:
    game = at({"market": {"denar": "tower-12"}, "display": ["gulden-1", "denar-9", "ducat-1", "ducat-2"]})
    choice = choose(view(game, 0), legal_actions(game, 0))
    assert isinstance(choice, TakeMoney)
    assert choice.cards == ("denar-9-a",)


def test_it_builds_where_there_is_room() -> None:
    game = at({"market": {"denar": "tower-12"}, "hands": {"ann": ["denar-9", "denar-3", "denar-8"]}})
    game = apply(game, choose(view(game, 0), legal_actions(game, 0))).game
    while not any(isinstance(action, ReserveBuilding) for action in legal_actions(game, 0)):
        game = apply(game, choose(view(game, 0), legal_actions(game, 0))).game
    assert isinstance(choose(view(game, 0), legal_actions(game, 0)), PlaceBuilding)


class Dance(Action, frozen=True):
    """Something that this player has never heard of."""


def test_what_it_does_not_know_is_left_alone_if_there_is_something_else() -> None:
    game = new_game(Options(3), numbered_seed(1)).game
    seat = seats_to_act(game)[0]
    legal = legal_actions(game, seat)
    assert choose(view(game, seat), (Dance(seat), *legal)) == choose(view(game, seat), legal)
    assert choose(view(game, seat), (Dance(seat), Dance(seat))) == Dance(seat)


def test_a_single_action_needs_no_thought() -> None:
    game = new_game(Options(3), numbered_seed(1)).game
    blind = replace(view(game, 0), hand=None)
    assert choose(blind, (ConfirmTurn(0),)) == ConfirmTurn(0)
