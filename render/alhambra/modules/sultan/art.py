"""The sultan's cards: a coin with the price, a turban, and the letter of the kind that is marked."""

from functools import lru_cache
from pathlib import Path

from render.alhambra.art import hues
from render.alhambra.art.money import CurrencyArt
from render.kit.art import palette
from render.kit.art.drawing import Point, extent
from render.kit.art.shapes import rounded_square
from render.kit.art.sketch import Sketch, Stamp

TURBAN = Path(__file__).parent / "drawings" / "turban"
KEPT = 64


@lru_cache(maxsize=KEPT)
def sultan_card(art: CurrencyArt, price: str, mark: tuple[str, str] | None, size: tuple[int, int]) -> Stamp:
    """Draw a card, edged in its currency; its mark is a kind and the letter of that, or still to come."""
    width, height = size
    sketch, edge, band = Sketch(width, height), 0.025 * width, 0.09 * width
    sketch.box((0, 0, width, height), palette.INK, radius=0.10 * width)
    sketch.box((edge, edge, width - edge, height - edge), art.field, radius=0.085 * width)
    sketch.box((band, band, width - band, height - band), palette.INK, radius=0.055 * width)
    line = band + 0.6 * edge
    sketch.box((line, line, width - line, height - line), palette.CREAM, radius=0.045 * width)
    chip = min(0.5 * width, 0.4 * height)
    foot = height - band - 0.06 * width - chip / 2
    radius = min(0.26 * width, (height - chip - 0.34 * width) / 2)
    coin = 0.06 * width + radius, 0.06 * width + radius
    paint_turban(sketch, (0.68 * width, coin[1] + 0.04 * width), min(0.46 * width, 1.9 * radius))
    sketch.polygon(art.outline(coin, radius), art.field, max(2.0, 0.026 * width))
    sketch.text(price, art.middle(coin, radius), 1.4 * radius, art.text)
    if mark is None:
        sketch.frame(_square(width / 2, foot, chip), palette.LINE, max(2.0, 0.02 * width), radius=0.2 * chip)
        sketch.text("?", (width / 2, foot), 0.74 * chip, palette.QUIET)
    else:
        paint_mark(sketch, (width / 2, foot), chip, *mark)
    return sketch.stamp()


@lru_cache(maxsize=KEPT)
def claim_badge(kind: str, letter: str, height: int) -> Stamp:
    """Draw a claim: the chip of a kind under a turban."""
    chip, middle = 0.66 * height, 0.4 * height
    sketch = Sketch(round(2 * middle), height)
    paint_mark(sketch, (middle, height - chip / 2 - 2), chip, kind, letter)
    paint_turban(sketch, (middle, 0.22 * height), 0.52 * height)
    return sketch.stamp()


def _square(x: float, y: float, side: float) -> tuple[float, float, float, float]:
    return x - side / 2, y - side / 2, x + side / 2, y + side / 2


def paint_mark(sketch: Sketch, centre: Point, side: float, kind: str, letter: str) -> None:
    """Paint the chip of a kind: its colour and its letter."""
    own = hues.KINDS[kind]
    sketch.polygon(rounded_square(centre, side, 0.2 * side), own.deep, max(2.0, 0.05 * side))
    sketch.text(letter, centre, 0.8 * side, palette.CREAM)


def paint_turban(sketch: Sketch, centre: Point, side: float) -> None:
    """Paint the turban, so broad, around a point."""
    left, top, right, bottom = extent(TURBAN)
    scale = side / (right - left)
    at = centre[0] - scale * (left + right) / 2, centre[1] - scale * (top + bottom) / 2
    sketch.painted(TURBAN, scale, at)
