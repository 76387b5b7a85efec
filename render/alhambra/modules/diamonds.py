"""Diamonds: a currency in the shape of a cut gem."""

from render.alhambra.art import hues
from render.alhambra.art.money import CurrencyArt
from render.alhambra.room import Room
from render.kit.art import palette
from render.kit.art.drawing import Point

GEM = ((-0.6, -0.85), (0.6, -0.85), (1.05, -0.25), (0, 0.95), (-1.05, -0.25))


def _gem(centre: Point, radius: float) -> list[Point]:
    return [(centre[0] + radius * right, centre[1] + radius * down) for right, down in GEM]


ROOM = Room(
    id="diamonds",
    number=6,
    currencies={"diamond": CurrencyArt(hues.LAVENDER, hues.LAVENDER_DEEP, palette.INK, _gem, 0.16)},
)
