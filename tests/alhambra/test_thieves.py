"""Thieves: how many everybody has, what others see of them, and when the bot player sends one."""

import pytest

from alhambra import Options, apply, new_game
from alhambra.actions import Decline, TakeMoney
from alhambra.game import Game
from alhambra.modules.thieves.cards import KEPT, THIEVES, ThievesView
from alhambra.modules.thieves.stealing import StealMoney
from alhambra.player import choose
from alhambra.player.hints import advise
from alhambra.preparing import legal_actions
from alhambra.tools.random_play import numbered_seed
from alhambra.tools.scenario.position import build
from alhambra.tools.scenario.shape import read_scenario
from alhambra.view import view


def between_turns(card: str) -> Game:
    """Return a game between two turns in which the last player could steal a card."""
    held = {"ann": [], "ben": [], "cem": ["thief-denar-a", "thief-gulden-a", "thief-gulden-b", "thief-dirham-a"]}
    plain = {
        "id": "thieves",
        "rules": [],
        "players": ["ann", "ben", "cem"],
        "modules": ["thieves"],
        "given": {"display": ["ducat-9", card, "ducat-8", "ducat-7"], "deck": ["ducat-1"], "thieves": {"held": held}},
    }
    game = build(read_scenario(plain))
    game = apply(game, TakeMoney(0, ("ducat-9-a",))).game
    return apply(game, legal_actions(game, 0)[0]).game


@pytest.mark.parametrize(("players", "number"), [(2, 4), (3, 4), (4, 3), (5, 2), (6, 2)])
def test_everybody_is_dealt_as_many(players: int, number: int) -> None:
    state = new_game(Options(players, (THIEVES,)), numbered_seed(players)).game.state
    assert {len(cards) for cards in KEPT.of(state).held.values()} == {number}
    assert len(KEPT.of(state).unused) == 12 - players * number


def test_others_see_only_how_many() -> None:
    game = between_turns("denar-9")
    for viewer, own in ((None, 0), (0, 0), (2, 4)):
        shown = view(game, viewer).parts[THIEVES]
        assert isinstance(shown, ThievesView)
        assert dict(shown.numbers) == {2: 4}
        assert len(shown.own) == own


def test_the_bot_player_waits_for_good_cards() -> None:
    good, poor = between_turns("denar-9"), between_turns("denar-1")
    assert choose(view(good, 2), legal_actions(good, 2)) == StealMoney(2, "thief-denar-a", "denar-9-a")
    assert choose(view(poor, 2), legal_actions(poor, 2)) == Decline(2)
    hint = advise(view(poor, 2), legal_actions(poor, 2))
    assert hint is not None
    assert [reason.key for reason in hint.reasons] == ["thief-waits"]
