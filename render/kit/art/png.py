"""PNG files in one palette for all pictures: a quarter of the time and half of the bytes of full colour.

The palette has the named colours exactly; the others are those between them, which smooth edges need. Eight
places are kept for the frame's colour from opaque to clear, for the round corners.
"""

import io
from functools import cache

from PIL import Image, ImageDraw

from render.alhambra.art import tile
from render.kit.art import palette, stamps
from render.kit.art.drawing import drawn_colours
from render.kit.art.frame import CORNER, frame
from render.kit.art.palette import Colour

COLOURS = 248
SHADES = 8
LEVEL = 6
"""How hard the file is compressed."""


def png(image: Image.Image) -> bytes:
    """Encode a framed picture, its corners transparent."""
    reduced = image.quantize(palette=common_palette(), dither=Image.Dither.NONE)
    _cut_corners(reduced)
    reduced.putpalette(_with_shades())
    data = io.BytesIO()
    opacities = bytes([255] * COLOURS + [round(255 * shade / (SHADES - 1)) for shade in range(SHADES)])
    reduced.save(data, "PNG", compress_level=LEVEL, transparency=opacities)
    return data.getvalue()


@cache
def common_palette() -> Image.Image:
    """Choose the colours: the named ones, and as many as fit of those in a sheet with one of everything."""
    named = list(dict.fromkeys(_named()))
    sheet = _sheet()
    found = sheet.quantize(COLOURS - len(named), method=Image.Quantize.MEDIANCUT).getpalette() or []
    others = list(zip(found[0::3], found[1::3], found[2::3], strict=True))
    colours = list(dict.fromkeys([*named, *others]))[:COLOURS]
    colours += [colours[0]] * (256 - len(colours))
    chosen = Image.new("P", (1, 1))
    chosen.putpalette([value for colour in colours for value in colour])
    return chosen


def _named() -> list[Colour]:
    single = [value for value in vars(palette).values() if isinstance(value, tuple) and _is_colour(value)]
    of_kinds = [colour for kind in palette.KINDS.values() for colour in kind]
    of_currencies = [colour for currency in palette.CURRENCIES.values() for colour in currency]
    of_seats = [colour for _, colour in (*palette.SEATS, palette.RIVAL)]
    return [*single, *of_kinds, *of_currencies, *of_seats, *drawn_colours()]


def _is_colour(value: tuple[object, ...]) -> bool:
    return len(value) == 3 and all(isinstance(part, int) for part in value)


def _sheet() -> Image.Image:
    """Lay out one of everything."""
    sheet = Image.new("RGB", (1600, 1000), palette.PANEL)
    sheet.paste(frame(1600, 1000).crop((0, 0, 1600, 300)), (0, 0))
    kinds = [kind for kind in palette.KINDS if kind != "fountain"]
    for column, kind in enumerate(kinds):
        letter = kind[0].upper()
        for row, (walls, size) in enumerate(((9, 166), (0, 110), (6, 100))):
            sheet.paste(tile.tile(kind, walls, 10, letter, size).image, (20 + 180 * column, 310 + 170 * row))
        chip = stamps.count_chip(kind, letter, 92)
        sheet.paste(chip.image, (20 + 180 * column, 850), chip.mask)
    sheet.paste(tile.tile("fountain", 0, None, "", 166).image, (1110, 310))
    for row, currency in enumerate(palette.CURRENCIES):
        card = stamps.card(currency, currency[:2].title(), 7, 133, 166)
        sheet.paste(card.image, (1300 + 140 * (row % 2), 310 + 170 * (row // 2)), card.mask)
    for seat in range(len(palette.SEATS)):
        shield = stamps.seat_shield(seat, 60)
        sheet.paste(shield.image, (1110 + 70 * (seat % 2), 490 + 80 * (seat // 2)), shield.mask)
    return sheet


@cache
def _with_shades() -> list[int]:
    colours = common_palette().getpalette()
    assert colours is not None
    return colours[: 3 * COLOURS] + list(palette.NIGHT) * SHADES


def _cut_corners(image: Image.Image) -> None:
    """Give the pixels in the corners their shade of the frame's colour."""
    corner, inside = _corner()
    right, bottom = image.width - CORNER, image.height - CORNER
    for turn, at in enumerate(((0, 0), (right, 0), (right, bottom), (0, bottom))):
        turned, mask = corner.rotate(-90 * turn), inside.rotate(-90 * turn)
        image.paste(turned, at, mask)


@cache
def _corner() -> tuple[Image.Image, Image.Image]:
    """Give the upper left corner as shades, and where it is not opaque."""
    fine = 8
    cover = Image.new("L", (CORNER * fine, CORNER * fine))
    ImageDraw.Draw(cover).ellipse((0, 0, 2 * CORNER * fine, 2 * CORNER * fine), fill=255)
    opacity = cover.reduce(fine)
    shades = opacity.point(lambda value: COLOURS + round(value * (SHADES - 1) / 255))
    return shades, opacity.point(lambda value: 0 if value == 255 else 255)
