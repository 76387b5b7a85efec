"""Camps before a palace: the lines that they count, and the room that they take (V-CAM-3, V-CAM-8)."""

from collections.abc import Iterable, Iterator, Mapping

from alhambra.components import Walls
from alhambra.grid import NO_HOLE, OPEN, RING, STEP, Grid, Spot

ANY = (1 << 16) - 1
WITH_WALL = tuple(sum(1 << walls for walls in range(16) if walls >> side & 1) for side in range(4))
"""For each side the sets of walls, a bit each, that have a wall there."""


class Lines:
    """Where camps stand, and where buildings do."""

    def __init__(self, camps: Mapping[Spot, Walls], built: Iterable[Spot]) -> None:
        self._camps = camps
        self._built = set(built)
        self.limits = limits(camps)
        """For spots beside camps the sets of walls that may stand there."""

    def longer(self, spot: Spot) -> int:
        """Give how many more buildings the camps count if one stands on a spot."""
        if not self._camps:
            return 0
        built = self._built | {spot}
        return sum(count(camp, own, built) - count(camp, own, self._built) for camp, own in self._camps.items())

    def length(self, spot: Spot, bastions: Walls) -> int:
        """Give how many buildings a camp on a spot counts."""
        return count(spot, bastions, self._built)

    def limits_with(self, spot: Spot, bastions: Walls) -> Mapping[Spot, int]:
        """Give the limits after a camp was laid."""
        return limits({**self._camps, spot: bastions})

    def places(self, grid: Grid, bastions: Walls) -> Iterator[Spot]:
        """Give the spots where a camp may stand, as far as the sides of buildings and holes are concerned."""
        for spot, about in grid.about.items():
            walled = about >> 4 & OPEN
            empty = spot not in grid.walls and spot not in self._camps
            if empty and walled and not about & OPEN and not walled & ~bastions and NO_HOLE[about >> RING]:
                yield spot


def limits(camps: Mapping[Spot, Walls]) -> dict[Spot, int]:
    """Give, for spots on and beside camps, the sets of walls that may stand there: a wall before each bastion."""
    found = dict.fromkeys(camps, 0)
    for camp, bastions in camps.items():
        for side, step in enumerate(STEP):
            fitting = WITH_WALL[(side + 2) % 4] if bastions >> side & 1 else 0
            found[camp + step] = found.get(camp + step, ANY) & fitting
    return found


def count(camp: Spot, bastions: Walls, built: set[Spot]) -> int:
    """Count the buildings in the lines of a camp's arrows."""
    length = 0
    for side, step in enumerate(STEP):
        spot = camp
        while bastions >> side & 1 and (spot := spot + step) in built:
            length += 1
    return length
