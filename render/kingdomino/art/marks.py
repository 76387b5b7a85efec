"""What is drawn onto a kingdom: seams and empty cells, banners with points, frames of what is new."""

from functools import lru_cache

from render.kingdomino.art import hues
from render.kingdomino.art.cell import UNIT
from render.kit.art import palette
from render.kit.art.dashes import dashed_box
from render.kit.art.drawing import Point
from render.kit.art.palette import Colour
from render.kit.art.sketch import Sketch, Stamp
from render.kit.art.stamps import newest_frame

DASHES = 9
"""How many dashes a seam has."""
DASH = 0.6
"""How long they are, beside the way from one to the next."""
SEAM = 0.014
EMPTY, CHOICE = 0.84, 0.93
"""How large the dashed square of an empty cell is, and of one that can be chosen, in sides of a cell."""


@lru_cache(maxsize=64)
def seam(land: str, size: int, *, upright: bool) -> Stamp:
    """Draw the dashed line between two squares of a territory."""
    thick = max(2, round(SEAM * size))
    across, down = (thick, size) if upright else (size, thick)
    colour = hues.LANDS[land].seam
    sketch = Sketch(across, down, edge=colour)
    period = size / DASHES
    for number in range(DASHES):
        start = (number + (1 - DASH) / 2) * period
        end = start + DASH * period
        sketch.box((0, start, thick, end) if upright else (start, 0, end, thick), colour, radius=0)
    return sketch.stamp()


@lru_cache(maxsize=16)
def empty_cell(size: int, colour: Colour) -> Stamp:
    """Draw the place of a square that is still to come."""
    side = round(EMPTY * size)
    sketch = Sketch(side, side, edge=colour)
    dashed_box(sketch, (2, 2, side - 2, side - 2), radius=0.09 * size, colour=colour)
    return sketch.stamp()


@lru_cache(maxsize=16)
def choice_cell(size: int) -> Stamp:
    """Draw a cell that can be chosen."""
    side = round(CHOICE * size)
    sketch = Sketch(side, side, edge=palette.TURQUOISE_DARK)
    sketch.box((1, 1, side - 1, side - 1), palette.CHOICE, radius=0.06 * size)
    dashed_box(sketch, (2, 2, side - 2, side - 2), radius=0.06 * size, colour=palette.TURQUOISE_DARK)
    return sketch.stamp()


@lru_cache(maxsize=16)
def ghost_frame(size: int) -> Stamp:
    """Draw the dashed edge of a square that could lie there."""
    sketch = Sketch(size, size, edge=palette.TURQUOISE_DARK)
    dashed_box(sketch, (2.5, 2.5, size - 2.5, size - 2.5), radius=0, colour=palette.TURQUOISE_DARK, thickness=5)
    return sketch.stamp()


@lru_cache(maxsize=32)
def domino_frame(size: int, *, upright: bool) -> Stamp:
    """Draw the frame of a new domino, open in the middle."""
    small = newest_frame(size)
    across, down = small.size
    return small.stretched(across, down + size) if upright else small.stretched(across + size, down)


@lru_cache(maxsize=64)
def banner(count: str, points: int, size: int) -> Stamp:
    """Draw the banner of a territory: how its points are counted, and how many there are."""
    scale = size / UNIT
    across, down = 144 * scale, 160 * scale
    sketch = Sketch(across, down)
    _flag(sketch, (5 * scale, 5 * scale, across - 5 * scale, down - 5 * scale), 18 * scale, 4.8 * scale)
    sketch.box((5 * scale, 5 * scale, across - 5 * scale, 61 * scale), palette.GOLD_LIGHT, radius=0)
    squeeze = min(1.0, 4.6 / max(1, len(count)))
    sketch.text(count, (across / 2, 33 * scale), 51.6 * scale, palette.INK, squeeze=squeeze)
    sketch.text(str(points), (across / 2, 100 * scale), 74.4 * scale, palette.INK)
    return sketch.stamp()


@lru_cache(maxsize=64)
def small_banner(points: int, size: int) -> Stamp:
    """Draw the banner of a single square, or of any territory where squares are small: its points alone."""
    text, scale = str(points), size / UNIT
    across, down = (75 + 36 * (len(text) - 1)) * scale, 96 * scale
    sketch = Sketch(across, down)
    _flag(sketch, (5 * scale, 5 * scale, across - 5 * scale, down - 5 * scale), 18 * scale, 4.8 * scale)
    sketch.text(text, (across / 2, 40 * scale), 64.8 * scale, palette.INK)
    return sketch.stamp()


def _flag(sketch: Sketch, box: tuple[float, float, float, float], notch: float, edge: float) -> None:
    """Paint a golden flag with a swallow-tail."""
    left, top, right, bottom = box
    outline: list[Point] = [(left, top), (right, top), (right, bottom), ((left + right) / 2, bottom - notch)]
    outline.append((left, bottom))
    sketch.polygon(outline, palette.INK, 2 * edge)
    sketch.polygon(outline, palette.GOLD)
