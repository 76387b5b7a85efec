"""Why to start a site, which one, and why to complete it."""

from dataclasses import replace

from alhambra.actions import BuyBuilding
from alhambra.modules.building_sites.completing import CompleteSite
from alhambra.modules.building_sites.player import started, surplus_of
from alhambra.modules.building_sites.starting import ChooseSite
from alhambra.player.hints.hint import Case, Reason
from alhambra.player.hints.part import HintPart
from alhambra.player.hints.tile import brought, standing


def starting(case: Case) -> tuple[Reason, ...]:
    """Say what the walls bring, and that the price is half."""
    assert isinstance(case.action, BuyBuilding)
    tile = replace(case.mind.market[case.action.tile][1], finished=False)
    gains = brought(case.mind, *case.mind.estate.best_place(tile))
    return (*gains[:1], Reason("site-half-price"))


def choosing(case: Case) -> tuple[Reason, ...]:
    """Say what the hand has of a currency."""
    assert isinstance(case.action, ChooseSite)
    currency = case.action.currency
    return (Reason("site-currency", {"currency": currency, "total": sum(case.mind.purse.values(currency))}),)


def completing(case: Case) -> tuple[Reason, ...]:
    """Say where one stands with the building, and whether the payment is exact."""
    assert isinstance(case.action, CompleteSite)
    site = started(case.mind, case.action.tile)
    assert site is not None, "only own sites are completed"
    surplus = surplus_of(site, case.action)
    cost = Reason("overpaid", {"surplus": surplus}) if surplus else Reason("exact")
    return (*standing(case.mind, site.tile.kind)[:1], cost)


PART = HintPart(reasons={BuyBuilding: starting, ChooseSite: choosing, CompleteSite: completing})
