"""What pictures of any game put down: panels, shields, marks and frames. Each is drawn once and kept."""

import math
from functools import lru_cache
from pathlib import Path

from PIL import Image

from render.kit.art import palette
from render.kit.art.drawing import FINE, Point, extent, paint
from render.kit.art.palette import Colour
from render.kit.art.shapes import shield_outline, star
from render.kit.art.sketch import Sketch, Stamp

EMBLEMS = Path(__file__).parent / "drawings"
KEPT = 96
EDGE = 3
"""How thick the outline of small things is."""
DIGIT = 0.54
"""The width of any digit, for a size of 1."""
FADED = 0.7
"""How much of something pale is not there."""


@lru_cache(maxsize=KEPT)
def shield(emblem: str, colour: Colour, width: int) -> Stamp:
    """Draw the shield of a seat."""
    height = 1.2 * width
    sketch = Sketch(width, height)
    for inset, fill in ((0, palette.CREAM), (0.045, palette.INK), (0.11, colour)):
        sketch.polygon(shield_outline(width, height, inset * width), fill)
    colours = {"emblem": palette.written_on(colour), "field": colour}
    scale = 0.9 * width / 120
    corner = (width / 2 - 60 * scale) * FINE, (0.53 * height - 60 * scale) * FINE
    paint(sketch.image, EMBLEMS / f"emblem-{emblem}", scale * FINE, corner, colours)
    return sketch.stamp()


@lru_cache(maxsize=KEPT)
def choice_mark(text: str, radius: int) -> Stamp:
    """Draw the disc with the number of something to choose."""
    side = 2 * radius + 6
    sketch, centre = Sketch(side, side), (side / 2, side / 2)
    sketch.disc(centre, radius + 1, palette.INK)
    sketch.disc(centre, radius - 2, palette.TURQUOISE)
    sketch.text(text, centre, (1.3 if len(text) < 3 else 0.95) * radius, palette.CREAM)
    return sketch.stamp()


@lru_cache(maxsize=KEPT)
def newest_mark(radius: int) -> Stamp:
    """Draw the disc with a star that marks the newest tile."""
    side = 2 * radius + 6
    sketch, centre = Sketch(side, side), (side / 2, side / 2)
    sketch.disc(centre, radius + 1, palette.INK)
    sketch.disc(centre, radius - 2, palette.TURQUOISE)
    sketch.polygon(star(centre, 0.68 * radius, 0.3 * radius), palette.CREAM)
    return sketch.stamp()


@lru_cache(maxsize=16)
def new_pill(number: int, height: int) -> Stamp:
    """Draw the pill that tells how many tiles of somebody are new: the star that marks them, and a number."""
    digits, middle = DIGIT * height * len(str(number)), height / 2
    across = math.ceil(1.1 * height + digits)
    sketch = Sketch(across, height)
    sketch.box((0, 0, across, height), palette.INK, radius=middle)
    sketch.box((EDGE, EDGE, across - EDGE, height - EDGE), palette.TURQUOISE, radius=middle - EDGE)
    sketch.polygon(star((0.92 * middle, middle), 0.68 * middle, 0.3 * middle), palette.CREAM)
    sketch.text(str(number), (across - 0.6 * middle - digits / 2 + 2, middle), 0.86 * height, palette.CREAM)
    return sketch.stamp()


@lru_cache(maxsize=64)
def hand_icon(height: int) -> Stamp:
    """Draw a fan of three cards, which stands for a hand."""
    sketch = Sketch(1.3 * height, height)
    for x, degrees in ((0.36, -14), (0.57, -4), (0.9, 17)):
        outline = _turned_card((x * height, 0.5 * height), 0.78 * height, degrees)
        sketch.polygon(outline, palette.CREAM, max(2.0, 0.07 * height))
    sketch.polygon(star((0.9 * height, 0.5 * height), 0.13 * height, 0.09 * height), palette.STRONG_LINE)
    return sketch.stamp()


