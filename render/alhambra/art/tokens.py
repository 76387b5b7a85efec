"""What stands beside and upon tiles: the length of a wall, chips of kinds, the bag, the draw pile and the reserve."""

from functools import lru_cache

from render.alhambra.art import DRAWINGS, hues
from render.alhambra.art.tile import MEDIUM
from render.kit.art import palette, stamps
from render.kit.art.drawing import FINE, paint
from render.kit.art.lettering import CAP_HEIGHT
from render.kit.art.palette import Colour
from render.kit.art.shapes import rounded_square, star
from render.kit.art.sketch import Sketch, Stamp
from render.kit.art.stamps import DIGIT, EDGE

KEPT = 96


@lru_cache(maxsize=KEPT)
def wall_badge(length: int, radius: int) -> Stamp:
    """Draw the star with the length of a wall."""
    side = 2 * radius + 10
    sketch, centre = Sketch(side, side), (side / 2, side / 2)
    sketch.polygon(star(centre, radius, 0.8 * radius), palette.GOLD, 4)
    sketch.disc(centre, 0.66 * radius, palette.GOLD_LIGHT)
    sketch.text(str(length), centre, 0.94 * radius, palette.INK)
    return sketch.stamp()


@lru_cache(maxsize=KEPT)
def edge_mark(number: int, size: int) -> Stamp:
    """Draw the plate with the number of an edge, only a little larger than its digits."""
    text = str(number)
    squeeze = 1.0 if len(text) == 1 else 0.9
    down = round(CAP_HEIGHT * size + 0.16 * size + 2 * EDGE)
    across = max(down, round(DIGIT * size * len(text) * squeeze + 0.1 * size + 2 * EDGE))
    sketch, radius = Sketch(across, down), 0.3 * down
    sketch.box((0, 0, across, down), palette.INK, radius=radius)
    sketch.box((EDGE, EDGE, across - EDGE, down - EDGE), palette.GOLD_LIGHT, radius=radius - EDGE)
    sketch.text(text, (across / 2, down / 2), size, palette.INK, squeeze=squeeze)
    return sketch.stamp()


@lru_cache(maxsize=KEPT)
def count_chip(kind: str, letter: str, side: int) -> Stamp:
    """Draw the chip that stands for a kind of building where tiles are counted."""
    colours, sketch = hues.KINDS[kind], blank_chip(side, hues.KINDS[kind].floor)
    scale = 0.94 * side / 240
    corner = (side / 2 - 124 * scale) * FINE, (0.86 * side - 204 * scale) * FINE
    paint(sketch.image, DRAWINGS / f"{kind}-{MEDIUM.letter}", scale * FINE, corner)
    chip = 0.31 * side
    centre = side - 0.06 * side - chip / 2, 0.06 * side + chip / 2
    sketch.polygon(rounded_square(centre, chip, 0.22 * chip), colours.deep, 2)
    sketch.text(letter, centre, 0.8 * chip, palette.CREAM)
    return sketch.stamp()


def icon(name: str, height: int) -> Stamp:
    """Draw the bag, the deck or the reserve, as high as that."""
    return stamps.icon(DRAWINGS / name, height)


@lru_cache(maxsize=4)
def deck_on_night(height: int) -> Stamp:
    """Draw the draw pile in light outlines, to stand on the night of a header."""
    sketch, across, step = Sketch(0.86 * height, height, edge=palette.CREAM), 0.66 * height, 0.1 * height
    for number in (2, 1, 0):
        box = step * number, step * (2 - number), step * number + across, step * (2 - number) + 0.8 * height
        sketch.box(box, palette.CREAM, radius=0.1 * height)
        inner = box[0] + EDGE, box[1] + EDGE, box[2] - EDGE, box[3] - EDGE
        sketch.box(inner, palette.COBALT if not number else palette.PLASTER_SHADE, radius=0.06 * height)
    sketch.polygon(star((across / 2, 0.6 * height), 0.2 * height, 0.14 * height), palette.GOLD)
    return sketch.stamp()


@lru_cache(maxsize=16)
def wall_pattern(walls: int, side: int) -> Stamp:
    """Draw a square with some walls, as a tile has them."""
    sketch, thick = Sketch(side, side), 0.2 * side
    sketch.box((0, 0, side, side), palette.INK, radius=0)
    sketch.box((3, 3, side - 3, side - 3), palette.CREAM, radius=0)
    bands = (0, 0, side, thick), (side - thick, 0, side, side), (0, side - thick, side, side), (0, 0, thick, side)
    for number, (left, top, right, bottom) in enumerate(bands):
        if walls >> number & 1:
            sketch.box((left, top, right, bottom), palette.INK, radius=0)
            sketch.box((left + 3, top + 3, right - 3, bottom - 3), hues.WALL, radius=0)
    return sketch.stamp()


def blank_chip(side: int, fill: Colour) -> Sketch:
    """Begin a chip that stands for something where it is counted or listed."""
    sketch, edge = Sketch(side, side), max(3.0, 0.035 * side)
    sketch.box((0, 0, side, side), palette.INK, radius=0.14 * side)
    sketch.box((edge, edge, side - edge, side - edge), fill, radius=0.11 * side)
    return sketch
