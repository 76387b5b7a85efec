"""Marks of scorings: octagons for rounds and places, and a golden frame for winners."""

from collections.abc import Collection
from functools import lru_cache

from render.art import palette, stamps
from render.art.drawing import Point
from render.art.palette import Colour
from render.art.shapes import octagon
from render.art.sketch import Sketch, Stamp
from render.layout.parts import ROUNDS
from render.layout.scene import Scene

ROUND_RADIUS, ROUND_STEP = 32, 82
PLACES = (palette.GOLD, palette.SILVER, palette.BRONZE)
SMALLEST_TYPE = 31
RESERVED = ROUND_STEP * len(ROUNDS)
"""How much of a header the marks of the rounds take."""


def put_rounds(scene: Scene, done: Collection[int], now: int | None = None) -> None:
    """Show in the header which rounds are past, and ring the one that it is about."""
    y = scene.header / 2 + 6
    for number in ROUNDS:
        x = scene.across - 68 - ROUND_STEP * (len(ROUNDS) - number)
        if number == now:
            scene.put_at(_ring(ROUND_RADIUS + 6), x, y, f"now round {number}")
        scene.put_at(round_mark(number, ROUND_RADIUS, done=number in done), x, y, f"round {number}")


def round_mark(number: int, radius: int, *, done: bool = True) -> Stamp:
    """Draw the mark of a round, in gold once it was scored."""
    fill, colour = (palette.GOLD, palette.INK) if done else (palette.NIGHT_HIGH, palette.QUIET_CREAM)
    return _mark(str(number) if number else "+", radius, 1.32, fill, colour)


def place_mark(place: int, text: str, radius: int) -> Stamp:
    """Draw the octagon of a place: gold, silver, bronze, or plain."""
    return _mark(text, radius, 1.18, PLACES[place - 1] if place <= len(PLACES) else palette.PANEL_INNER, palette.INK)


@lru_cache(maxsize=256)
def _mark(text: str, radius: int, size: float, fill: Colour, colour: Colour) -> Stamp:
    """Draw an octagon with a number, which is never too small to read."""
    sketch, centre = _octagon(radius, fill, palette.STRONG_LINE if fill == palette.PANEL_INNER else palette.INK)
    sketch.text(text, centre, max(SMALLEST_TYPE, size * radius), colour)
    return sketch.stamp()


@lru_cache(maxsize=16)
def winner_panel(across: int, down: int) -> Stamp:
    """Draw a panel with a golden frame."""
    sketch = Sketch(across, down)
    for inset, colour in ((0, palette.GOLD_DARK), (5, palette.GOLD), (9, palette.PANEL)):
        sketch.box((inset, inset, across - inset, down - inset), colour, radius=24 - inset)
    return sketch.stamp()


@lru_cache(maxsize=8)
def _ring(radius: int) -> Stamp:
    return _octagon(radius, palette.CREAM, palette.CREAM)[0].stamp()


def _octagon(radius: int, fill: Colour, line: Colour) -> tuple[Sketch, Point]:
    side = 2 * radius + 8
    sketch, centre = Sketch(side, side), (side / 2, side / 2)
    sketch.polygon(octagon(centre, radius), fill, stamps.EDGE, line)
    return sketch, centre
