"""Characters: their cards, and small ones for beside their owners."""

from functools import lru_cache
from pathlib import Path

from render.kit.art import palette
from render.kit.art.drawing import FINE, Point, extent, paint
from render.kit.art.shapes import rounded_square
from render.kit.art.sketch import Sketch, Stamp
from render.kit.art.stamps import EDGE

DRAWINGS = Path(__file__).parent / "drawings"
KEPT = 128
PRINTED = {"character-travelling-magician": "8", "character-wise-man": "½"}
"""What stands on a card besides its emblem: the points, and the half of a building."""


@lru_cache(maxsize=KEPT)
def character_card(character: str, width: int, height: int) -> Stamp:
    """Draw the card of a character: its emblem on cream, and what is printed beside it."""
    sketch, edge, line = Sketch(width, height), 0.025 * width, 0.06 * width
    sketch.box((0, 0, width, height), palette.INK, radius=0.10 * width)
    sketch.box((edge, edge, width - edge, height - edge), palette.CREAM, radius=0.085 * width)
    sketch.frame((line, line, width - line, height - line), palette.GOLD_DARK, 0.014 * width, radius=0.06 * width)
    printed = PRINTED.get(character, "")
    middle, side = (0.56, 0.68) if printed else (0.5, 0.74)
    _paint_emblem(sketch, character, (width / 2, middle * height), side * width)
    if printed:
        sketch.text(printed, (0.24 * width, 0.22 * width), 0.28 * width, palette.INK)
    return sketch.stamp()


@lru_cache(maxsize=KEPT)
def character_token(character: str, side: int) -> Stamp:
    """Draw a small card of a character, for beside its owner."""
    sketch = Sketch(side, side)
    sketch.polygon(rounded_square((side / 2, side / 2), side - EDGE, 0.16 * side), palette.CREAM, EDGE)
    _paint_emblem(sketch, character, (side / 2, side / 2), 0.8 * side)
    return sketch.stamp()


def _paint_emblem(sketch: Sketch, character: str, centre: Point, side: float) -> None:
    """Paint an emblem so that its longer side has some length."""
    left, top, right, bottom = extent(DRAWINGS / f"{character}")
    scale = side / max(right - left, bottom - top)
    at = centre[0] - scale * (left + right) / 2, centre[1] - scale * (top + bottom) / 2
    paint(sketch.image, DRAWINGS / f"{character}", scale * FINE, (at[0] * FINE, at[1] * FINE))
