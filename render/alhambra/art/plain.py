"""What nobody has drawn yet: plain tiles, cards and chips with a name on them."""

from functools import lru_cache

from PIL import Image, ImageDraw

from render.alhambra.art import hues
from render.alhambra.art.tile import EAST, SOUTH, UNIT, WEST, level_of, paint_price, paint_walls
from render.alhambra.art.tokens import blank_chip
from render.kit.art import palette
from render.kit.art.drawing import FINE
from render.kit.art.lettering import paragraph
from render.kit.art.sketch import Box, Sketch, Stamp, paint_text

KEPT = 64
LINE = 0.92
"""How far one line of a name is from the next, in sizes of type."""


@lru_cache(maxsize=KEPT)
def plain_tile(name: str, walls: int, price: int, size: int) -> Stamp:
    """Draw a tile without a building: its walls, its price if it has one, and its name."""
    level, side = level_of(size), size * FINE
    image = Image.new("RGB", (side, side), hues.PATH)
    ImageDraw.Draw(image).rectangle((0, 0, side - 1, side - 1), outline=palette.STRONG_LINE, width=side // 80)
    paint_walls(image, walls, level)
    scale = side / UNIT
    if price:
        paint_price(image, price, level)
    east, south, west = ((level.wall if walls & wall else 4) + 6 for wall in (EAST, SOUTH, WEST))
    _paint_name(image, name, (west * scale, 110 * scale, side - east * scale, side - south * scale))
    return Stamp(image.reduce(FINE))


@lru_cache(maxsize=KEPT)
def plain_card(name: str, width: int, height: int) -> Stamp:
    """Draw a card with nothing but its name."""
    sketch, edge, line = Sketch(width, height), 0.025 * width, 0.06 * width
    sketch.box((0, 0, width, height), palette.INK, radius=0.10 * width)
    sketch.box((edge, edge, width - edge, height - edge), palette.CREAM, radius=0.085 * width)
    sketch.frame((line, line, width - line, height - line), palette.STRONG_LINE, 0.014 * width, radius=0.06 * width)
    inner = 1.6 * line * FINE
    _paint_name(sketch.image, name, (inner, inner, width * FINE - inner, height * FINE - inner))
    return sketch.stamp()


@lru_cache(maxsize=KEPT)
def plain_chip(name: str, side: int) -> Stamp:
    """Draw a chip with the first letters of a name."""
    sketch = blank_chip(side, hues.PATH)
    sketch.text(name[:2], (side / 2, side / 2), 0.62 * side, palette.INK)
    return sketch.stamp()


def _paint_name(image: Image.Image, name: str, box: Box) -> None:
    """Paint a name in the middle of a box, in as many lines and as large as fits."""
    left, top, right, bottom = box
    lines, size = paragraph(name, right - left, bottom - top, round(0.2 * image.width), line=LINE)
    first = (top + bottom) / 2 - LINE * size * (len(lines) - 1) / 2
    for number, line in enumerate(lines):
        paint_text(image, line, ((left + right) / 2, first + LINE * size * number), size, palette.INK)
