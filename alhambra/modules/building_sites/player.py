"""Building sites: walls at half the price, and buildings that may still be completed (V-SIT-2, V-SIT-5)."""

from dataclasses import replace

from alhambra.actions import BuyBuilding
from alhambra.components import CardId, Money, Tile
from alhambra.modules.building_sites.completing import CompleteSite
from alhambra.modules.building_sites.starting import MANNER, ChooseSite
from alhambra.modules.building_sites.tiles import SITES, OwnSite, SitesView
from alhambra.player.mind import Mind
from alhambra.player.opinion import ACTION, Opinion, free
from alhambra.player.part import PlayerPart
from alhambra.view import Prospect

DRAWN = (13 / 28, 9 / 28, 5 / 28, 1 / 28)
"""How likely it is that of two site tiles, two of each currency, the better one is the best, the second best ..."""
AT_ONCE, LATER = 0.9, 0.1
"""How likely it is that a site will be completed: with enough money of its currency, and with some that is saved up."""
LONG = 2.0
"""With so many turns to come there is time to do it."""
LAST = 1.5
"""With fewer turns to come money will not buy anything any more."""
CAUTION = 3.0
"""What a site must bring before: half its price is gone for good."""
A_TAKE = 4.0
"""What the player thinks that open money brings, also in the end, when it brings nothing."""


def seen(mind: Mind) -> SitesView | None:
    """Return what the player knows of the sites."""
    shown = mind.view.parts.get(SITES)
    return shown if isinstance(shown, SitesView) else None


def starting(mind: Mind, action: BuyBuilding) -> Opinion | None:
    """Judge a tile by its walls alone, and by the chance to complete it."""
    if action.manner != MANNER:
        return None
    stall, tile = mind.market[action.tile]
    gain = mind.estate.gain(replace(tile, finished=False))
    if mind.thought(has_money_to_spare):
        return Opinion(ACTION, gain + A_TAKE) if gain > 0 else None
    gain += hope_to_complete(mind, tile, action.pay) - mind.purse.loss_of_paying(action.pay) - CAUTION
    return Opinion(ACTION, gain - mind.purse.hope(stall, mind.purse.values(mind.view.currencies[stall])))


def has_money_to_spare(mind: Mind) -> bool:
    """Return whether money is of no more use: the game is nearly over, and it buys no whole building."""
    prospects = mind.view.parts.get("buying", ())
    assert isinstance(prospects, tuple)
    whole = any(isinstance(one, Prospect) and not one.manner for one in prospects)
    return mind.outlook.turns < LAST and not whole


def hope_to_complete(mind: Mind, tile: Tile, paid: tuple[CardId, ...]) -> float:
    """Judge what it may bring to complete a site later, in the better currency of two that are drawn."""
    gain = mind.outlook.gain(tile.kind) - mind.purse.loss_of(tile.price, 2)
    if gain <= 0:
        return 0.0
    money = [card for card in mind.view.hand or () if isinstance(card, Money) and card.id not in paid]
    chances = [
        chance_to_complete(sum(card.value for card in money if card.currency == currency), tile.price)
        for currency in mind.view.currencies
    ]
    likely = sum(drawn * chance for drawn, chance in zip(DRAWN, sorted(chances, reverse=True), strict=True))
    return gain * likely * min(1.0, mind.outlook.turns / LONG)


def chance_to_complete(money: int, price: int) -> float:
    """Judge how likely it is that a price will be paid in a currency."""
    return AT_ONCE if money >= price else LATER * (1 + money / price)


def choosing(mind: Mind, action: ChooseSite) -> Opinion:
    """Prefer the currency that the hand has most of; when there is no time left, that which it can best spare."""
    money = float(sum(mind.purse.values(action.currency)))
    return Opinion(ACTION, money if mind.outlook.turns >= 1 else -money)  # V-SIT-8: it is lost in the end


def completing(mind: Mind, action: CompleteSite) -> Opinion | None:
    """Judge what the building brings once it counts; an exact payment grants a further action."""
    site = started(mind, action.tile)
    if site is None:
        return None
    gain = gain_of_completing(mind, site.tile) - loss_of_completing(mind, action.pay)
    return free(gain) if not surplus_of(site, action) else Opinion(ACTION, gain)


def loss_of_completing(mind: Mind, pay: tuple[CardId, ...]) -> float:
    """Return what is lost with a payment; in the end, hardly anything."""
    return mind.purse.loss_of_paying(pay) * min(1.0, mind.outlook.turns / LAST)


def started(mind: Mind, tile: str) -> OwnSite | None:
    """Return one of the own sites."""
    sites = seen(mind)
    return next((site for site in sites.own if site.tile.id == tile), None) if sites else None


def surplus_of(site: OwnSite, action: CompleteSite) -> int:
    """Return how much more than the price is paid."""
    return next((way.surplus for way in site.payments if way.cards == action.pay), 0)


def gain_of_completing(mind: Mind, tile: Tile) -> float:
    """Return what a tile is worth more when its building counts."""
    whole = replace(tile, finished=True)
    cell = next((one.cell for one in mind.view.players[mind.outlook.seat].palace if one.tile.id == tile.id), None)
    if cell is None:
        return mind.estate.gain_of_reserving(whole)
    return mind.outlook.gain(tile.kind, mind.estate.counted(whole, cell))


PART = PlayerPart(opinions={BuyBuilding: starting, ChooseSite: choosing, CompleteSite: completing})
