"""What comes before and after a round (3.3), and what lets a tile wait on its way to the market (O-8)."""

from collections.abc import Iterator
from typing import Any

import pytest

from alhambra import Game, Options, apply, view
from alhambra.events import RoundScored, TileDrawn
from alhambra.modules.characters.beginnings import CallDancer
from alhambra.modules.dirk import DirkDrew
from alhambra.tools.invariants import check
from alhambra.tools.random_play import numbered_seed, random_game
from alhambra.tools.scenario.position import build
from alhambra.tools.scenario.runner import failures_of
from alhambra.tools.scenario.shape import read_scenario
from tests.alhambra import fair, nosy
from tests.alhambra.fair.drums import DEAREST, DrumsHeard
from tests.alhambra.moving_in import moved_in

MARKET = {"gulden": "pavilion-4-es", "dirham": "arcades-9", "denar": "garden-10", "ducat": "tower-11"}
DANCER = {"owned": {"character-dancer": "ann"}}


@pytest.fixture(autouse=True)
def the_fair_is_known() -> Iterator[None]:
    with moved_in(fair.__name__, nosy.__name__):
        yield


def scenario(modules: list[str], given: dict[str, Any], when: list[dict[str, Any]], then: dict[str, Any]) -> Any:
    given = {"market": MARKET, "display": ["gulden-1", "gulden-2", "gulden-3", "gulden-5"], **given}
    players = ["ann", "ben", "cem"]
    return {"id": "x", "players": players, "modules": modules, "given": given, "when": when, "then": then}


def test_a_round_has_a_before_and_an_after_and_dirk_draws_last() -> None:
    rounds = 0
    for _, _, events in random_game(Options(2, ("fair",)), numbered_seed(1)):
        telling = [event for event in events if isinstance(event, DrumsHeard | RoundScored | DirkDrew)]
        told = [event for event in telling if not isinstance(event, DrumsHeard) or event.why != DEAREST]
        for number, event in enumerate(told):
            if isinstance(event, RoundScored):
                before, after = told[number - 1], told[number + 1]
                assert isinstance(before, DrumsHeard)
                assert isinstance(after, DrumsHeard)
                assert (before.why, after.why) == (f"before {event.round}", f"after {event.round}")
                assert event.round == 3 or isinstance(told[number + 2], DirkDrew)
                rounds += 1
    assert rounds == 3


def test_a_tile_waits_for_what_is_done_before_it_is_laid_down() -> None:
    for _, _, events in random_game(Options(3, ("fair",)), numbered_seed(2)):
        tiles = [number for number, one in enumerate(events) if isinstance(one, TileDrawn) and one.tile == DEAREST]
        if tiles and any(isinstance(event, DrumsHeard) for event in events):
            assert events[tiles[0] - 1] == DrumsHeard(DEAREST)
            return
    pytest.fail("the dearest tower comes up in every game")


def dancing(modules: list[str], bag: list[str]) -> Game:
    return build(read_scenario(scenario(modules, {"characters": DANCER, "bag": bag}, [], {})))


def test_somebody_may_be_asked_about_each_tile_that_the_dancer_draws() -> None:
    game = dancing(["characters", "nosy"], ["tower-12", "garden-11"])
    outcome = apply(game, CallDancer(0, "garden-10"))
    assert view(outcome.game, None).state == "LOOK"
    assert outcome.game.state.market[2] is None
    assert outcome.game.state.secret.bag[0] == "tower-12"  # shown, but not laid down
    assert "garden-10" in outcome.game.state.secret.bag[1:]  # V-SUL-9: while somebody is asked it is back already
    check(game, outcome.game, outcome.events)
    game = outcome.game
    while view(game, None).state == "LOOK":
        game = apply(game, nosy.Look(0)).game
    assert game.state.market[2] == "tower-12"
    assert view(game, None).state == "ACTION"


def test_the_dancer_leaves_no_stall_empty_when_the_bag_runs_out() -> None:
    """V-CHA-22: what was drawn stands beside the market, so the old tile comes up again."""
    dance = {"by": "ann", "do": "dancer", "tile": "garden-10"}
    given = {"characters": DANCER, "bag": ["stall-1"], "bag_size": 0}
    then = {"market": MARKET, "fair": {"stalls": ["stall-1"]}, "bag_size": 0, "state": "ACTION"}
    assert list(failures_of(scenario(["characters", "fair"], given, [dance], then))) == []
