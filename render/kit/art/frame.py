"""What every picture brings along: its frame, a header with a band of tiles below, and a plaster page."""

from functools import lru_cache

from PIL import Image, ImageDraw

from render.kit.art import palette
from render.kit.art.drawing import FINE, stroke
from render.kit.art.shapes import star
from render.kit.art.sketch import Sketch, Stamp

HEADER = 100
BAND, BAND_LINE = 22, 3
CONTENT = 134
MARGIN = 36
CORNER = 40
"""The radius of the outer corners, outside of which a picture is transparent."""
DIAMOND, CASING = 7, 9
"""Half of how large the diamonds of the band are, without and with their edge of night."""
TALL = 2400
"""How high a ground is drawn: lower ones, of any height, are cut out of it. Hardly any picture is higher."""
STEP = 110
"""How far the stars of the page's pattern are apart."""
ALIKE = 6
"""How far apart two colours are at most, in each part, that look the same."""


def frame(width: int, height: int, header: int = HEADER) -> Image.Image:
    """Give the ground of a picture of some size, to draw upon; without a header it is all page."""
    if height >= TALL:
        return _ground(width, height, header).convert("RGB")
    tall = _ground(width, TALL, header)
    image = tall.crop((0, 0, width, height))
    image.paste(tall.crop((0, TALL - CORNER - 1, width, TALL)), (0, height - CORNER - 1))
    return image.convert("RGB")


@lru_cache(maxsize=4)
def _ground(width: int, height: int, header: int) -> Image.Image:
    """Draw a ground once; it has so few colours that a palette keeps them all in a quarter of the memory."""
    return _painted(width, height, header).quantize(palette=_colours(), dither=Image.Dither.NONE)


@lru_cache(maxsize=1)
def _colours() -> Image.Image:
    """Choose the colours of all grounds from a small one, the frequent ones first: in each that would take longest.

    Of those that nobody can tell apart one suffices, and Pillow would mistake one for the other.
    """
    small = _painted(8 * STEP, 4 * STEP, HEADER)
    kept: list[tuple[int, ...]] = []
    for _, colour in sorted(small.getcolors(small.width * small.height) or (), reverse=True):
        assert isinstance(colour, tuple)
        if all(max(abs(one - other) for one, other in zip(colour, seen, strict=True)) > ALIKE for seen in kept):
            kept.append(colour)
    colours = Image.new("P", (1, 1))
    colours.putpalette([value for colour in kept[:256] for value in colour])
    return colours


def _painted(width: int, height: int, header: int) -> Image.Image:
    image = Image.new("RGB", (width, height), palette.NIGHT)
    page = _page(width - 28, height - 28)
    mask = _rounded(page.size, 27)
    mask.paste(0, (0, 0, width - 28, max(0, header - 14)))  # the header is night
    image.paste(page, (14, 14), mask)
    line = _golden_line().stretched(width - 20, height - 20)
    image.paste(line.image, (10, 10), line.mask)
    if header:
        image.paste(_band(width - 28), (14, header))
    return image


@lru_cache(maxsize=1)
def _golden_line() -> Stamp:
    """Draw the line along the frame as small as its corners allow; it is stretched."""
    radius = 31
    small = 2 * radius + 3
    sketch = Sketch(small, small, edge=palette.GOLD_DARK)
    sketch.ring((0, 0, small, small), palette.GOLD_DARK, 3, radius=radius)
    return sketch.stamp()


def _page(width: int, height: int) -> Image.Image:
    page = Image.new("RGB", (width, height), palette.PAGE)
    cell = _pattern()
    for left in range(-STEP // 2, width, STEP):
        for top in range(-STEP // 2, height, STEP):
            page.paste(cell, (left, top))
    return page


def _pattern() -> Image.Image:
    """Draw one star of the lattice, with the lines to its neighbours."""
    side, middle = STEP * FINE, STEP * FINE / 2
    cell = Image.new("RGB", (side, side), palette.PAGE)
    draw = ImageDraw.Draw(cell)
    radius = 0.40 * side
    stroke(draw, star((middle, middle), radius, 0.77 * radius), 3 * FINE, palette.PAGE_PATTERN, closed=True)
    for x, y, to_x, to_y in ((0, middle, middle - radius, middle), (middle + radius, middle, side, middle)):
        stroke(draw, [(x, y), (to_x, to_y)], 3 * FINE, palette.PAGE_PATTERN)
        stroke(draw, [(y, x), (to_y, to_x)], 3 * FINE, palette.PAGE_PATTERN)
    return cell.reduce(FINE)


def _band(width: int) -> Image.Image:
    """Draw the band: diamonds of gold, cream and turquoise on terracotta between two lines."""
    period = 2 * CASING
    band = Image.new("RGB", (width * FINE, BAND * FINE), palette.TERRACOTTA)
    draw = ImageDraw.Draw(band)
    colours = (palette.GOLD, palette.CREAM, palette.TURQUOISE, palette.CREAM)
    number = width // period
    first, y = (width - (number - 1) * period) / 2, BAND * FINE / 2
    for place in range(number):  # only whole diamonds, with as much left free at both ends
        x = (first + place * period) * FINE
        for half, fill in ((CASING * FINE, palette.NIGHT), (DIAMOND * FINE, colours[place % 4])):
            draw.polygon([(x, y - half), (x + half, y), (x, y + half), (x - half, y)], fill=fill)
    for top in (0, BAND - BAND_LINE):
        draw.rectangle((0, top * FINE, width * FINE, (top + BAND_LINE) * FINE - 1), fill=palette.GOLD_DARK)
    return band.reduce(FINE)


def _rounded(size: tuple[int, int], radius: int) -> Image.Image:
    mask = Image.new("L", (size[0] * 2, size[1] * 2))
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, mask.width - 1, mask.height - 1), radius=2 * radius, fill=255)
    return mask.reduce(2)
