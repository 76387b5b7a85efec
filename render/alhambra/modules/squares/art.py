"""Squares: the tint of a kind, a star with an orange tree, and a chip instead of a price."""

from functools import lru_cache
from pathlib import Path

from PIL import Image

from render.alhambra.art import hues
from render.alhambra.art.tile import UNIT, level_of, paint_chip, paint_ground, paint_walls
from render.alhambra.art.tokens import blank_chip
from render.kit.art import palette
from render.kit.art.drawing import FINE, Point, paint
from render.kit.art.palette import Colour
from render.kit.art.shapes import rounded_square
from render.kit.art.sketch import Sketch, Stamp, paint_text

DRAWINGS = Path(__file__).parent / "drawings"
KEPT = 64


@lru_cache(maxsize=KEPT)
def square_tile(kind: str, walls: int, text: str, size: int) -> Stamp:
    """Draw a square: the tint of its kind, a star with an orange tree, and a chip instead of a price."""
    level, own = level_of(size), hues.KINDS[kind]
    image = Image.new("RGB", (size * FINE, size * FINE), own.tint)
    scale = image.width / UNIT
    pale = own._replace(floor=own.tint, line=palette.mixed(own.line, own.tint, 0.3))
    paint_ground(image, pale, walls, level)
    paint(image, DRAWINGS / f"square-{level.letter}", scale, colours=_open_colours(kind))
    paint_walls(image, walls, level)
    x, y, side = level.chip
    longer = 0.56 * side * (len(text) - 1)
    paint_chip(image, ((x - longer / 2) * scale, y * scale), side * scale, own.deep, text, longer=longer * scale)
    return Stamp(image.reduce(FINE))


def _open_colours(kind: str) -> dict[str, Colour]:
    own = hues.KINDS[kind]
    return {"floor": own.floor, "deep": own.deep, "tint": own.tint}


@lru_cache(maxsize=64)
def square_chip(kind: str, text: str, side: int) -> Stamp:
    """Draw the chip that stands for a square in a list."""
    own, scale = hues.KINDS[kind], 1.1 * side / UNIT
    sketch = blank_chip(side, own.tint)
    corner = (side / 2 - 120 * scale) * FINE, (0.56 * side - 128 * scale) * FINE
    paint(sketch.image, DRAWINGS / "square-S", scale * FINE, corner, _open_colours(kind))
    height = 0.36 * side
    _letter(sketch, (side - 0.05 * side - 0.75 * height, 0.05 * side + height / 2), height, own.deep, text)
    return sketch.stamp()


def _letter(sketch: Sketch, centre: Point, height: float, colour: Colour, text: str) -> None:
    """Paint a small chip with a text on a larger one."""
    x, y = centre
    outline = rounded_square(centre, height, 0.22 * height)
    broad = [(px + (0.25 if px > x else -0.25) * height, py) for px, py in outline]
    sketch.polygon(broad, colour, 2)
    paint_text(sketch.image, text, (x * FINE, y * FINE), round(0.8 * height * FINE), palette.CREAM)
