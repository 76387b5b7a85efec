"""Chests: in the colour of a kind with its letter, with a lock on a tile of that kind, or of plaster as a sign."""

import math
from functools import lru_cache

from render.alhambra.art import hues
from render.alhambra.art.tile import LARGE, MEDIUM, level_of
from render.kit.art import palette
from render.kit.art.drawing import Point
from render.kit.art.palette import Colour
from render.kit.art.sketch import Sketch, Stamp

KEPT = 96
ACROSS, DOWN = 80, 74
"""How broad and high a chest is with its rim, in units of its drawing."""
CENTRE = (40, 38)
ON_TILE = {LARGE.letter: 0.27, MEDIUM.letter: 0.32, "S": 0.38}
"""How broad it is on a tile, in sides of that, by the level of detail."""
PLAIN_BELOW = 52
"""Below this size of tiles the lock and the band are left out."""


@lru_cache(maxsize=KEPT)
def chest(kind: str, letter: str, across: int) -> Stamp:
    """Draw a chest with its letter; without a kind it is a mere sign."""
    fill = hues.KINDS[kind].floor if kind in hues.KINDS else palette.PLASTER_SHADE
    sketch, unit = _begun(across, fill)
    _band(sketch, unit, -14, 7)
    if letter:
        sketch.text(letter, _at((0, 13), unit), 43 * unit, palette.written_on(fill))
        _lock(sketch, unit, (-8, -22, 8, -8), 3)
    else:
        _lock(sketch, unit, (-10, -14, 10, 10), 4)
    return sketch.stamp()


@lru_cache(maxsize=KEPT)
def chest_on_tile(kind: str, size: int) -> Stamp:
    """Draw a chest as it stands on a tile of some size: the tile's own letter tells its colour."""
    fill = hues.KINDS[kind].floor if kind in hues.KINDS else palette.PLASTER_SHADE
    sketch, unit = _begun(max(9, round(ON_TILE[level_of(size).letter] * size)), fill)
    if size >= PLAIN_BELOW:
        _band(sketch, unit, -8, 8)
        _lock(sketch, unit, (-10, -14, 10, 10), 4)
        sketch.disc(_at((0, 0), unit), 4 * unit, palette.INK)
    else:
        _band(sketch, unit, -10, 12)
    return sketch.stamp()


def _begun(across: int, fill: Colour) -> tuple[Sketch, float]:
    unit = across / ACROSS
    sketch = Sketch(across, DOWN * unit, edge=palette.CREAM)
    body = [_at(point, unit) for point in _body()]
    sketch.polygon(body, palette.CREAM, 13 * unit, palette.CREAM)
    sketch.polygon(body, fill, max(1.5, 5 * unit))
    return sketch, unit


def _body() -> list[Point]:
    """Return the outline: a lid with round shoulders over a box."""
    turns = [math.pi * (1 + step / 12) for step in range(7)]
    left = [(-13 + 20 * math.cos(turn), -8 + 20 * math.sin(turn)) for turn in turns]
    return [*left, *((-x, y) for x, y in reversed(left)), (33, 30), (-33, 30)]


def _band(sketch: Sketch, unit: float, top: float, high: float) -> None:
    (left, upper), (right, lower) = _at((-31, top), unit), _at((31, top + high), unit)
    edge = 2.5 * unit
    sketch.box((left, upper - edge, right, lower + edge), palette.INK, radius=0)
    sketch.box((left, upper, right, lower), palette.GOLD, radius=0)


def _lock(sketch: Sketch, unit: float, box: tuple[float, float, float, float], edge: float) -> None:
    (left, top), (right, bottom) = _at(box[:2], unit), _at(box[2:], unit)
    rim = edge * unit / 2
    sketch.box((left - rim, top - rim, right + rim, bottom + rim), palette.INK, radius=4 * unit)
    sketch.box((left + rim, top + rim, right - rim, bottom - rim), palette.GOLD, radius=3 * unit)


def _at(point: tuple[float, ...], unit: float) -> Point:
    return (CENTRE[0] + point[0]) * unit, (CENTRE[1] + point[1]) * unit


@lru_cache(maxsize=8)
def price_disc(price: int, radius: int) -> Stamp:
    """Draw the disc with the price of a room."""
    side = 2 * radius + 2
    sketch, centre = Sketch(side, side), (side / 2, side / 2)
    for share, colour in ((1.0, palette.INK), (0.93, palette.GOLD), (0.82, palette.CREAM)):
        sketch.disc(centre, radius * share, colour)
    sketch.text(str(price), centre, 1.5 * radius, palette.INK)
    return sketch.stamp()
