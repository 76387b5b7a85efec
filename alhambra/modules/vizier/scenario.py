"""Scenarios with the vizier."""

from typing import Any

from alhambra.components import KINDS
from alhambra.modules.vizier import VIZIER, BuyWithVizier, WakeVizier
from alhambra.tools.scenario.part import ScenarioPart, StepKind
from alhambra.tools.scenario.reader import Reader
from alhambra.tools.scenario.shape import AtOnceKeys, NoKeys, PieceName


class VizierKeys(AtOnceKeys, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The keys of `vizier`: a purchase, and where the tile goes."""

    pay: list[PieceName]
    manner: str = ""


def buy(it: Reader, keys: VizierKeys) -> BuyWithVizier:
    """Read a step `vizier`."""
    return BuyWithVizier(it.seat, it.tile(keys.tile), *it.place(keys), it.payment(keys.pay), keys.manner)


def wishes(number: int) -> dict[str, Any]:
    """Return an order of a random player."""
    kind = list(KINDS)[number % len(KINDS)]
    return {"wishes": [{"kinds": [kind], "at_most": number}, {"money_only": number % 2 == 0}]}


PART = ScenarioPart(
    steps={
        "wake": StepKind(WakeVizier, NoKeys, lambda it, keys: WakeVizier(it.seat)),
        "vizier": StepKind(BuyWithVizier, VizierKeys, buy),
    },
    orders={VIZIER: wishes},
)
