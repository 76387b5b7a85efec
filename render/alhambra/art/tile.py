"""Tiles: floor, paths, building, walls, price and letter, in the detail that their size allows."""

from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from PIL import Image, ImageDraw

from render.alhambra.art import DRAWINGS, hues
from render.kit.art import palette
from render.kit.art.drawing import FINE, Point, paint
from render.kit.art.palette import Colour
from render.kit.art.sketch import Stamp, paint_text

UNIT = 240
"""The side of a tile in the units of its anatomy."""
NORTH, EAST, SOUTH, WEST = 1, 2, 4, 8
KEPT = 256


class Level(NamedTuple):
    """How much detail a tile of a certain size has."""

    letter: str
    wall: int
    price: tuple[int, int, int]
    """Where the disc with the price is, and its radius."""
    chip: tuple[int, int, int]
    """Where the chip with the letter is, and its side."""
    building: float
    path: tuple[int, int]
    """How far a path reaches in from an edge, and how much of a side is beside it."""
    gold: bool


LARGE = Level("L", 37, (53, 53, 40), (193, 47, 48), 1.0, (145, 95), gold=True)
MEDIUM = Level("M", 40, (58, 58, 48), (185, 53, 62), 0.90, (146, 94), gold=True)
SMALL = Level("S", 46, (60, 60, 54), (184, 56, 78), 0.84, (148, 92), gold=False)
FOOT = (120, 204)
SCALED_AT_LARGE = {"arcades": 0.92, "seraglio": 0.94, "garden": 0.94}


def level_of(size: int) -> Level:
    """Return the level of detail for a size."""
    return LARGE if size >= 110 else MEDIUM if size >= 52 else SMALL


@lru_cache(maxsize=KEPT)
def tile(kind: str, walls: int, price: int | None, letter: str, size: int) -> Stamp:
    """Draw a tile with walls on some sides. A fountain has no price and no letter."""
    level, fine = level_of(size), size * FINE
    image = Image.new("RGB", (fine, fine), hues.KINDS[kind].floor)
    scale = fine / UNIT
    if kind == "fountain":
        paint(image, DRAWINGS / "court", scale)
    else:
        paint_ground(image, hues.KINDS[kind], walls, level)
    paint_building(image, kind, level, scale)
    paint_walls(image, walls, level)
    if price is not None:
        paint_price(image, price, level)
    if letter:
        x, y, side = level.chip
        paint_chip(image, (x * scale, y * scale), side * scale, hues.KINDS[kind].deep, letter)
    return Stamp(image.reduce(FINE))


def paint_walls(image: Image.Image, walls: int, level: Level) -> None:
    """Paint the walls along some sides, and blocks where two of them meet."""
    for turn, side in enumerate((NORTH, EAST, SOUTH, WEST)):
        if walls & side:
            image.paste(*turned_strip(DRAWINGS / f"wall-{level.letter}", level.wall, turn, image.width))
    for turn in range(4):
        here, before = 1 << turn, 1 << (turn + 3) % 4
        if walls & here and walls & before:
            image.paste(*_corner(level, turn, image.width))


def paint_ground(image: Image.Image, colours: hues.KindColours, walls: int, level: Level) -> None:
    """Paint the floor with its pattern, and a path from each side without a wall."""
    scale = image.width / UNIT
    if level is LARGE:
        paint(image, DRAWINGS / "floor", scale, colours={"floor": colours.floor, "line": colours.line})
    draw, side = ImageDraw.Draw(image), image.width
    draw.rectangle((0, 0, side - 1, side - 1), outline=colours.edge, width=max(1, round(1.5 * scale)))
    reach, beside = level.path
    for turn, wall in enumerate((NORTH, EAST, SOUTH, WEST)):
        if not walls & wall:
            band, at = turned_strip(DRAWINGS / f"path-{level.letter}", reach, turn, side)
            _paste_band(image, band, at, turn, beside * scale)
    draw.rectangle((99 * scale, 99 * scale, 141 * scale - 1, 141 * scale - 1), fill=hues.PATH)


