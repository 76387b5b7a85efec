"""Emojis: the buildings, the currencies, the seats and a few words, each a small picture to stand in a text.

They are shown as small as 22 pixels, on dark and on light: each has a strong shape in a dark line within a light one.
"""

import io
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial

from PIL import Image

from render.art import palette
from render.art.drawing import FINE, Point, extent, paint
from render.art.grounds import GRASS
from render.art.shapes import coin_outline, octagon, rounded_square, shield_outline
from render.art.sketch import Box, Sketch, Stamp
from render.art.tile import SMALL
from render.picture import Picture
from texts.catalogue import ENGLISH, catalogue

SIDE = 128
MIDDLE = SIDE / 2, SIDE / 2
RIM, INSET = 5, 12
"""Up to where the light line reaches that parts an emoji from a dark ground, and the dark one within it."""
PREFIX = "alh_"
"""With what the names begin under which they are uploaded."""
EXACT, WALL, DIRK, CAMP = "exact", "wall", "dirk", "camp"
PLATE, SIGN = (14, 14, 114, 114), (30, 20, 98, 92)
"""Where there is room for a building on a plate, and for a sign on a shield."""
SHIELD = 108
"""How broad a shield is."""
TICK = ((-0.42, 0.06), (-0.12, 0.36), (0.44, -0.32))
TOP, TOOTH = 8, 32
"""Where a wall ends above, and how large its teeth are."""
JOINTS = ((62, (44, 88)), (92, (28, 64, 100)))
"""How high the courses of a wall are, and where the bricks of the one below meet."""


@dataclass(frozen=True, slots=True)
class Emoji(Picture):
    """A small picture that stands for a word, which is also its name."""

    name: str
    format = "png"

    def image(self) -> Image.Image:
        """Draw it, on a clear ground."""
        drawn, cover = DRAWINGS[self.name]()
        assert cover is not None, "the corners are clear"
        image = drawn.copy()
        image.putalpha(cover)
        return image

    def file(self) -> bytes:
        """Draw it."""
        data = io.BytesIO()
        self.image().save(data, "PNG", optimize=True)
        return data.getvalue()

    def alt(self) -> str:
        """Say what it stands for."""
        return self.name


def seat_emoji(seat: int) -> str:
    """Name the emoji of a seat: the sign on its shield."""
    return palette.SEATS[seat][0]


def _framed(outline: Callable[[float], list[Point]], fill: palette.Colour) -> Sketch:
    """Begin with a shape that can be told from any ground; it is given by how far it is from the edge."""
    sketch = Sketch(SIDE, SIDE, edge=palette.CREAM)
    for inset, colour in ((0, palette.CREAM), (RIM, palette.INK), (INSET, fill)):
        sketch.polygon(outline(inset), colour)
    return sketch


def _plate(inset: float) -> list[Point]:
    return rounded_square(MIDDLE, SIDE - 2 * inset, 24 - inset)


def _building(kind: str) -> Stamp:
    """Draw a building as large as fits onto a plate in its colour."""
    return _on_plate(f"{kind}-{SMALL.letter}", palette.KINDS[kind].floor)


def _on_plate(name: str, fill: palette.Colour) -> Stamp:
    sketch = _framed(_plate, fill)
    _fill(sketch, name, PLATE)
    return sketch.stamp()


def _fill(sketch: Sketch, name: str, box: Box, colours: Mapping[str, palette.Colour] | None = None) -> None:
    """Paint a drawing as large as a box allows, into its middle."""
    left, top, right, bottom = extent(name)
    scale = min((box[2] - box[0]) / (right - left), (box[3] - box[1]) / (bottom - top))
    x = (box[0] + box[2] - scale * (left + right)) / 2
    y = (box[1] + box[3] - scale * (top + bottom)) / 2
    paint(sketch.image, name, scale * FINE, (x * FINE, y * FINE), colours)


def _coin(currency: str) -> Stamp:
    """Draw a coin: the shape, the colour and the letters of a currency."""
    colours = palette.CURRENCIES[currency]
    sketch = _framed(lambda inset: coin_outline(currency, MIDDLE, SIDE / 2 - 2 - inset), colours.field)
    sketch.text(catalogue(ENGLISH)(f"mark-{currency}"), MIDDLE, 58, colours.text)
    return sketch.stamp()


def _shield(emblem: str, colour: palette.Colour) -> Stamp:
    """Draw the shield of a seat with its sign as large as fits."""
    sketch = _framed(_escutcheon, colour)
    _fill(sketch, f"emblem-{emblem}", SIGN, {"emblem": palette.written_on(colour), "field": colour})
    return sketch.stamp()


def _escutcheon(inset: float) -> list[Point]:
    return [(x + (SIDE - SHIELD) / 2, y) for x, y in shield_outline(SHIELD, SIDE, inset)]


def _exact() -> Stamp:
    """Draw a tick, as where a payment is exact."""
    sketch = _framed(lambda inset: octagon(MIDDLE, 0.52 * SIDE - inset), palette.GOOD)
    sketch.line([(SIDE / 2 * (1 + x), SIDE / 2 * (1 + y)) for x, y in TICK], palette.CREAM, 17)
    return sketch.stamp()


def _wall() -> Stamp:
    """Draw a piece of wall."""
    sketch = _framed(_battlements, palette.WALL)
    for y, joints in JOINTS:
        sketch.outline([(INSET, y), (SIDE - INSET, y)], palette.WALL_JOINT, 6)
        for x in joints:
            sketch.outline([(x, y), (x, min(y + 30, SIDE - 22))], palette.WALL_JOINT, 6)
    return sketch.stamp()


def _battlements(inset: float) -> list[Point]:
    """Give the outline of a wall with three teeth."""
    top, gaps, bottom = TOP + inset, TOP + TOOTH + inset, SIDE - TOP - inset
    points: list[Point] = [(inset, bottom)]
    for number in range(3):
        left, right = number * 1.5 * TOOTH + inset, (number * 1.5 + 1) * TOOTH - inset
        points += [(left, gaps), (left, top), (right, top), (right, gaps)]
    return [*points, (SIDE - inset, bottom)]


DRAWINGS: Mapping[str, Callable[[], Stamp]] = {
    **{kind: partial(_building, kind) for kind in palette.KINDS if kind != "fountain"},
    **{currency: partial(_coin, currency) for currency in palette.CURRENCIES},
    **{emblem: partial(_shield, emblem, colour) for emblem, colour in palette.SEATS},
    DIRK: partial(_shield, *palette.RIVAL),
    CAMP: partial(_on_plate, f"modules/camp-{SMALL.letter}", GRASS),
    EXACT: _exact,
    WALL: _wall,
}
EMOJIS = tuple(map(Emoji, DRAWINGS))
