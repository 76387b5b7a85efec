"""Scenarios with building sites."""

from msgspec import Struct

from alhambra.modules.building_sites.completing import CompleteSite
from alhambra.modules.building_sites.starting import ChooseSite
from alhambra.tools.scenario.part import ScenarioPart, StepKind
from alhambra.tools.scenario.shape import PieceName


class ChoiceKeys(Struct, frozen=True, forbid_unknown_fields=True):
    """The keys of a step that chooses one of the site tiles that were drawn."""

    currency: str


class CompletionKeys(Struct, frozen=True, forbid_unknown_fields=True):
    """The keys of a step that pays for a site."""

    tile: PieceName
    pay: list[PieceName]
    refund: str = ""


PART = ScenarioPart(
    steps={
        "site": StepKind(ChooseSite, ChoiceKeys, lambda it, keys: ChooseSite(it.seat, keys.currency)),
        "complete": StepKind(
            CompleteSite,
            CompletionKeys,
            lambda it, keys: CompleteSite(it.seat, it.tile(keys.tile), it.payment(keys.pay), keys.refund),
        ),
    }
)
