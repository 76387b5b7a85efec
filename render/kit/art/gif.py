"""GIF files in the palette of all pictures of a game: of each frame only what differs from the one before is stored."""

import io
from collections.abc import Iterable
from functools import lru_cache
from struct import pack

from PIL import GifImagePlugin, Image, ImageChops, ImageDraw

from render.kit.art import palette
from render.kit.art.frame import CORNER
from render.kit.art.look import Look
from render.kit.art.png import COLOURS, common_palette

CLEAR = COLOURS
"""The first place of the palette after the colours: what is there shows what was drawn before."""
ALL_COLOURS = 0b11110111
"""Says in the header that 256 colours follow, of 8 bits each."""
KEEP = 1
"""The way to dispose of a frame: let it stand."""
FOR_EVER = b"!\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"
END = b";"


def gif(frames: Iterable[tuple[Image.Image, int]], look: Look) -> bytes:
    """Encode framed pictures of one size, each shown for so many milliseconds, over and over."""
    data, before = io.BytesIO(), None
    for image, duration in frames:
        after = image.quantize(palette=common_palette(look), dither=Image.Dither.NONE)
        if before is None:
            data.write(_header(after, look))
            box, shown = (0, 0, *after.size), _without_corners(after)
        else:
            box, shown = _difference(before, after)
        data.writelines(GifImagePlugin.getdata(shown, box[:2], duration=duration, disposal=KEEP, transparency=CLEAR))
        before = after
    return data.getvalue() + END


def _header(image: Image.Image, look: Look) -> bytes:
    """Return the size of the pictures, the colours of all, and that they are shown over and over."""
    colours = bytes(common_palette(look).getpalette() or ())[: 3 * CLEAR] + bytes(palette.NIGHT) * (256 - CLEAR)
    return b"GIF89a" + pack("<HHBBB", *image.size, ALL_COLOURS, 0, 0) + colours + FOR_EVER


def _difference(before: Image.Image, after: Image.Image) -> tuple[tuple[int, int, int, int], Image.Image]:
    """Return the box in which two pictures differ, and the second one there, clear where they do not differ."""
    changed = ImageChops.difference(_plain(before), _plain(after))
    box = changed.getbbox() or (0, 0, 1, 1)
    shown = after.crop(box)
    shown.paste(CLEAR, (0, 0), changed.crop(box).point(lambda value: 0 if value else 255))
    return box, shown


def _plain(image: Image.Image) -> Image.Image:
    """Return the numbers of the colours as if they were shades of grey."""
    return Image.frombytes("L", image.size, image.tobytes())


def _without_corners(image: Image.Image) -> Image.Image:
    cut = image.copy()
    cut.paste(CLEAR, (0, 0), _corners(image.size))
    return cut


@lru_cache(maxsize=4)
def _corners(size: tuple[int, int]) -> Image.Image:
    """Return what lies outside the round corners."""
    outside = Image.new("L", size, 255)
    ImageDraw.Draw(outside).rounded_rectangle((0, 0, size[0] - 1, size[1] - 1), radius=CORNER, fill=0)
    return outside
