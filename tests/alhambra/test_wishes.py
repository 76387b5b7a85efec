"""What somebody may order the vizier to buy (V-VIZ-20), and that an order of older rules stops no game."""

from typing import Any

import pytest
from msgspec.structs import replace

from alhambra import Game, apply, view
from alhambra.actions import ConfirmTurn, SetStanding, TakeMoney
from alhambra.base.at_once import MOST_WISHES
from alhambra.game import Outcome
from alhambra.modules.vizier import VizierBought
from alhambra.state import StandingAnswer
from tabletop.refused import Malformed
from tests.alhambra.games import position

GIVEN = {
    "market": {"gulden": "pavilion-2-new", "dirham": "seraglio-3-esw", "denar": "garden-10", "ducat": "tower-11"},
    "display": ["gulden-9", "dirham-9", "denar-9", "ducat-9"],
    "hands": {"ben": ["gulden-2"]},
    "vizier": {"asleep": ["ann", "cem"]},
}


def ordered(*wishes: dict[str, Any]) -> Game:
    return apply(at_the_table(), SetStanding(1, "vizier", "order", {"wishes": list(wishes)})).game


def at_the_table() -> Game:
    return position(GIVEN, modules=("vizier",))


def after_a_turn(game: Game) -> Outcome:
    game = apply(game, TakeMoney(0, ("gulden-9-a",))).game
    return apply(game, ConfirmTurn(0))


@pytest.mark.parametrize(
    "wish",
    [
        {"kinds": ["castle"]},
        {"kinds": ["pavilion", ""]},
        {"kinds": ["pavilion"] * 1000},
        {"walls": "NX"},
        {"walls": "NN"},
        {"walls": "north"},
        {"at_least": -1},
        {"at_most": 10**30},
        {"cell": [0, 10**9]},
        {"colour": "blue"},
    ],
    ids=str,
)
def test_a_wish_that_makes_no_sense_is_refused(wish: dict[str, Any]) -> None:
    with pytest.raises(Malformed) as refusal:
        ordered(wish)
    assert refusal.value.rule == "C-23"


def test_nobody_has_endless_wishes() -> None:
    ordered(*[{}] * MOST_WISHES)
    with pytest.raises(Malformed):
        ordered(*[{}] * (MOST_WISHES + 1))


@pytest.mark.parametrize("walls", ["NEW", "WEN", "ENW"])
def test_walls_are_named_in_any_order(walls: str) -> None:
    events = after_a_turn(ordered({"kinds": ["pavilion"], "walls": walls})).events
    assert [event.tile for event in events if isinstance(event, VizierBought)] == ["pavilion-2-new"]


def test_a_kind_of_another_module_may_be_wished_for() -> None:
    assert not any(isinstance(event, VizierBought) for event in after_a_turn(ordered({"kinds": ["camp"]})).events)


def test_an_order_that_older_rules_took_stops_no_game() -> None:
    game = at_the_table()
    old = {1: {"vizier": StandingAnswer("order", {"wishes": [{"kinds": ["castle"], "at_most": 10**30}]})}}
    state = replace(game.state, standing=old)
    after = after_a_turn(Game(state, state))
    assert not any(isinstance(event, VizierBought) for event in after.events)
    assert view(after.game, None).turn == 1
