"""A tile whose building is not finished: its walls count, the building does not (C-6)."""

from collections.abc import Iterator

import pytest

from alhambra import Game, view
from alhambra.base.scoring import buildings_of
from alhambra.components import Token
from alhambra.ledger import Position
from alhambra.modules.camps import lines
from alhambra.outline import longest_wall
from alhambra.player.mind import Mind
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


def test_a_view_shows_tiles_as_they_are_now() -> None:
    state = being_built(BESIDE_A_SQUARE, "garden-11").state
    one, other = (view(Game(state, state), viewer).players[2].palace for viewer in (0, None))
    assert one == other
    shown = {standing.tile.id: standing.tile for standing in one}
    assert {name: tile.finished for name, tile in shown.items()} == {
        "garden-10": True,
        "garden-11": False,
        "square-green-n": True,
    }
    assert [shown[name].bears for name in ("garden-10", "garden-11")] == [(), (Token("scaffold", "wooden"),)]


@pytest.mark.parametrize(("tiles", "counted"), [([], 1), (["garden-10"], 0)])
def test_the_bot_player_counts_only_what_is_finished(tiles: list[str], counted: int) -> None:
    state = being_built(BESIDE_A_SQUARE, *tiles).state
    estate = Mind(view(Game(state, state), 2)).estate
    garden = next(tile for tile, _ in estate.tiles.values() if tile.id == "garden-10")
    assert estate.counted(garden, (1, 0)) == counted
