"""Invaders: what exposed sides are likely to cost, and what a tile covers or exposes (V-INV-5 to V-INV-8)."""

from collections.abc import Sequence

from alhambra.components import SIDES, Tile
from alhambra.grid import STEP, Spot
from alhambra.modules.invaders.cards import INVADERS, AttackCard, InvadersView, pieces
from alhambra.player.estate import Estate
from alhambra.player.part import PalacePart, PlayerPart

STAYS = 0.75
"""How likely it is that a side which is exposed now still is at the next scoring; less so at each one after it."""


class Defence(PalacePart):
    """What an exposed side of each direction costs."""

    def __init__(self, estate: Estate) -> None:
        super().__init__(estate)
        shown = estate.view.parts.get(INVADERS)
        self._costs = costs(shown, estate.outlook.rounds) if isinstance(shown, InvadersView) else None
        self._outside = {spot for spot, (tile, _) in estate.tiles.items() if tile.outside}

    def gain(self, tile: Tile, spot: Spot) -> float:
        """Judge the sides that a tile exposes, and those of its neighbours that it covers."""
        if self._costs is None:
            return 0.0
        walls, gain = self.estate.grid.walls, 0.0
        for side, step in enumerate(STEP):
            beside, facing = spot + step, (side + 2) % 4
            if beside in walls:
                gain += 0.0 if walls[beside] >> facing & 1 else self._costs[facing]
            elif not tile.walls >> side & 1 and beside not in self._outside:
                gain -= self._costs[side]
        return gain


def costs(shown: InvadersView, rounds: Sequence[int]) -> list[float]:
    """Return what an exposed side in the north, east, south and west is likely to cost in the rounds to come."""
    found = [0.0] * len(SIDES)
    for ahead, number in enumerate(rounds):
        loss, chances = pieces().losses[number - 1], chances_of(shown, ahead)
        for side in range(len(SIDES)):
            beside = chances[side - 1] + chances[(side + 1) % 4]
            found[side] += STAYS ** (ahead + 1) * (loss.attacked * chances[side] + loss.beside * beside)
    return found


def chances_of(shown: InvadersView, ahead: int) -> list[float]:
    """Return how likely the next attack, or one after it, comes from each side."""
    known = SIDES[shown.attack.side] if isinstance(shown.attack, AttackCard) else ""
    if known and ahead == 0:
        return [float(side == known) for side in SIDES]
    still = [side for side in shown.still if side != known]
    return [1 / len(still) if side in still else 0.0 for side in SIDES]


PART = PlayerPart(palace=Defence)
