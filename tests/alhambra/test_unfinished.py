"""A tile whose building is not finished: its walls count, the building does not (C-6)."""

from collections.abc import Iterator

import pytest

from alhambra.base.scoring import buildings_of
from alhambra.ledger import Position
from alhambra.modules.camps import lines
from alhambra.outline import longest_wall
from alhambra.rulebook import rulebook
from tests.alhambra import fair
from tests.alhambra.games import position
from tests.alhambra.moving_in import moved_in

BESIDE_A_SQUARE = {"1,0": "garden-10", "2,0": "garden-11", "3,0": "square-green-n"}
BEFORE_A_CAMP = {"1,0": "garden-10", "1,1": "tower-11-s", "1,2": "camp-6-n"}


@pytest.fixture(autouse=True)
def the_fair_is_known() -> Iterator[None]:
    with moved_in(fair.__name__):
        yield


def being_built(palace: dict[str, str], *tiles: str) -> Position:
    """Return a position in which the third player has a palace with some tiles under scaffolds."""
    state = position({"palaces": {"cem": palace}}, modules=("squares", "camps", "fair")).state
    return Position(rulebook(state.options), fair.KEPT.change(state, scaffolds=tiles))


@pytest.mark.parametrize(("tiles", "gardens"), [([], 3), (["garden-10"], 2), (["garden-11"], 1)])
def test_only_finished_buildings_count_for_their_kind_and_beside_squares(tiles: list[str], gardens: int) -> None:
    at = being_built(BESIDE_A_SQUARE, *tiles)
    assert buildings_of(at, 2)["garden"] == gardens
    assert longest_wall(at.state.players[2].palace.grid) == 1  # whatever is being built


@pytest.mark.parametrize(("tiles", "points"), [([], [2]), (["tower-11-s"], [1]), (["garden-10", "tower-11-s"], [])])
def test_a_line_from_a_camp_passes_through_what_is_being_built(tiles: list[str], points: list[int]) -> None:
    at = being_built(BEFORE_A_CAMP, *tiles)
    assert [line.amount for line in lines(at, 1)] == points
