"""The ground of an emoji: a shape that can be told from anything around it, with a drawing as large as fits."""

from collections.abc import Callable, Mapping
from pathlib import Path

from render.kit.art import palette
from render.kit.art.drawing import FINE, Point, extent, paint
from render.kit.art.palette import Colour
from render.kit.art.shapes import rounded_square
from render.kit.art.sketch import Box, Sketch, Stamp

SIDE = 128
MIDDLE = SIDE / 2, SIDE / 2
RIM, INSET = 5, 12
"""Up to where the light line reaches that parts an emoji from a dark ground, and the dark one within it."""
PLATE = (14, 14, 114, 114)
"""Where there is room for a building on a plate."""


def framed(outline: Callable[[float], list[Point]], ground: Colour) -> Sketch:
    """Begin with a shape that can be told from any ground; it is given by how far it is from the edge."""
    sketch = Sketch(SIDE, SIDE, edge=palette.CREAM)
    for inset, colour in ((0, palette.CREAM), (RIM, palette.INK), (INSET, ground)):
        sketch.polygon(outline(inset), colour)
    return sketch


def plate(inset: float) -> list[Point]:
    """Return the outline of a plate, drawn in from its edge."""
    return rounded_square(MIDDLE, SIDE - 2 * inset, 24 - inset)


def on_plate(source: Path, ground: Colour) -> Stamp:
    """Draw something as large as fits onto a plate in its colour."""
    sketch = framed(plate, ground)
    fill(sketch, source, PLATE)
    return sketch.stamp()


def fill(sketch: Sketch, source: Path, box: Box, colours: Mapping[str, Colour] | None = None) -> None:
    """Paint a drawing as large as a box allows, into its middle."""
    left, top, right, bottom = extent(source)
    scale = min((box[2] - box[0]) / (right - left), (box[3] - box[1]) / (bottom - top))
    x = (box[0] + box[2] - scale * (left + right)) / 2
    y = (box[1] + box[3] - scale * (top + bottom)) / 2
    paint(sketch.image, source, scale * FINE, (x * FINE, y * FINE), colours)
