"""What every picture brings along: its frame, a header with a band below, and a page."""

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image, ImageDraw

from render.kit.art import palette
from render.kit.art.look import PLAIN, Look
from render.kit.art.sketch import Sketch, Stamp

HEADER = 100
CONTENT = 134
MARGIN = 36
CORNER = 40
"""The radius of the outer corners, outside of which a picture is transparent."""
TALL = 2400
"""How high a ground is drawn: lower ones, of any height, are cut out of it. Hardly any picture is higher."""
SMALL = (880, 440)
"""How large a ground is from which the colours of all are chosen."""
ALIKE = 6
"""How far apart two colours are at most, in each part, that look the same."""


def frame(width: int, height: int, header: int = HEADER, look: Look = PLAIN) -> Image.Image:
    """Return the ground of a picture of some size, to draw upon; without a header it is all page."""
    if height >= TALL:
        return _ground(width, height, header, look).convert("RGB")
    tall = _ground(width, TALL, header, look)
    image, edge = tall.crop((0, 0, width, height)), _lower_edge(width)
    image.paste(tall.crop((0, TALL - edge.height, width, TALL)), (0, height - edge.height), edge)
    return image.convert("RGB")


@lru_cache(maxsize=4)
def _lower_edge(width: int) -> Image.Image:
    """Return where the lower end of a ground has no page: there the pattern goes on as it was."""
    edge = Image.new("L", (width, CORNER + 1), 255)
    page = _rounded((width - 28, 2 * CORNER), 27)
    edge.paste(0, (14, CORNER + 1 - 14 - page.height), page.point(lambda value: 255 if value == 255 else 0))
    return edge


@lru_cache(maxsize=4)
def _ground(width: int, height: int, header: int, look: Look) -> Image.Image:
    """Draw a ground once; it has so few colours that a palette keeps them all in a quarter of the memory."""
    return _painted(width, height, header, look).quantize(palette=_colours(look), dither=Image.Dither.NONE)


@lru_cache(maxsize=4)
def _colours(look: Look) -> Image.Image:
    """Choose the colours of all grounds from a small one, the frequent ones first: in each that would take longest.

    Of those that nobody can tell apart one suffices.
    """
    small = _painted(*SMALL, HEADER, look)
    kept: list[tuple[int, ...]] = []
    for _, colour in sorted(small.getcolors(small.width * small.height) or (), reverse=True):
        assert isinstance(colour, tuple)
        if not any(look_alike(colour, seen) for seen in kept):
            kept.append(colour)
    colours = Image.new("P", (1, 1))
    colours.putpalette([value for colour in kept[:256] for value in colour])
    return colours


def look_alike(colour: Sequence[int], other: Sequence[int]) -> bool:
    """Return whether nobody can tell two colours apart; Pillow would mistake one for the other."""
    return max(abs(one - two) for one, two in zip(colour, other, strict=True)) <= ALIKE


def _painted(width: int, height: int, header: int, look: Look) -> Image.Image:
    image = Image.new("RGB", (width, height), palette.NIGHT)
    page = _page(width - 28, height - 28, look.pattern())
    mask = _rounded(page.size, 27)
    mask.paste(0, (0, 0, width - 28, max(0, header - 14)))  # the header is night
    image.paste(page, (14, 14), mask)
    line = _golden_line().stretched(width - 20, height - 20)
    image.paste(line.image, (10, 10), line.mask)
    if header:
        image.paste(look.band(width - 28), (14, header))
    return image


@lru_cache(maxsize=1)
def _golden_line() -> Stamp:
    """Draw the line along the frame as small as its corners allow; it is stretched."""
    radius = 31
    small = 2 * radius + 3
    sketch = Sketch(small, small, edge=palette.GOLD_DARK)
    sketch.ring((0, 0, small, small), palette.GOLD_DARK, 3, radius=radius)
    return sketch.stamp()


def _page(width: int, height: int, pattern: Image.Image) -> Image.Image:
    page, step = Image.new("RGB", (width, height), palette.PAGE), pattern.width
    for left in range(-step // 2, width, step):
        for top in range(-step // 2, height, step):
            page.paste(pattern, (left, top))
    return page


def _rounded(size: tuple[int, int], radius: int) -> Image.Image:
    mask = Image.new("L", (size[0] * 2, size[1] * 2))
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, mask.width - 1, mask.height - 1), radius=2 * radius, fill=255)
    return mask.reduce(2)
