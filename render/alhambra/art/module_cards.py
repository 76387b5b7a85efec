"""Cards and stones of the modules: exchange cards, characters and viziers."""

from functools import lru_cache

from render.alhambra.art import DRAWINGS, hues
from render.alhambra.art.money import coin_outline
from render.kit.art import palette
from render.kit.art.dashes import rounded_box
from render.kit.art.drawing import FINE, Point, extent, paint
from render.kit.art.shapes import rounded_square
from render.kit.art.sketch import Box, Sketch, Stamp
from render.kit.art.stamps import EDGE

KEPT = 128
PRINTED = {"character-travelling-magician": "8", "character-wise-man": "½"}
"""What stands on a card besides its emblem: the points, and the half of a building."""


@lru_cache(maxsize=KEPT)
def exchange_card(currencies: tuple[str, str], marks: tuple[str, str], width: int, height: int) -> Stamp:
    """Draw an exchange card: a field and a coin for each of its currencies, divided by the diagonal."""
    sketch, edge = Sketch(width, height), 0.025 * width
    first, second = (hues.CURRENCIES[currency].field for currency in currencies)
    sketch.box((0, 0, width, height), palette.INK, radius=0.10 * width)
    inner = edge, edge, width - edge, height - edge
    sketch.box(inner, first, radius=0.085 * width)
    sketch.polygon(_lower_half(inner, 0.085 * width), second)
    sketch.line([(width - 2 * edge, 2 * edge), (2 * edge, height - 2 * edge)], palette.INK, max(2.0, 0.026 * width))
    radius = min(0.27 * width, 0.23 * height)
    inset = 0.07 * width + radius
    centres = (inset, inset), (width - inset, height - inset)
    for currency, mark, centre in zip(currencies, marks, centres, strict=True):
        sketch.polygon(coin_outline(currency, centre, radius), palette.CREAM, max(2.0, 0.026 * width))
        sketch.text(mark, centre, 1.02 * radius, palette.INK)
    return sketch.stamp()


def _lower_half(box: Box, radius: float) -> list[Point]:
    """Give the outline of what lies below the diagonal of a box with rounded corners."""
    left, top, right, bottom = box
    slope = (bottom - top) / (right - left)
    return [(x, y) for x, y in rounded_box(box, radius) if y - top > (right - x) * slope]


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
    left, top, right, bottom = extent(DRAWINGS / f"modules/{character}")
    scale = side / max(right - left, bottom - top)
    at = centre[0] - scale * (left + right) / 2, centre[1] - scale * (top + bottom) / 2
    paint(sketch.image, DRAWINGS / f"modules/{character}", scale * FINE, (at[0] * FINE, at[1] * FINE))


@lru_cache(maxsize=32)
def vizier_stone(height: int, *, asleep: bool) -> Stamp:
    """Draw the stone of a vizier, its eye open or closed."""
    name = DRAWINGS / f"modules/vizier-{'asleep' if asleep else 'awake'}"
    left, top, right, bottom = extent(name)
    scale = height / (bottom - top)
    sketch = Sketch((right - left) * scale, height)
    sketch.painted(name, scale, (-left * scale, -top * scale))
    return sketch.stamp()
