"""What medinas bring to the pictures: tiles, a row of penalties, and beside each seat how many stand there."""

from collections.abc import Iterator
from functools import partial
from typing import Protocol, runtime_checkable

from alhambra.view import Tile
from render.alhambra.layout.naming import letter_of
from render.alhambra.modules.medina.art import COLOURS, DRAWINGS, GROUND, medina_chip, medina_tile
from render.alhambra.room import PartArt, Room, Sign, TileArt
from render.kit.art.palette import Colour
from render.kit.art.plate import on_plate
from render.kit.art.sketch import Stamp
from texts.catalogue import Catalogue

BADGE = "medina-badge"


@runtime_checkable
class _Owned(Protocol):
    """What a view shows of a participant's medinas."""

    @property
    def number(self) -> int: ...
    @property
    def dearest(self) -> int: ...


def _draw(tile: Tile, walls: int, size: int, say: Catalogue) -> Stamp:
    return medina_tile(walls, tile.price, letter_of(tile.kind, say), size)


def _chip(kind: str, side: int, say: Catalogue) -> Stamp:
    return medina_chip(side, letter_of(kind, say))


def _icon(part: str, side: int, ground: Colour | None) -> Stamp:
    return medina_chip(side, ground=ground or GROUND)


def _badges(shown: object, seat: int) -> Iterator[Sign]:
    """Count the medinas of a seat, also none: that is what costs most."""
    if isinstance(shown, tuple) and seat < len(shown) and isinstance(shown[seat], _Owned):
        yield Sign(BADGE, shown[seat].number)


ROOM = Room(
    id="medina",
    number=26,
    tiles={"medina": TileArt(_draw, _chip)},
    parts={"medinas": PartArt(_icon, COLOURS.deep)},
    badges=_badges,
    badge=lambda name, height, say: medina_chip(height),
    all_badges=(Sign(BADGE, 2),),
    emojis={"medina": partial(on_plate, DRAWINGS / "medina-S", GROUND)},
)
