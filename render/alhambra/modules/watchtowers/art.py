"""Watchtowers: half a floor in the colour of a kind, a wall along the long side, a turret and a letter.

All is drawn with the right angle in the south-west, and then turned; only the letter stays upright.
"""

from functools import lru_cache
from math import cos, pi, sin, sqrt

from PIL import Image, ImageDraw

from render.alhambra.art import DRAWINGS, hues
from render.alhambra.art.tile import UNIT, Level, level_of, paint_chip, paint_ground, turned_strip
from render.alhambra.art.tokens import blank_chip
from render.kit.art import palette
from render.kit.art.drawing import FINE, Point, stroke
from render.kit.art.palette import Colour
from render.kit.art.sketch import Sketch, Stamp

KEPT = 256
CORNER = ((0, 0), (UNIT, 0), (UNIT, UNIT), (0, UNIT))
"""The corners of a cell, clockwise from the north-west."""
NORTH_EAST = 0b0011
"""The sides of its cell that a watchtower with its right angle in the south-west does not touch."""
THICKER = 1.06
"""How thick a slanted wall is beside others."""
TURRET, TURRET_RADIUS = (108, 132), 38
TEETH = 8
CHIP, CHIP_INSET = {"L": 50, "M": 62, "S": 76}, 14
"""The side of the chip with the letter by its level, and how far it is from the short sides."""
PALE = palette.mixed(hues.PATH, palette.CHOICE, 0.6)


def corner_of(walls: int) -> int:
    """Return the corner of the right angle, clockwise from the north-west, by the sides that are not touched."""
    return {0b0110: 0, 0b1100: 1, 0b1001: 2, 0b0011: 3}[walls]


@lru_cache(maxsize=KEPT)
def watchtower(kind: str, corner: int, letter: str, size: int) -> Stamp:
    """Draw a watchtower in its cell; the other half of the cell stays as it is."""
    level, own, fine = level_of(size), hues.KINDS[kind], size * FINE
    image = Image.new("RGB", (fine, fine), own.floor)
    paint_ground(image, own, NORTH_EAST, level)
    _paint_slanted_wall(image, level)
    mask = Image.new("L", image.size)
    _cover(mask, _triangle(fine))
    stroke(ImageDraw.Draw(image), _triangle(fine), 3 * fine / UNIT, own.edge, closed=True)
    _paint_turret(image, mask)
    image, mask = (_turned(layer, corner) for layer in (image, mask))
    side = CHIP[level.letter]
    paint_chip(image, _chip_place(corner, side, fine / UNIT), side * fine / UNIT, own.deep, letter)
    image.putalpha(mask)
    reduced = image.reduce(FINE)
    return Stamp(reduced.convert("RGB"), reduced.getchannel("A"))


