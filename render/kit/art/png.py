"""PNG files in one palette for all pictures of a game: a quarter of the time and half of the bytes of full colour.

The palette has the named colours exactly; the others are those between them, which smooth edges need. Eight
places are kept for the frame's colour from opaque to clear, for the round corners.
"""

import io
from functools import cache

from PIL import Image, ImageDraw

from render.kit.art import palette
from render.kit.art.drawing import drawn_colours
from render.kit.art.frame import CORNER, look_alike
from render.kit.art.look import Look
from render.kit.art.palette import Colour
from render.kit.art.stamps import EMBLEMS

COLOURS = 248
SHADES = 8
LEVEL = 6
"""How hard the file is compressed."""


def png(image: Image.Image, look: Look) -> bytes:
    """Encode a framed picture, its corners transparent."""
    reduced = image.quantize(palette=common_palette(look), dither=Image.Dither.NONE)
    _cut_corners(reduced)
    reduced.putpalette(_with_shades(look))
    data = io.BytesIO()
    opacities = bytes([255] * COLOURS + [round(255 * shade / (SHADES - 1)) for shade in range(SHADES)])
    reduced.save(data, "PNG", compress_level=LEVEL, transparency=opacities)
    return data.getvalue()


@cache
def common_palette(look: Look) -> Image.Image:
    """Choose the colours: the named ones, and as many as fit of those in a sheet with one of everything."""
    named = list(dict.fromkeys(_named(look)))
    found = look.sheet().quantize(COLOURS - len(named), method=Image.Quantize.MEDIANCUT).getpalette() or []
    others = list(zip(found[0::3], found[1::3], found[2::3], strict=True))
    distinct = [one for one in others if not any(look_alike(one, other) for other in named)]
    colours = list(dict.fromkeys([*named, *distinct]))[:COLOURS]
    colours += [colours[0]] * (256 - len(colours))
    chosen = Image.new("P", (1, 1))
    chosen.putpalette([value for colour in colours for value in colour])
    return chosen


def _named(look: Look) -> list[Colour]:
    of_seats = [colour for _, colour in (*palette.SEATS, palette.RIVAL)]
    return [*palette.named(vars(palette)), *look.colours(), *of_seats, *drawn_colours(EMBLEMS)]


@cache
def _with_shades(look: Look) -> list[int]:
    colours = common_palette(look).getpalette()
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
    """Return the upper left corner as shades, and where it is not opaque."""
    fine = 8
    cover = Image.new("L", (CORNER * fine, CORNER * fine))
    ImageDraw.Draw(cover).ellipse((0, 0, 2 * CORNER * fine, 2 * CORNER * fine), fill=255)
    opacity = cover.reduce(fine)
    shades = opacity.point(lambda value: COLOURS + round(value * (SHADES - 1) / 255))
    return shades, opacity.point(lambda value: 0 if value == 255 else 255)
