"""What there is to choose: ghosts of a tile where it may go, frames of tiles, and letters to choose by."""

from functools import lru_cache

from PIL import Image, ImageDraw

from render.alhambra.art import hues
from render.alhambra.art.tile import UNIT, level_of, paint_walls
from render.kit.art import palette
from render.kit.art.drawing import FINE
from render.kit.art.lettering import CAP_HEIGHT, Face, width
from render.kit.art.sketch import Sketch, Stamp

GHOST = 0.93
"""How large a ghost is beside the tile."""
PALE_PATH = palette.mixed(hues.PATH, palette.CHOICE, 0.6)
PATH = 50
"""How broad a path is, in units of a tile's anatomy."""
DASHES = 7
"""How many of them make a side."""
DASH = 0.62
"""How long they are, beside the way from one to the next."""


@lru_cache(maxsize=128)
def ghost(walls: int, tile_side: int) -> Stamp:
    """Draw a pale tile with its real walls; open sides are dashed and a path leads in from there."""
    side = max(1, round(GHOST * tile_side)) * FINE
    image = Image.new("RGB", (side, side), palette.CHOICE)
    for turn in range(4):
        if not walls >> turn & 1:
            _open_north(image)
        image = image.transpose(Image.Transpose.ROTATE_90)  # the next side is up now
    paint_walls(image, walls, level_of(tile_side))
    return Stamp(image.reduce(FINE))


def _open_north(image: Image.Image) -> None:
    draw, side = ImageDraw.Draw(image), image.width
    path = PATH * side / UNIT
    draw.rectangle(((side - path) / 2, 0, (side + path) / 2, (side + path) / 2), fill=PALE_PATH)
    dash_north(image)


def dash_north(image: Image.Image) -> None:
    """Dash the north side of a ghost."""
    draw, side = ImageDraw.Draw(image), image.width
    period, thick = side / DASHES, max(3 * FINE, side // 40)
    for number in range(DASHES):
        left = (number + (1 - DASH) / 2) * period
        draw.rectangle((left, thick // 2, left + DASH * period, thick + thick // 2), fill=palette.TURQUOISE_DARK)


@lru_cache(maxsize=64)
def choice_frame(side: int) -> Stamp:
    """Draw the frame of a tile that can be chosen, open in the middle and within the tile's bounds."""
    sketch, thick = Sketch(side, side), max(5.0, 0.04 * side)
    for inset, colour in ((0.0, palette.INK), (1.0, palette.TURQUOISE)):
        box = inset, inset, side - inset, side - inset
        sketch.ring(box, colour, thick - 2 * inset, radius=max(2.0, 0.05 * side) - inset)
    return sketch.stamp()


@lru_cache(maxsize=128)
def choice_tag(text: str, size: int) -> Stamp:
    """Draw a number so flat that it fits into a corner of a tile: what stands there can still be recognized."""
    down = round((CAP_HEIGHT + 0.24) * size)
    across = max(down, round(width(text, Face.BLACK, size) + 0.36 * size))
    sketch, edge = Sketch(across, down), min(3, down // 8)
    sketch.box((0, 0, across, down), palette.INK, radius=0.26 * down)
    sketch.box((edge, edge, across - edge, down - edge), palette.TURQUOISE, radius=0.2 * down)
    sketch.text(text, (across / 2, down / 2), size, palette.CREAM)
    return sketch.stamp()


@lru_cache(maxsize=16)
def gate_mark(side: int, tile_side: int) -> Stamp:
    """Draw the gate that a double wall would get: an arch through it, in the direction in which one walks."""
    long, deep = round(0.5 * tile_side), round(0.34 * tile_side)
    sketch = Sketch(long, deep)
    sketch.box((0, 0, long, deep), palette.INK, radius=0.2 * deep)
    sketch.box((3, 3, long - 3, deep - 3), hues.PATH_EDGE, radius=0.16 * deep)
    sketch.box((0.28 * long, 0, 0.72 * long, deep), hues.PATH, radius=0)
    for edge in (0.28, 0.72):
        sketch.box((edge * long - 2, 0, edge * long + 2, deep), palette.INK, radius=0)
    stamp = sketch.stamp()
    if side % 2 == 0:
        return stamp
    turned = Image.Transpose.ROTATE_90
    return Stamp(stamp.image.transpose(turned), stamp.mask.transpose(turned) if stamp.mask is not None else None)


@lru_cache(maxsize=64)
def key_mark(letter: str, radius: int) -> Stamp:
    """Draw the disc with a letter, for a choice that has no place on the board."""
    side = 2 * radius + 6
    sketch, centre = Sketch(side, side), (side / 2, side / 2)
    sketch.disc(centre, radius + 1, palette.INK)
    sketch.disc(centre, radius - 2, palette.PANEL)
    sketch.text(letter, centre, 1.25 * radius, palette.INK)
    return sketch.stamp()
