"""Tiles as the pictures show them, with the letters of a language."""

from alhambra.view import Tile
from render.art.sketch import Stamp
from render.art.tile import tile as tile_stamp
from render.layout.checking import check_tiles
from render.layout.naming import letter_of
from texts.catalogue import Catalogue


def tile_of(tile: Tile, size: int, say: Catalogue, *, walls: int | None = None) -> Stamp:
    """Draw a tile, with other walls than its own where it stands with others."""
    check_tiles([tile])
    return tile_stamp(tile.kind, tile.walls if walls is None else walls, tile.price, letter_of(tile.kind, say), size)


def fountain(size: int) -> Stamp:
    """Draw a fountain."""
    return tile_stamp("fountain", 0, None, "", size)
