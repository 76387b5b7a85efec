"""The Architect's redesign: a building in the place of another, if that gains something (V-CHA-12).

As an action of its own an exchange is hardly ever worth it, so it is not even considered.
"""

from collections.abc import Callable, Mapping
from typing import Any

from alhambra.actions import Action, SwapBuilding
from alhambra.player.mind import Mind
from alhambra.player.opinion import ACTION, Opinion

ARCHITECT = "ARCHITECT"
CLEARLY = 0.5
"""By how much it must be better, lest the same two tiles change places turn after turn."""


def swapping(mind: Mind, action: SwapBuilding) -> Opinion | None:
    """Judge an exchange that costs no action."""
    if mind.view.state != ARCHITECT:
        return None
    gain = mind.estate.gain_of_swapping(mind.own[action.tile], action.cell)
    return None if gain is None else Opinion(ACTION, gain - CLEARLY)


OPINIONS: Mapping[type[Action], Callable[[Mind, Any], Opinion | None]] = {SwapBuilding: swapping}