@lru_cache(maxsize=KEPT)
def tower_ghost(corner: int, tile_side: int) -> Stamp:
    """Draw a pale half with its slanted wall where a watchtower may go; its open sides are dashed."""
    fine = max(1, round(0.93 * tile_side)) * FINE
    image, mask = Image.new("RGB", (fine, fine), palette.CHOICE), Image.new("L", (fine, fine))
    draw, scale = ImageDraw.Draw(image), fine / UNIT
    for band in ((95, 120, 145, UNIT), (0, 95, 120, 145)):
        draw.rectangle(tuple(edge * scale for edge in band), fill=PALE)
    _paint_slanted_wall(image, level_of(tile_side))
    _cover(mask, _triangle(fine))
    thick = max(3 * FINE, fine // 40)
    for start in range(7):
        low, high = start * fine / 7, (start + 0.62) * fine / 7
        draw.rectangle((low, fine - thick, high, fine), fill=palette.TURQUOISE_DARK)
        draw.rectangle((0, low, thick, high), fill=palette.TURQUOISE_DARK)
    image, mask = (_turned(layer, corner) for layer in (image, mask))
    image.putalpha(mask)
    reduced = image.reduce(FINE)
    return Stamp(reduced.convert("RGB"), reduced.getchannel("A"))


@lru_cache(maxsize=64)
def tower_icon(kind: str, letter: str, height: int) -> Stamp:
    """Draw the triangle alone, which stands for the watchtowers of a kind."""
    return watchtower(kind, 3, letter, height)


@lru_cache(maxsize=32)
def tower_chip(kind: str, letter: str, side: int, ground: Colour | None = None) -> Stamp:
    """Draw the chip that stands for watchtowers where something is counted or listed."""
    sketch = blank_chip(side, ground or hues.KINDS[kind].tint)
    inner = max(1, round(0.78 * side))
    stamp = watchtower(kind, 3, letter, inner)
    at = round(0.11 * side * FINE)
    large = inner * FINE, inner * FINE
    mask = stamp.mask.resize(large) if stamp.mask else None
    sketch.image.paste(stamp.image.resize(large), (at, at), mask)
    return sketch.stamp()


def paint_mark(sketch: Sketch, middle: Point) -> None:
    """Paint the triangle that marks points for watchtowers."""
    x, y = middle
    sketch.polygon([(x - 12, y - 13), (x - 12, y + 11), (x + 12, y + 11)], hues.WALL_LIGHT, 3)


def _triangle(side: float) -> list[Point]:
    return [(0, 0), (0, side - 1), (side - 1, side - 1)]


def _cover(mask: Image.Image, points: list[Point]) -> None:
    ImageDraw.Draw(mask).polygon(points, fill=255)


def _paint_slanted_wall(image: Image.Image, level: Level) -> None:
    """Paint a wall along the long side, its teeth outward: two strips of a straight one, end to end, turned by 45°."""
    side = image.width
    strip, _ = turned_strip(DRAWINGS / f"wall-{level.letter}", level.wall, 0, side)
    thick = round(strip.height * THICKER)
    strip = strip.resize((strip.width, thick))
    wall = Image.new("RGB", (2 * side, thick))
    wall.paste(strip, (0, 0))
    wall.paste(strip, (side, 0))
    turn = 1 / sqrt(2)
    backwards = (turn, turn, 0, -turn, turn, 0)
    cover = Image.new("L", wall.size, 255)
    slanted, over = (
        layer.transform(image.size, Image.Transform.AFFINE, backwards, Image.Resampling.BILINEAR)
        for layer in (wall, cover)
    )
    image.paste(slanted, (0, 0), over)


def _paint_turret(image: Image.Image, mask: Image.Image) -> None:
    scale = image.width / UNIT
    (x, y), radius = (TURRET[0] * scale, TURRET[1] * scale), TURRET_RADIUS * scale
    draw = ImageDraw.Draw(image)
    for shape in (draw, ImageDraw.Draw(mask)):
        fill = palette.INK if shape is draw else 255
        shape.ellipse((x - radius, y - radius, x + radius, y + radius), fill=fill)
    for tooth in range(TEETH):
        angle = (tooth + 0.5) * 2 * pi / TEETH
        along, across = (sin(angle), -cos(angle)), (cos(angle), sin(angle))
        points = [
            (
                x + along[0] * far * scale + across[0] * wide * scale,
                y + along[1] * far * scale + across[1] * wide * scale,
            )
            for far, wide in ((22, -8), (34, -8), (34, 8), (22, 8))
        ]
        draw.polygon(points, fill=hues.WALL_LIGHT)
    for share, colour in ((0.66, hues.WALL_JOINT), (0.56, hues.WALL)):
        draw.ellipse((x - share * radius, y - share * radius, x + share * radius, y + share * radius), fill=colour)


def _turned(layer: Image.Image, corner: int) -> Image.Image:
    """Turn what was drawn with its right angle in the south-west."""
    ways = (Image.Transpose.ROTATE_270, Image.Transpose.ROTATE_180, Image.Transpose.ROTATE_90)
    return layer if corner == 3 else layer.transpose(ways[corner])


def _chip_place(corner: int, side: int, scale: float) -> Point:
    """Return the middle of the chip, in the corner of the right angle."""
    x, y = CORNER[corner]
    inset = CHIP_INSET + side / 2
    return (x + (inset if x == 0 else -inset)) * scale, (y + (inset if y == 0 else -inset)) * scale
