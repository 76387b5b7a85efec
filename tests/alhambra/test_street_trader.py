"""Street traders in whole games: no citizen is lost, and all series are worth what the rules say."""

from collections import Counter
from itertools import combinations_with_replacement

from alhambra import Options
from alhambra.base.scoring import is_building
from alhambra.components import load
from alhambra.ledger import Position
from alhambra.modules.street_trader.citizens import KEPT, in_palace, pieces, supply, worth
from alhambra.modules.street_trader.token import free_cells
from alhambra.rulebook import rulebook
from alhambra.tools.random_play import numbered_seed, random_game
from alhambra.view import view

OPTIONS = Options(3, ("camps", "street_trader", "master_builders", "building_sites"))


def taken_greedily(citizens: tuple[str, ...]) -> int:
    """Take series one after another, each as long as it can be."""
    left, points = list(citizens), 0
    while left:
        series = set(left)
        points += len(series) * (len(series) + 1) // 2
        for kind in series:
            left.remove(kind)
    return points


def test_series_are_taken_greedily() -> None:
    for number in range(8):
        for citizens in combinations_with_replacement(load().kinds, number):
            assert worth(Counter(citizens)) == taken_greedily(citizens)


def test_no_citizen_is_lost_and_each_lives_in_a_building_of_its_colour() -> None:
    homes = 0
    for seed in range(6):
        for _, game, _ in random_game(OPTIONS, numbered_seed(seed)):
            state, at = game.state, Position(rulebook(OPTIONS), game.state)
            traders, tiles = KEPT.of(state), rulebook(OPTIONS).tiles
            assert all(0 <= number <= pieces().each for number in supply(state).values())
            assert all(tiles[tile].kind == kind and is_building(at, tile) for tile, kind in traders.housed.items())
            assert sum(in_palace(state, seat).total() for seat in range(3)) == len(traders.housed)
            homes = max(homes, len(traders.housed))
    assert homes > 1


def test_between_turns_every_trader_stands_beside_a_palace() -> None:
    for _, game, _ in random_game(OPTIONS, numbered_seed(7)):
        if view(game, None).state == "ACTION" and not game.steps:
            cells = KEPT.of(game.state).cells
            for player, cell in zip(game.state.players, cells, strict=True):
                assert cell in free_cells(player.palace)
