"""Magical buildings: a star behind the house and the price, and a compass whose red tip is the printed north."""

from functools import lru_cache
from math import cos, pi, sin

from PIL import Image, ImageDraw

from render.alhambra.art import hues
from render.alhambra.art.tile import (
    LARGE,
    SMALL,
    UNIT,
    Level,
    level_of,
    paint_building,
    paint_chip,
    paint_ground,
    paint_price,
    paint_walls,
)
from render.kit.art import palette
from render.kit.art.drawing import FINE, Point
from render.kit.art.palette import Colour, rgb
from render.kit.art.sketch import Stamp

STAR, STAR_CENTRE = ((100, 77), (84, 65)), (120, 126)
"""The outer and inner radius of the star and of the lighter one in it, and their middle."""
COMPASS = {"L": 31, "M": 38, "S": 44}
COMPASS_CENTRE = (120, 206)
RIM = (1.34, 1.02)
"""The radii of the star around the price, beside that of its disc."""
NEEDLE, TAIL = rgb("C8322B"), rgb("8C93A8")


@lru_cache(maxsize=128)
def magical_tile(kind: str, walls: int, turned: int, label: tuple[int, str], size: int) -> Stamp:
    """Draw one with walls on some sides, after some quarter turns: the house, the price and the letter stay upright."""
    (price, letter), level = label, level_of(size)
    image = Image.new("RGB", (size * FINE, size * FINE), hues.KINDS[kind].floor)
    scale = image.width / UNIT
    paint_ground(image, hues.KINDS[kind], walls, level)
    draw = ImageDraw.Draw(image)
    for (outer, inner), colour in zip(STAR, (palette.GOLD, palette.GOLD_LIGHT), strict=True):
        _star(draw, STAR_CENTRE, (outer, inner), colour, scale)
    paint_building(image, kind, level, scale)
    paint_walls(image, walls, level)
    x, y, radius = level.price
    _star(draw, (x, y), (RIM[0] * radius, RIM[1] * radius), palette.GOLD, scale)
    paint_price(image, price, level)
    x, y, side = level.chip
    paint_chip(image, (x * scale, y * scale), side * scale, hues.KINDS[kind].deep, letter)
    _compass(draw, turned, level, scale)
    return Stamp(image.reduce(FINE))


def _star(draw: ImageDraw.ImageDraw, centre: Point, radii: tuple[float, float], colour: Colour, scale: float) -> None:
    """Paint a star with eight points, with a line around it."""
    points = [
        (
            (centre[0] + radii[corner % 2] * cos(corner * pi / 8)) * scale,
            (centre[1] + radii[corner % 2] * sin(corner * pi / 8)) * scale,
        )
        for corner in range(16)
    ]
    draw.polygon(points, fill=colour, outline=palette.INK, width=max(1, round(3 * scale)))


def _compass(draw: ImageDraw.ImageDraw, turned: int, level: Level, scale: float) -> None:
    """Paint the compass; its red tip shows where the printed north has gone."""
    (x, y), radius = COMPASS_CENTRE, COMPASS[level.letter]
    for share, colour in ((1.0, palette.INK), (0.86, palette.CREAM)):
        reach = radius * share * scale
        draw.ellipse((x * scale - reach, y * scale - reach, x * scale + reach, y * scale + reach), fill=colour)
    ahead = [(0, -1), (1, 0), (0, 1), (-1, 0)][turned]
    aside = -ahead[1], ahead[0]
    long, thin = (0.74, 0.3) if level is LARGE else (0.8, 0.42 if level is SMALL else 0.36)
    for way, colour in ((1, NEEDLE), (-1, TAIL)):
        tip = x + way * long * radius * ahead[0], y + way * long * radius * ahead[1]
        feet = [(x + side * thin * radius * aside[0], y + side * thin * radius * aside[1]) for side in (1, -1)]
        draw.polygon([(px * scale, py * scale) for px, py in (tip, *feet)], fill=colour, outline=palette.INK)
