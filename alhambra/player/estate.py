"""What a player's own palace is worth, and what a tile would add to it."""

from collections import Counter
from functools import cache

from alhambra.components import Tile, Walls, load
from alhambra.grid import Cell, Grid, Spot, spot_of
from alhambra.outline import longest_wall
from alhambra.player.outlook import Outlook
from alhambra.view import View

A_WALL = 0.9
"""The points for an edge of the longest wall in a round to come (B-77); the wall may change until then."""
ROOM = 1.5
"""The points that it brings, for each turn to come, if every tile would find a place."""
LATER = 0.3
"""How much of a tile's value is left in the reserve: an action is needed to build it."""


class Estate:
    """A palace as it is, compared with how it could be."""

    def __init__(self, view: View, outlook: Outlook) -> None:
        self._outlook = outlook
        own = view.players[outlook.seat]
        spots = ((spot_of(standing.cell), standing.walls) for standing in own.palace if not standing.tile.outside)
        self._grid = Grid.of((spot, walls) for spot, walls in spots if spot is not None)
        self._worth = self._value(self._grid)
        self._gains: dict[str, float] = {}

    def gain_of_building(self, tile: Tile, cell: Cell) -> float:
        """Give what a tile on a cell is worth."""
        spot = spot_of(cell)
        assert spot is not None, "legal cells are within reach"
        return self._gain_at(tile, spot)

    def gain_of_reserving(self, tile: Tile) -> float:
        """Give what a tile in the reserve is worth."""
        return LATER * self._outlook.gain(tile.kind) * self._outlook.soon

    def gain(self, tile: Tile) -> float:
        """Give what a tile is worth where it is best."""
        if tile.id not in self._gains:
            places = [self._gain_at(tile, spot) for spot in self._grid.places(tile.walls)]
            self._gains[tile.id] = max([*places, self.gain_of_reserving(tile)])
        return self._gains[tile.id]

    def _gain_at(self, tile: Tile, spot: Spot) -> float:
        larger = self._grid.with_tile(spot, tile.walls)
        return self._value(larger) - self._worth + self._outlook.gain(tile.kind)

    def _value(self, grid: Grid) -> float:
        """Judge the walls, and how many of all tiles would find a place."""
        fitting = 0
        for fits in grid.fits.values():
            fitting |= fits
        share = sum(number for walls, number in _shapes().items() if fitting >> walls & 1) / len(load().buildings)
        walls = A_WALL * len(self._outlook.rounds) * longest_wall(grid)
        return walls + ROOM * share * self._outlook.turns


@cache
def _shapes() -> Counter[Walls]:
    return Counter(tile.walls for tile in load().buildings)
