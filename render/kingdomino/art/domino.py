"""Dominoes: two squares in an edge of ink, the milestone with their number, their backs, and those thrown away."""

from functools import lru_cache
from typing import NamedTuple

from PIL import Image, ImageDraw

from render.kingdomino.art import hues
from render.kingdomino.art.cell import cell
from render.kingdomino.art.clover import clover
from render.kit.art import palette
from render.kit.art.dashes import dashed_box
from render.kit.art.drawing import FINE, Point
from render.kit.art.sketch import Sketch, Stamp
from render.kit.art.stamps import faded

EDGE, RADIUS = 0.028, 0.07
"""How thick the edge is and how round its corners are, in sides of a square."""
STONE = 1.12
"""How broad a milestone is at its foot, in its own width."""
CLOVERS = 0.25
"""How far the clovers on a back are apart."""
AIR = 6
"""How far the dashes around a domino that was thrown away are from it."""
CROSS = 0.36
"""The radius of the cross on it."""
KEPT = 144


class Half(NamedTuple):
    """What a square shows."""

    land: str
    crowns: int
    letter: str


@lru_cache(maxsize=KEPT)
def domino(first: Half, second: Half, size: int, *, upright: bool = False) -> Stamp:
    """Draw a domino with squares of some size: the first one at the left, or above."""
    edge = edge_of(size)
    stamp = _ground(size, upright=upright)
    image, inside = stamp.image.copy(), _rounded(size, upright=upright)
    squares = Image.new("RGB", inside.size)
    for number, half in enumerate((first, second)):
        squares.paste(cell(*half, size).image, (0, number * size) if upright else (number * size, 0))
    ImageDraw.Draw(squares).rectangle(_seam(size, upright=upright), fill=palette.INK)
    image.paste(squares, (edge, edge), inside)
    return Stamp(image, stamp.mask)


def edge_of(size: int) -> int:
    """Return how thick the edge of a domino is."""
    return max(2, round(EDGE * size))


def domino_size(size: int) -> tuple[int, int]:
    """Return how broad and how high a domino is that lies on its side."""
    return 2 * size + 2 * edge_of(size), size + 2 * edge_of(size)


def _seam(size: int, *, upright: bool) -> tuple[int, int, int, int]:
    half = max(1, round(EDGE * size / 2))
    return (0, size - half, size - 1, size + half - 1) if upright else (size - half, 0, size + half - 1, size - 1)


@lru_cache(maxsize=32)
def _ground(size: int, *, upright: bool) -> Stamp:
    """Draw the edge of a domino."""
    across, down = domino_size(size)
    if upright:
        across, down = down, across
    sketch = Sketch(across, down)
    sketch.box((0, 0, across, down), palette.INK, radius=RADIUS * size)
    return sketch.stamp()


@lru_cache(maxsize=32)
def _rounded(size: int, *, upright: bool) -> Image.Image:
    """Return the part of a domino within its edge."""
    across, down = (size, 2 * size) if upright else (2 * size, size)
    mask = Image.new("L", (across * FINE, down * FINE))
    radius = (RADIUS - EDGE) * size * FINE
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, mask.width - 1, mask.height - 1), radius=radius, fill=255)
    return mask.reduce(FINE)


@lru_cache(maxsize=KEPT)
def milestone(number: int, width: int) -> Stamp:
    """Draw the stone with the number of a domino."""
    across, down = STONE * width, 1.363 * width
    sketch, middle = Sketch(across, down), across / 2
    for inset, colour in ((0.0, palette.INK), (max(3.0, 0.05 * width), palette.CREAM)):
        half = width / 2 - inset
        sketch.disc((middle, width / 2), half, colour)
        sketch.box((middle - half, width / 2, middle + half, 1.333 * width - inset), colour, radius=0)
    sketch.box((0, 1.223 * width, across, down), palette.INK, radius=0.05 * width)
    sketch.text(str(number), (middle, 0.71 * width), 0.72 * width, palette.INK)
    return sketch.stamp()


@lru_cache(maxsize=8)
def back(number: int, size: int) -> Stamp:
    """Draw a domino that lies on its face."""
    ground, edge = _ground(size, upright=False), edge_of(size)
    sketch = Sketch(2 * size, size)
    sketch.box((0, 0, 2 * size, size), palette.COBALT, radius=(RADIUS - EDGE) * size)
    step = CLOVERS * size
    for row in range(5):
        for column in range(row % 2, 9, 2):
            clover(sketch, (column * step, row * step), 0.043 * size, hues.BACK_CLOVER)
    inset = 0.06 * size
    sketch.frame((inset, inset, 2 * size - inset, size - inset), palette.GOLD, 0.018 * size, radius=0.05 * size)
    covered, stone = sketch.stamp(), milestone(number, round(0.56 * size))
    image = ground.image.copy()
    image.paste(covered.image, (edge, edge), covered.mask)
    image.paste(stone.image, _middle(image.size, stone.size), stone.mask)
    return Stamp(image, ground.mask)


def _middle(whole: tuple[int, int], part: tuple[int, int]) -> tuple[int, int]:
    return (whole[0] - part[0]) // 2, (whole[1] - part[1]) // 2


@lru_cache(maxsize=64)
def thrown_away(first: Half, second: Half, size: int) -> Stamp:
    """Draw a domino that found no place, or that nobody took: palely, with a cross."""
    pale, radius = faded(domino(first, second, size), 0.45), CROSS * size
    across, down = pale.size[0] + 2 * AIR, pale.size[1] + 2 * AIR
    sketch = Sketch(across + radius, down + radius, edge=palette.STRONG_LINE)
    sketch.box((2, 2, across - 2, down - 2), palette.PANEL, radius=8)
    dashed_box(sketch, (2, 2, across - 2, down - 2), radius=8)
    dashes, cross = sketch.stamp(), _cross(radius)
    assert dashes.mask is not None
    dashes.image.paste(pale.image, (AIR, AIR), pale.mask)
    at = across - round(radius), down - round(radius)
    dashes.image.paste(cross.image, at, cross.mask)
    dashes.mask.paste(255, at, cross.mask)
    return dashes


def _cross(radius: float) -> Stamp:
    """Draw the grey disc with a cross."""
    side = 2 * radius
    sketch, centre, reach = Sketch(side, side), (radius, radius), 0.36 * radius
    sketch.disc(centre, radius, palette.INK)
    sketch.disc(centre, radius - 2.5, hues.LOST)
    for slope in (1, -1):
        ends: list[Point] = [(radius - reach, radius - slope * reach), (radius + reach, radius + slope * reach)]
        sketch.line(ends, palette.CREAM, 0.26 * radius)
    return sketch.stamp()
