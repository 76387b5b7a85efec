"""The invaders' cards: sabres over an arrow from the side of an attack, and a spyglass over the kind of a scout."""

from functools import lru_cache
from pathlib import Path

from render.alhambra.art import hues
from render.alhambra.art.tokens import blank_chip, count_chip
from render.kit.art import palette
from render.kit.art.drawing import FINE, Point, extent
from render.kit.art.palette import Colour, rgb
from render.kit.art.sketch import Sketch, Stamp

DRAWINGS = Path(__file__).parent / "drawings"
SABRES, SPYGLASS = DRAWINGS / "sabres", DRAWINGS / "spyglass"
KEPT = 64
RED, RIM = rgb("A3202E"), rgb("E7A77E")
ARROW = ((-9, 26), (-9, -4), (-24, -4), (0, -32), (24, -4), (9, -4), (9, 26))
"""An arrow that points up, around its middle."""
REACH = 64
"""How high it is."""


@lru_cache(maxsize=KEPT)
def attack_card(side: int, letter: str, width: int, height: int) -> Stamp:
    """Draw an attack from a side: the arrow comes from there."""
    sketch = _framed(RED, width, height)
    _paint(sketch, SABRES, (0.5 * width, 0.33 * height), 0.56 * width)
    _paint_arrow(sketch, (0.31 * width, 0.72 * height), 0.3 * width, side)
    sketch.text(letter, (0.66 * width, 0.72 * height), 0.36 * width, palette.INK)
    return sketch.stamp()


@lru_cache(maxsize=KEPT)
def attack_back(width: int, height: int) -> Stamp:
    """Draw the back of an attack card."""
    sketch = Sketch(width, height)
    sketch.box((0, 0, width, height), palette.INK, radius=0.10 * width)
    edge, line = 0.03 * width, 0.08 * width
    sketch.box((edge, edge, width - edge, height - edge), RED, radius=0.085 * width)
    sketch.frame((line, line, width - line, height - line), RIM, 0.02 * width, radius=0.05 * width)
    _paint(sketch, SABRES, (0.5 * width, 0.37 * height), 0.62 * width)
    sketch.text("?", (0.5 * width, 0.74 * height), 0.44 * width, palette.CREAM)
    return sketch.stamp()


@lru_cache(maxsize=KEPT)
def scout_card(kind: str, letter: str, width: int, height: int) -> Stamp:
    """Draw a scout in the colour of its kind."""
    sketch = _framed(hues.KINDS[kind].floor, width, height)
    _paint(sketch, SPYGLASS, (0.5 * width, 0.29 * height), 0.62 * width)
    side = round(min(0.56 * width, 0.46 * height))
    chip = count_chip(kind, letter, side)
    image, mask = (None if layer is None else layer.resize((side * FINE, side * FINE)) for layer in chip)
    assert image is not None
    at = round((width - side) / 2 * FINE), round((0.93 * height - 0.08 * width - side) * FINE)
    sketch.image.paste(image, at, mask)
    return sketch.stamp()


@lru_cache(maxsize=16)
def attack_chip(side: int, ground: Colour = RIM) -> Stamp:
    """Draw the chip that stands for an attack where points are listed."""
    sketch = blank_chip(side, ground)
    _paint(sketch, SABRES, (side / 2, side / 2), 0.8 * side)
    return sketch.stamp()


def _framed(colour: Colour, width: int, height: int) -> Sketch:
    """Begin a card with a frame in a colour."""
    sketch = Sketch(width, height)
    edge, frame = 0.025 * width, 0.09 * width
    sketch.box((0, 0, width, height), palette.INK, radius=0.10 * width)
    sketch.box((edge, edge, width - edge, height - edge), colour, radius=0.085 * width)
    sketch.box((frame, frame, width - frame, height - frame), palette.INK, radius=0.06 * width)
    inner = frame + 0.016 * width
    sketch.box((inner, inner, width - inner, height - inner), palette.CREAM, radius=0.045 * width)
    return sketch


def _paint(sketch: Sketch, source: Path, centre: Point, across: float) -> None:
    """Paint a drawing around a point, so broad."""
    left, top, right, bottom = extent(source)
    scale = across / (right - left)
    sketch.painted(source, scale, (centre[0] - scale * (left + right) / 2, centre[1] - scale * (top + bottom) / 2))


def _paint_arrow(sketch: Sketch, centre: Point, high: float, side: int) -> None:
    """Paint an arrow from a side of the compass towards the opposite one."""
    scale, (x, y) = high / REACH, centre
    turned = [((-a, -b), (b, -a), (a, b), (-b, a))[side] for a, b in ARROW]
    sketch.polygon([(x + scale * a, y + scale * b) for a, b in turned], RED, max(2.0, 5 * scale))
