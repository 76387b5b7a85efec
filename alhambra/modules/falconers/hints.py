"""Why to buy a falcon: what it brings in each scoring, and what may follow (V-FAL-7, V-FAL-8)."""

from alhambra.modules.falconers.buying import BuyFalcon
from alhambra.modules.falconers.falcons import by_id
from alhambra.modules.falconers.player import falconry, whole_action
from alhambra.player.hints.hint import Case, Reason
from alhambra.player.hints.part import HintPart


def buying(case: Case) -> tuple[Reason, ...]:
    """Say how many points more each scoring brings, and how many falcons can follow."""
    assert isinstance(case.action, BuyFalcon)
    sight, colour = case.mind.thought(falconry), by_id()[case.action.card].colour
    number = sight.own[colour]
    brings = Reason("falcon-brings", {"points": sight.step(number), "number": number + 1})
    further = len(case.mind.thought(whole_action)[0]) - 1
    return (brings, Reason("falcon-more", {"number": further})) if further > 0 else (brings,)


PART = HintPart(reasons={BuyFalcon: buying})
