"""What only the picture of a hand needs: groups of a currency, merged cards, and whether a tile can be paid."""

from functools import lru_cache

from render.alhambra.art.money import CurrencyArt
from render.kit.art import palette
from render.kit.art.dashes import dashed_box
from render.kit.art.drawing import FINE, Point
from render.kit.art.palette import Colour
from render.kit.art.sketch import Sketch, Stamp

BAND = 66
"""The height of a group's coloured band."""
EDGE = 3
SHORT_GREY = palette.RIVAL[1]


@lru_cache(maxsize=16)
def group(art: CurrencyArt, across: int, down: int) -> Stamp:
    """Draw the box for the cards of a currency, with a band in its colour."""
    sketch = Sketch(across, down)
    sketch.box((0, 0, across, down), palette.INK, radius=20)
    sketch.box((EDGE, EDGE, across - EDGE, down - EDGE), art.field, radius=17)
    sketch.box((EDGE, BAND + EDGE, across - EDGE, down - EDGE), palette.PANEL, radius=17)
    straight = (EDGE, BAND, across - EDGE, BAND + 40)
    sketch.draw.rectangle([side * FINE for side in straight], fill=palette.PANEL)
    sketch.draw.rectangle((0, BAND * FINE, across * FINE, (BAND + EDGE) * FINE - 1), fill=palette.INK)
    return sketch.stamp()


@lru_cache(maxsize=64)
def copies_tag(text: str, across: int, down: int) -> Stamp:
    """Draw the tag on a card that stands for several."""
    sketch = Sketch(across, down)
    sketch.box((0, 0, across, down), palette.INK, radius=0.3 * down)
    sketch.text(text, (across / 2, down / 2), 0.86 * down, palette.CREAM)
    return sketch.stamp()


@lru_cache(maxsize=256)
def slip(art: CurrencyArt, value: int, copies: str, across: int, down: int) -> Stamp:
    """Draw a low card."""
    return painted_slip(art, value, copies, across, down).stamp()


def painted_slip(art: CurrencyArt, value: int, copies: str, across: int, down: int) -> Sketch:
    """Paint a low card: the coin with its value, and beside it how many there are, if there are several."""
    sketch = Sketch(across, down)
    sketch.box((0, 0, across, down), palette.INK, radius=8)
    sketch.box((2, 2, across - 2, down - 2), art.field, radius=6)
    radius = 0.39 * down
    centre = radius + 5 if copies else across / 2, down / 2
    sketch.polygon(art.outline(centre, radius), palette.CREAM, 2)
    sketch.text(str(value), art.middle(centre, radius), 1.62 * radius, palette.INK)
    sketch.text(copies, ((2 * radius + 6 + across) / 2, down / 2), 0.48 * down, art.text)
    return sketch


@lru_cache(maxsize=16)
def exact_mark(radius: int) -> Stamp:
    """Draw the disc with a tick: it can be paid exactly."""
    return _line_mark(radius, palette.GOOD, [[(-0.42, 0.04), (-0.12, 0.34), (0.44, -0.3)]])


@lru_cache(maxsize=16)
def short_mark(radius: int) -> Stamp:
    """Draw the disc with a cross: it cannot be paid."""
    return _line_mark(radius, SHORT_GREY, [[(-0.3, -0.3), (0.3, 0.3)], [(-0.3, 0.3), (0.3, -0.3)]])


@lru_cache(maxsize=64)
def over_mark(text: str, radius: int) -> Stamp:
    """Draw the golden disc that tells how much too much would be paid."""
    sketch = _disc(radius, palette.GOLD)
    sketch.text(text, (radius + 3, radius + 3), (1.1 if len(text) < 3 else 0.9) * radius, palette.INK)
    return sketch.stamp()


def _line_mark(radius: int, colour: Colour, lines: list[list[Point]]) -> Stamp:
    sketch = _disc(radius, colour)
    for line in lines:
        points = [(radius * (1 + x) + 3, radius * (1 + y) + 3) for x, y in line]
        sketch.line(points, palette.CREAM, 0.2 * radius)
    return sketch.stamp()


def _disc(radius: int, colour: Colour) -> Sketch:
    sketch = Sketch(2 * radius + 6, 2 * radius + 6)
    centre = radius + 3, radius + 3
    sketch.disc(centre, radius + 1, palette.INK)
    sketch.disc(centre, radius - 2, colour)
    return sketch


@lru_cache(maxsize=4)
def vacancy(side: int) -> Stamp:
    """Draw the dashed outline of a market square without a tile."""
    sketch = Sketch(side, side, edge=palette.STRONG_LINE)
    dashed_box(sketch, (2, 2, side - 2, side - 2), radius=10)
    return sketch.stamp()
