"""Master builders: how many there are, who may hold them as everybody knows, and when one can be played."""

from collections import Counter

import pytest

from alhambra import Options, apply, new_game, seats_to_act
from alhambra.actions import AddBuilding, ConfirmTurn, Forgo, TakeMoney
from alhambra.base.buying import prospects
from alhambra.game import Game
from alhambra.ledger import Position
from alhambra.modules.master_builders.cards import BUILDER, KEPT, may_hold, pieces
from alhambra.modules.master_builders.redesign import PlayBuilder
from alhambra.player import choose
from alhambra.preparing import legal_actions
from alhambra.rulebook import rulebook
from alhambra.tools.random_play import numbered_seed, random_game
from alhambra.tools.scenario.position import build
from alhambra.tools.scenario.shape import read_scenario
from alhambra.view import view
from tabletop.refused import Refused


def builders_in(cards: tuple[str, ...]) -> list[str]:
    return [card for card in cards if card.startswith(BUILDER)]


def redesigning(**given: object) -> Game:
    """Return a game in which the first player has just taken money, and could redesign."""
    hands = {"ann": ["builder-denar-a", "builder-denar-b", "builder-ducat-a"]}
    plain = {
        "id": "builders",
        "rules": [],
        "players": ["ann", "ben", "cem"],
        "modules": ["master_builders"],
        "given": {"hands": hands, "reserves": {"ann": ["tower-12"]}, "display": ["gulden-9"], **given},
    }
    game = build(read_scenario(plain))
    return apply(game, TakeMoney(0, ("gulden-9-a",))).game


@pytest.mark.parametrize("players", range(2, 7))
def test_all_sixteen_are_dealt_stacked_or_left_over(players: int) -> None:
    state = new_game(Options(players, ("master_builders",)), numbered_seed(players)).game.state
    assert [len(builders_in(player.hand)) for player in state.players] == [pieces().dealt] * players
    third, fifth = sum(state.piles[:2]), sum(state.piles[:4])
    ends = Counter(
        3 if third <= place < third + state.piles[2] else 5 if place >= fifth else 0
        for place, card in enumerate(state.secret.deck)
        if card.startswith(BUILDER)
    )
    assert ends == {3: 3, 5: 1 if players == 6 else 3}
    assert len(KEPT.of(state).unused) == 16 - 2 * players - ends.total()


@pytest.mark.parametrize("modules", [("master_builders",), ("characters", "master_builders")])
def test_nobody_holds_one_who_may_not_as_everybody_knows(modules: tuple[str, ...]) -> None:
    """C-21: whoever holds one may play it, and whoever is asked is so by what everybody knows."""
    rules = rulebook(Options(3, modules))
    for seed in range(4):
        for _, game, _ in random_game(Options(3, modules), numbered_seed(seed)):
            at = Position(rules, game.state)
            holders = [seat for seat, player in enumerate(game.state.players) if builders_in(player.hand)]
            assert all(may_hold(at, seat) for seat in holders)


def test_one_of_each_currency_is_offered() -> None:
    offered = legal_actions(redesigning(), 0)
    assert [type(action) for action in offered] == [PlayBuilder, PlayBuilder, Forgo]
    assert {action.card.split("-")[1] for action in offered if isinstance(action, PlayBuilder)} == {"denar", "ducat"}


def test_no_second_one_when_the_turn_only_has_to_be_confirmed() -> None:
    game = apply(redesigning(), PlayBuilder(0, "builder-denar-a")).game
    game = apply(game, AddBuilding(0, "tower-12", (1, 0))).game
    assert legal_actions(game, 0) == (ConfirmTurn(0),)
    with pytest.raises(Refused) as refusal:
        apply(game, PlayBuilder(0, "builder-ducat-a"))
    assert refusal.value.rule == "V-MAS-6"


def test_money_is_suggested_before_builders() -> None:
    plain = {
        "id": "keeping",
        "rules": [],
        "players": ["ann", "ben", "cem"],
        "modules": ["master_builders"],
        "given": {"hands": {"ann": ["builder-denar", "denar-3"]}, "market": {"denar": "seraglio-3-esw"}},
    }
    game = build(read_scenario(plain))
    shown = prospects(Position(rulebook(game.state.options), game.state), 0)
    assert shown is not None
    assert [way.cards for way in shown[0].payments] == [("denar-3-a",), ("builder-denar-a",)]


def test_the_bot_player_plays_one_only_for_a_gain() -> None:
    game = redesigning(scored=[1, 2], bag_size=3)
    action = choose(view(game, 0), legal_actions(game, 0))
    assert isinstance(action, PlayBuilder)
    game = apply(game, action).game
    assert isinstance(choose(view(game, 0), legal_actions(game, 0)), AddBuilding)
    nothing = redesigning(reserves={}, palaces={"ann": {"1,0": "tower-12"}})
    assert seats_to_act(nothing) == (0,)
    assert choose(view(nothing, 0), legal_actions(nothing, 0)) == Forgo(0)
