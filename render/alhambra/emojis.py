"""Emojis: the buildings, the currencies, the seats and a few words, each a small picture to stand in a text.

They are shown as small as 22 pixels, on dark and on light: each has a strong shape in a dark line within a light one.
"""

import io
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial

from PIL import Image

from render.alhambra import GAME
from render.alhambra.art import DRAWINGS as DRAWN
from render.alhambra.art import hues
from render.alhambra.art.plate import INSET, MIDDLE, SIDE, fill, framed, on_plate
from render.alhambra.art.tile import SMALL
from render.alhambra.rooms import rooms
from render.kit.art import palette
from render.kit.art.drawing import Point
from render.kit.art.shapes import octagon, shield_outline
from render.kit.art.sketch import Stamp
from render.kit.art.stamps import EMBLEMS
from render.kit.picture import Picture
from texts.catalogue import ENGLISH, catalogue

PREFIX = "alh_"
"""With what the names begin under which they are uploaded."""
EXACT, WALL, DIRK = "exact", "wall", "dirk"
SIGN = (30, 20, 98, 92)
"""Where there is room for a sign on a shield."""
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


def _building(kind: str) -> Stamp:
    """Draw a building as large as fits onto a plate in its colour."""
    return on_plate(DRAWN / f"{kind}-{SMALL.letter}", hues.KINDS[kind].floor)


def _coin(currency: str) -> Stamp:
    """Draw a coin: the shape, the colour and the letters of a currency."""
    art = rooms().currency(currency)
    sketch = framed(lambda inset: art.outline(MIDDLE, SIDE / 2 - 2 - inset), art.field)
    sketch.text(catalogue(ENGLISH, GAME)(f"mark-{currency}"), art.middle(MIDDLE, SIDE / 2), 58, art.text)
    return sketch.stamp()


def _shield(emblem: str, colour: palette.Colour) -> Stamp:
    """Draw the shield of a seat with its sign as large as fits."""
    sketch = framed(_escutcheon, colour)
    fill(sketch, EMBLEMS / f"emblem-{emblem}", SIGN, {"emblem": palette.written_on(colour), "field": colour})
    return sketch.stamp()


def _escutcheon(inset: float) -> list[Point]:
    return [(x + (SIDE - SHIELD) / 2, y) for x, y in shield_outline(SHIELD, SIDE, inset)]


def _exact() -> Stamp:
    """Draw a tick, as where a payment is exact."""
    sketch = framed(lambda inset: octagon(MIDDLE, 0.52 * SIDE - inset), palette.GOOD)
    sketch.line([(SIDE / 2 * (1 + x), SIDE / 2 * (1 + y)) for x, y in TICK], palette.CREAM, 17)
    return sketch.stamp()


def _wall() -> Stamp:
    """Draw a piece of wall."""
    sketch = framed(_battlements, hues.WALL)
    for y, joints in JOINTS:
        sketch.outline([(INSET, y), (SIDE - INSET, y)], hues.WALL_JOINT, 6)
        for x in joints:
            sketch.outline([(x, y), (x, min(y + 30, SIDE - 22))], hues.WALL_JOINT, 6)
    return sketch.stamp()


def _battlements(inset: float) -> list[Point]:
    """Return the outline of a wall with three teeth."""
    top, gaps, bottom = TOP + inset, TOP + TOOTH + inset, SIDE - TOP - inset
    points: list[Point] = [(inset, bottom)]
    for number in range(3):
        left, right = number * 1.5 * TOOTH + inset, (number * 1.5 + 1) * TOOTH - inset
        points += [(left, gaps), (left, top), (right, top), (right, gaps)]
    return [*points, (SIDE - inset, bottom)]


DRAWINGS: Mapping[str, Callable[[], Stamp]] = {
    **{kind: partial(_building, kind) for kind in hues.KINDS if kind != "fountain"},
    **{currency: partial(_coin, currency) for currency in rooms().currencies},
    **{emblem: partial(_shield, emblem, colour) for emblem, colour in palette.SEATS},
    DIRK: partial(_shield, *palette.RIVAL),
    **{word: draw for room in rooms().all for word, draw in room.emojis.items()},
    EXACT: _exact,
    WALL: _wall,
}
EMOJIS = tuple(map(Emoji, DRAWINGS))
