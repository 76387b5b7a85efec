"""Squares: a land with its drawing, its crowns and its letter, or a castle, in the detail that their size allows."""

from functools import lru_cache
from typing import NamedTuple

from PIL import Image, ImageDraw

from render.kingdomino.art import DRAWINGS, hues
from render.kingdomino.art.crowns import paint_crown
from render.kit.art import palette
from render.kit.art.drawing import FINE, Point, paint
from render.kit.art.palette import Colour
from render.kit.art.sketch import Stamp, paint_text
from render.kit.art.stamps import EMBLEMS

UNIT = 240
"""The side of a square in the units of its anatomy."""
ANCHOR = (118, 206)
"""The foot of every drawing of a land."""
BARE, BARE_FOOT = 0.98, (118, 212)
"""How large the drawing is where there is no crown, and where it stands."""
EMBLEM = 60
"""Half of the box in which emblems are drawn."""
KEPT = 512


class Level(NamedTuple):
    """How much detail a square of a certain size has."""

    letter: str
    land: float
    """How large the drawing is above a ribbon, and where it stands."""
    foot: tuple[int, int]
    crown: tuple[int, int, int]
    """The width of a crown, how far two are apart, and how far down their middle is."""
    ribbon: tuple[int, int]
    """From where to where a ribbon reaches."""
    spare: int
    """How much longer a ribbon is than its crowns need."""
    chip: tuple[int, int, int]
    """Where the chip with the letter is, and its side."""
    shield: tuple[float, float]
    """How large the emblem on a castle is, and how far down."""


LARGE = Level("L", 0.84, (120, 170), (46, 66, 202), (170, 232), 16, (200, 40, 60), (0.7, 92.4))
MEDIUM = Level("M", 0.80, (116, 164), (57, 76, 199), (162, 234), 6, (192, 48, 80), (0.8, 93.0))
SMALL = Level("S", 0.66, (92, 150), (84, 0, 192), (150, 234), 0, (182, 56, 96), (1.0, 96.3))


def level_of(size: int) -> Level:
    """Return the level of detail for a size."""
    return LARGE if size >= 110 else MEDIUM if size >= 52 else SMALL


@lru_cache(maxsize=KEPT)
def cell(land: str, crowns: int, letter: str, size: int) -> Stamp:
    """Draw a square of a land."""
    level, fine = level_of(size), size * FINE
    scale = fine / UNIT
    image = Image.new("RGB", (fine, fine), hues.LANDS[land].floor)
    paint_floor(image, land, level, scale)
    share, foot = (level.land, level.foot) if crowns else (BARE, BARE_FOOT)
    corner = (foot[0] - share * ANCHOR[0]) * scale, (foot[1] - share * ANCHOR[1]) * scale
    paint(image, DRAWINGS / f"land-{land}-{level.letter}", share * scale, corner)
    if crowns:
        _paint_crowns(image, crowns, level, scale)
    x, y, side = level.chip
    paint_chip(image, (x * scale, y * scale), side * scale, hues.LANDS[land].deep, letter)
    return Stamp(image.reduce(FINE))


def paint_floor(image: Image.Image, land: str, level: Level, scale: float, at: Point = (0, 0)) -> None:
    """Paint the texture of a land, which runs on into the next square."""
    if level is not SMALL:
        paint(image, DRAWINGS / f"floor-{land}-{level.letter}", scale, at)


def _paint_crowns(image: Image.Image, crowns: int, level: Level, scale: float) -> None:
    """Paint a ribbon with as many crowns as there are; on a small one, a crown and their number."""
    width, pitch, y = level.crown
    if level is SMALL:
        _paint_ribbon(image, (14, 226), level, scale, edge=6)
        paint_crown(image, (78 * scale, y * scale), width * scale, 4 * scale)
        paint_text(image, str(crowns), (168 * scale, y * scale), round(86 * scale), palette.GOLD_LIGHT)
        return
    half = (pitch * crowns + level.spare) / 2
    _paint_ribbon(image, (UNIT / 2 - half, UNIT / 2 + half), level, scale, edge=-4)
    outline = 2.5 if level is LARGE else 0
    for number in range(crowns):
        x = UNIT / 2 + (number - (crowns - 1) / 2) * pitch
        paint_crown(image, (x * scale, y * scale), width * scale, outline * scale)


def _paint_ribbon(image: Image.Image, ends: Point, level: Level, scale: float, *, edge: int) -> None:
    """Paint a ribbon of night in an edge of ink, which lies inside its ends or outside of them."""
    draw, (left, right), (top, bottom) = ImageDraw.Draw(image), ends, level.ribbon
    outer, inner = min(edge, 0), max(edge, 0)
    radius = 0.3 * (bottom - top)
    for inset, colour in ((outer, palette.INK), (inner, palette.NIGHT)):
        box = [value * scale for value in (left + inset, top + inset, right - inset, bottom - inset)]
        draw.rounded_rectangle(box, radius=(radius - inset) * scale, fill=colour)
    if level is LARGE:
        box = [value * scale for value in (left + 4, top + 4, right - 4, bottom - 4)]
        thick = max(1, round(3 * scale))
        draw.rounded_rectangle(box, radius=(radius - 4) * scale, outline=palette.NIGHT_HIGH, width=thick)


def paint_chip(image: Image.Image, centre: Point, side: float, colour: Colour, letter: str) -> None:
    """Paint a chip with a letter."""
    draw, (x, y) = ImageDraw.Draw(image), centre
    for half, fill in ((side / 2, palette.INK), (0.43 * side, colour)):
        draw.rounded_rectangle((x - half, y - half, x + half, y + half), radius=0.44 * half, fill=fill)
    paint_text(image, letter, centre, round(0.8 * side), palette.CREAM)


@lru_cache(maxsize=64)
def castle(seat: int, size: int) -> Stamp:
    """Draw the castle of a seat in its court."""
    level, fine = level_of(size), size * FINE
    scale = fine / UNIT
    image = Image.new("RGB", (fine, fine), hues.COURT)
    paint(image, DRAWINGS / f"castle-{level.letter}", scale, colours=seat_colours(seat))
    share, y = level.shield
    paint_emblem(image, seat, (UNIT / 2 * scale, y * scale), share * scale)
    return Stamp(image.reduce(FINE))


def seat_colours(seat: int) -> dict[str, Colour]:
    """Return the colours that drawings leave open to a seat."""
    return {"seat": palette.SEATS[seat][1], "shade": hues.SHADES[seat]}


def paint_emblem(image: Image.Image, seat: int, centre: Point, scale: float) -> None:
    """Paint the emblem of a seat around a point."""
    emblem, colour = palette.SEATS[seat]
    corner = centre[0] - EMBLEM * scale, centre[1] - EMBLEM * scale
    colours = {"emblem": palette.written_on(colour), "field": colour}
    paint(image, EMBLEMS / f"emblem-{emblem}", scale, corner, colours)
