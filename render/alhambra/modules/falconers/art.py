"""Falcons: a bird on a disc, told by its pose and by its ground; as a piece for sale with the kinds that it needs."""

from functools import lru_cache
from pathlib import Path

from render.alhambra.art import hues
from render.alhambra.art.tile import LARGE, level_of
from render.kit.art import palette
from render.kit.art.drawing import Point
from render.kit.art.shapes import rounded_square
from render.kit.art.sketch import Sketch, Stamp

DRAWINGS = Path(__file__).parent / "drawings"
KEPT = 64
GROUNDS = {"black": palette.CREAM, "brown": palette.GOLD_LIGHT, "white": palette.NIGHT}
UNIT = 200
"""The side of the drawings of birds."""
ON_POINT, ON_SMALL = 0.15, 0.18
"""The radius of a disc on a grid point, in sides of large tiles and of smaller ones."""


@lru_cache(maxsize=KEPT)
def falcon(colour: str, radius: int) -> Stamp:
    """Draw a falcon on its disc."""
    side = 2 * radius + 2
    sketch = Sketch(side, side)
    paint_falcon(sketch, (side / 2, side / 2), radius, colour)
    return sketch.stamp()


def falcon_on_point(colour: str, size: int) -> Stamp:
    """Draw a falcon as it stands between tiles of some size."""
    share = ON_POINT if level_of(size) is LARGE else ON_SMALL
    return falcon(colour, max(8, round(share * size)))


def paint_falcon(sketch: Sketch, centre: Point, radius: float, colour: str) -> None:
    """Paint a falcon on its disc."""
    sketch.disc(centre, radius, palette.INK)
    sketch.disc(centre, 0.9 * radius, GROUNDS[colour])
    scale = 1.72 * radius / UNIT
    corner = centre[0] - scale * UNIT / 2, centre[1] - scale * UNIT / 2
    sketch.painted(DRAWINGS / f"falcon-{colour}", scale, corner)


@lru_cache(maxsize=KEPT)
def falcon_piece(colour: str, kinds: tuple[tuple[str, str], ...], width: int, height: int) -> Stamp:
    """Draw the piece: the bird above, and below the two kinds that it needs, with their letters."""
    sketch, edge = Sketch(width, height), max(2.0, 0.025 * width)
    sketch.box((0, 0, width, height), palette.INK, radius=0.12 * width)
    sketch.box((edge, edge, width - edge, height - edge), palette.PANEL, radius=0.10 * width)
    chip = min(0.42 * width, 0.36 * height)
    radius = min(0.44 * width, (height - chip - 0.14 * width) / 2)
    paint_falcon(sketch, (width / 2, 0.06 * width + radius), radius, colour)
    y = height - 0.05 * width - chip / 2
    for (kind, letter), x in zip(kinds, (0.27 * width, 0.73 * width), strict=True):
        sketch.polygon(rounded_square((x, y), chip, 0.2 * chip), hues.KINDS[kind].deep, max(1.5, 0.05 * chip))
        sketch.text(letter, (x, y), 0.8 * chip, palette.CREAM)
    return sketch.stamp()
