"""What makes the pictures of a game its own: the pattern of the page, the band below a header, and the colours."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PIL import Image

from render.kit.art import palette
from render.kit.art.palette import Colour

BAND = 22
"""How high a band is."""


@dataclass(frozen=True, slots=True, eq=False)
class Look:
    """How all pictures of a game look alike; each part is drawn when it is first needed."""

    pattern: Callable[[], Image.Image]
    """One square of the page, which is repeated."""
    band: Callable[[int], Image.Image]
    """The band below the header, in some width."""
    colours: Callable[[], Sequence[Colour]]
    """The colours that a file has exactly, besides those of all games."""
    sheet: Callable[[], Image.Image]
    """One of everything, from which the other colours of a file are chosen."""


def _plain_page() -> Image.Image:
    return Image.new("RGB", (110, 110), palette.PAGE)


def _plain_band(width: int) -> Image.Image:
    return Image.new("RGB", (width, BAND), palette.TERRACOTTA)


PLAIN = Look(_plain_page, _plain_band, tuple, _plain_page)
"""For pictures of no game."""
