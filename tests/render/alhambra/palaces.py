"""Palaces of all sizes and shapes, for pictures of them."""

from collections.abc import Mapping

import pytest

from alhambra.view import Cell, PlayerView, Tile
from render.alhambra.palace.picture import PalacePicture
from render.kit.layout.plan import Area
from render.kit.layout.scene import Item, Scene
from tabletop.cellname import cell_name
from tests.render.built import any_tile, block, built, largest_palace, ring, row, some_games
from tests.render.played import PLAYERS, told

SMALLEST = 31
PHONE = 400
PALACES = [
    pytest.param(largest_palace(game), id=f"{players}-{number}")
    for players in PLAYERS
    for number, game in enumerate(some_games(players))
]
EXTREMES: Mapping[str, Mapping[Cell, Tile]] = {
    "nothing": {},
    "one": row(1, walls="NW"),
    "a row of 17": row(17),
    "a row of 54": row(54, walls="S"),
    "a column of 54": row(54, upright=True, walls="E"),
    "a block of 54": block(11, 5),
    "a tall block": block(4, 13),
}
READ = [*PALACES[::3], built(ring())]
"""Those whose pixels are read."""
RESERVES = (0, 1, 2, 3, 8, 12, 20, 54)
NICHES: Mapping[Cell, Tile] = {
    (1, 0): any_tile(1, "NEW"),
    (-1, 0): any_tile(2, "NEW"),
    (3, 0): any_tile(3, "NEW"),
    (-1, 1): any_tile(4, "WS"),
    (0, 1): any_tile(5, "S"),
    (1, 1): any_tile(6, "S"),
    (2, 1): any_tile(7, "NS"),
    (3, 1): any_tile(8, "ES"),
}
"""Between two of its towers a wall runs in and out again."""
COUNTED = [*PALACES, *(pytest.param(built(tiles)) for tiles in (row(1, walls="NW"), ring(), NICHES, block(11, 5)))]


def extremes() -> list[PlayerView]:
    return [built(tiles, seat=number % 6) for number, tiles in enumerate(EXTREMES.values())]


def area_of(picture: PalacePicture) -> Area:
    """Return what the tiles must not leave."""
    return picture.page().plan.area


def cell_box(scene: Scene, cell: Cell) -> Item:
    (item,) = [item for item in told(scene, f"tile {cell_name(cell)}") if item.what.split()[1] == cell_name(cell)]
    return item
