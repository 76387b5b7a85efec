"""The stalls of the market: an awning in the colour of the currency, and the tile that it buys."""

import math
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from alhambra.view import Tile
from render.alhambra.art.money import CurrencyArt
from render.alhambra.layout.pieces import tile_of
from render.alhambra.rooms import rooms
from render.kit.art import palette
from render.kit.art.dashes import dashed_box
from render.kit.art.drawing import CURVE, Point
from render.kit.art.palette import Colour
from render.kit.art.sketch import Sketch, Stamp
from render.kit.layout.scene import Scene
from texts.catalogue import Catalogue

Stall: TypeAlias = tuple[str, Tile | None]
"""A place of the market: its currency, and what lies there."""

EDGE = 4
"""How thick the outline of a stall and the frame of its tile are."""
SEAM = 3
SCALLOPS = 9


class StallShape(NamedTuple):
    """The measures of a stall."""

    across: int
    down: int
    awning: int
    scallop: int
    tile: int
    coin: int
    """The radius of the coin."""
    mark: int
    """The size of the mark on it."""
    name: int
    """The size of the currency's name."""

    @property
    def coin_left(self) -> int:
        """How far the coin is from the left."""
        return min(16, self.inset + 2)

    @property
    def name_left(self) -> int:
        """How far the name is from the left."""
        return 2 * self.coin + self.coin_left + min(14, self.inset)

    @property
    def inset(self) -> int:
        """How far the tile is from the sides of the stall."""
        return (self.across - self.tile) // 2

    @property
    def tile_top(self) -> int:
        """How far down the tile is."""
        return self.awning + self.scallop


LARGE = StallShape(across=294, down=368, awning=72, scallop=18, tile=262, coin=30, mark=31, name=46)
SMALL = StallShape(across=188, down=250, awning=56, scallop=12, tile=176, coin=23, mark=25, name=36)


def lay_stall(scene: Scene, at: Point, shape: StallShape, stall: Stall, say: Catalogue) -> None:
    """Put up a stall with its tile, or with nothing on it."""
    (left, top), (currency, tile) = at, stall
    art, mark, name = rooms().currency(currency), say(f"mark-{currency}"), say(f"currency-{currency}")
    scene.put(_stall(art, mark, shape), left, top, f"stall {currency}")
    text = left + shape.name_left
    space = left + shape.across - shape.inset - 2 - text
    colour = art.text
    scene.write(name, text, top + _middle(shape), shape.name, colour=colour, space=space)
    x, y = left + shape.inset, top + shape.tile_top
    if tile is None:
        scene.put(_bare_counter(art, shape.tile), x, y, f"square {currency} empty")
        return
    stamp = tile_of(tile, shape.tile, say)
    scene.put(stamp, x, y, f"tile {currency} {tile.id}")


def _middle(shape: StallShape) -> float:
    """Return how far down the middle of the awning is."""
    return (EDGE + shape.awning - SEAM) / 2


@lru_cache(maxsize=32)
def _stall(art: CurrencyArt, mark: str, shape: StallShape) -> Stamp:
    sketch = Sketch(shape.across, shape.down)
    sketch.box((0, 0, shape.across, shape.down), palette.INK, radius=20)
    sketch.box((EDGE, EDGE, shape.across - EDGE, shape.down - EDGE), art.field, radius=16)
    low, high = shape.inset - EDGE, shape.tile_top - EDGE
    sketch.box((low, high, shape.across - low, high + shape.tile + 2 * EDGE), palette.INK, radius=8)
    _hang_scallops(sketch, shape, art.field)
    centre = shape.coin + shape.coin_left, _middle(shape)
    sketch.polygon(art.outline(centre, shape.coin), palette.CREAM, SEAM)
    sketch.text(mark, centre, shape.mark, palette.INK)
    return sketch.stamp()


def _hang_scallops(sketch: Sketch, shape: StallShape, field: Colour) -> None:
    """Let the lower edge of the awning hang in rounds of its colour and of cream."""
    seam, broad = shape.awning - SEAM - 1, (shape.across - 2 * EDGE) / SCALLOPS
    for number in range(SCALLOPS):
        fill = palette.CREAM if number % 2 else field
        outline = _scallop(EDGE + number * broad, seam, broad, shape.scallop - 1)
        sketch.polygon(outline, fill, SEAM)
    sketch.box((EDGE, seam, shape.across - EDGE, seam + SEAM), palette.INK, radius=0)


def _scallop(left: float, top: float, broad: float, deep: float) -> list[Point]:
    """Return half an ellipse that hangs from a line."""
    angles = [math.pi * step / CURVE for step in range(CURVE + 1)]
    return [(left + broad / 2 * (1 - math.cos(angle)), top + deep * math.sin(angle)) for angle in angles]


@lru_cache(maxsize=32)
def _bare_counter(art: CurrencyArt, side: int) -> Stamp:
    """Draw the counter without a tile, with only the shape of its currency upon it."""
    middle = side / 2, side / 2
    sketch = Sketch(side, side)
    sketch.box((0, 0, side, side), palette.PANEL_INNER, radius=0)
    dashed_box(sketch, (18, 18, side - 18, side - 18), radius=14)
    sketch.polygon(art.outline(middle, 0.2 * side), palette.PANEL, SEAM, palette.LINE)
    return sketch.stamp()
