"""What a player's own palace is worth, and what a tile would add to it."""

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache, lru_cache

from alhambra.components import Tile, Walls, load
from alhambra.grid import CELL, Cell, Grid, Spot, spot_of
from alhambra.how import TURNS
from alhambra.outline import longest_wall, scored_wall, slanted
from alhambra.player.outlook import Outlook, has_kind, is_building
from alhambra.player.part import PalacePart, player_parts
from alhambra.view import How, View, palace_of, standing_so

A_WALL = 0.9
"""The points for an edge of the longest wall in a round to come (B-77); the wall may change until then."""
ROOM = 1.5
"""The points that it brings, for each turn to come, if every tile would find a place."""
LATER = 0.3
"""How much of a tile's value is left in the reserve: an action is needed to build it."""


class Estate:
    """A palace as it is, compared with how it could be."""

    def __init__(self, view: View, outlook: Outlook) -> None:
        self.view = view
        self.outlook = outlook
        own = view.players[outlook.seat]
        self.tiles = {_spot(standing.cell): (standing.tile, standing.walls) for standing in own.palace}
        """All tiles of the palace."""
        self.grid = palace_of(own).grid
        """Those inside the walls, with the fountain."""
        self.wall = longest_wall(self.grid)
        """The length of the longest wall."""
        more = sum(part.edge(view) for part in player_parts() if part.edge)
        self._an_edge = A_WALL * len(outlook.rounds) * (1 + more)
        self._slanted = A_WALL * len(outlook.rounds) * sum(part.slanted for part in player_parts())
        self._parts = [part.palace(self) for part in player_parts() if part.palace]
        self._laid_by = {part.lays: part for part in self._parts if part.lays}
        self._limits = _narrowest(part.limits for part in self._parts)
        self.worth = self._value(self.grid, self._limits)
        """What the palace is worth as it is, kinds apart."""
        self._gains: dict[tuple[str, bool], float] = {}
        self._places: dict[tuple[str, bool, Walls, Spot], float] = {}

    def gain_of_building(self, tile: Tile, cell: Cell) -> float:
        """Return what a tile on a cell is worth."""
        return self._gain_at(tile, _spot(cell))

    def gain_of_reserving(self, tile: Tile) -> float:
        """Return what a tile in the reserve is worth."""
        if not is_building(tile):
            return 0.0
        return LATER * self.outlook.gain(tile.kind) * self.outlook.soon

    def gain_of_swapping(self, tile: Tile, cell: Cell) -> float | None:
        """Return what it is worth to put a building in the place of another; None for what is no building."""
        spot = _spot(cell)
        old, _ = self.tiles[spot]
        if not has_kind(tile) or not has_kind(old):
            return None
        gain = self._value(self.grid.without(spot).with_tile(spot, tile.walls), self._limits) - self.worth
        more, fewer = self._counted(tile, spot), self._counted(old, spot)
        if tile.kind == old.kind:
            gain += self.outlook.gain(tile.kind, more - fewer)
        else:
            gain += self.outlook.gain(tile.kind, more) + self.outlook.gain(old.kind, -fewer)
        gain -= sum(part.loss(old, spot) for part in self._parts)
        return gain + self.gain_of_reserving(old) - self.gain_of_reserving(tile)

    def gain_of_walls(self, spot: Spot, walls: Walls) -> float:
        """Return what it is worth if what stands on a spot, which may be the fountain, has other walls."""
        return self._value(self.grid.without(spot).with_tile(spot, walls), self._limits) - self.worth

    def gain(self, tile: Tile) -> float:
        """Return what a tile is worth where it is best."""
        key = tile.id, tile.finished
        if key not in self._gains:
            places = [self._gain_at(one, spot) for one in ways(tile) for spot in self._spots(one)]
            self._gains[key] = max([*places, self.gain_of_reserving(tile)])
        return self._gains[key]

    def best_place(self, tile: Tile) -> tuple[Tile, Cell | None]:
        """Return a tile as it is best, and where; nowhere if that is the reserve."""
        places = [(one, spot) for one in ways(tile) for spot in self._spots(one)]
        best = max(places, key=lambda place: self._gain_at(*place), default=None)
        if best is None or self._gain_at(*best) < self.gain_of_reserving(tile):
            return tile, None
        return best[0], CELL[best[1]]

    def has_place(self, tile: Tile) -> bool:
        """Return whether a tile may be built somewhere, as well as that can be told here."""
        return any(self._spots(one) for one in ways(tile))

    @property
    def room(self) -> int:
        """How many of all buildings would find a place."""
        fitting = _fitting(self.grid, self._limits)
        return sum(number for walls, number in _shapes().items() if fitting >> walls & 1)

    def counted(self, tile: Tile, cell: Cell) -> int:
        """Return how much more of its kind, or else for its own points, counts with a tile on a cell."""
        return self._counted(tile, _spot(cell))

    def value_with(self, part: PalacePart, limits: Mapping[Spot, int]) -> float:
        """Return what the palace is worth if a part has other limits."""
        others = [one.limits for one in self._parts if one is not part]
        return self._value(self.grid, _narrowest([*others, limits]))

    def _spots(self, tile: Tile) -> list[Spot]:
        """Return where a tile may be built, as well as that can be told here."""
        if tile.family in self._laid_by:
            return list(self._laid_by[tile.family].places(tile))
        spots, limits = self.grid.places(tile.walls), self._limits
        if not limits:
            return spots
        return [spot for spot in spots if spot not in limits or limits[spot] >> tile.walls & 1]

    def swappable(self, tile: Tile) -> list[tuple[Tile, Cell]]:
        """Return where a building, as it would stand, may take the place of another, as well as that is known here."""
        if not has_kind(tile):
            return []
        limits = self._limits
        found = [(one, spot) for one in ways(tile) for spot in self.grid.exchangeable(one.walls)]
        return [(one, CELL[spot]) for one, spot in found if spot not in limits or limits[spot] >> one.walls & 1]

    def _gain_at(self, tile: Tile, spot: Spot) -> float:
        key = tile.id, tile.finished, tile.walls, spot
        if key not in self._places:
            self._places[key] = self._gain_of(tile, spot)
        return self._places[key]

    def _gain_of(self, tile: Tile, spot: Spot) -> float:
        if tile.family in self._laid_by:
            return self._laid_by[tile.family].gain_of_laying(tile, spot)
        gain = self._value(self.grid.with_tile(spot, tile.walls), self._limits) - self.worth
        gain += self.outlook.gain(tile.kind, self._counted(tile, spot))
        for part in self._parts:
            gain += part.gain(tile, spot)
        return gain

    def _counted(self, tile: Tile, spot: Spot) -> int:
        return is_building(tile) + sum([part.counted(tile, spot) for part in self._parts])

    def value_of(self, grid: Grid) -> float:
        """Return what the palace is worth if it is so, kinds apart."""
        return self._value(grid, self._limits)

    def _value(self, grid: Grid, limits: Mapping[Spot, int]) -> float:
        """Judge the walls, and how many of all tiles would find a place."""
        length = self.wall if grid is self.grid else longest_wall(grid)
        worth = self._an_edge * length + ROOM * _share(_fitting(grid, limits)) * self.outlook.turns
        return worth + self._slanted * slanted(grid, scored_wall(grid)) if grid.corners else worth


