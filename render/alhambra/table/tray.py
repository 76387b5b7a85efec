"""A tray with the tiles that somebody owns but has not built: the reserve, and what was bought in this turn."""

import math
from collections.abc import Collection
from dataclasses import dataclass
from functools import lru_cache

from alhambra.view import Tile
from render.alhambra.layout.pieces import tile_of
from render.kit.art.dashes import dashed_box
from render.kit.art.drawing import Point
from render.kit.art.sketch import Sketch, Stamp
from render.kit.art.stamps import newest_frame, newest_mark
from render.kit.layout.scene import Scene
from texts.catalogue import Catalogue

TILE, STEP = 84, 92
EDGE = 6
"""How far the tiles are from the edge of the tray."""
STAR, STAR_AT = 22, (0.19, 0.83)
"""The radius of the disc that marks a new tile, and where it is, in sides of a tile."""

Size = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Tray:
    """Tiles in columns, first those that were set aside to be placed."""

    aside: tuple[Tile, ...]
    reserve: tuple[Tile, ...]

    def __len__(self) -> int:
        return len(self.aside) + len(self.reserve)

    def lay(self, scene: Scene, at: Point, size: Size, new: Collection[str], say: Catalogue) -> None:
        """Put it down, frame what waits to be placed, and mark what is new."""
        (left, top), columns = at, columns_in(size[0])
        scene.put(_ground(*size), left, top, "tray")
        for number, tile in enumerate(self.aside + self.reserve):
            row, column = divmod(number, columns)
            x, y = left + EDGE + STEP * column, top + EDGE + STEP * row
            waits = number < len(self.aside)
            scene.put(tile_of(tile, TILE, say), x, y, f"{'aside' if waits else 'reserve'} {tile.id}")
            if waits or tile.id in new:
                what = "aside frame" if waits else f"new frame {tile.id}"
                scene.put_at(newest_frame(TILE), x + TILE / 2, y + TILE / 2, what)
            if tile.id in new:
                star = x + STAR_AT[0] * TILE, y + STAR_AT[1] * TILE
                scene.put_at(newest_mark(STAR), *star, f"new {tile.id}")


def tray_size(tiles: int, columns: int) -> Size:
    """Return how broad and how high a tray is with so many tiles in so many columns."""
    return _length(min(tiles, columns)), _length(math.ceil(tiles / columns))


def columns_in(across: float) -> int:
    """Return how many columns fit into a width, at least one."""
    return max(1, int((across - _length(0)) // STEP))


def _length(tiles: int) -> int:
    """Return how long a side of the tray is with some tiles along it."""
    return STEP * tiles - (STEP - TILE) + 2 * EDGE


@lru_cache(maxsize=32)
def _ground(across: int, down: int) -> Stamp:
    sketch = Sketch(across, down)
    dashed_box(sketch, (2, 2, across - 2, down - 2), radius=10)
    return sketch.stamp()
