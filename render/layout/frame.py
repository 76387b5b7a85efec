"""What every picture brings along: its frame, a header with a band of tiles below, and a plaster page."""

from functools import lru_cache

from PIL import Image, ImageDraw

from render.art import palette
from render.art.drawing import FINE, stroke
from render.art.shapes import star

HEADER = 100
BAND = 18
CONTENT = 134
MARGIN = 36
CORNER = 40
"""The radius of the outer corners, outside of which a picture is transparent."""
STEP = 110
"""How far the stars of the page's pattern are apart."""


@lru_cache(maxsize=16)
def frame(width: int, height: int, header: int = HEADER) -> Image.Image:
    """Draw the ground of a picture of some size, once."""
    image = Image.new("RGB", (width, height), palette.NIGHT)
    page = _page(width - 28, height - 28)
    mask = _rounded(page.size, 27)
    image.paste(page, (14, 14), mask)
    draw = ImageDraw.Draw(image)
    draw.rounded_rectangle((10, 10, width - 11, height - 11), radius=31, outline=palette.GOLD_DARK, width=3)
    draw.rectangle((14, 40, width - 15, header), fill=palette.NIGHT)
    draw.rounded_rectangle((13, 13, width - 14, header), radius=28, fill=palette.NIGHT)
    image.paste(_band(width - 28), (14, header))
    return image


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
    """Draw the band: diamonds of gold, cream and turquoise between two lines."""
    period = 19
    band = Image.new("RGB", (width * FINE, BAND * FINE), palette.INK)
    draw = ImageDraw.Draw(band)
    colours = (palette.GOLD, palette.CREAM, palette.TURQUOISE, palette.CREAM)
    for number, left in enumerate(range(-period // 2, width + period, period)):
        x, y, half = (left + period / 2) * FINE, BAND * FINE / 2, 7.6 * FINE
        draw.polygon([(x, y - half), (x + half, y), (x, y + half), (x - half, y)], fill=colours[number % 4])
    for top in (0, BAND - 2.5):
        draw.rectangle((0, top * FINE, width * FINE, (top + 2.5) * FINE - 1), fill=palette.GOLD_DARK)
    return band.reduce(FINE)


def _rounded(size: tuple[int, int], radius: int) -> Image.Image:
    mask = Image.new("L", (size[0] * 2, size[1] * 2))
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, mask.width - 1, mask.height - 1), radius=2 * radius, fill=255)
    return mask.reduce(2)
