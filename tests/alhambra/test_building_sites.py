"""Building sites in whole games: no site tile is lost, and nobody learns what lies under the sites of others."""

from random import Random

import pytest

from alhambra import Game, Options, apply, legal_actions, view
from alhambra.actions import BuyBuilding
from alhambra.modules.building_sites.completing import CompleteSite, SiteCompleted
from alhambra.modules.building_sites.starting import MANNER
from alhambra.modules.building_sites.tiles import KEPT, currencies, sites_of
from alhambra.tools.random_play import numbered_seed, random_game
from alhambra.view import forecast
from tests.alhambra.games import some_positions
from tests.alhambra.redealing import with_other_secrets


@pytest.mark.parametrize("players", [2, 4])
def test_every_site_tile_is_in_one_place(players: int) -> None:
    gone: list[str] = []
    lain: dict[str, str] = {}
    for _, game, events in random_game(Options(players, ("building_sites",)), numbered_seed(players)):
        completed = [event for event in events if isinstance(event, SiteCompleted)]
        assert [currencies()[lain[event.tile]] for event in completed] == [event.site for event in completed]
        gone += [lain[event.tile] for event in completed]
        sites = KEPT.of(game.state)
        lain = sites.on
        assert sorted([*sites.left, *sites.drawn, *sites.on.values(), *gone]) == sorted(currencies())
        owned = [tile for seat in range(players) for tile in sites_of(game.state, seat)]
        assert sorted(owned) == sorted(sites.on)
    assert gone


def unfinished(players: int) -> list[Game]:
    games = some_positions(players, 3, 60, ("building_sites", "squares", "camps"))
    return [game for game in games if KEPT.of(game.state).on]


def test_what_others_see_and_may_do_does_not_depend_on_the_currency_under_a_site() -> None:
    random, games = Random(1), unfinished(3)
    assert games
    for game in games:
        for viewer in (None, 0, 1, 2):
            other = with_other_secrets(game, viewer, random)
            assert view(other, viewer) == view(game, viewer)
            assert forecast(other) == forecast(game)
            if viewer is not None:
                assert legal_actions(other, viewer) == legal_actions(game, viewer)


def test_nobody_else_sees_what_somebody_chose() -> None:
    chosen = 0
    for _, game, _ in random_game(Options(3, ("building_sites",)), numbered_seed(2)):
        ways = [apply(game, choice) for choice in legal_actions(game, game.state.turn.seat)]
        if not KEPT.of(game.state).drawn or len(ways) < 2:
            continue
        chosen += 1
        for viewer in {None, 0, 1, 2} - {game.state.turn.seat}:
            one, other = ([event for event in way.events if event.seen_by(viewer)] for way in ways)
            assert one == other
            assert view(ways[0].game, viewer) == view(ways[1].game, viewer)
    assert chosen


def test_only_buildings_are_started_and_only_own_sites_completed() -> None:
    started = completed = 0
    for game in unfinished(3):
        for seat in range(3):
            for action in legal_actions(game, seat):
                if isinstance(action, BuyBuilding) and action.manner == MANNER:
                    assert not action.tile.startswith(("camp", "square"))
                    started += 1
                if isinstance(action, CompleteSite):
                    assert action.tile in sites_of(game.state, seat)
                    completed += 1
    assert started
    assert completed
