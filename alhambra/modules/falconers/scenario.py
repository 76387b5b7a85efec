"""Scenarios with falcons."""

from msgspec import Struct

from alhambra.modules.falconers.buying import BuyFalcon
from alhambra.tools.scenario.part import ScenarioPart, StepKind
from alhambra.tools.scenario.shape import CellName, PieceName


class FalconKeys(Struct, frozen=True, forbid_unknown_fields=True):
    """The keys of `falcon`."""

    card: PieceName
    at: CellName
    """The cell in the south-east of the crossing."""
    pay: list[PieceName]


PART = ScenarioPart(
    steps={
        "falcon": StepKind(
            BuyFalcon,
            FalconKeys,
            lambda it, keys: BuyFalcon(it.seat, keys.card, it.cell(keys.at), it.payment(keys.pay)),
        ),
    },
)
