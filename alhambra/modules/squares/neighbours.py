"""Squares in a palace: which buildings count once more because of them (V-SQU-8)."""

from collections.abc import Mapping

from alhambra.components import Tile, Walls
from alhambra.grid import STEP, Spot
from alhambra.modules.squares import SQUARE
from alhambra.player.outlook import BUILDING

LATER_BESIDE = 0.12
"""How likely it is, in the middle of a game, that a building of the kind comes to an open side of a square."""
LONG = 6
"""With so many turns to come."""


class Beside:
    """The tiles of a palace by their spots, as neighbours."""

    def __init__(self, tiles: Mapping[Spot, tuple[Tile, Walls]]) -> None:
        self._tiles = tiles
        self._has_squares = any(tile.family == SQUARE for tile, _ in tiles.values())

    def counted(self, tile: Tile, spot: Spot) -> int:
        """Give how much more of its kind counts with a tile on a spot."""
        if tile.family == BUILDING:
            return 1 + (self._neighbours(tile, spot, SQUARE) if self._has_squares else 0)
        return self._neighbours(tile, spot, BUILDING) if tile.family == SQUARE else 0

    def hoped_for(self, tile: Tile, spot: Spot, turns: float) -> float:
        """Give how many buildings may still come beside a square on a spot."""
        if tile.family != SQUARE:
            return 0.0
        sides = sum(not tile.walls >> side & 1 and spot + step not in self._tiles for side, step in enumerate(STEP))
        return LATER_BESIDE * sides * min(1.0, turns / LONG)

    def _neighbours(self, tile: Tile, spot: Spot, family: str) -> int:
        found = 0
        for side, step in enumerate(STEP):
            if not tile.walls >> side & 1 and spot + step in self._tiles:
                other = self._tiles[spot + step][0]
                found += other.family == family and other.kind == tile.kind
        return found
