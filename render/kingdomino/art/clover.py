"""Clover: four leaves, on the meadow, on the backs of dominoes and at the corners of cells."""

from functools import lru_cache

from render.kingdomino.art import hues
from render.kit.art.drawing import Point
from render.kit.art.palette import Colour
from render.kit.art.sketch import Sketch, Stamp

LEAF = 0.775
"""The radius of a leaf, in its distance from the middle."""


def clover(sketch: Sketch, centre: Point, reach: float, colour: Colour) -> None:
    """Paint four leaves around a point."""
    x, y = centre
    for right, down in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        sketch.disc((x + right * reach, y + down * reach), LEAF * reach, colour)


@lru_cache(maxsize=1)
def grid_mark() -> Stamp:
    """Draw the small clover on the corners of cells."""
    sketch = Sketch(14, 14, edge=hues.GRID_MARK)
    clover(sketch, (7, 7), 3.5, hues.GRID_MARK)
    return sketch.stamp()
