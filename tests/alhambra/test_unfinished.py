"""A tile whose building is not finished: its walls count, the building does not (C-6)."""

from collections.abc import Iterator
from typing import Any

import pytest

from alhambra.tools.scenario.runner import failures_of
from tests.alhambra import fair
from tests.alhambra.moving_in import moved_in


@pytest.fixture(autouse=True)
def the_fair_is_known() -> Iterator[None]:
    with moved_in(fair.__name__):
        yield


def counted(palace: dict[str, str], scaffolds: list[str], then: dict[str, Any]) -> list[str]:
    return list(
        failures_of(
            {
                "id": "x",
                "players": ["ann", "ben", "cem"],
                "modules": ["squares", "camps", "fair"],
                "geometry": True,
                "given": {"palaces": {"cem": palace}, "fair": {"scaffolds": scaffolds}},
                "when": [{"do": "score", "round": 1}],
                "then": then,
            }
        )
    )


@pytest.mark.parametrize(("scaffolds", "gardens"), [([], 2), (["garden-10"], 1), (["garden-10", "garden-11"], 0)])
def test_only_finished_buildings_count_for_their_kind_but_all_walls(scaffolds: list[str], gardens: int) -> None:
    then = {"counts": {"cem": {"garden": gardens}}, "walls": {"cem": 1}}
    assert counted({"1,0": "garden-10", "2,0": "garden-11", "3,0": "tower-11-n"}, scaffolds, then) == []
