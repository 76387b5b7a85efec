"""City walls: worth the edges that a longest wall gets, less the room that they take (V-WAL-3, B-77)."""

from alhambra.components import Walls
from alhambra.grid import FOUNTAIN as FOUNTAIN_SPOT
from alhambra.grid import Spot
from alhambra.modules.city_walls import FOUNTAIN, BuildWall
from alhambra.modules.city_walls.cards import all_cards
from alhambra.player.mind import Mind
from alhambra.player.opinion import ACTION, Opinion
from alhambra.player.part import PlayerPart


def where(mind: Mind, on: str) -> tuple[Spot, Walls] | None:
    """Return the spot of an own tile that stands, or of the fountain, and its walls."""
    if on == FOUNTAIN:
        return FOUNTAIN_SPOT, mind.estate.grid.walls[FOUNTAIN_SPOT]
    return next(((spot, walls) for spot, (tile, walls) in mind.estate.tiles.items() if tile.id == on), None)


def building(mind: Mind, action: BuildWall) -> Opinion | None:
    """Judge the wall that a palace would have; of a tile that does not stand yet nobody knows what it brings."""
    found = where(mind, action.on)
    if found is None:
        return None
    spot, walls = found
    return Opinion(ACTION, mind.estate.gain_of_walls(spot, walls | all_cards()[action.card].sides))


PART = PlayerPart(opinions={BuildWall: building})
