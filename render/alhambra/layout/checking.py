"""What no picture of Alhambra can show is refused with a clear sentence."""

from collections.abc import Iterable

from alhambra.view import Tile
from render.alhambra.art import hues
from render.alhambra.layout.families import is_camp


def check_tiles(tiles: Iterable[Tile | None]) -> None:
    """Refuse a tile of a kind that has no drawing."""
    for tile in tiles:
        if tile is not None and tile.kind not in hues.KINDS and not is_camp(tile):
            raise ValueError(f"there is no picture of the tile {tile.id}: its kind, {tile.kind}, is unknown")
