"""Emojis: the lands, a crown and the seats, each a small picture to stand in a text."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial

from render.kingdomino.art import DRAWINGS as DRAWN
from render.kingdomino.art import hues
from render.kingdomino.art.cell import SMALL
from render.kingdomino.art.crowns import paint_crown
from render.kit import emoji as kit
from render.kit.art import palette
from render.kit.art.drawing import FINE
from render.kit.art.plate import SIDE, framed, on_plate, plate
from render.kit.art.sketch import Stamp
from render.kit.emoji import seat_emoji, shield_sign

__all__ = ["CROWN", "EMOJIS", "PREFIX", "Emoji", "seat_emoji"]

PREFIX = "kgd_"
"""With what the names begin under which they are uploaded."""
CROWN = "crown"
SEATS = 4


@dataclass(frozen=True, slots=True)
class Emoji(kit.Emoji):
    """A small picture that stands for a word."""

    def stamp(self) -> Stamp:
        """Draw what it shows."""
        return DRAWINGS[self.name]()


def _land(land: str) -> Stamp:
    """Draw what lives on a land as large as fits onto a plate in its colour."""
    return on_plate(DRAWN / f"land-{land}-{SMALL.letter}", hues.LANDS[land].floor)


def _crown() -> Stamp:
    """Draw a crown on night, as on a ribbon."""
    sketch = framed(plate, palette.NIGHT)
    paint_crown(sketch.image, (SIDE * FINE / 2, 0.52 * SIDE * FINE), 0.68 * SIDE * FINE, 3 * FINE)
    return sketch.stamp()


DRAWINGS: Mapping[str, Callable[[], Stamp]] = {
    **{land: partial(_land, land) for land in hues.LANDS},
    CROWN: _crown,
    **{emblem: partial(shield_sign, emblem, colour) for emblem, colour in palette.SEATS[:SEATS]},
}
EMOJIS = tuple(map(Emoji, DRAWINGS))
