"""What the picture of a table tells can be read off its pixels, also on a phone and without colours."""

import pytest
from PIL import ImageChops

from alhambra.components import load
from render.alhambra.art.tile import tile
from render.alhambra.table import TablePicture
from render.alhambra.table.arrangement import ENOUGH, SIZES
from render.kit.layout.scene import Item
from tabletop.cellname import cell_named
from tests.render.played import NAMES, overlap, played, told
from tests.render.reading import SIDE_NUMBERS, has_wall, part

PHONE = 4
CLEAR = 30
"""From which difference in brightness on anybody sees it, of 255."""


def walls_of(item: Item, table: TablePicture) -> int:
    """Return the walls of the tile that lies somewhere, as the view has them."""
    tile = item.what.split()[2]
    return next(one.walls for panel in table.panels for one in panel.tiles if one.tile.id == tile)


def strip(box: Item, side: int) -> Item:
    """Return the part of a tile where a wall on one of its sides is looked for."""
    return part(box, *((0.4, 0, 0.7, 0.2), (0.8, 0.4, 1, 0.7), (0.4, 0.8, 0.7, 1), (0, 0.4, 0.2, 0.7))[side])


@pytest.mark.parametrize(("players", "moment"), [(4, 150), (6, 300)])
def test_every_wall_can_be_seen(players: int, moment: int) -> None:
    table = TablePicture.of(played(players).views[moment], NAMES[:players])
    scene = table.scene()
    image = scene.image()
    badges = told(scene, "wall badge ")
    tiles = [item for item in told(scene, "tile ") if "-" in item.what and cell_named(item.what.split()[1])]
    assert len(tiles) > 15
    for item in tiles:
        for side in SIDE_NUMBERS:
            if not any(overlap(strip(item, side), badge) for badge in badges):
                assert has_wall(image, item, side) is bool(walls_of(item, table) >> side & 1), item.what


@pytest.mark.parametrize("side", [SIZES[-1], ENOUGH], ids=["smallest", "usual"])
@pytest.mark.parametrize("kind", load().kinds)
def test_a_wall_can_be_told_from_none_on_a_phone_without_colours(kind: str, side: int) -> None:
    for turn in SIDE_NUMBERS:
        walled, bare = (tile(kind, walls, 8, "X", side).image.reduce(PHONE).convert("L") for walls in (1 << turn, 0))
        difference = ImageChops.difference(walled, bare)
        changed = sum(difference.histogram()[CLEAR:])
        assert changed > side / PHONE, f"of a wall on side {turn} only {changed} pixels are seen"
