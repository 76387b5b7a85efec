"""Camps before a palace: the lines that they count, and the room that they take (V-CAM-3, V-CAM-8)."""

from collections.abc import Iterator, Mapping

from alhambra.components import Tile, Walls
from alhambra.grid import NO_HOLE, OPEN, RING, STEP, Spot
from alhambra.modules.camps import CAMP, Camp
from alhambra.player.estate import Estate
from alhambra.player.part import PalacePart, PlayerPart

A_LINE = 0.6
"""The points for a building in the line of a camp in a round to come (V-CAM-8)."""
ANY = (1 << 16) - 1
WITH_WALL = tuple(sum(1 << walls for walls in range(16) if walls >> side & 1) for side in range(4))
"""For each side the sets of walls, a bit each, that have a wall there."""


class Lines(PalacePart):
    """Where camps stand, and where buildings do."""

    lays = CAMP

    def __init__(self, estate: Estate) -> None:
        super().__init__(estate)
        self._camps = {spot: tile.bastions for spot, (tile, _) in estate.tiles.items() if isinstance(tile, Camp)}
        inside = estate.grid.walls.keys() - estate.grid.corners.keys()  # C-6: what fills half of a cell ends a line
        self._built = {spot: spot not in estate.tiles or estate.tiles[spot][0].finished for spot in inside}
        self.limits = limits(self._camps)

    def counted(self, tile: Tile, spot: Spot) -> int:
        return count(spot, tile.bastions, self._built) if isinstance(tile, Camp) else 0

    def gain(self, tile: Tile, spot: Spot) -> float:
        """Judge how much longer a tile makes the lines of the camps that stand already."""
        if not self._camps:
            return 0.0
        built = {**self._built, spot: tile.finished}
        longer = sum(count(camp, own, built) - count(camp, own, self._built) for camp, own in self._camps.items())
        return A_LINE * len(self.estate.outlook.rounds) * longer

    def places(self, tile: Tile) -> Iterator[Spot]:
        """Return the spots where a camp may stand, as far as the sides of buildings and holes are concerned."""
        assert isinstance(tile, Camp)
        grid = self.estate.grid
        for spot, about in grid.about.items():
            walled = about >> 4 & OPEN
            empty = spot not in grid.walls and spot not in self._camps
            if empty and walled and not about & OPEN and not walled & ~tile.bastions and NO_HOLE[about >> RING]:
                yield spot

    def gain_of_laying(self, tile: Tile, spot: Spot) -> float:
        """Judge the points for its lines, and the room that it takes."""
        assert isinstance(tile, Camp)
        length = count(spot, tile.bastions, self._built)
        worth = self.estate.value_with(self, limits({**self._camps, spot: tile.bastions}))
        return A_LINE * len(self.estate.outlook.rounds) * length + worth - self.estate.worth


def limits(camps: Mapping[Spot, Walls]) -> dict[Spot, int]:
    """Return, for spots on and beside camps, the sets of walls that may stand there: a wall before each bastion."""
    found = dict.fromkeys(camps, 0)
    for camp, bastions in camps.items():
        for side, step in enumerate(STEP):
            fitting = WITH_WALL[(side + 2) % 4] if bastions >> side & 1 else 0
            found[camp + step] = found.get(camp + step, ANY) & fitting
    return found


def count(camp: Spot, bastions: Walls, built: Mapping[Spot, bool]) -> int:
    """Count the finished buildings in the lines of a camp's arrows; the others do not end one."""
    length = 0
    for side, step in enumerate(STEP):
        spot = camp
        while bastions >> side & 1 and (spot := spot + step) in built:
            length += built[spot]
    return length


PART = PlayerPart(palace=Lines)
