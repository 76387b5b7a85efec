"""City gates: worth what stands in the reserve and would find a place behind a double wall (V-GAT-4)."""

from alhambra.components import Tile
from alhambra.grid import CELL, NO_HOLE, OPEN, RING, TOUCHED
from alhambra.modules.city_gates.cards import GATES, GatesView, TakeGate
from alhambra.player.estate import ways
from alhambra.player.mind import Mind
from alhambra.player.opinion import ACTION, Opinion
from alhambra.player.part import PlayerPart

SOON = 0.6
"""How much of what a tile of the reserve would bring is left: a redesign has to follow."""
A_CHANCE = 1.2
"""What a first card is worth to somebody who has no use for it yet, in a long game."""
LONG = 6


def taking(mind: Mind, action: TakeGate) -> Opinion:
    """Judge the card by the best tile that it would let in, or by the hope for one."""
    waiting = [behind_walls(mind, tile) - mind.estate.gain(tile) for tile in mind.own.values()]
    hope = 0.0 if held(mind) else A_CHANCE * min(1.0, mind.outlook.turns / LONG)
    return Opinion(ACTION, max([hope, *(SOON * gain for gain in waiting)]))


def held(mind: Mind) -> int:
    """Return how many cards the player holds."""
    shown = mind.view.parts.get(GATES)
    return shown.held.get(mind.outlook.seat, 0) if isinstance(shown, GatesView) else 0


def behind_walls(mind: Mind, tile: Tile) -> float:
    """Return what a tile is worth where only a gate would let one in; nothing if there is no such place."""
    grid, gains = mind.estate.grid, [0.0]
    for spot, about in grid.about.items():
        if spot in grid.walls or about & OPEN or not about & TOUCHED or not NO_HOLE[about >> RING & 0xFF]:
            continue
        fitting = [one for one in ways(tile) if not about >> 4 & OPEN & ~one.walls]
        gains += [mind.estate.gain_of_building(one, CELL[spot]) for one in fitting]
    return max(gains)


PART = PlayerPart(opinions={TakeGate: taking})
