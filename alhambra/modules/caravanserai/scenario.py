"""Scenarios with caravanserais."""

from msgspec import Struct

from alhambra.modules.caravanserai.buying import BuyCaravanserai
from alhambra.modules.caravanserai.moving import MoveCaravan
from alhambra.tools.scenario.part import ScenarioPart, StepKind
from alhambra.tools.scenario.shape import PieceName


class BuyKeys(Struct, frozen=True, forbid_unknown_fields=True):
    """The keys of `caravanserai`."""

    card: PieceName
    pay: list[PieceName]
    refund: str = ""


class MoveKeys(Struct, frozen=True, forbid_unknown_fields=True):
    """The keys of `caravan`."""

    card: PieceName
    to: tuple[str, int]


PART = ScenarioPart(
    steps={
        "caravanserai": StepKind(
            BuyCaravanserai,
            BuyKeys,
            lambda it, keys: BuyCaravanserai(it.seat, keys.card, it.payment(keys.pay), keys.refund),
        ),
        "caravan": StepKind(MoveCaravan, MoveKeys, lambda it, keys: MoveCaravan(it.seat, keys.card, *keys.to)),
    },
)
