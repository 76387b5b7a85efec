"""Culture tiles: when to develop them, and which prices to collect (V-ART-3 to V-ART-7)."""

from collections import Counter

from alhambra.components import Tile
from alhambra.grid import Spot
from alhambra.modules.art_of_the_moors import Develop
from alhambra.modules.art_of_the_moors.tiles import (
    ART,
    FEWEST,
    Culture,
    CultureView,
    Group,
    designs,
    group_of,
)
from alhambra.player.estate import Estate
from alhambra.player.mind import Mind
from alhambra.player.opinion import ACTION, Opinion
from alhambra.player.part import PalacePart, PlayerPart
from alhambra.view import View

A_FIELD = 0.8
"""The share of a field's points that developing is worth in each round to come."""
A_LIMIT = 0.25
"""That of the points which a higher limit allows: actions have to follow."""
A_START = 0.5
"""What the first building of a price is worth that is not there yet: there may be a second."""


def culture(view: View) -> CultureView | None:
    """Return what a view shows of the culture tiles, if they are played with."""
    shown = view.parts.get(ART)
    return shown if isinstance(shown, CultureView) else None


def advancing(mind: Mind) -> dict[Group, int]:
    """Return the points that each tile of the own which may advance would bring more in a round."""
    shown = culture(mind.view)
    own = shown.owned.get(mind.outlook.seat, {}) if shown else {}
    tables = {group: designs()[group].points for group in own}
    return {
        group: tables[group][one.field + 1] - tables[group][one.field]
        for group, one in own.items()
        if one.field < one.limit
    }


def developing(mind: Mind, action: Develop) -> Opinion:
    """Judge the points of all rounds to come."""
    more = sum(mind.thought(advancing).values())
    return Opinion(ACTION, A_FIELD * more * len(mind.outlook.rounds))


def own_buildings(view: View, seat: int) -> Counter[Group]:
    """Count the own buildings of each price group."""
    own = view.players[seat]
    tiles = [*(standing.tile for standing in own.palace), *own.reserve]
    groups = [group_of(tile) for tile in tiles if tile.finished]
    return Counter(group for group in groups if group is not None)


class Prices(PalacePart):
    """Which prices the own buildings have."""

    def __init__(self, estate: Estate) -> None:
        super().__init__(estate)
        self._shown = culture(estate.view)
        if self._shown is not None:
            seat = estate.outlook.seat
            self._own = self._shown.owned.get(seat, {})
            self._left = {stack.design.group: stack.left for stack in self._shown.stacks}
            self._count = own_buildings(estate.view, seat)
            self._waiting = {tile.id for tile in estate.view.players[seat].reserve}

    def gain(self, tile: Tile, spot: Spot) -> float:
        """Judge how much farther a culture tile may go; a tile of the reserve counts already."""
        group = group_of(tile)
        if self._shown is None or group is None or tile.id in self._waiting or not tile.finished:
            return 0.0
        if group not in self._own and not self._left[group]:
            return 0.0
        outlook = self.estate.outlook
        if self._count[group] + 1 < FEWEST:
            return A_START * outlook.soon
        design, old = designs()[group], self._own.get(group, Culture()).limit
        more = design.points[design.limit(self._count[group] + 1)] - design.points[old]
        return A_LIMIT * more * len(outlook.rounds) * outlook.soon


PART = PlayerPart(opinions={Develop: developing}, palace=Prices)
