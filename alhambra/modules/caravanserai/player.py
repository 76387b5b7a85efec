"""Caravanserais: bought while they can still grow, and moved to where they pay best (V-CAR-2, V-CAR-6)."""

from alhambra.modules.caravanserai import Camels
from alhambra.modules.caravanserai.buying import BuyCaravanserai
from alhambra.modules.caravanserai.cards import CARAVANSERAI, Caravanserai, Place, by_id
from alhambra.modules.caravanserai.moving import MoveCaravan
from alhambra.player.mind import Mind
from alhambra.player.opinion import ACTION, Opinion, first, free
from alhambra.player.part import PlayerPart
from alhambra.player.purse import A_COIN

INCOME = 0.8
"""What a coin that grows is worth, of one in hand: it comes for nothing, but only a marker a turn can move."""
SECOND = 0.08
"""How much of the first card a second one is worth: a marker at its end need not stop the other one."""
SMALL_CHANGE = 1.0
"""The points for being able to pay many prices exactly."""
GROWTH = 0.25
"""The points for each field that a marker can still go up."""
A_GIFT = 0.1
"""A move costs nothing."""


def camels(mind: Mind) -> Camels:
    """Return what the player sees of the cards."""
    shown = mind.view.parts[CARAVANSERAI]
    assert isinstance(shown, Camels)
    return shown


def worth_of_a_card(mind: Mind) -> float:
    """Judge another card: a coin for each turn to come."""
    owned = list(camels(mind).owned.values()).count(mind.outlook.seat)
    turns = max(0.0, mind.outlook.turns - 1)
    worth = INCOME * A_COIN * turns + SMALL_CHANGE * min(1.0, turns / 3)
    return worth * SECOND if owned else worth


def buying(mind: Mind, action: BuyCaravanserai) -> Opinion:
    """Judge a purchase; an exact one grants a further action."""
    price = camels(mind).price
    gain = mind.thought(worth_of_a_card) - mind.purse.loss_of_paying(action.pay) + _variety(mind, by_id()[action.card])
    return free(gain) if mind.purse.paid(action.pay) == price else Opinion(ACTION, gain)


def _variety(mind: Mind, card: Caravanserai) -> float:
    """Prefer, among cards that are as good, a currency of which there is least."""
    return -0.001 * sum(mind.purse.values(card.main))


def moving(mind: Mind, action: MoveCaravan) -> Opinion | None:
    """Judge a field by what it pays for, and by how far the marker can go from there."""
    card, place = by_id()[action.card], camels(mind).markers.get(action.card)
    old = next((item for item in mind.view.items if place and item.id == card.field(place).id), None)
    new = action.currency, action.value
    gain = mind.purse.gain_of_trading(card.field(new), old)
    return first(gain + _growth(mind, card, new) - _growth(mind, card, place) + GROWTH + A_GIFT)


def _growth(mind: Mind, card: Caravanserai, place: Place | None) -> float:
    currency, value = place or (card.main, 0)
    turns = mind.outlook.turns - (currency != card.main)
    return GROWTH * max(0.0, min(turns, card.highest - value))


PART = PlayerPart(opinions={BuyCaravanserai: buying, MoveCaravan: moving})
