"""The overview of all buildings: each of them once, with where it is (C-38)."""

import pytest

from alhambra.components import load
from render.alhambra.overview import PRICE, WALLS, OverviewPicture
from tests.render.played import check_layout, played, told, within

VIEWS = played(2).views
NAMES = ["Anna", "Bela"]
MOMENTS = [0, len(VIEWS) // 2, -1]


@pytest.mark.parametrize("number", MOMENTS)
@pytest.mark.parametrize(("by", "all_of_them"), [(WALLS, 54), (PRICE, 44)])
def test_each_building_is_there_once(by: str, all_of_them: int, number: int) -> None:
    picture = OverviewPicture.of(VIEWS[number], load().buildings, NAMES, by)
    scene = picture.scene()
    check_layout(scene, 30)
    drawn = [*told(scene, "tile "), *told(scene, "seen ")]
    assert len(drawn) == len({item.what for item in drawn}) == all_of_them
    groups = told(scene, "group")
    assert all(any(within(item, group) for group in groups) for item in drawn)


@pytest.mark.parametrize("number", MOMENTS)
def test_what_nobody_has_seen_is_in_the_bag(number: int) -> None:
    view = VIEWS[number]
    scene = OverviewPicture.of(view, load().buildings, NAMES).scene()
    assert len(told(scene, "tile ")) == view.tiles_left
    marked = [item.what for item in scene.items if item.what.split(" ")[0] in ("market", "palace", "reserve", "rival")]
    assert len([what for what in marked if what.startswith("market")]) == sum(tile is not None for tile in view.market)


def test_it_is_read_out() -> None:
    alt = OverviewPicture.of(VIEWS[0], load().buildings, NAMES, PRICE).alt()
    assert alt.startswith("Buildings by price, still in the bag: price 6: ")
    assert "On the market: " in alt
    assert "With Dirk: " in alt
