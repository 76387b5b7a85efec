"""Emojis: small pictures that stand in a text, each for a word, which is also its name.

They are shown as small as 22 pixels, on dark and on light: each has a strong shape in a dark line within a light one.
"""

import io
from abc import abstractmethod
from dataclasses import dataclass

from PIL import Image

from render.kit.art import palette
from render.kit.art.drawing import Point
from render.kit.art.palette import Colour
from render.kit.art.plate import SIDE, fill, framed
from render.kit.art.shapes import shield_outline
from render.kit.art.sketch import Stamp
from render.kit.art.stamps import EMBLEMS
from render.kit.picture import Picture

SIGN = (30, 20, 98, 92)
"""Where there is room for a sign on a shield."""
SHIELD = 108
"""How broad a shield is."""


@dataclass(frozen=True, slots=True)
class Emoji(Picture):
    """A small picture that stands for a word."""

    name: str
    format = "png"

    @abstractmethod
    def stamp(self) -> Stamp:
        """Draw what it shows."""

    def image(self) -> Image.Image:
        """Draw it, on a clear ground."""
        drawn, cover = self.stamp()
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


def shield_sign(emblem: str, colour: Colour) -> Stamp:
    """Draw the shield of a seat with its sign as large as fits."""
    sketch = framed(_escutcheon, colour)
    fill(sketch, EMBLEMS / f"emblem-{emblem}", SIGN, {"emblem": palette.written_on(colour), "field": colour})
    return sketch.stamp()


def _escutcheon(inset: float) -> list[Point]:
    return [(x + (SIDE - SHIELD) / 2, y) for x, y in shield_outline(SHIELD, SIDE, inset)]