def _paste_band(image: Image.Image, strip: Image.Image, at: tuple[int, int], turn: int, edge: float) -> None:
    """Put down the middle of a strip, where the path is."""
    across, length = strip.size if turn % 2 == 0 else strip.size[::-1]
    low, high = round(edge), round(across - edge)
    if turn % 2 == 0:
        image.paste(strip.crop((low, 0, high, length)), (at[0] + low, at[1]))
    else:
        image.paste(strip.crop((0, low, length, high)), (at[0], at[1] + low))


@lru_cache(maxsize=8)
def turned_strip(
    source: Path, depth: int, turn: int, side: int, ground: Colour = (0, 0, 0)
) -> tuple[Image.Image, tuple[int, int]]:
    """Return the strip along the north side of a drawing, turned to another side, and where it begins."""
    image = Image.new("RGB", (side, side), ground)
    paint(image, source, side / UNIT)
    thick = round(depth * side / UNIT)
    strip = image.crop((0, 0, side, thick))
    far = side - thick
    if turn == 0:
        return strip, (0, 0)
    if turn == 1:
        return strip.transpose(Image.Transpose.ROTATE_270), (far, 0)
    if turn == 2:
        return strip.transpose(Image.Transpose.ROTATE_180), (0, far)
    return strip.transpose(Image.Transpose.ROTATE_90), (0, 0)


def _corner(level: Level, turn: int, side: int) -> tuple[Image.Image, tuple[int, int]]:
    """Return the block where a side's wall meets that of the side before it, and where it is."""
    thick = round(level.wall * side / UNIT)
    block = Image.new("RGB", (thick, thick))
    paint(block, DRAWINGS / f"wall-corner-{level.letter}", side / UNIT)
    far = side - thick
    return block, ((0, 0), (far, 0), (far, far), (0, far))[turn]


def paint_building(image: Image.Image, kind: str, level: Level, scale: float) -> None:
    """Paint the house, or the fountain."""
    share = SCALED_AT_LARGE.get(kind, 1.0) if level is LARGE else level.building
    if kind == "fountain":
        share, foot = 1.0 if level is LARGE else level.building, (120, 124)
    else:
        foot = FOOT
    at = foot[0] * scale * (1 - share), foot[1] * scale * (1 - share)
    paint(image, DRAWINGS / f"{kind}-{level.letter}", scale * share, at)


@lru_cache(maxsize=KEPT)
def marks_mask(size: int) -> Image.Image:
    """Return a mask that leaves nothing of a tile but the disc with its price and the chip with its letter."""
    level, scale = level_of(size), size * FINE / UNIT
    mask = Image.new("L", (size * FINE, size * FINE))
    draw, (x, y, radius), (left, top, side) = ImageDraw.Draw(mask), level.price, level.chip
    _disc(draw, (x * scale, y * scale), radius * scale, 255)
    box = [value * scale for value in (left - side / 2, top - side / 2, left + side / 2, top + side / 2)]
    draw.rounded_rectangle(box, radius=0.22 * side * scale, fill=255)
    return mask.reduce(FINE)


def paint_price(image: Image.Image, price: int, level: Level) -> None:
    """Paint the disc with the price."""
    scale = image.width / UNIT
    x, y, radius = (value * scale for value in level.price)
    draw = ImageDraw.Draw(image)
    rims = ((1.0, palette.INK), (0.93, palette.GOLD), (0.82, palette.CREAM))
    for share, colour in rims if level.gold else (rims[0], (0.86, palette.CREAM)):
        _disc(draw, (x, y), radius * share, colour)
    text = str(price)
    size, squeeze = (1.5, 1.0) if len(text) == 1 else (1.32, 0.9)
    paint_text(image, text, (x, y), round(size * radius), palette.INK, squeeze=squeeze)


def paint_chip(
    image: Image.Image, centre: Point, side: float, colour: Colour, letter: str, *, longer: float = 0
) -> None:
    """Paint a chip with a letter, longer than it is high where there are more."""
    draw, (x, y) = ImageDraw.Draw(image), centre
    for half, fill in ((side / 2, palette.INK), (side * 0.43, colour)):
        box = x - half - longer / 2, y - half, x + half + longer / 2, y + half
        draw.rounded_rectangle(box, radius=0.44 * half, fill=fill)
    paint_text(image, letter, centre, round(0.8 * side), palette.CREAM)


def _disc(draw: ImageDraw.ImageDraw, centre: Point, radius: float, colour: Colour | int) -> None:
    x, y = centre
    draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=colour)
