"""Squares: free tiles that cost an action, worth what they add to the palace (V-SQU-2, V-SQU-8)."""

from collections.abc import Callable

from alhambra.components import Tile
from alhambra.grid import STEP, Spot
from alhambra.modules.squares import SQUARE, SQUARES, Stack, TakeSquare
from alhambra.player.estate import Estate
from alhambra.player.mind import Mind
from alhambra.player.opinion import ACTION, Opinion
from alhambra.player.outlook import has_kind, is_building
from alhambra.player.part import PalacePart, PlayerPart

ONE_OF_FEW = 2.0
"""The points that it must bring in a long game, since nobody may own many (V-SQU-4)."""
LONG = 10
LATER_BESIDE = 0.12
"""How likely it is, in the middle of a game, that a building of the kind comes to an open side of a square."""
MIDDLE = 6
"""With so many turns to come."""


def taking_square(mind: Mind, action: TakeSquare) -> Opinion | None:
    """Judge an open square by the place it could have now."""
    stacks = mind.view.parts[SQUARES]
    assert isinstance(stacks, tuple)
    for stack in stacks:
        if isinstance(stack, Stack) and stack.top.id == action.tile:
            patience = ONE_OF_FEW * min(1.0, mind.outlook.turns / LONG)
            return Opinion(ACTION, mind.estate.gain(stack.top) - patience)
    return None


class Neighbours(PalacePart):
    """Which buildings of a palace count once more because of a square beside them (V-SQU-8)."""

    def __init__(self, estate: Estate) -> None:
        super().__init__(estate)
        self._tiles = estate.tiles
        self._has_squares = any(tile.family == SQUARE for tile, _ in self._tiles.values())

    def counted(self, tile: Tile, spot: Spot) -> int:
        if is_building(tile):
            return self._neighbours(tile, spot, lambda one: one.family == SQUARE) if self._has_squares else 0
        return self._neighbours(tile, spot, has_kind) if tile.family == SQUARE else 0

    def gain(self, tile: Tile, spot: Spot) -> float:
        """Judge how many buildings may still come beside a square."""
        if tile.family != SQUARE:
            return 0.0
        outlook = self.estate.outlook
        sides = sum(not tile.walls >> side & 1 and spot + step not in self._tiles for side, step in enumerate(STEP))
        return outlook.gain(tile.kind) * (LATER_BESIDE * sides * min(1.0, outlook.turns / MIDDLE))

    def _neighbours(self, tile: Tile, spot: Spot, fits: Callable[[Tile], bool]) -> int:
        found = 0
        for side, step in enumerate(STEP):
            if not tile.walls >> side & 1 and spot + step in self._tiles:
                other = self._tiles[spot + step][0]
                found += fits(other) and other.kind == tile.kind and other.finished
        return found


PART = PlayerPart(opinions={TakeSquare: taking_square}, palace=Neighbours)
