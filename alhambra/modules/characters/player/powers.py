"""Using characters in the own turn (V-CHA-10 to V-CHA-18)."""

from alhambra.actions import SwapBuilding
from alhambra.modules.characters.architect import ARCHITECTS_STATE
from alhambra.modules.characters.beginnings import Beg, CallDancer, ChangeMoney
from alhambra.modules.characters.player.dancing import gain_of_dancing
from alhambra.modules.characters.purchases import BuyWithPatron, TakeWithMiser
from alhambra.player.mind import Mind
from alhambra.player.opinion import ACTION, Opinion, first, free
from alhambra.player.turn import judge_swap

PATRONAGE = 6.5
"""The points that the Patron is worth as long as he may pay for a dearer tile."""
LONG = 4
CLEARLY = 0.5
"""By how much a change of money must pay."""
A_GIFT = 100.0
"""Begging comes before all else: it costs nothing."""


def having_paid(mind: Mind, action: BuyWithPatron) -> Opinion | None:
    """Judge a tile that costs nothing but the Patron, who comes only once."""
    if action.tile not in mind.market:
        return None
    gain = mind.estate.gain(mind.market[action.tile][1]) - PATRONAGE * min(1.0, mind.outlook.turns / LONG)
    return free(gain) if gain > 0 else None


def being_miserly(mind: Mind, action: TakeWithMiser) -> Opinion:
    """Judge a card that costs nothing."""
    return Opinion(ACTION, mind.purse.gain_of_taking((action.card,)))


def dancing(mind: Mind, action: CallDancer) -> Opinion | None:
    """Judge to have another tile in place of one."""
    if action.tile not in mind.market:
        return None
    return first(gain_of_dancing(mind, *mind.market[action.tile]))


def changing(mind: Mind, action: ChangeMoney) -> Opinion | None:
    """Judge another card in place of one; it pays if prices can be paid exactly."""
    return first(mind.purse.gain_of_changing(action.give, action.take) - CLEARLY)


def begging(mind: Mind, action: Beg) -> Opinion | None:
    """Take what is given."""
    return first(A_GIFT)


def redesigning(mind: Mind, action: SwapBuilding) -> Opinion | None:
    """Judge the Architect's exchange, which costs no action; as an action it is hardly ever worth it (V-CHA-12)."""
    return judge_swap(mind, action) if mind.view.state == ARCHITECTS_STATE else None
