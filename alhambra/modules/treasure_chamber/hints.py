"""Why to buy chests: how many find a place, and what that comes to (V-TRE-3, V-TRE-7)."""

from alhambra.modules.treasure_chamber.buying import BuyChests
from alhambra.modules.treasure_chamber.player import deals
from alhambra.player.hints.hint import Case, Reason
from alhambra.player.hints.part import HintPart


def buying(case: Case) -> tuple[Reason, ...]:
    """Say how many chests there is a building for, and whether nobody would have more."""
    assert isinstance(case.action, BuyChests)
    deal = case.mind.thought(deals)[case.action.room]
    placed = Reason("chests-placed", {"number": deal.own})
    return (placed, Reason("chests-lead")) if deal.lead else (placed,)


PART = HintPart(reasons={BuyChests: buying})
