"""Wooden walls: planks with nails and no teeth, clearly no bricks; and the cards that bring them."""

from functools import lru_cache
from pathlib import Path

from PIL import Image, ImageChops

from render.alhambra.art.tile import UNIT, level_of, marks_mask, turned_strip
from render.kit.art import palette
from render.kit.art.drawing import FINE
from render.kit.art.palette import rgb
from render.kit.art.sketch import Sketch, Stamp

DRAWINGS = Path(__file__).parent / "drawings"
WOOD, WOOD_LIGHT = rgb("B98A55"), rgb("C79A63")
PLANKS = 4
"""How many planks a side of the tile on a card has."""


@lru_cache(maxsize=64)
def planks_on_tile(walls: int, size: int, *, marked: bool = True) -> Stamp:
    """Draw the planks along some sides of a tile, and nothing else of it; the price and the letter lie above."""
    level, fine = level_of(size), size * FINE
    image, mask = Image.new("RGB", (fine, fine), palette.INK), Image.new("L", (fine, fine))
    for side in range(4):
        if walls >> side & 1:
            strip, at = turned_strip(DRAWINGS / f"planks-{level.letter}", level.wall, side, fine)
            image.paste(strip, at)
            mask.paste(255, (*at, at[0] + strip.width, at[1] + strip.height))
    found = mask.reduce(FINE)
    return Stamp(image.reduce(FINE), ImageChops.subtract(found, marks_mask(size)) if marked else found)


@lru_cache(maxsize=16)
def planks_on_edge(side: int, size: int) -> Stamp:
    """Draw the planks on one side of a tile without price and letter, around the middle of that edge."""
    whole, thick = planks_on_tile(1 << side, size, marked=False), round(level_of(size).wall * size / UNIT)
    low, high = (0, thick) if side in (0, 3) else (size - thick, size)
    box = (0, low, size, high) if side % 2 == 0 else (low, 0, high, size)
    strip = whole.image.crop(box)
    across, down = (size, 2 * thick) if side % 2 == 0 else (2 * thick, size)
    image, mask = Image.new("RGB", (across, down)), Image.new("L", (across, down))
    at = ((0, thick), (0, 0), (0, 0), (thick, 0))[side]
    image.paste(strip, at)
    mask.paste(255, (*at, at[0] + strip.width, at[1] + strip.height))
    return Stamp(image, mask)


@lru_cache(maxsize=32)
def wall_card(walls: int, letters: str, size: tuple[int, int]) -> Stamp:
    """Draw a wall card: a tile in outline with planks on some sides, and the letters of these."""
    width, height = size
    sketch, edge, line = Sketch(width, height), max(2.0, 0.03 * width), 0.08 * width
    sketch.box((0, 0, width, height), palette.INK, radius=0.1 * width)
    sketch.box((edge, edge, width - edge, height - edge), palette.CREAM, radius=0.08 * width)
    sketch.frame(
        (line, line, width - line, height - line), palette.GOLD_DARK, max(1.5, 0.016 * width), radius=0.05 * width
    )
    side = min(0.68 * width, height - 4 * line)
    left, top = (width - side) / 2, (height - side) / 2
    sketch.box((left, top, left + side, top + side), palette.STRONG_LINE, radius=0)
    sketch.box((left + 2, top + 2, left + side - 2, top + side - 2), palette.PANEL_INNER, radius=0)
    for number in range(4):
        if walls >> number & 1:
            _paint_planks(sketch, (left, top), side, number)
    north, east, south, west = (walls >> number & 1 for number in range(4))
    middle = left + side / 2 + 0.08 * side * (west - east), top + side / 2 + 0.08 * side * (north - south)
    sketch.text(letters, middle, (0.52 if len(letters) == 1 else 0.42) * side, palette.INK)
    return sketch.stamp()


def _paint_planks(sketch: Sketch, corner: tuple[float, float], side: float, number: int) -> None:
    (left, top), thick, step = corner, 0.2 * side, side / PLANKS
    for plank in range(PLANKS):
        start, end = plank * step, (plank + 1) * step
        near, far = (0.0, thick) if number in (0, 3) else (side - thick, side)
        box = (start, near, end, far) if number % 2 == 0 else (near, start, far, end)
        x, y, right, bottom = left + box[0], top + box[1], left + box[2], top + box[3]
        sketch.box((x, y, right, bottom), palette.INK, radius=0)
        sketch.box((x + 2, y + 2, right - 2, bottom - 2), WOOD if plank % 2 else WOOD_LIGHT, radius=0)
