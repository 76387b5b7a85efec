"""Why to buy a watchtower with a building."""

from alhambra.actions import BuyBuilding
from alhambra.modules.watchtowers.buying import MANNER
from alhambra.player.hints.buying import surplus_so
from alhambra.player.hints.hint import Case, Reason
from alhambra.player.hints.part import HintPart
from alhambra.player.hints.tile import brought


def buying(case: Case) -> tuple[Reason, ...]:
    """Say what the watchtower is good for, what the building brings, and whether the payment is exact."""
    assert isinstance(case.action, BuyBuilding)
    if case.action.manner != MANNER:
        return ()
    surplus, tile = surplus_so(case.mind, case.action), case.mind.market[case.action.tile][1]
    cost = Reason("overpaid", {"surplus": surplus}) if surplus else Reason("exact")
    return (Reason("watchtower-in-wall"), *brought(case.mind, *case.mind.estate.best_place(tile))[:1], cost)


PART = HintPart(reasons={BuyBuilding: buying})
