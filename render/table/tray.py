"""A tray with the tiles that somebody owns but has not built: the reserve, and what was bought in this turn."""

import math
from dataclasses import dataclass
from functools import lru_cache

from alhambra.view import Tile
from render.art.dashes import dashed_box
from render.art.drawing import Point
from render.art.sketch import Sketch, Stamp
from render.art.stamps import newest_frame
from render.layout.pieces import tile_of
from render.layout.scene import Scene
from texts.catalogue import Catalogue

TILE, STEP = 66, 72
EDGE = 9
"""How far the tiles are from the edge of the tray."""


@dataclass(frozen=True, slots=True)
class Tray:
    """Tiles in as many columns as there is room for, first those that were set aside to be placed."""

    aside: tuple[Tile, ...]
    reserve: tuple[Tile, ...]
    room: float

    @property
    def _rows(self) -> int:
        in_a_row = int((self.room - _length(0)) // STEP)
        return math.ceil(len(self.aside + self.reserve) / in_a_row)

    @property
    def _columns(self) -> int:
        return math.ceil(len(self.aside + self.reserve) / self._rows) if self._rows else 0

    @property
    def across(self) -> int:
        """How broad it is; an empty tray is nothing."""
        return _length(self._columns) if self._columns else 0

    @property
    def down(self) -> int:
        """How high it is."""
        return _length(self._rows) if self._rows else 0

    def lay(self, scene: Scene, at: Point, say: Catalogue) -> None:
        """Put it down, and frame what waits to be placed."""
        if not self.across:
            return
        left, top = at
        scene.put(_ground(self.across, self.down), left, top, "tray")
        for number, tile in enumerate(self.aside + self.reserve):
            row, column = divmod(number, self._columns)
            x, y = left + EDGE + STEP * column, top + EDGE + STEP * row
            stamp = tile_of(tile, TILE, say)
            waits = number < len(self.aside)
            scene.put(stamp, x, y, f"{'aside' if waits else 'reserve'} {tile.id}")
            if waits:
                scene.put_at(newest_frame(TILE), x + TILE / 2, y + TILE / 2, "aside frame")


def _length(tiles: int) -> int:
    """Give how long a side of the tray is with some tiles along it."""
    return STEP * tiles - (STEP - TILE) + 2 * EDGE


@lru_cache(maxsize=32)
def _ground(across: int, down: int) -> Stamp:
    sketch = Sketch(across, down)
    dashed_box(sketch, (2, 2, across - 2, down - 2), radius=10)
    return sketch.stamp()
