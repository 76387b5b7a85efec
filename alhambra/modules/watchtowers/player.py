"""Watchtowers: an edge of wall and two points in each round to come, for a few coins more (V-WAT-2, V-WAT-13)."""

from collections.abc import Collection, Iterator
from functools import cached_property

from alhambra.actions import BuyBuilding
from alhambra.components import Kind, Tile
from alhambra.grid import CELL, STEP, Spot, spot_of
from alhambra.halves import NO_HOLE_BESIDE_HALF, SHORT, corner_of
from alhambra.modules.watchtowers.buying import MANNER
from alhambra.modules.watchtowers.pieces import WATCHTOWER, WATCHTOWERS, Supply, all_towers, points_each
from alhambra.palace import Built, Palace
from alhambra.player.estate import Estate, ways
from alhambra.player.mind import Mind
from alhambra.player.opinion import ACTION, Opinion, free
from alhambra.player.outlook import is_building
from alhambra.player.part import PalacePart, PlayerPart
from alhambra.view import palace_of


class Towers(PalacePart):
    """Where watchtowers may stand."""

    lays = WATCHTOWER

    @cached_property
    def palace(self) -> Palace:
        """The own palace."""
        return palace_of(self.estate.view.players[self.estate.outlook.seat])

    def places(self, tile: Tile) -> Iterator[Spot]:
        return places_in(self.palace, tile, coloured(self.estate, tile.kind))

    def gain_of_laying(self, tile: Tile, spot: Spot) -> float:
        """Judge the wall, and the room that is left."""
        return self.estate.value_of(with_tower(self.palace, tile, spot).grid) - self.estate.worth


def coloured(estate: Estate, kind: Kind) -> set[Spot]:
    """Return the spots of the buildings beside which a watchtower may stand (V-WAT-5)."""
    return {spot for spot, (tile, _) in estate.tiles.items() if tile.kind == kind and is_building(tile)}


def places_in(palace: Palace, tile: Tile, beside: Collection[Spot]) -> Iterator[Spot]:
    """Yield where a watchtower, as it would stand, may stand beside some spots (V-WAT-6, V-WAT-8)."""
    corner, outside = corner_of(tile.walls), {spot_of(camp.cell) for camp in palace.outworks}
    steps = [step for side, step in enumerate(STEP) if SHORT[corner] >> side & 1]
    for spot in sorted({one - step for one in beside for step in steps} - palace.occupied):
        walled = palace.grid.about.get(spot, 0) >> 4 & SHORT[corner]
        if walled or any(spot + step in outside for step in steps):
            continue
        if NO_HOLE_BESIDE_HALF[corner][palace.ring(spot)]:
            yield spot


def with_tower(palace: Palace, tile: Tile, spot: Spot) -> Palace:
    """Return a palace with a watchtower more."""
    return palace.with_half(Built(*CELL[spot], tile.id, tile.walls))


def buying(mind: Mind, action: BuyBuilding) -> Opinion | None:
    """Judge a building with a watchtower; without a good place for that, the building alone is better."""
    supply = mind.view.parts.get(WATCHTOWERS)
    if action.manner != MANNER or not isinstance(supply, Supply):
        return None
    stall, tile = mind.market[action.tile]
    more = mind.thought(gains)[tile.id]
    if more <= 0:
        return None
    gain = mind.estate.gain(tile) + more - mind.purse.loss_of_paying(action.pay)
    if mind.purse.paid(action.pay) == tile.price + supply.surcharge:
        return free(gain)
    return Opinion(ACTION, gain - mind.purse.hope(stall, mind.purse.values(mind.view.currencies[stall])))


def gains(mind: Mind) -> dict[str, float]:
    """Judge what a watchtower would bring with each building on the market, once that stands where it is best."""
    return {name: gain_beside(mind, tile) for name, (_, tile) in mind.market.items() if is_building(tile)}


def gain_beside(mind: Mind, tile: Tile) -> float:
    """Judge what a watchtower of its colour would bring after a building."""
    estate = mind.estate
    palace, beside = palace_of(mind.view.players[mind.outlook.seat]), coloured(estate, tile.kind)
    standing, cell = estate.best_place(tile)
    if cell is not None:
        palace = palace.with_tile(Built(*cell, standing.id, standing.walls))
        beside |= {spot for spot in (spot_of(cell),) if spot is not None}
    worth = estate.value_of(palace.grid)
    tower = next(one for one in all_towers() if one.kind == tile.kind)
    return max(
        [
            estate.value_of(with_tower(palace, one, spot).grid) - worth
            for one in ways(tower)
            for spot in places_in(palace, one, beside)
        ],
        default=0.0,
    )


PART = PlayerPart(opinions={BuyBuilding: buying}, palace=Towers, slanted=points_each())
