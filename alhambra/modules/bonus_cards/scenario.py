"""Bonus cards in random games: when they are laid open."""

from typing import Any, get_args

from alhambra.modules.bonus_cards import LAYING_OPEN, When, by_id
from alhambra.tools.scenario.part import ScenarioPart


def wishes(number: int) -> dict[str, Any]:
    """Return when a random player wants each card to be laid open."""
    whens = get_args(When)
    return {"cards": {card: whens[(number + place) % len(whens)] for place, card in enumerate(by_id())}}


PART = ScenarioPart(orders={LAYING_OPEN: wishes})
