"""Money: a shape for each currency, its coins and its cards."""

import math
from functools import lru_cache

from render.alhambra.art import hues
from render.kit.art import palette
from render.kit.art.drawing import Point
from render.kit.art.shapes import rounded_square, star
from render.kit.art.sketch import Sketch, Stamp
from render.kit.art.stamps import EDGE

KEPT = 96


@lru_cache(maxsize=KEPT)
def card(currency: str, mark: str, value: int, width: int, height: int) -> Stamp:
    """Draw a money card: its value twice, the mark and the shape of its currency."""
    colours, sketch = hues.CURRENCIES[currency], Sketch(width, height)
    narrow = width < 100
    sketch.box((0, 0, width, height), palette.INK, radius=0.10 * width)
    edge = 0.025 * width
    sketch.box((edge, edge, width - edge, height - edge), colours.field, radius=0.085 * width)
    line = 0.06 * width
    sketch.frame((line, line, width - line, height - line), colours.deep, 0.014 * width, radius=0.06 * width)
    index, label = (0.36, 0.31) if narrow else (0.33, 0.24)
    sketch.text(str(value), (0.21 * width, 0.225 * width), index * width, colours.text)
    sketch.text(mark, ((0.72 if narrow else 0.745) * width, 0.215 * width), label * width, colours.text)
    radius = min(0.42 * width, (height - 0.4 * width) / 2)  # a low card keeps its value and mark uncovered
    centre = width / 2, height - 0.06 * width - radius
    sketch.polygon(coin_outline(currency, centre, radius), palette.CREAM, 0.026 * width)
    rim = palette.mixed(colours.field, palette.CREAM, 0.25)
    sketch.outline(coin_outline(currency, centre, 0.86 * radius), rim, 0.028 * width)
    sketch.text(str(value), centre, 1.62 * radius, palette.INK)
    return sketch.stamp()


@lru_cache(maxsize=64)
def coin(currency: str, mark: str, radius: int) -> Stamp:
    """Draw the shape of a currency with its mark, in cream, to stand on its colour."""
    side = 2 * radius + 8
    sketch, centre = Sketch(side, side), (side / 2, side / 2)
    sketch.polygon(coin_outline(currency, centre, radius), palette.CREAM, EDGE)
    sketch.text(mark, centre, 0.9 * radius, palette.INK)
    return sketch.stamp()


def coin_outline(currency: str, centre: Point, radius: float) -> list[Point]:
    """Give the shape of a currency: circle, square, quatrefoil or star; a cut gem for any other."""
    x, y = centre
    if currency == "gulden":
        return [(x + radius * math.cos(a), y + radius * math.sin(a)) for a in _angles(96)]
    if currency == "dirham":
        return rounded_square(centre, 1.8 * radius, 0.12 * radius)
    if currency == "denar":
        return _quatrefoil(centre, radius)
    if currency == "ducat":
        return star(centre, 1.06 * radius, 0.8 * radius)
    shape = ((-0.55, -0.85), (0.55, -0.85), (1, -0.25), (0, 1), (-1, -0.25))
    return [(x + radius * right, y + radius * down) for right, down in shape]


def _quatrefoil(centre: Point, radius: float) -> list[Point]:
    """Give four arcs that meet on the diagonals."""
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


def _angles(number: int) -> list[float]:
    return [2 * math.pi * step / number for step in range(number)]
