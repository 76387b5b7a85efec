"""Thieves: played for a card that is worth more than what a thief may still steal later (V-THI-2)."""

from alhambra.components import CURRENCIES
from alhambra.modules.thieves.cards import THIEVES, ThievesView
from alhambra.modules.thieves.stealing import StealMoney
from alhambra.player.mind import Mind
from alhambra.player.opinion import ACTION, Opinion
from alhambra.player.part import PlayerPart

LATER = 6.0
"""The points that a thief may bring in a long game: somewhat less than the best card."""
LONG = 3.0
"""With so many turns to come for each thief, a better card may well come up."""


def stealing(mind: Mind, action: StealMoney) -> Opinion:
    """Judge an open card that costs no action, but a thief."""
    shown = mind.view.parts[THIEVES]
    assert isinstance(shown, ThievesView)
    patience = min(1.0, mind.outlook.turns / (LONG * len(shown.own)))
    return Opinion(ACTION, mind.purse.gain_of_taking((action.card,)) - LATER * patience)


PART = PlayerPart(opinions={StealMoney: stealing}, orders={THIEVES: {"least": dict.fromkeys(CURRENCIES, 8)}})