def ways(tile: Tile) -> list[Tile]:
    """Return a tile as it may stand, turned if it may be turned."""
    return [standing_so(tile, How(turned)) for turned in TURNS] if tile.turns else [tile]


def _narrowest(all_limits: Iterable[Mapping[Spot, int]]) -> Mapping[Spot, int]:
    """Return the limits that hold where several are set."""
    some = [limits for limits in all_limits if limits]
    if len(some) < 2:
        return some[0] if some else {}
    found: dict[Spot, int] = {}
    for limits in some:
        for spot, fits in limits.items():
            found[spot] = found.get(spot, fits) & fits
    return found


def _fitting(grid: Grid, limits: Mapping[Spot, int]) -> int:
    """Return the sets of walls, a bit each, for which there is a place."""
    fitting = 0
    for spot, fits in grid.fits.items():
        fitting |= fits & limits[spot] if spot in limits else fits
    return fitting


@cache
def _shapes() -> Counter[Walls]:
    return Counter(tile.walls for tile in load().buildings)


@lru_cache(maxsize=4096)
def _share(fitting: int) -> float:
    """Return the share of the tiles whose walls are among some sets of walls, a bit each."""
    return sum(number for walls, number in _shapes().items() if fitting >> walls & 1) / len(load().buildings)


def _spot(cell: Cell) -> Spot:
    spot = spot_of(cell)
    assert spot is not None, "palaces are within reach"
    return spot
