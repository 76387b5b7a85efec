"""Marks of scorings: octagons for rounds and places, a star for who leads, and a golden frame for winners."""

from functools import lru_cache

from render.kit.art import palette, stamps
from render.kit.art.drawing import Point
from render.kit.art.palette import Colour
from render.kit.art.shapes import octagon, star
from render.kit.art.sketch import Sketch, Stamp

PLACES = (palette.GOLD, palette.SILVER, palette.BRONZE)
SMALLEST_TYPE = 31
DUE_RIM = 6


def round_mark(number: int, radius: int, *, done: bool = True) -> Stamp:
    """Draw the mark of a round on the night of a header, in gold once it was scored."""
    fill, colour = (palette.GOLD, palette.INK) if done else (palette.NIGHT_HIGH, palette.QUIET_CREAM)
    return _mark(str(number) if number else "+", radius, 1.32, fill, colour)


@lru_cache(maxsize=8)
def due_mark(number: int, radius: int) -> Stamp:
    """Draw the mark of a round that may be scored any moment: night in a golden rim."""
    sketch, centre = _octagon(radius, palette.GOLD, palette.INK)
    sketch.polygon(octagon(centre, radius - DUE_RIM), palette.NIGHT)
    sketch.text(str(number), centre, 1.32 * radius, palette.GOLD_LIGHT)
    return sketch.stamp()


def scoring_mark(number: int, radius: int, *, done: bool) -> Stamp:
    """Draw the mark of a round on a bar, in gold once it was scored."""
    return _mark(str(number), radius, 1.15, palette.GOLD if done else palette.CREAM, palette.INK)


def place_mark(place: int, text: str, radius: int) -> Stamp:
    """Draw the octagon of a place: gold, silver, bronze, or plain."""
    return _mark(text, radius, 1.18, PLACES[place - 1] if place <= len(PLACES) else palette.PANEL_INNER, palette.INK)


@lru_cache(maxsize=256)
def _mark(text: str, radius: int, size: float, fill: Colour, colour: Colour) -> Stamp:
    """Draw an octagon with a number, which is never too small to read."""
    sketch, centre = _octagon(radius, fill, palette.STRONG_LINE if fill == palette.PANEL_INNER else palette.INK)
    sketch.text(text, centre, max(SMALLEST_TYPE, size * radius), colour)
    return sketch.stamp()


@lru_cache(maxsize=8)
def round_ring(radius: int) -> Stamp:
    """Draw what lies behind the mark of a round to ring it."""
    return _octagon(radius, palette.CREAM, palette.CREAM)[0].stamp()


@lru_cache(maxsize=8)
def lead_star(radius: int) -> Stamp:
    """Draw the golden star of who leads."""
    sketch = Sketch(2 * radius, 2 * radius, edge=palette.GOLD)
    sketch.polygon(star((radius, radius), radius - 0.5, 0.5 * radius), palette.GOLD)
    return sketch.stamp()


@lru_cache(maxsize=8)
def winner_panel(across: int, down: int) -> Stamp:
    """Draw a panel with a golden frame."""
    return _small_winner_panel().stretched(across, down)


@lru_cache(maxsize=1)
def _small_winner_panel() -> Stamp:
    side = 2 * 24 + 3
    sketch = Sketch(side, side)
    for inset, colour in ((0, palette.GOLD_DARK), (5, palette.GOLD), (9, palette.PANEL)):
        sketch.box((inset, inset, side - inset, side - inset), colour, radius=24 - inset)
    return sketch.stamp()


def _octagon(radius: int, fill: Colour, line: Colour) -> tuple[Sketch, Point]:
    side = 2 * radius + 8
    sketch, centre = Sketch(side, side), (side / 2, side / 2)
    sketch.polygon(octagon(centre, radius), fill, stamps.EDGE, line)
    return sketch, centre
