"""Building sites: a pale striped ground with a scaffold, walls and price of the tile, and a hollow letter."""

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from PIL import Image, ImageDraw

from render.alhambra.art import hues
from render.alhambra.art.money import CurrencyArt, coin
from render.alhambra.art.tile import EAST, LARGE, MEDIUM, NORTH, SMALL, SOUTH, UNIT, WEST, Level, level_of, paint_price
from render.kit.art import palette
from render.kit.art.drawing import FINE, Point, stroke
from render.kit.art.palette import Colour, rgb
from render.kit.art.sketch import Box, Sketch, Stamp, paint_text

KEPT = 24
"""There are eight sites at most, in a few sizes."""
POLE, PLANK = rgb("7A4A22"), rgb("C08A4E")
VEIL = 216
"""How much of the building the pale ground covers, of 255: what is to be built there can still be made out."""


class Timber(NamedTuple):
    """How stout a scaffold is, and how broad the stripes below it, in units of a tile's anatomy."""

    thick: float
    outline: float
    stripe: int
    period: int


TIMBER = {LARGE: Timber(9, 3.5, 9, 34), MEDIUM: Timber(13, 5, 13, 44), SMALL: Timber(18, 7, 20, 60)}
POLES = ((68, 84), (120, 84), (172, 84))
"""The tops of the upright poles."""
FOOT = 206
PLANKS = (106, 155)
BEYOND = 14
"""How far planks reach beyond the poles."""
BRACES = (((68, 155), (120, 106)), ((120, 155), (172, 106)), ((68, 155), (120, 206)), ((120, 206), (172, 155)))
MIDDLE, ICON = (120, 145), 1.3
"""Where the middle of a scaffold is, and how much larger it is where it stands alone."""
COIN_AT, COIN = (184, 184), 0.2
"""Where the coin lies on a site that was shown, and its radius in sides of a tile."""


@lru_cache(maxsize=KEPT)
def site_cover(kind: str, walls: int, price: int, letter: str, size: int) -> Stamp:
    """Draw what a site covers of a tile: all but its walls."""
    level, fine = level_of(size), size * FINE
    own = hues.KINDS.get(kind)
    scale, tint = fine / UNIT, own.tint if own else hues.PATH
    image, cover = Image.new("RGB", (fine, fine), tint), Image.new("L", (fine, fine))
    ground = _ground(walls, level, scale)
    ImageDraw.Draw(cover).rectangle(ground, fill=VEIL)
    _paint_stripes(image, palette.mixed(tint, own.floor if own else hues.PATH_EDGE, 0.66), TIMBER[level], scale)
    _paint_scaffold([image, cover], TIMBER[level], scale)
    _uncover(cover, level, scale)
    paint_price(image, price, level)
    if own and letter:
        x, y, side = level.chip
        _paint_hollow_chip(image, (x * scale, y * scale), side * scale, own.deep, letter)
    image.putalpha(cover)
    reduced = image.reduce(FINE)
    return Stamp(reduced.convert("RGB"), reduced.getchannel("A"))


def _ground(walls: int, level: Level, scale: float) -> Box:
    """Return what is within the walls of a tile."""
    north, east, south, west = (level.wall if walls & side else 2 for side in (NORTH, EAST, SOUTH, WEST))
    return west * scale, north * scale, (UNIT - east) * scale - 1, (UNIT - south) * scale - 1


def _paint_stripes(image: Image.Image, colour: Colour, timber: Timber, scale: float) -> None:
    draw, side = ImageDraw.Draw(image), image.width
    for start in range(-UNIT, UNIT, timber.period):
        left = start * scale
        draw.line([(left, side), (left + side, 0)], fill=colour, width=round(timber.stripe * scale))


def _paint_scaffold(layers: Iterable[Image.Image], timber: Timber, scale: float) -> None:
    """Paint poles, planks and braces: their colours on the picture, and all of them on its cover."""
    braces = [[_at(one, scale), _at(other, scale)] for one, other in BRACES]
    poles = [[_at(top, scale), _at((top[0], FOOT), scale)] for top in POLES]
    ends = POLES[0][0] - BEYOND, POLES[-1][0] + BEYOND
    planks = [[_at((x, y), scale) for x in ends] for y in PLANKS]
    image, cover = layers
    for lines, colour, share in ((braces, POLE, 0.7), (poles, POLE, 1.0), (planks, PLANK, 1.15)):
        thick = share * timber.thick * scale
        rim = thick + 2 * timber.outline * scale
        for line in lines:
            stroke(ImageDraw.Draw(image), line, rim, palette.INK)
            ImageDraw.Draw(cover).line(line, fill=255, width=round(rim))
        for line in lines:
            stroke(ImageDraw.Draw(image), line, thick, colour)


