"""Why to buy a sultan card, to reject its mark, to claim a tile or to wait."""

from alhambra.modules.sultan.buying import BuySultanCard, DrawLot, MarkCard
from alhambra.modules.sultan.claims import CLAIM, ClaimTile
from alhambra.modules.sultan.player import in_bag, sultan
from alhambra.player.hints.hint import Case, Reason
from alhambra.player.hints.part import HintPart


def buying(case: Case) -> tuple[Reason, ...]:
    """Say how many buildings of the kind are still to come."""
    assert isinstance(case.action, BuySultanCard)
    card = case.action.card
    mark = next((one.mark for one in sultan(case.mind).sale if one.card.id == card), None)
    left = case.mind.thought(in_bag)[mark] if mark else []
    return (Reason("sultan-hopes", {"number": len(left)}),)


def marking(case: Case) -> tuple[Reason, ...]:
    """Say how many buildings of the kind are still to come."""
    assert isinstance(case.action, MarkCard)
    return (Reason("sultan-hopes", {"number": len(case.mind.thought(in_bag)[case.action.kind])}),)


def drawing(case: Case) -> tuple[Reason, ...]:
    """Say that the mark promises little."""
    return (Reason("sultan-rare"),)


def claiming(case: Case) -> tuple[Reason, ...]:
    """Say that it costs nothing."""
    return (Reason("sultan-free"),)


def waiting(case: Case) -> tuple[Reason, ...]:
    """Say why a tile is left alone."""
    return (Reason("sultan-waits"),)


PART = HintPart(
    reasons={BuySultanCard: buying, MarkCard: marking, DrawLot: drawing, ClaimTile: claiming},
    declining={CLAIM: waiting},
)
