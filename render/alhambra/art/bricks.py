"""Walls seen from the front, brick by brick: as long as they are worth points."""

import math
from functools import lru_cache

from render.alhambra.art import hues
from render.kit.art import palette
from render.kit.art.sketch import Box, Sketch, Stamp

BROADEST, NARROWEST = 17.0, 12.0
"""How broad a brick is drawn, before a wall gets another course."""
MOST_COURSES = 3
COURSE, MERLON, EDGE = 16, 11, 3
"""The height of a course and of the teeth, and the outline."""


@lru_cache(maxsize=256)
def brick_wall(length: int, space: int) -> Stamp:
    """Draw a wall of so many bricks, in one course or, where the space is small, in several."""
    columns, courses = _courses(length, space)
    brick = min(BROADEST, (space - 2 * EDGE) / columns)
    sketch = Sketch(columns * brick + 2 * EDGE, courses * COURSE + MERLON + 2 * EDGE)
    bottom = courses * COURSE + MERLON + EDGE
    for column in range(columns):
        height = courses - (column >= length - columns * (courses - 1))  # the top course may be unfinished
        left, top = EDGE + column * brick, bottom - height * COURSE
        _paint(sketch, (left - EDGE, top - MERLON - EDGE, left + brick + EDGE, bottom + EDGE), palette.INK)
    for number in range(length):
        course, column = divmod(number, columns)
        left, top = EDGE + column * brick, bottom - (course + 1) * COURSE
        _paint(sketch, (left, top, left + brick, top + COURSE), hues.WALL_JOINT)
        _paint(sketch, (left + 0.7, top + 0.7, left + brick - 0.7, top + COURSE - 0.7), hues.WALL)
        if number + columns >= length:
            _paint(sketch, (left + 0.17 * brick, top - MERLON, left + 0.83 * brick, top), hues.WALL_LIGHT)
    return sketch.stamp()


def _courses(length: int, space: int) -> tuple[int, int]:
    """Return how many bricks lie beside and above each other."""
    room = space - 2 * EDGE
    wanted = (courses for courses in range(1, MOST_COURSES) if math.ceil(length / courses) * NARROWEST <= room)
    courses = min(next(wanted, MOST_COURSES), length)
    columns = math.ceil(length / courses)
    return columns, math.ceil(length / columns)


@lru_cache(maxsize=16)
def wall_icon(width: int) -> Stamp:
    """Draw a piece of wall that stands for all walls."""
    height, edge = round(0.74 * width), max(3, round(0.05 * width))
    sketch = Sketch(width, height)
    sketch.box((0, 0, width, height), palette.INK, radius=3)
    paint_wall(sketch, (edge, edge, width - edge, height - edge), merlons=3)
    return sketch.stamp()


def paint_wall(sketch: Sketch, box: Box, merlons: int) -> None:
    """Paint a piece of wall on ink: teeth, body and a joint."""
    left, top, right, bottom = box
    tooth, body = (right - left) / merlons, top + 0.27 * (bottom - top)
    _paint(sketch, (left, body, right, bottom), hues.WALL)
    for number in range(merlons):
        middle = left + (number + 0.5) * tooth
        _paint(sketch, (middle - 0.31 * tooth, top + 2, middle + 0.31 * tooth, body), hues.WALL_LIGHT)
    joint = (body + bottom) / 2
    _paint(sketch, (left, joint - 1.25, right, joint + 1.25), hues.WALL_JOINT)


def _paint(sketch: Sketch, box: Box, colour: palette.Colour) -> None:
    sketch.box(box, colour, radius=0)
