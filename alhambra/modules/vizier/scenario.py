"""Scenarios with the vizier."""

from typing import Any

from msgspec import Struct

from alhambra.components import KINDS
from alhambra.modules.dirk import DIRK
from alhambra.modules.vizier import VIZIER, BuyWithVizier, WakeVizier
from alhambra.tools.scenario.part import ScenarioPart, StepKind
from alhambra.tools.scenario.reader import Reader
from alhambra.tools.scenario.shape import CellName, Faulty, NoKeys, PieceName


class VizierKeys(Struct, frozen=True, forbid_unknown_fields=True):
    """The keys of `vizier`: a purchase, and where the tile goes."""

    tile: PieceName
    pay: list[PieceName]
    at: CellName | None = None
    to: str | None = None


def buy(it: Reader, keys: VizierKeys) -> BuyWithVizier:
    """Read a step `vizier`."""
    if keys.to not in (None, DIRK):
        raise Faulty(f"a tile is given to {DIRK}, not to {keys.to!r}")
    cell = None if keys.at is None else it.cell(keys.at)
    return BuyWithVizier(it.seat, it.tile(keys.tile), it.payment(keys.pay), cell, to_dirk=keys.to == DIRK)


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
