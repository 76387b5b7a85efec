"""Dashed outlines, for where something could be: an empty square, a free slot, a reserve."""

import math
from itertools import pairwise

from render.kit.art import palette
from render.kit.art.drawing import Point
from render.kit.art.palette import Colour
from render.kit.art.sketch import Box, Sketch

DASH, GAP = 13.0, 9.0
THICKNESS = 3.0
CORNER = 8
"""How many straight pieces make a round corner."""


def dashed_box(
    sketch: Sketch, box: Box, *, radius: float, colour: Colour = palette.STRONG_LINE, thickness: float = THICKNESS
) -> None:
    """Draw a dashed line along the edge of a box with rounded corners."""
    outline = rounded_box(box, radius)
    around = [*outline, outline[0]]
    length = sum(math.dist(one, other) for one, other in pairwise(around))
    dashes = max(1, round(length / (DASH + GAP)))
    period = length / dashes
    for number in range(dashes):
        start = number * period
        sketch.line(_part(around, start, start + period * DASH / (DASH + GAP)), colour, thickness)


def rounded_box(box: Box, radius: float) -> list[Point]:
    """Return the outline of a box with rounded corners."""
    left, top, right, bottom = box[0] + radius, box[1] + radius, box[2] - radius, box[3] - radius
    centres = ((right, top), (right, bottom), (left, bottom), (left, top))
    return [
        (x + radius * math.sin(angle), y - radius * math.cos(angle))
        for turn, (x, y) in enumerate(centres)
        for angle in (math.pi / 2 * (turn + step / CORNER) for step in range(CORNER + 1))
    ]


def _part(line: list[Point], start: float, end: float) -> list[Point]:
    """Cut a piece out of a line, from one distance along it to another."""
    points, walked = [], 0.0
    for (x, y), (to_x, to_y) in pairwise(line):
        length = math.dist((x, y), (to_x, to_y))
        first, last = max(start, walked), min(end, walked + length)
        if length and first < last:
            for along in (first, last):
                share = (along - walked) / length
                points.append((x + share * (to_x - x), y + share * (to_y - y)))
        walked += length
    return points
