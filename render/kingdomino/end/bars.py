"""Bars of points: a segment for each land with its texture, then the bonuses, always in the same order."""

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from render.kingdomino.art import hues
from render.kingdomino.art.cell import MEDIUM, UNIT, paint_chip, paint_floor
from render.kingdomino.art.tokens import icon
from render.kit.art import palette
from render.kit.art.drawing import FINE
from render.kit.art.sketch import Sketch, Stamp

EDGE, SEAM = 4, 2
LETTERED, LETTER = 46, 40
"""From which width on a segment has its letter, and how large the chip of that is."""
SIGNED, SIGN = 54, 44
"""The same of bonuses and their signs."""
TEXTURE = 150
"""How large a square would be with the texture of the segments."""
BONUSES = {"middle_kingdom": palette.GOLD, "harmony": palette.GOLD_LIGHT}

Segment = tuple[str, int, str]
"""A source of points, how many it brought, and its letter."""


@lru_cache(maxsize=32)
def score_bar(segments: tuple[Segment, ...], scale: float, height: int) -> Stamp:
    """Draw a bar, so many pixels for a point."""
    total = sum(points for _, points, _ in segments)
    across = bar_across(total, scale)
    sketch = Sketch(across, height)
    sketch.box((0, 0, across, height), palette.INK, radius=7)
    stamp, done = sketch.stamp(), 0
    for source, points, letter in segments:
        left = EDGE + round(done * scale)
        done += points
        right = EDGE + round(done * scale) - (0 if done == total else SEAM)
        stamp.image.paste(_segment(source, letter, right - left, height - 2 * EDGE), (left, EDGE))
    return stamp


def bar_across(points: int, scale: float) -> int:
    """Return how long a bar is."""
    return round(points * scale) + 2 * EDGE


def _segment(source: str, letter: str, across: int, down: int) -> Image.Image:
    """Draw a segment with its texture, and its letter or sign where there is room."""
    if source in BONUSES:
        image = Image.new("RGB", (across, down), BONUSES[source])
        if across >= SIGNED:
            sign = icon(source, SIGN)
            image.paste(sign.image, ((across - sign.size[0]) // 2, (down - SIGN) // 2), sign.mask)
        return image
    image = Image.new("RGB", (across * FINE, down * FINE), hues.LANDS[source].floor)
    scale = TEXTURE * FINE / UNIT
    for column in range(-(-across // TEXTURE)):
        paint_floor(image, source, MEDIUM, scale, (column * TEXTURE * FINE, 0))
    if across >= LETTERED:
        middle = across * FINE / 2, down * FINE / 2
        paint_chip(image, middle, LETTER * FINE, hues.LANDS[source].deep, letter)
    return image.reduce(FINE)


def common_scale(totals: Sequence[int], spaces: Sequence[float], largest: float) -> float:
    """Return the scale at which every bar fits into its space."""
    fitting = [(space - 2 * EDGE) / total for total, space in zip(totals, spaces, strict=True) if total]
    return min([largest, *fitting])
