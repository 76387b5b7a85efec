"""Master builders: played where a redesign is worth more than the money (V-MAS-4)."""

from alhambra.actions import ReserveBuilding, SwapBuilding
from alhambra.components import Tile
from alhambra.modules.master_builders.cards import BUILDER, pieces
from alhambra.modules.master_builders.redesign import REDESIGNING, PlayBuilder
from alhambra.player.mind import Mind
from alhambra.player.opinion import ACTION, Opinion
from alhambra.player.part import PlayerPart
from alhambra.player.turn import CLEARLY, judge_swap

LONG = 3
"""With fewer turns to come a card is worth less, since there is less to buy."""


def playing(mind: Mind, action: PlayBuilder) -> Opinion:
    """Judge the best redesign that there is, less the money that is lost."""
    best = max([0.0, *(best_redesign(mind, tile) for tile in mind.own.values())])
    return Opinion(ACTION, best - price_of_one(mind))


def best_redesign(mind: Mind, tile: Tile) -> float:
    """Return what it is worth to build a tile of the reserve where it is best, also in the place of another one."""
    estate = mind.estate
    swaps = [estate.gain_of_swapping(*place) for place in estate.swappable(tile)]
    return max([estate.gain(tile) - estate.gain_of_reserving(tile), *(gain for gain in swaps if gain is not None)])


def price_of_one(mind: Mind) -> float:
    """Return what must be gained with a card."""
    return mind.purse.loss_of(pieces().value, 1) * min(1.0, mind.outlook.turns / LONG) + CLEARLY


def redesigning(mind: Mind, action: SwapBuilding) -> Opinion | None:
    """Judge an exchange for which a master builder was played."""
    return judge_swap(mind, action) if mind.view.state == REDESIGNING else None


def reserving(mind: Mind, action: ReserveBuilding) -> Opinion | None:
    """Judge to keep a tile back for a redesign in the same turn."""
    if mind.view.last_tiles or not any(card.family == BUILDER for card in mind.view.hand or ()):
        return None
    tile = mind.own[action.tile]
    gain = mind.estate.gain_of_reserving(tile) + best_redesign(mind, tile)
    return Opinion(ACTION, gain - price_of_one(mind))


PART = PlayerPart(opinions={PlayBuilder: playing, SwapBuilding: redesigning, ReserveBuilding: reserving})
