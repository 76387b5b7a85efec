"""What a player thinks of the base game's actions."""

from collections.abc import Mapping

from alhambra.actions import (
    Action,
    AddBuilding,
    BuyBuilding,
    Decline,
    Finish,
    Forgo,
    Pass,
    PlaceBuilding,
    ReserveBuilding,
    SwapBuilding,
    TakeMoney,
)
from alhambra.player.mind import Mind
from alhambra.player.opinion import ACTION, NOTHING, Opinion, free
from alhambra.player.part import Judge, worth_of_refund

CLEARLY = 0.5
"""By how much an exchange must be better, lest the same two tiles change places turn after turn."""
A_GATE = 0.8
"""What is kept by placing a tile where no gate is needed."""


def taking(mind: Mind, action: TakeMoney) -> Opinion:
    """Judge cards of the display."""
    return Opinion(ACTION, mind.purse.gain_of_taking(action.cards))


def buying(mind: Mind, action: BuyBuilding) -> Opinion | None:
    """Judge a simple purchase; an exact one grants a further action."""
    if action.tile not in mind.market or action.manner:
        return None
    stall, tile = mind.market[action.tile]
    gain, exact = mind.purse.gain_of_buying(tile, stall, action.pay)
    if action.refund:
        gain += worth_of_refund(mind, action, mind.purse.paid(action.pay) - tile.price)
    return free(gain) if exact else Opinion(ACTION, gain)


def placing(mind: Mind, action: PlaceBuilding) -> Opinion:
    """Judge a place for a tile."""
    gain = mind.estate.gain_of_building(mind.standing(action), action.cell)
    return Opinion(ACTION, gain - A_GATE * bool(action.how.gate))


def adding(mind: Mind, action: AddBuilding) -> Opinion:
    """Judge a place for a tile that is of some use already."""
    tile = mind.standing(action)
    gain = mind.estate.gain_of_building(tile, action.cell) - mind.estate.gain_of_reserving(tile)
    gain -= A_GATE * bool(action.how.gate)
    return Opinion(ACTION, gain)


def reserving(mind: Mind, action: ReserveBuilding) -> Opinion:
    """Judge to build a tile later."""
    return Opinion(ACTION, mind.estate.gain_of_reserving(mind.own[action.tile]))


def judge_swap(mind: Mind, action: SwapBuilding) -> Opinion | None:
    """Judge to put a building in the place of another; of itself the player does not even consider it."""
    gain = mind.estate.gain_of_swapping(mind.standing(action), action.cell)
    return None if gain is None else Opinion(ACTION, gain - CLEARLY)


def nothing(mind: Mind, action: Action) -> Opinion:
    """Judge to do nothing."""
    return NOTHING


OPINIONS: Mapping[type[Action], Judge] = {
    TakeMoney: taking,
    BuyBuilding: buying,
    PlaceBuilding: placing,
    AddBuilding: adding,
    ReserveBuilding: reserving,
    Finish: nothing,
    Pass: nothing,
    Decline: nothing,
    Forgo: nothing,
}
