"""Scenarios with street traders."""

from msgspec import Struct

from alhambra.modules.street_trader.beginning import SendTrader
from alhambra.modules.street_trader.moving import ChooseCitizen
from alhambra.modules.street_trader.token import PlaceToken
from alhambra.tools.scenario.part import ScenarioPart, StepKind
from alhambra.tools.scenario.shape import CellName, cell_of


class SendKeys(Struct, frozen=True, forbid_unknown_fields=True):
    """The keys of a step that sends a trader: three citizens, and the cell."""

    citizens: list[str]
    at: CellName


class TokenKeys(Struct, frozen=True, forbid_unknown_fields=True):
    """The keys of a step that places the token again."""

    at: CellName


class CitizenKeys(Struct, frozen=True, forbid_unknown_fields=True):
    """The keys of a step that chooses anew who moves."""

    choice: str


PART = ScenarioPart(
    steps={
        "send": StepKind(
            SendTrader, SendKeys, lambda it, keys: SendTrader(it.seat, tuple(keys.citizens), cell_of(keys.at))
        ),
        "citizen": StepKind(ChooseCitizen, CitizenKeys, lambda it, keys: ChooseCitizen(it.seat, keys.choice)),
        "token": StepKind(PlaceToken, TokenKeys, lambda it, keys: PlaceToken(it.seat, cell_of(keys.at))),
    },
)
