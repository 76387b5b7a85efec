"""Saved amounts: as good as a card of their value, in the currency where that helps most."""

from functools import partial

from alhambra.actions import BuyBuilding
from alhambra.components import CURRENCIES, Currency
from alhambra.player.mind import Mind
from alhambra.player.part import PlayerPart

USED = 0.8
"""How much of its worth a saved amount has: it is used whole, and nothing else can be saved meanwhile."""


def saving(mind: Mind, action: BuyBuilding, surplus: int, *, currency: Currency) -> float:
    """Judge to save a surplus in a currency, also for another tile of the market that it helps to buy."""
    gain = mind.outlook.soon * mind.purse.gain_of_having(currency, surplus, action.pay)
    stall, _ = mind.market[action.tile]
    if currency != mind.view.currencies[stall]:
        gain += mind.purse.hope_of_having(currency, surplus, action.pay)
    return USED * gain


PART = PlayerPart(refunds={f"save-{currency}": partial(saving, currency=currency) for currency in CURRENCIES})
