"""What camps bring to the pictures."""

from functools import partial

from alhambra.view import Tile
from render.alhambra.layout.naming import walls_of
from render.alhambra.modules.camps.art import DRAWINGS, GRASS, OLIVE, camp_chip, camp_ghost, camp_tile, paint_tent
from render.alhambra.room import PartArt, Room, TileArt
from render.kit.art.palette import Colour
from render.kit.art.plate import on_plate
from render.kit.art.sketch import Stamp
from texts.catalogue import Catalogue


def _bastions(tile: Tile) -> int:
    """Return the sides with a bastion, as walls are given."""
    bastions: int = getattr(tile, "bastions", 0)
    return bastions


def _draw(tile: Tile, walls: int, size: int, say: Catalogue) -> Stamp:
    return camp_tile(_bastions(tile), tile.price, size)


def _chip(kind: str, side: int, say: Catalogue) -> Stamp:
    return camp_chip(side)


def _ghost(tile: Tile, side: int) -> Stamp:
    return camp_ghost(_bastions(tile), side)


def _arrows(tile: Tile, say: Catalogue, arrows: bool) -> str:  # noqa: FBT001  # as all rooms are asked
    bastions = _bastions(tile)
    return say("tile-arrows", sides=walls_of(bastions, say, arrows=arrows), number=bastions.bit_count())


def _icon(part: str, side: int, ground: Colour | None) -> Stamp:
    return camp_chip(side, ground or GRASS)


ROOM = Room(
    id="camps",
    number=8,
    tiles={"camp": TileArt(_draw, _chip, _ghost, _arrows)},
    parts={"camps": PartArt(_icon, OLIVE, paint_tent)},
    emojis={"camp": partial(on_plate, DRAWINGS / "camp-S", GRASS)},
)
