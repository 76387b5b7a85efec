"""Modules react to what happened, whoever caused it and in whatever way (X-10, X-14)."""

from collections.abc import Iterator
from typing import Any

import pytest

from alhambra.tools.scenario.runner import failures_of
from tests.alhambra import fair
from tests.alhambra.moving_in import moved_in

ANN_TAKES = [
    {"by": "ann", "do": "take", "cards": ["gulden-1"]},
    {"by": "ann", "do": "confirm"},
    {"by": "ben", "do": "cheer"},
    {"by": "cem", "do": "cheer"},
]
BUYS = {"tile": "stall-1", "pay": ["gulden-4"]}
OTHERS_PASS = [{"by": name, "do": "decline"} for name in ("cem", "ann")]


@pytest.fixture(autouse=True)
def the_fair_is_known() -> Iterator[None]:
    with moved_in(fair.__name__):
        yield


def at_the_fair(given: dict[str, Any], when: list[dict[str, Any]], then: dict[str, Any]) -> list[str]:
    display = {"display": ["gulden-1", "gulden-2", "gulden-3", "gulden-5"], "deck": ["dirham-1"]}
    market = {"market": {"gulden": "tent-1", "dirham": "arcades-9", "denar": "garden-10", "ducat": "tower-11"}}
    return list(
        failures_of(
            {
                "id": "at-the-fair",
                "players": ["ann", "ben", "cem"],
                "modules": ["vizier", "fair"],
                "given": {**display, **market, **given},
                "when": when,
                "then": then,
            }
        )
    )


@pytest.mark.parametrize(
    "when",
    [[{"by": "ann", "do": "buy", **BUYS}], [*ANN_TAKES, {"by": "ben", "do": "vizier", **BUYS}, *OTHERS_PASS]],
    ids=["in the own turn", "with the vizier"],
)
def test_a_stall_that_was_bought_is_gone_from_the_fair(when: list[dict[str, Any]]) -> None:
    hands = {"ann": ["gulden-4"], "ben": ["gulden-4"]}
    assert at_the_fair({"fair": {"stalls": ["stall-1"]}, "hands": hands}, when, {"fair": {"stalls": []}}) == []


@pytest.mark.parametrize(("tile", "cell"), [("stall-1", "1,0"), ("tent-1", "0,1")])
def test_a_tile_enters_the_palace_inside_or_outside_the_walls(tile: str, cell: str) -> None:
    add = {"by": "ann", "do": "add", "tile": tile, "at": cell}
    given = {"reserves": {"ann": [tile]}, "market": {}}
    assert at_the_fair(given, [add], {"fair": {"placed": 1}}) == []


def test_a_tile_that_leaves_the_palace_is_noticed() -> None:
    swap = {"by": "ann", "do": "swap", "tile": "stall-2", "at": "1,0"}
    given = {"reserves": {"ann": ["stall-2"]}, "palaces": {"ann": {"1,0": "stall-1"}}}
    assert at_the_fair(given, [swap], {"fair": {"placed": 1, "left": 1}}) == []
