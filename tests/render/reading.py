"""Reading a drawn picture: what its pixels tell of walls, lines and numbers, without asking who drew them."""

from functools import cache

from PIL import Image, ImageChops, ImageDraw, ImageFont, ImageStat

from render.alhambra.art import hues
from render.kit.art import palette
from render.kit.art.lettering import FOLDER, Face
from render.kit.art.palette import Colour
from render.kit.layout.scene import Item

SIDE_NUMBERS = range(4)
NUMBERS = 31
"""Numbers below this can be read."""


def has_wall(image: Image.Image, box: Item, side: int) -> bool:
    """Look whether a strip along a side of a tile is painted in the colour of walls."""
    along, deep = range(45, 66, 2), range(5, 15)  # hundredths of the side: free of price, letter and building
    places = [(share / 100, depth / 100) for share in along for depth in deep]
    pixels = [pixel_inside(image, box, side, share, depth) for share, depth in places]
    return sum(_is_near(pixel, hues.WALL) for pixel in pixels) > len(pixels) / 4


def beside(image: Image.Image, box: Item, side: int, away: float) -> Colour:
    """Return the pixel outside the middle of a side, so many sides of the tile away."""
    return pixel_inside(image, box, side, 0.5, -away)


def point_beside(box: Item, side: int, away: float) -> tuple[int, int]:
    """Return the point outside the middle of a side."""
    return _point(box, side, 0.5, -away)


def pixel_inside(image: Image.Image, box: Item, side: int, share: float, depth: float) -> Colour:
    """Return the pixel a share of the way along a side and some depth inside it."""
    pixel = image.getpixel(_point(box, side, share, depth))
    assert isinstance(pixel, tuple)
    return pixel[0], pixel[1], pixel[2]


def _point(box: Item, side: int, share: float, depth: float) -> tuple[int, int]:
    """Return the point a share of the way along a side and some depth inside it, for a square box."""
    x, y = ((share, depth), (1 - depth, share), (share, 1 - depth), (depth, share))[side]
    return round(box.left + x * box.across), round(box.top + y * box.across)


def _is_near(colour: Colour, other: Colour) -> bool:
    return sum(abs(one - two) for one, two in zip(colour, other, strict=True)) < 60


def is_dashed(image: Image.Image, box: Item, side: int) -> bool:
    """Look whether a dashed line of turquoise runs along a side, just inside."""
    depths = range(1, 6)
    line = [[pixel_inside(image, box, side, share / 100, depth / 100) for share in range(20, 81)] for depth in depths]
    return any(20 < sum(pixel == palette.TURQUOISE_DARK for pixel in pixels) < 60 for pixels in line)


def part(box: Item, left: float, top: float, right: float, bottom: float) -> Item:
    """Return a part of a box, by shares of its width and height."""
    x, y = box.left + left * box.across, box.top + top * box.down
    return Item("", round(x), round(y), round((right - left) * box.across), round((bottom - top) * box.down))


def read_number(image: Image.Image, box: Item, colour: Colour) -> int:
    """Read the number that is written in a colour within a box: which one looks most like it?"""
    region = image.crop((box.left, box.top, box.left + box.across, box.top + box.down)).convert("RGB")
    bands = ImageChops.difference(region, Image.new("RGB", region.size, colour)).split()
    unlike = ImageChops.add(ImageChops.add(bands[0], bands[1]), bands[2])
    ink = unlike.point(lambda value: 255 if value < 130 else 0)
    _clear_rim(ink)
    found = ink.crop(ink.getbbox())
    return min(range(NUMBERS), key=lambda number: _unlikeness(found, number))


def _clear_rim(ink: Image.Image) -> None:
    """Take away what reaches the edge, corner to corner: it belongs to something around the number."""
    across, down = ink.size
    rim = [(x, y) for x in range(across) for y in range(down) if x in (0, across - 1) or y in (0, down - 1)]
    while rim:
        x, y = rim.pop()
        if 0 <= x < across and 0 <= y < down and ink.getpixel((x, y)):
            ink.putpixel((x, y), 0)
            rim += [(x + right, y + below) for right in (-1, 0, 1) for below in (-1, 0, 1)]


def _unlikeness(found: Image.Image, number: int) -> float:
    model = _model(number)
    size = 48, 48
    difference = ImageChops.difference(found.resize(size), model.resize(size))
    shape = found.width / found.height, model.width / model.height
    return ImageStat.Stat(difference).mean[0] + 100 * abs(shape[0] - shape[1])


@cache
def _model(number: int) -> Image.Image:
    font = ImageFont.truetype(FOLDER / Face.BLACK.value, 120)
    image = Image.new("L", (300, 200))
    ImageDraw.Draw(image).text((20, 20), str(number), fill=255, font=font)
    return image.crop(image.getbbox())
