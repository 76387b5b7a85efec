"""Money: a shape for each currency, its coins and its cards."""

import math
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import NamedTuple

from render.kit.art import palette
from render.kit.art.drawing import Point
from render.kit.art.lettering import Face
from render.kit.art.lettering import width as breadth
from render.kit.art.palette import Colour, rgb
from render.kit.art.shapes import rounded_square, star
from render.kit.art.sketch import Sketch, Stamp
from render.kit.art.stamps import EDGE

KEPT = 96


class CurrencyArt(NamedTuple):
    """How a currency is drawn: its colours, and its own shape."""

    field: Colour
    deep: Colour
    text: Colour
    outline: Callable[[Point, float], list[Point]]
    """Return the shape of its coins, around a point with some radius."""
    lift: float = 0.0
    """How far above that point the shape is broad enough for writing, in parts of the radius."""

    def middle(self, centre: Point, radius: float) -> Point:
        """Return where to write on a coin."""
        return centre[0], centre[1] - self.lift * radius


@lru_cache(maxsize=KEPT)
def card(art: CurrencyArt, mark: str, value: int, width: int, height: int) -> Stamp:
    """Draw a money card."""
    return painted_card(art, mark, value, width, height).stamp()


def painted_card(art: CurrencyArt, mark: str, value: int, width: int, height: int) -> Sketch:
    """Paint a money card: its value twice, the mark and the shape of its currency."""
    sketch = Sketch(width, height)
    narrow = width < 100
    sketch.box((0, 0, width, height), palette.INK, radius=0.10 * width)
    edge = 0.025 * width
    sketch.box((edge, edge, width - edge, height - edge), art.field, radius=0.085 * width)
    line = 0.06 * width
    sketch.frame((line, line, width - line, height - line), art.deep, 0.014 * width, radius=0.06 * width)
    index, label = (0.36, 0.31) if narrow else (0.33, 0.24)
    sketch.text(str(value), (0.21 * width, 0.225 * width), index * width, art.text)
    right = 0.91 * width - breadth(mark, Face.BLACK, round(label * width)) / 2  # within the line, however broad
    sketch.text(mark, (min((0.72 if narrow else 0.745) * width, right), 0.215 * width), label * width, art.text)
    radius = min(0.42 * width, (height - 0.4 * width) / 2)  # a low card keeps its value and mark uncovered
    centre = width / 2, height - 0.06 * width - radius
    sketch.polygon(art.outline(centre, radius), palette.CREAM, 0.026 * width)
    rim = palette.mixed(art.field, palette.CREAM, 0.25)
    sketch.outline(art.outline(centre, 0.86 * radius), rim, 0.028 * width)
    sketch.text(str(value), art.middle(centre, radius), 1.62 * radius, palette.INK)
    return sketch


@lru_cache(maxsize=64)
def coin(art: CurrencyArt, mark: str, radius: int) -> Stamp:
    """Draw the shape of a currency with its mark, in cream, to stand on its colour."""
    side = 2 * radius + 8
    sketch, centre = Sketch(side, side), (side / 2, side / 2)
    sketch.polygon(art.outline(centre, radius), palette.CREAM, EDGE)
    sketch.text(mark, art.middle(centre, radius), 0.9 * radius, palette.INK)
    return sketch.stamp()


@lru_cache(maxsize=KEPT)
def piece(art: CurrencyArt, text: str, height: int) -> Stamp:
    """Draw a coin of a currency in its colour, with its mark or a number, as high as that."""
    sketch, centre = Sketch(height, height), (height / 2, height / 2)
    radius = 0.45 * height
    sketch.polygon(art.outline(centre, radius), art.field, EDGE)
    sketch.text(text, art.middle(centre, radius), (1.2 if len(text) == 1 else 0.9) * radius, art.text)
    return sketch.stamp()


def _circle(centre: Point, radius: float) -> list[Point]:
    angles = [2 * math.pi * step / 96 for step in range(96)]
    return [(centre[0] + radius * math.cos(angle), centre[1] + radius * math.sin(angle)) for angle in angles]


def _square(centre: Point, radius: float) -> list[Point]:
    return rounded_square(centre, 1.8 * radius, 0.12 * radius)


def _star(centre: Point, radius: float) -> list[Point]:
    return star(centre, 1.06 * radius, 0.8 * radius)


def _quatrefoil(centre: Point, radius: float) -> list[Point]:
    """Return four arcs that meet on the diagonals."""
    reach, arc = 0.46 * radius, 0.48 * radius
    depth = math.sqrt(max(0.0, arc * arc - (0.46 * radius) ** 2))
    points = []
    for turn in range(4):
        start = -math.pi / 2 + turn * math.pi / 2
        across, out = (-math.sin(start), math.cos(start)), (math.cos(start), math.sin(start))
        middle = centre[0] + out[0] * (reach + depth), centre[1] + out[1] * (reach + depth)
        spread = math.pi - math.acos(min(1.0, depth / arc))
        for step in range(25):
            angle = -spread + 2 * spread * step / 24
            points.append(
                (
                    middle[0] + arc * (math.cos(angle) * out[0] + math.sin(angle) * across[0]),
                    middle[1] + arc * (math.cos(angle) * out[1] + math.sin(angle) * across[1]),
                )
            )
    return points


CURRENCIES: Mapping[str, CurrencyArt] = {
    "gulden": CurrencyArt(rgb("FADA3A"), rgb("A87708"), palette.INK, _circle),
    "dirham": CurrencyArt(rgb("1A573C"), rgb("0B3B26"), palette.CREAM, _square),
    "denar": CurrencyArt(rgb("1585DC"), rgb("0E4482"), palette.CREAM, _quatrefoil),
    "ducat": CurrencyArt(rgb("D8742A"), rgb("96440F"), palette.INK, _star),
}
"""Those of the base game."""
PLAIN = CurrencyArt(palette.PANEL_INNER, palette.LINE, palette.INK, _circle)
"""For one that nobody has drawn: its letters tell it from others."""
