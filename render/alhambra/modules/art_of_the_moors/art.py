"""Culture tiles: hexagons with six fields clockwise from the top, and the price in the middle."""

import math
from functools import lru_cache

from render.kit.art import palette
from render.kit.art.drawing import Point
from render.kit.art.sketch import Sketch, Stamp

BROAD = 2 / math.sqrt(3)
"""How broad a hexagon is that stands on a side, in its height."""
DISC = 0.36
"""The diameter of the disc with the price, in the height of the tile."""
FIELD = 0.335
"""How far the points of a field are from the middle, in the height of the tile."""
NUMBERS, PRICE, LONG_PRICE = 0.19, 0.24, 0.15
"""Sizes of type, in the height of the tile."""


def hexagon(centre: Point, radius: float) -> list[Point]:
    """Return the corners of a hexagon that stands on a side; the first two are those of the upper one."""
    x, y = centre
    return [
        (x + radius * math.cos(math.radians(60 * corner - 120)), y + radius * math.sin(math.radians(60 * corner - 120)))
        for corner in range(6)
    ]


@lru_cache(maxsize=16)
def culture_tile(points: tuple[int, ...], price: str, height: int) -> Stamp:
    """Draw a culture tile with the points of all its fields."""
    across = round(BROAD * height)
    sketch, centre = Sketch(across, height), (across / 2, height / 2)
    corners = hexagon(centre, across / 2 - 2)
    sketch.polygon(corners, palette.CREAM, 4)
    for field, number in enumerate(points):
        sketch.line([centre, corners[field]], palette.INK, 3)
        turn = math.radians(60 * field - 90)
        at = centre[0] + FIELD * height * math.cos(turn), centre[1] + FIELD * height * math.sin(turn)
        sketch.text(str(number), at, NUMBERS * height, palette.INK)
    _paint_price(sketch, centre, DISC * height, price, (PRICE if len(price) < 3 else LONG_PRICE) * height)
    return sketch.stamp()


@lru_cache(maxsize=64)
def culture_sign(price: str, height: int, *, more: bool = False) -> Stamp:
    """Draw the short form of a culture tile: a hexagon with the price, and an arrow if it can go further."""
    across, arrow = round(BROAD * height), round(0.24 * height)
    sketch, centre = Sketch(across + (arrow if more else 0), height), (across / 2, height / 2)
    if more:
        tip = [
            (across - 0.06 * height, 0.3 * height),
            (across + arrow - 2, height / 2),
            (across - 0.06 * height, 0.7 * height),
        ]
        sketch.polygon(tip, palette.GOLD, 2)
    sketch.polygon(hexagon(centre, across / 2 - 1), palette.TURQUOISE, max(2.0, 0.04 * height))
    size = (0.6 if len(price) == 1 else 0.52 if len(price) == 2 else 0.42) * height
    _paint_price(sketch, centre, 0.8 * height, price, size)
    return sketch.stamp()


def _paint_price(sketch: Sketch, centre: Point, diameter: float, price: str, size: float) -> None:
    for share, colour in ((1.0, palette.INK), (0.92, palette.GOLD), (0.8, palette.CREAM)):
        sketch.disc(centre, share * diameter / 2, colour)
    sketch.text(price, centre, size, palette.INK, squeeze=1.0 if len(price) == 1 else 0.9)


@lru_cache(maxsize=8)
def culture_icon(side: int, ground: palette.Colour | None = None) -> Stamp:
    """Draw the plain hexagon that stands for all culture tiles."""
    sketch, centre = Sketch(side, side), (side / 2, side / 2)
    sketch.polygon(hexagon(centre, side / 2 - 2), palette.TURQUOISE, max(2.0, 0.05 * side))
    sketch.disc(centre, 0.2 * side, palette.GOLD)
    return sketch.stamp()


def paint_hexagon(sketch: Sketch, middle: Point) -> None:
    """Paint the hexagon that marks points for culture."""
    sketch.polygon(hexagon(middle, 20), palette.CREAM, 3)
    sketch.disc(middle, 8, palette.GOLD)