def _turned_card(centre: Point, height: float, degrees: float) -> list[Point]:
    """Return the corners of a small card, leaning to the right by some degrees."""
    lean, half = math.radians(degrees), (0.33 * height, 0.5 * height)
    corners = [(right * half[0], down * half[1]) for right, down in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    return [
        (centre[0] + x * math.cos(lean) - y * math.sin(lean), centre[1] + x * math.sin(lean) + y * math.cos(lean))
        for x, y in corners
    ]


@lru_cache(maxsize=256)
def seat_shield(seat: int, width: int) -> Stamp:
    """Draw the shield of a seat by its number."""
    return shield(*palette.SEATS[seat], width)


@lru_cache(maxsize=64)
def rival_shield(width: int) -> Stamp:
    """Draw the shield of a participant without a seat."""
    return shield(*palette.RIVAL, width)


@lru_cache(maxsize=16)
def panel(across: int, down: int, fill: Colour, line: Colour, *, radius: int = 22, thickness: int = 3) -> Stamp:
    """Draw a box with rounded corners and an edge."""
    small = 2 * radius + 3
    if across > small and down > small:
        return panel_corners(fill, line, radius=radius, thickness=thickness).stretched(across, down)
    return _small_panel(across, down, fill, line, radius=radius, thickness=thickness)


def panel_corners(fill: Colour, line: Colour, *, radius: int = 22, thickness: int = 3) -> Stamp:
    """Draw a panel that is only as large as its corners need, to be stretched."""
    small = 2 * radius + 3
    return _small_panel(small, small, fill, line, radius=radius, thickness=thickness)


@lru_cache(maxsize=128)
def _small_panel(across: int, down: int, fill: Colour, line: Colour, *, radius: int, thickness: int) -> Stamp:
    """Draw a panel that is only as large as its corners need; larger ones are made of it."""
    sketch = Sketch(across, down)
    sketch.box((0, 0, across, down), line, radius=radius)
    inner = thickness, thickness, across - thickness, down - thickness
    sketch.box(inner, fill, radius=max(1, radius - thickness))
    return sketch.stamp()


@lru_cache(maxsize=8)
def grid_point() -> Stamp:
    """Draw the small mark on the points of a board's grid."""
    sketch = Sketch(14, 14, edge=palette.STRONG_LINE)
    sketch.polygon(star((7, 7), 6.8, 3.1, 4), palette.STRONG_LINE)
    return sketch.stamp()


@lru_cache(maxsize=64)
def newest_frame(side: int) -> Stamp:
    """Draw the frame of the newest tile, open in the middle."""
    gap = max(3, round(0.045 * side))
    outer = side + 2 * gap
    sketch = Sketch(outer, outer)
    thick = max(7.0, 0.07 * side)
    for inset, width_, colour in ((0.0, thick, palette.INK), (2.0, thick - 4, palette.TURQUOISE_LIGHT)):
        sketch.ring((inset, inset, outer - inset, outer - inset), colour, width_, radius=0.08 * side)
    return sketch.stamp()


@lru_cache(maxsize=64)
def line_end(radius: int) -> Stamp:
    """Draw the end of the golden line."""
    side = 2 * radius + 4
    sketch = Sketch(side, side)
    sketch.disc((side / 2, side / 2), radius + 1, palette.INK)
    sketch.disc((side / 2, side / 2), radius - 2, palette.GOLD_LIGHT)
    return sketch.stamp()


@lru_cache(maxsize=KEPT)
def icon(source: Path, height: int) -> Stamp:
    """Draw a drawing as large as it is without the space around it, as high as that."""
    left, top, right, bottom = extent(source)
    scale = height / (bottom - top)
    sketch = Sketch((right - left) * scale, height)
    sketch.painted(source, scale, (-left * scale, -top * scale))
    return sketch.stamp()


def faded(stamp: Stamp, share: float = FADED) -> Stamp:
    """Return something palely, where it is not what matters."""
    ground = Image.new("RGB", stamp.size, palette.PANEL)
    return Stamp(Image.blend(stamp.image.convert("RGB"), ground, share), stamp.mask)
