"""What magical buildings bring to the pictures: their tiles, upright while the walls and the compass turn (V-MAG-6)."""

from alhambra.view import How, Tile, standing_so
from render.alhambra.art.tokens import count_chip
from render.alhambra.layout.naming import letter_of
from render.alhambra.modules.magical_buildings.art import magical_tile
from render.alhambra.room import Room, TileArt
from render.kit.art.sketch import Stamp
from texts.catalogue import Catalogue


def _draw(tile: Tile, walls: int, size: int, say: Catalogue) -> Stamp:
    turned = next((quarters for quarters in range(4) if standing_so(tile, How(quarters)).walls == walls), 0)
    return magical_tile(tile.kind, walls, turned, (tile.price, letter_of(tile.kind, say)), size)


def _chip(kind: str, side: int, say: Catalogue) -> Stamp:
    return count_chip(kind, letter_of(kind, say), side)


ROOM = Room(id="magical_buildings", number=25, tiles={"magical": TileArt(_draw, _chip)})
