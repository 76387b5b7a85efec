"""Marks that teach: yes and no, brackets, arrows, leaders to a name, and a veil over what does not matter now."""

from functools import lru_cache
from itertools import pairwise

from render.kit.art import palette
from render.kit.art.dashes import dashed_box
from render.kit.art.drawing import Point
from render.kit.art.palette import Colour
from render.kit.art.sketch import Sketch, Stamp
from render.kit.layout.scene import Scene

CASING = 3
"""How thick the ink around a coloured line is."""
LEADER = 6
VEIL = 150
"""How much of what lies below a veil is covered, of 255."""


@lru_cache(maxsize=8)
def no_mark(radius: int) -> Stamp:
    """Draw the disc with a cross: this is not allowed."""
    side = 2 * radius + 6
    sketch, middle = Sketch(side, side), side / 2
    sketch.disc((middle, middle), radius + 1, palette.INK)
    sketch.disc((middle, middle), radius - 2, palette.SEATS[0][1])
    reach = 0.34 * radius
    for slope in (1, -1):
        ends = [(middle - reach, middle - slope * reach), (middle + reach, middle + slope * reach)]
        sketch.line(ends, palette.CREAM, 0.24 * radius)
    return sketch.stamp()


@lru_cache(maxsize=16)
def bracket(across: int, down: int, colour: Colour, *, upside_down: bool = False) -> Stamp:
    """Draw a bracket that joins what lies above it, or below it; of three ends, one lies in the middle."""
    edge = 8.0
    near, far = (down - edge, edge) if upside_down else (edge, down - edge)
    sketch, middle = Sketch(across, down), (near + far) / 2
    arms: list[Point] = [(edge, near), (edge, middle), (across - edge, middle), (across - edge, near)]
    stem: list[Point] = [(across / 2, middle), (across / 2, far)]
    for thick, paint in ((8 + 2 * CASING, palette.INK), (8, colour)):
        for line in (arms, stem):
            sketch.line(line, paint, thick)
    return sketch.stamp()


@lru_cache(maxsize=16)
def arrow_up(across: int, down: int, colour: Colour) -> Stamp:
    """Draw a broad arrow upwards."""
    sketch, shaft, head = Sketch(across, down), 0.24 * across, 0.7 * across
    x, tip = across / 2, CASING
    outline: list[Point] = [
        (x, tip),
        (across - CASING, tip + head),
        (x + shaft, tip + head),
        (x + shaft, down - CASING),
        (x - shaft, down - CASING),
        (x - shaft, tip + head),
        (CASING, tip + head),
    ]
    sketch.polygon(outline, colour, 2 * CASING)
    return sketch.stamp()


@lru_cache(maxsize=16)
def veil(across: int, down: int, *, radius: int = 0, share: int = VEIL) -> Stamp:
    """Draw what makes something pale."""
    sketch = Sketch(across, down, edge=palette.PAGE)
    sketch.box((0, 0, across, down), palette.PAGE, radius=radius)
    image, mask = sketch.stamp()
    assert mask is not None
    return Stamp(image, mask.point(lambda value: value * share // 255))


@lru_cache(maxsize=4)
def dashed_panel(across: int, down: int) -> Stamp:
    """Draw an empty box with a dashed edge."""
    sketch = Sketch(across, down, edge=palette.STRONG_LINE)
    sketch.box((2, 2, across - 2, down - 2), palette.PANEL_INNER, radius=18)
    dashed_box(sketch, (2, 2, across - 2, down - 2), radius=18)
    return sketch.stamp()


def lay_leader(scene: Scene, points: list[Point]) -> None:
    """Lead from a dot along straight lines to where a name stands."""
    for thick, colour in ((LEADER + 2 * CASING, palette.INK), (LEADER, palette.TURQUOISE)):
        half = thick / 2
        for (x, y), (to_x, to_y) in pairwise(points):
            left, top = min(x, to_x) - half, min(y, to_y) - half
            across, down = abs(to_x - x) + thick, abs(to_y - y) + thick
            scene.box(left, top, across, down, colour=colour, what="leader")
    scene.put_at(_dot(11), *points[0], "leader end")


@lru_cache(maxsize=4)
def _dot(radius: int) -> Stamp:
    side = 2 * radius + 4
    sketch, centre = Sketch(side, side), (side / 2, side / 2)
    sketch.disc(centre, radius + 1, palette.INK)
    sketch.disc(centre, radius - CASING, palette.TURQUOISE_LIGHT)
    return sketch.stamp()
