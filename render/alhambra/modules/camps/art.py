"""Camps: a tent on dry grass outside the walls, with palisades and arrows out through them."""

from functools import lru_cache
from pathlib import Path

from PIL import Image, ImageDraw

from render.alhambra.art import hues
from render.alhambra.art.tile import LARGE, MEDIUM, SMALL, UNIT, Level, level_of, paint_price, turned_strip
from render.alhambra.art.tokens import blank_chip
from render.alhambra.place.choices import GHOST, dash_north
from render.kit.art import palette
from render.kit.art.drawing import FINE, Point, paint, stroke
from render.kit.art.palette import Colour, rgb
from render.kit.art.sketch import Sketch, Stamp

DRAWINGS = Path(__file__).parent / "drawings"
KEPT = 64
GRASS = hues.PATH_DIAMOND
GRASS_EDGE = rgb("875F3A")
POST, POST_LIGHT = hues.KINDS["arcades"].deep, palette.BRONZE
PALISADE = {LARGE: 38, MEDIUM: 42, SMALL: 48}
"""How deep a palisade is, in units of a tile's anatomy."""
OUTLINE = {LARGE: 5, MEDIUM: 7, SMALL: 10}
ARROW = ((0, 17), (26, 45), (11, 45), (11, 74), (-11, 74), (-11, 45), (-26, 45))
"""An arrow out of the north side: how far right of the middle, and how far below the edge."""
SMALL_ARROW = ((0, 10), (36, 50), (15, 50), (15, 78), (-15, 78), (-15, 50), (-36, 50))
ASIDE = 18
"""How far a tent makes way for an arrow."""
PRICE_ASIDE = 14
OLIVE, TENT = rgb("BEB049"), 54
"""The colour of camps among points, and how large a tent is in its box there."""


@lru_cache(maxsize=KEPT)
def camp_tile(bastions: int, price: int, size: int) -> Stamp:
    """Draw a camp: a tent on dry grass, palisades with an arrow out through each of them, and the price."""
    level = level_of(size)
    image = Image.new("RGB", (size * FINE, size * FINE), GRASS)
    scale = image.width / UNIT
    if level is LARGE:
        paint(image, DRAWINGS / "grass", scale)
    edge = max(1, round(1.5 * scale))
    ImageDraw.Draw(image).rectangle((0, 0, image.width - 1, image.width - 1), outline=GRASS_EDGE, width=edge)
    right, down = _off_arrows(bastions)
    paint(image, DRAWINGS / f"camp-{level.letter}", scale, (right * scale, down * scale))
    paint_bastions(image, bastions, level)
    paint_price(image, price, level._replace(price=_beside_palisades(bastions, level)))
    return Stamp(image.reduce(FINE))


def _off_arrows(bastions: int) -> Point:
    """Return how far the tent stands back from the middle of its camp, to leave room for arrows."""
    north, east, south, west = (bastions >> side & 1 for side in range(4))
    return ASIDE * (west - east), ASIDE * (north - south)


def _beside_palisades(bastions: int, level: Level) -> tuple[int, int, int]:
    """Return the place of a price that keeps off the palisades: the line along a wall may lie on these."""
    (x, y, radius), north, west = level.price, bastions & 1, bastions >> 3 & 1
    aside = PRICE_ASIDE // (2 if north and west else 1)
    return x + aside * west, y + aside * north, radius


def paint_bastions(image: Image.Image, bastions: int, level: Level, ground: Colour = GRASS) -> None:
    """Paint a palisade along some sides, posts where two of them meet, and the arrows."""
    for turn in range(4):
        if bastions >> turn & 1:
            image.paste(
                *turned_strip(DRAWINGS / f"palisade-{level.letter}", PALISADE[level], turn, image.width, ground)
            )
    draw, scale = ImageDraw.Draw(image), image.width / UNIT
    for turn in range(4):
        if bastions >> turn & 1 and bastions >> (turn + 3) % 4 & 1:
            _paint_post(draw, turn, level, scale)
    for turn in range(4):
        if bastions >> turn & 1:
            shape = SMALL_ARROW if level is SMALL else ARROW
            points = [_turned((UNIT / 2 + right, down), turn) for right, down in shape]
            outline = [(x * scale, y * scale) for x, y in points]
            draw.polygon(outline, fill=palette.GOLD)
            stroke(draw, outline, OUTLINE[level] * scale, palette.INK, closed=True)


def _paint_post(draw: ImageDraw.ImageDraw, turn: int, level: Level, scale: float) -> None:
    """Paint the post in the corner before a side, going clockwise."""
    thick = PALISADE[level]
    (x, y), inset = _turned((thick / 2, thick / 2), turn), OUTLINE[level]
    for half, colour in ((thick / 2, palette.INK), (thick / 2 - inset, POST_LIGHT), (thick / 2 - 2.2 * inset, POST)):
        box = (x - half) * scale, (y - half) * scale, (x + half) * scale, (y + half) * scale
        draw.rectangle(box, fill=colour)


def _turned(point: Point, turn: int) -> Point:
    """Turn a point of a tile by so many quarters, clockwise."""
    x, y = point
    return ((x, y), (UNIT - y, x), (UNIT - x, UNIT - y), (y, UNIT - x))[turn]


@lru_cache(maxsize=16)
def camp_chip(side: int, ground: Colour = GRASS) -> Stamp:
    """Draw the chip that stands for camps where something is counted or listed."""
    sketch, scale = blank_chip(side, ground), 1.25 * side / UNIT
    corner = (side / 2 - 120 * scale) * FINE, (side / 2 - 122 * scale) * FINE
    paint(sketch.image, DRAWINGS / "camp-M", scale * FINE, corner)
    return sketch.stamp()


@lru_cache(maxsize=128)
def camp_ghost(bastions: int, tile_side: int) -> Stamp:
    """Draw a pale camp with its real palisades; nobody walks there, so open sides are only dashed."""
    side = max(1, round(GHOST * tile_side)) * FINE
    image = Image.new("RGB", (side, side), palette.CHOICE)
    for turn in range(4):
        if not bastions >> turn & 1:
            dash_north(image)
        image = image.transpose(Image.Transpose.ROTATE_90)
    paint_bastions(image, bastions, level_of(tile_side), palette.CHOICE)
    return Stamp(image.reduce(FINE))


def paint_tent(sketch: Sketch, middle: Point) -> None:
    """Paint the tent that marks points for camps."""
    scale = TENT / UNIT
    at = (middle[0] - 120 * scale) * FINE, (middle[1] - 128 * scale) * FINE
    paint(sketch.image, DRAWINGS / "camp-S", scale * FINE, at)
