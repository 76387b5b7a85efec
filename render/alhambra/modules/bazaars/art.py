"""Bazaars: a stall on sand, at its foot the three kinds that it wants, and a coin with the price if it is for sale."""

from functools import lru_cache
from pathlib import Path
from typing import NamedTuple, TypeAlias

from PIL import Image, ImageDraw

from render.alhambra.art import hues
from render.alhambra.art.hues import KindColours
from render.alhambra.art.money import CurrencyArt
from render.alhambra.art.tile import LARGE, MEDIUM, SMALL, UNIT, level_of, paint_ground, paint_walls
from render.alhambra.art.tokens import blank_chip
from render.kit.art import palette
from render.kit.art.drawing import FINE, Point, paint, stroke
from render.kit.art.palette import Colour, rgb
from render.kit.art.sketch import Sketch, Stamp, paint_text

DRAWINGS = Path(__file__).parent / "drawings"
KEPT = 128
SAND, SAND_LINE, SAND_EDGE = rgb("F3D9A4"), rgb("E7C88B"), rgb("A98452")
GROUND = KindColours(SAND, SAND_LINE, SAND_EDGE, SAND, SAND_EDGE)
ROOF = rgb("C8643C")
HIGHER = 14
"""How much higher a stall stands that has no coin above it."""
FOOT = 232
CHIPS = {LARGE: (58, 62), MEDIUM: (70, 76), SMALL: (74, 78)}
"""The side of a chip, and how far it is from one to the next."""
COIN, COIN_TEXT = (56, 56, 44), (60, 50)
"""Where the coin is and its radius; how large a price of one and of two digits is."""
LIGHT = ("chambers", "garden")
"""The kinds on whose colours dark letters can be read."""
STALL = 54

Wanted: TypeAlias = tuple[tuple[str, str], ...]
"""Kinds, each with its letter."""


class Coin(NamedTuple):
    """What a bazaar costs."""

    art: CurrencyArt
    text: str


@lru_cache(maxsize=KEPT)
def bazaar_tile(wanted: Wanted, walls: int, size: int, coin: Coin | None = None) -> Stamp:
    """Draw a bazaar, with its price if it is for sale."""
    level = level_of(size)
    image = Image.new("RGB", (size * FINE, size * FINE), SAND)
    scale = image.width / UNIT
    paint_ground(image, GROUND, walls, level)
    paint(image, DRAWINGS / f"stall-{level.letter}", scale, (0, 0 if coin else -HIGHER * scale))
    paint_walls(image, walls, level)
    side, step = CHIPS[level]
    for number, (kind, letter) in enumerate(wanted):
        x = UNIT / 2 + (number - (len(wanted) - 1) / 2) * step
        _paint_kind(image, (x * scale, (FOOT - side / 2) * scale), side * scale, kind, letter)
    if coin:
        _paint_coin(image, coin, scale)
    return Stamp(image.reduce(FINE))


def _paint_kind(image: Image.Image, centre: Point, side: float, kind: str, letter: str) -> None:
    """Paint the chip of a kind in the colour of its tiles."""
    draw, (x, y) = ImageDraw.Draw(image), centre
    for half, fill in ((side / 2, palette.INK), (side * 0.43, hues.KINDS[kind].floor)):
        draw.rounded_rectangle((x - half, y - half, x + half, y + half), radius=0.44 * half, fill=fill)
    paint_text(image, letter, centre, round(0.8 * side), palette.INK if kind in LIGHT else palette.CREAM)


def _paint_coin(image: Image.Image, coin: Coin, scale: float) -> None:
    """Paint the coin of a currency with a price on it."""
    x, y, radius = (value * scale for value in COIN)
    outline = coin.art.outline((x, y), radius)
    ImageDraw.Draw(image).polygon(outline, fill=coin.art.field)
    stroke(ImageDraw.Draw(image), outline, 6 * scale, palette.INK, closed=True)
    size = COIN_TEXT[len(coin.text) > 1] * scale
    paint_text(image, coin.text, coin.art.middle((x, y), radius), round(size), coin.art.text)


@lru_cache(maxsize=16)
def bazaar_chip(side: int, ground: Colour = SAND) -> Stamp:
    """Draw the chip that stands for bazaars where something is counted or listed."""
    sketch, scale = blank_chip(side, ground), 1.12 * side / UNIT
    corner = (side / 2 - 120 * scale) * FINE, (side / 2 - 124 * scale) * FINE
    paint(sketch.image, DRAWINGS / "stall-M", scale * FINE, corner)
    return sketch.stamp()


def paint_stall(sketch: Sketch, middle: Point) -> None:
    """Paint the stall that marks points for bazaars."""
    scale = STALL / UNIT
    at = (middle[0] - 120 * scale) * FINE, (middle[1] - 125 * scale) * FINE
    paint(sketch.image, DRAWINGS / "stall-S", scale * FINE, at)
