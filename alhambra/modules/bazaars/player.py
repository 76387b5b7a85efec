"""Bazaars: what stands around one in the end, and what may still come there (V-BAZ-8)."""

from collections.abc import Mapping

from alhambra.components import KINDS, Kind, Tile
from alhambra.grid import STEP, Spot
from alhambra.modules.bazaars import Bazaar
from alhambra.player.estate import Estate
from alhambra.player.outlook import is_building
from alhambra.player.part import PalacePart, PlayerPart

NORTH, EAST, SOUTH, WEST = STEP
ABOUT = (*STEP, NORTH + EAST, NORTH + WEST, SOUTH + EAST, SOUTH + WEST)
LATER = 0.62
"""How likely it is that an empty cell about a bazaar is built up if the game lasts long enough."""
LONG = 12
"""The turns that this takes."""
CHANCE = 3 / len(KINDS)
"""How likely it is that a building is of a kind that a bazaar wants; more so since one can choose."""
CHOOSING = 1.4


class Surroundings(PalacePart):
    """What bazaars of a palace have around them."""

    def __init__(self, estate: Estate) -> None:
        super().__init__(estate)
        tiles = estate.tiles
        self._kinds = {spot: tile.kind for spot, (tile, _) in tiles.items() if is_building(tile)}
        self._bazaars = {spot: tile for spot, (tile, _) in tiles.items() if isinstance(tile, Bazaar)}
        self._taken = {*estate.grid.walls, *tiles}
        self._hope = LATER * min(1.0, estate.outlook.turns / LONG) * CHANCE * CHOOSING

    def counted(self, tile: Tile, spot: Spot) -> int:
        """Return the points that a bazaar has around a spot."""
        return round(self._points(tile, spot, self._kinds, 0)) if isinstance(tile, Bazaar) else 0

    def gain(self, tile: Tile, spot: Spot) -> float:
        """Judge the surroundings of a bazaar, or what a tile adds to those that stand there."""
        if isinstance(tile, Bazaar):
            return self._points(tile, spot, self._kinds, self._hope)
        near = [(other, self._bazaars[other]) for other in (spot + way for way in ABOUT) if other in self._bazaars]
        if not near:
            return 0.0
        kinds = {**self._kinds, spot: tile.kind} if is_building(tile) else self._kinds
        taken = {*self._taken, spot}
        return sum(
            self._points(bazaar, other, kinds, self._hope, taken) - self._points(bazaar, other, self._kinds, self._hope)
            for other, bazaar in near
        )

    def _points(
        self, bazaar: Bazaar, spot: Spot, kinds: Mapping[Spot, Kind], hope: float, taken: set[Spot] | None = None
    ) -> float:
        """Return the points for what stands around a spot, and is likely to come there."""
        about = [spot + way for way in ABOUT]
        fitting = [kinds[one] for one in about if kinds.get(one) in bazaar.kinds]
        free = sum(one not in (taken or self._taken) for one in about)
        more, found = hope * free, len(set(fitting))
        missing = len(bazaar.kinds) - found
        different: float = found + missing * (1 - (1 - 1 / len(bazaar.kinds)) ** more)
        return (len(fitting) + more) * different


PART = PlayerPart(palace=Surroundings)
