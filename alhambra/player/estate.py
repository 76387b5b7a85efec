"""What a player's own palace is worth, and what a tile would add to it."""

from collections import Counter
from collections.abc import Mapping
from functools import cache, lru_cache

from alhambra.components import Tile, Walls, load
from alhambra.grid import CELL, FOUNTAIN, Cell, Grid, Spot, spot_of
from alhambra.modules.camps import Camp
from alhambra.modules.camps.player import Lines
from alhambra.modules.characters.seen import wall_factor
from alhambra.modules.squares.neighbours import Beside
from alhambra.outline import longest_wall
from alhambra.player.outlook import BUILDING, Outlook
from alhambra.view import View

A_WALL = 0.9
"""The points for an edge of the longest wall in a round to come (B-77); the wall may change until then."""
ROOM = 1.5
"""The points that it brings, for each turn to come, if every tile would find a place."""
LATER = 0.3
"""How much of a tile's value is left in the reserve: an action is needed to build it."""
A_LINE = 0.6
"""The points for a building in the line of a camp in a round to come (V-CAM-8)."""


class Estate:
    """A palace as it is, compared with how it could be."""

    def __init__(self, view: View, outlook: Outlook) -> None:
        self._outlook = outlook
        own = view.players[outlook.seat]
        tiles = {_spot(standing.cell): (standing.tile, standing.walls) for standing in own.palace}
        camps = {spot: tile.bastions for spot, (tile, _) in tiles.items() if isinstance(tile, Camp)}
        inside = {spot: walls for spot, (tile, walls) in tiles.items() if not tile.outside}
        self._tiles = tiles
        self._beside = Beside(tiles)
        self._lines = Lines(camps, (FOUNTAIN, *inside))
        self._grid = Grid.of(inside.items())
        self._an_edge = A_WALL * len(outlook.rounds) * wall_factor(view)
        self.wall = longest_wall(self._grid)
        """The length of the longest wall."""
        self._worth = self._value(self._grid, self._lines.limits)
        self._gains: dict[str, float] = {}
        self._places: dict[tuple[str, Spot], float] = {}

    def gain_of_building(self, tile: Tile, cell: Cell) -> float:
        """Give what a tile on a cell is worth."""
        return self._gain_at(tile, _spot(cell))

    def gain_of_reserving(self, tile: Tile) -> float:
        """Give what a tile in the reserve is worth."""
        if tile.family != BUILDING:
            return 0.0
        return LATER * self._outlook.gain(tile.kind) * self._outlook.soon

    def gain_of_swapping(self, tile: Tile, cell: Cell) -> float | None:
        """Give what it is worth to put a building in the place of another; None for what is no building."""
        spot = _spot(cell)
        old, _ = self._tiles[spot]
        if tile.family != BUILDING or old.family != BUILDING:
            return None
        gain = self._value(self._grid.without(spot).with_tile(spot, tile.walls), self._lines.limits) - self._worth
        if tile.kind != old.kind:
            gain += self._outlook.gain(tile.kind, self._beside.counted(tile, spot))
            gain += self._outlook.gain(old.kind, -self._beside.counted(old, spot))
        return gain + self.gain_of_reserving(old) - self.gain_of_reserving(tile)

    def gain(self, tile: Tile) -> float:
        """Give what a tile is worth where it is best."""
        if tile.id not in self._gains:
            places = [self._gain_at(tile, spot) for spot in self._spots(tile)]
            self._gains[tile.id] = max([*places, self.gain_of_reserving(tile)])
        return self._gains[tile.id]

    def best_place(self, tile: Tile) -> Cell | None:
        """Give where a tile is best, None if that is the reserve."""
        spot = max(self._spots(tile), key=lambda spot: self._gain_at(tile, spot), default=None)
        if spot is None or self._gain_at(tile, spot) < self.gain_of_reserving(tile):
            return None
        return CELL[spot]

    def has_place(self, tile: Tile) -> bool:
        """Tell whether a tile may be built somewhere, as well as that can be told here."""
        return bool(self._spots(tile))

    @property
    def room(self) -> int:
        """How many of all buildings would find a place."""
        fitting = _fitting(self._grid, self._lines.limits)
        return sum(number for walls, number in _shapes().items() if fitting >> walls & 1)

    def counted(self, tile: Tile, cell: Cell) -> int:
        """Give how much more of its kind counts with a tile on a cell, or how many buildings a camp there counts."""
        if isinstance(tile, Camp):
            return self._lines.length(_spot(cell), tile.bastions)
        return self._beside.counted(tile, _spot(cell))

    def _spots(self, tile: Tile) -> list[Spot]:
        """Give where a tile may be built, as well as that can be told here."""
        if isinstance(tile, Camp):
            return list(self._lines.places(self._grid, tile.bastions))
        spots, limits = self._grid.places(tile.walls), self._lines.limits
        if not limits:
            return spots
        return [spot for spot in spots if spot not in limits or limits[spot] >> tile.walls & 1]

    def _gain_at(self, tile: Tile, spot: Spot) -> float:
        key = tile.id, spot
        if key not in self._places:
            self._places[key] = self._gain_of(tile, spot)
        return self._places[key]

    def _gain_of(self, tile: Tile, spot: Spot) -> float:
        if isinstance(tile, Camp):
            return self._gain_of_camp(tile, spot)
        outlook = self._outlook
        larger = self._grid.with_tile(spot, tile.walls)
        gain = self._value(larger, self._lines.limits) - self._worth
        gain += outlook.gain(tile.kind, self._beside.counted(tile, spot))
        gain += outlook.gain(tile.kind) * self._beside.hoped_for(tile, spot, outlook.turns)
        return gain + A_LINE * len(outlook.rounds) * self._lines.longer(spot)

    def _gain_of_camp(self, camp: Camp, spot: Spot) -> float:
        """Judge the points for its lines, and the room that it takes."""
        outlook = self._outlook
        length = self._lines.length(spot, camp.bastions)
        limits = self._lines.limits_with(spot, camp.bastions)
        return A_LINE * len(outlook.rounds) * length + self._value(self._grid, limits) - self._worth

    def _value(self, grid: Grid, limits: Mapping[Spot, int]) -> float:
        """Judge the walls, and how many of all tiles would find a place."""
        length = self.wall if grid is self._grid else longest_wall(grid)
        return self._an_edge * length + ROOM * _share(_fitting(grid, limits)) * self._outlook.turns


def _fitting(grid: Grid, limits: Mapping[Spot, int]) -> int:
    """Give the sets of walls, a bit each, for which there is a place."""
    fitting = 0
    for spot, fits in grid.fits.items():
        fitting |= fits & limits[spot] if spot in limits else fits
    return fitting


@cache
def _shapes() -> Counter[Walls]:
    return Counter(tile.walls for tile in load().buildings)


@lru_cache(maxsize=4096)
def _share(fitting: int) -> float:
    """Give the share of the tiles whose walls are among some sets of walls, a bit each."""
    return sum(number for walls, number in _shapes().items() if fitting >> walls & 1) / len(load().buildings)


def _spot(cell: Cell) -> Spot:
    spot = spot_of(cell)
    assert spot is not None, "palaces are within reach"
    return spot
