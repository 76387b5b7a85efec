"""Dirk's tiles: every one of them, in the row of its kind, whatever he was given."""

from dataclasses import replace

import pytest

from alhambra.components import load
from render.alhambra.rival import RivalPicture
from tests.render.played import check_layout, played, told, within

RIVALS = [view.rivals[0] for view in played(2).views]


@pytest.mark.parametrize("number", [0, len(RIVALS) // 2, -1])
def test_each_tile_lies_in_the_row_of_its_kind(number: int) -> None:
    rival = RIVALS[number]
    scene = RivalPicture.of(rival).scene()
    check_layout(scene, 36)
    rows = {item.what.removeprefix("row "): item for item in told(scene, "row ")}
    tiles = {tile.id: tile for tile in rival.tiles}
    drawn = {item.what.removeprefix("tile "): item for item in told(scene, "tile ")}
    assert drawn.keys() == tiles.keys()
    assert all(within(item, rows[tiles[name].kind]) for name, item in drawn.items())
    counts = [item.what.removeprefix("text ") for item in told(scene, "text ")]
    assert all(str(count) in counts for count in rival.counts.values())


def test_it_is_read_out() -> None:
    rival = replace(RIVALS[0], tiles=load().buildings[:2], score=1)
    assert RivalPicture.of(rival).alt() == "Dirk’s tiles, 1 point: pavilion 2, pavilion 3."
    assert RivalPicture.of(replace(rival, tiles=())).alt() == "Dirk’s tiles, 1 point: none."


def test_all_tiles_of_the_game_would_fit() -> None:
    scene = RivalPicture.of(replace(RIVALS[0], tiles=load().buildings)).scene()
    check_layout(scene, 36)
    assert len(told(scene, "tile ")) == len(load().buildings)
