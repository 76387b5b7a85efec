"""Pins: the number of a cell that a domino's first half may take, with a beak to each cell for its second half."""

import math
from functools import lru_cache

from render.kingdomino.art.domino import domino_size, edge_of
from render.kit.art import palette
from render.kit.art.drawing import Point
from render.kit.art.palette import Colour
from render.kit.art.sketch import Sketch, Stamp

RADIUS, REACH = 0.30, 0.485
"""How large the disc is and how far a beak reaches, in sides of a cell."""
BROAD, BROAD_BEST = 0.56, 0.86
"""Half of how broad a beak is, in radii of the disc: one that brings most points is broader."""
DIGITS = 1.38
TURN = 0.26
"""The radius of the disc with an arrow, in sides of a cell."""
ARROW: tuple[Point, ...] = ((0, -0.66), (0.62, 0.02), (0.24, 0.02), (0.24, 0.62))
"""The right half of an arrow that points up, in radii of its disc."""
KEPT = 256


def pin(number: int, ways: frozenset[int], best: frozenset[int], size: int) -> Stamp:
    """Draw the pin of a cell: beaks to some of its sides, golden ones where most points are."""
    return _pin(str(number), ways, best, RADIUS * size, REACH * size)


def small_pin(number: int, ways: frozenset[int], best: frozenset[int], radius: int) -> Stamp:
    """Draw a pin in a list, with short beaks."""
    return _pin(str(number), ways, best, radius, radius + 7.0)


@lru_cache(maxsize=KEPT)
def _pin(text: str, ways: frozenset[int], best: frozenset[int], radius: float, reach: float) -> Stamp:
    side = 2 * math.ceil(reach + 2)
    sketch, middle = Sketch(side, side), side / 2
    edge = max(2.0, 0.07 * radius)
    for way in sorted(ways, key=lambda way: way in best):
        colour, broad = (palette.GOLD, BROAD_BEST) if way in best else (palette.TURQUOISE, BROAD)
        beak = [(0.0, -reach + edge / 2), (broad * radius, -0.72 * radius), (0.8 * broad * radius, -0.35 * radius)]
        beak += [(-x, y) for x, y in reversed(beak[1:])]
        sketch.polygon([_turned(point, way, middle) for point in beak], colour, 1.4 * edge)
    rings: list[tuple[float, Colour]] = [(radius, palette.INK), (radius - edge, palette.TURQUOISE)]
    if best:
        rings = [*rings[:1], (radius - edge, palette.GOLD), (0.83 * radius, palette.INK)]
        rings.append((0.83 * radius - 0.7 * edge, palette.TURQUOISE))
    for own, colour in rings:
        sketch.disc((middle, middle), own, colour)
    sketch.text(text, (middle, middle), DIGITS * radius * (0.92 if best else 1), palette.CREAM)
    return sketch.stamp()


def _turned(point: Point, way: int, middle: float) -> Point:
    """Turn a point that is given for the north to another side."""
    x, y = point
    for _ in range(way):
        x, y = -y, x
    return middle + x, middle + y


@lru_cache(maxsize=32)
def turn_mark(way: int, radius: int) -> Stamp:
    """Draw the disc with an arrow to a side."""
    side = 2 * radius + 4
    sketch, middle = Sketch(side, side), side / 2
    sketch.disc((middle, middle), radius + 1, palette.INK)
    sketch.disc((middle, middle), radius - 2, palette.TURQUOISE)
    arrow = [*ARROW, *((-x, y) for x, y in reversed(ARROW[1:]))]
    sketch.polygon([_turned((x * radius, y * radius), way, middle) for x, y in arrow], palette.CREAM)
    return sketch.stamp()


@lru_cache(maxsize=8)
def halves_mark(size: int) -> Stamp:
    """Draw what lies on a domino to tell which of its halves the number is, and which the beak."""
    across, down = domino_size(size)
    sketch, y = Sketch(across, down), down / 2
    radius, x, thick = 0.2 * size, edge_of(size) + 0.28 * size, 0.075 * size
    tip = edge_of(size) + 1.18 * size
    arrow: list[Point] = [(x, y - thick), (tip - 0.2 * size, y - thick), (tip - 0.2 * size, y - 2.2 * thick), (tip, y)]
    arrow += [(right, 2 * y - low) for right, low in reversed(arrow[:-1])]
    sketch.polygon(arrow, palette.TURQUOISE, 5)
    sketch.disc((x, y), radius, palette.INK)
    sketch.disc((x, y), radius - 3, palette.TURQUOISE)
    sketch.text("1", (x, y), DIGITS * radius, palette.CREAM)
    return sketch.stamp()
