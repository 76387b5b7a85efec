"""Scenarios with thieves."""

from typing import Any

from msgspec import Struct

from alhambra.components import CURRENCIES
from alhambra.modules.thieves.cards import THIEVES
from alhambra.modules.thieves.stealing import StealMoney
from alhambra.tools.scenario.part import ScenarioPart, StepKind
from alhambra.tools.scenario.reader import Reader
from alhambra.tools.scenario.shape import PieceName


class ThiefKeys(Struct, frozen=True, forbid_unknown_fields=True):
    """The keys of `steal`."""

    thief: PieceName
    card: PieceName


def steal(it: Reader, keys: ThiefKeys) -> StealMoney:
    """Read a step `steal`."""
    return StealMoney(it.seat, keys.thief, it.card(keys.card, it.display))


def lowest(number: int) -> dict[str, Any]:
    """Return an order of a random player."""
    return {"least": {CURRENCIES[number % 4]: number % 9 + 1, CURRENCIES[(number + 1) % 4]: 7}}


PART = ScenarioPart(steps={"steal": StepKind(StealMoney, ThiefKeys, steal)}, orders={THIEVES: lowest})
