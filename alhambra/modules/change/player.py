"""Coins: the less one has of their currencies, the more small change helps to pay exactly."""

from alhambra.modules.change import CHANGE, COINS, ChangeView
from alhambra.player.mind import Mind
from alhambra.player.part import PlayerPart


def a_coin(mind: Mind) -> float:
    """Return what a coin out of the bag is worth, of whatever currency it will be."""
    shown = mind.view.parts[CHANGE]
    assert isinstance(shown, ChangeView)
    worth = sum(number * mind.purse.gain_of_having(currency, 1) for currency, number in shown.bag.items())
    return worth / max(1, sum(shown.bag.values()))


PART = PlayerPart(refunds={COINS: lambda mind, action, surplus: surplus // 2 * mind.thought(a_coin)})
