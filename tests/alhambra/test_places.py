"""Where a building could stand, as a view tells it: just where the rules let it be placed."""

import pytest

from alhambra import legal_actions, seats_to_act, view
from alhambra.actions import PlaceBuilding
from alhambra.view import places_for
from tests.alhambra.games import positions


@pytest.mark.parametrize("seed", range(4))
def test_a_view_knows_the_places_that_the_rules_offer(seed: int) -> None:
    compared = 0
    for game in positions(3, seed):
        for seat in seats_to_act(game):
            player = view(game, seat).players[seat]
            offered = [action for action in legal_actions(game, seat) if isinstance(action, PlaceBuilding)]
            for tile in player.aside if offered else ():
                assert places_for(player, tile) == [one.cell for one in offered if one.tile == tile.id]
                compared += 1
    assert compared > 20


def test_a_tile_that_was_placed_before_counts() -> None:
    for game in positions(3, 1):
        for seat in seats_to_act(game):
            player = view(game, seat).players[seat]
            if len(player.aside) > 1:
                first, second = player.aside[:2]
                for cell in places_for(player, first):
                    assert cell not in places_for(player, second, (first, cell))
                return
    raise AssertionError("nobody had two tiles to place")
