"""Medinas: three domed houses on a ground of their own, with walls, price and letter like a building."""

from functools import lru_cache
from pathlib import Path

from PIL import Image

from render.alhambra.art import hues
from render.alhambra.art.tile import FOOT, LARGE, UNIT, level_of, paint_chip, paint_ground, paint_price, paint_walls
from render.alhambra.art.tokens import blank_chip
from render.kit.art import palette
from render.kit.art.drawing import FINE, paint
from render.kit.art.palette import rgb
from render.kit.art.shapes import rounded_square
from render.kit.art.sketch import Stamp

DRAWINGS = Path(__file__).parent / "drawings"
GROUND = rgb("E0A4AC")
COLOURS = hues.KindColours(GROUND, rgb("CF8F99"), palette.TERRACOTTA_DARK, rgb("F1D3D6"), palette.TERRACOTTA_DARK)
"""A dusty rose, which keeps its distance from all kinds, also for those who see few colours."""


@lru_cache(maxsize=64)
def medina_tile(walls: int, price: int, letter: str, size: int) -> Stamp:
    """Draw a medina."""
    level = level_of(size)
    image = Image.new("RGB", (size * FINE, size * FINE), GROUND)
    scale, share = image.width / UNIT, 1.0 if level is LARGE else level.building
    paint_ground(image, COLOURS, walls, level)
    at = FOOT[0] * scale * (1 - share), FOOT[1] * scale * (1 - share)
    paint(image, DRAWINGS / f"medina-{level.letter}", scale * share, at)
    paint_walls(image, walls, level)
    paint_price(image, price, level)
    x, y, side = level.chip
    paint_chip(image, (x * scale, y * scale), side * scale, COLOURS.deep, letter)
    return Stamp(image.reduce(FINE))


@lru_cache(maxsize=16)
def medina_chip(side: int, letter: str = "", ground: palette.Colour = GROUND) -> Stamp:
    """Draw the chip that stands for medinas where something is counted or listed, perhaps with its letter."""
    sketch, scale = blank_chip(side, ground), 1.12 * side / UNIT
    corner = (side / 2 - 121 * scale) * FINE, (0.9 * side - 204 * scale) * FINE
    paint(sketch.image, DRAWINGS / "medina-M", scale * FINE, corner)
    if letter:
        chip = 0.31 * side
        centre = side - 0.06 * side - chip / 2, 0.06 * side + chip / 2
        sketch.polygon(rounded_square(centre, chip, 0.22 * chip), COLOURS.deep, 2)
        sketch.text(letter, centre, 0.8 * chip, palette.CREAM)
    return sketch.stamp()