def _at(point: Point, scale: float) -> Point:
    return point[0] * scale, point[1] * scale


def _uncover(cover: Image.Image, level: Level, scale: float) -> None:
    """Let the price and the letter cover what is below them."""
    draw, (x, y, radius), (left, top, side) = ImageDraw.Draw(cover), level.price, level.chip
    draw.ellipse([value * scale for value in (x - radius, y - radius, x + radius, y + radius)], fill=255)
    half = side / 2
    box = [value * scale for value in (left - half, top - half, left + half, top + half)]
    draw.rounded_rectangle(box, radius=0.44 * half * scale, fill=255)


def _paint_hollow_chip(image: Image.Image, centre: Point, side: float, colour: Colour, letter: str) -> None:
    """Paint a letter on a pale ground: it does not count yet."""
    draw, (x, y) = ImageDraw.Draw(image), centre
    for half, fill in ((side / 2, palette.INK), (side * 0.43, palette.CREAM)):
        draw.rounded_rectangle((x - half, y - half, x + half, y + half), radius=0.44 * half, fill=fill)
    paint_text(image, letter, centre, round(0.8 * side), colour)


def with_coin(cover: Stamp, art: CurrencyArt, mark: str) -> Stamp:
    """Lay the coin of a currency on a site that was shown."""
    size = cover.size[0]
    shown = coin(art, mark, max(9, round(COIN * size)))
    assert cover.mask is not None
    assert shown.mask is not None
    image, mask = cover.image.copy(), cover.mask.copy()
    at = (round(COIN_AT[0] / UNIT * size - shown.size[0] / 2), round(COIN_AT[1] / UNIT * size - shown.size[1] / 2))
    image.paste(shown.image, at, shown.mask)
    mask.paste(shown.mask, at, shown.mask)
    return Stamp(image, mask)


@lru_cache(maxsize=32)
def site_card(art: CurrencyArt, mark: str, price: int, width: int, height: int) -> Stamp:
    """Draw the back of a site tile as its owner sees it: a scaffold over the coin, perhaps with the price."""
    sketch = Sketch(width, height)
    sketch.box((0, 0, width, height), palette.INK, radius=0.10 * width)
    edge = 0.03 * width
    sketch.box((edge, edge, width - edge, height - edge), art.field, radius=0.085 * width)
    band = 0.34 * height
    _paint_rails(sketch, (edge, edge, width - edge, band))
    radius = 0.36 * width
    centre = width / 2, (band + height) / 2
    sketch.polygon(art.outline(centre, radius), palette.CREAM, 0.03 * width)
    if price:
        sketch.text(str(price), art.middle(centre, radius), (1.5 if price < 10 else 1.2) * radius, palette.INK)
    sketch.text(mark, (width / 2, 0.17 * height), 0.3 * width, palette.INK)
    return sketch.stamp()


def _paint_rails(sketch: Sketch, box: Box) -> None:
    """Paint planks along the top of a card."""
    left, top, right, bottom = box
    sketch.box((left, top, right, bottom), PLANK, radius=0.1 * (bottom - top))
    for y in (top + 2, bottom - 2):
        sketch.line([(left + 3, y), (right - 3, y)], POLE, 4)


@lru_cache(maxsize=8)
def scaffold_icon(side: int) -> Stamp:
    """Draw the front of a site tile, as it lies beside the market."""
    fine, scale = side * FINE, side * FINE / UNIT
    image, cover = Image.new("RGB", (fine, fine), palette.CREAM), Image.new("L", (fine, fine))
    for inset, colour in ((0, palette.INK), (9, palette.CREAM)):
        edge = inset * scale
        for layer, fill in ((image, colour), (cover, 255)):
            box = (edge, edge, fine - 1 - edge, fine - 1 - edge)
            ImageDraw.Draw(layer).rounded_rectangle(box, radius=34 * scale - edge, fill=fill)
    large = ICON * scale
    body, ground = Image.new("RGB", (fine, fine), palette.CREAM), Image.new("L", (fine, fine))
    _paint_scaffold((body, ground), TIMBER[LARGE], large)
    left, top = (round(UNIT / 2 * scale - middle * large) for middle in MIDDLE)
    image.paste(body, (left, top), ground)
    image.putalpha(cover)
    reduced = image.reduce(FINE)
    return Stamp(reduced.convert("RGB"), reduced.getchannel("A"))
