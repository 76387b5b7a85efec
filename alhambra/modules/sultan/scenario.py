"""Scenarios with the sultan."""

from typing import Any

from msgspec import Struct

from alhambra.components import KINDS, Kind
from alhambra.modules.sultan.buying import BuySultanCard, DrawLot, MarkCard
from alhambra.modules.sultan.cards import SULTAN
from alhambra.modules.sultan.claims import ClaimTile
from alhambra.tools.scenario.part import ScenarioPart, StepKind
from alhambra.tools.scenario.reader import Reader
from alhambra.tools.scenario.shape import AtOnceKeys, NoKeys, PieceName


class SultanKeys(Struct, frozen=True, forbid_unknown_fields=True):
    """The keys of `sultan`: a purchase."""

    card: PieceName
    pay: list[PieceName]
    refund: str = ""


class MarkKeys(Struct, frozen=True, forbid_unknown_fields=True):
    """The keys of `mark`."""

    kind: Kind


def buy(it: Reader, keys: SultanKeys) -> BuySultanCard:
    """Read a step `sultan`."""
    return BuySultanCard(it.seat, it.card(keys.card, ()), it.payment(keys.pay), keys.refund)


def wishes(number: int) -> dict[str, Any]:
    """Return an order of a random player."""
    kind = list(KINDS)[number % len(KINDS)]
    return {"wishes": [{"kinds": [kind], "at_least": number}, {"walls": "N"}] if number % 3 else [{"at_least": number}]}


PART = ScenarioPart(
    steps={
        "sultan": StepKind(BuySultanCard, SultanKeys, buy),
        "lot": StepKind(DrawLot, NoKeys, lambda it, keys: DrawLot(it.seat)),
        "mark": StepKind(MarkCard, MarkKeys, lambda it, keys: MarkCard(it.seat, keys.kind)),
        "claim": StepKind(
            ClaimTile, AtOnceKeys, lambda it, keys: ClaimTile(it.seat, it.tile(keys.tile), *it.place(keys))
        ),
    },
    orders={SULTAN: wishes},
)
