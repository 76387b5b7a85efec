"""Scenarios with master builders."""

from msgspec import Struct

from alhambra.modules.master_builders.redesign import PlayBuilder
from alhambra.tools.scenario.part import ScenarioPart, StepKind
from alhambra.tools.scenario.shape import PieceName


class BuilderKeys(Struct, frozen=True, forbid_unknown_fields=True):
    """The keys of `builder`."""

    card: PieceName


PART = ScenarioPart(
    steps={
        "builder": StepKind(
            PlayBuilder, BuilderKeys, lambda it, keys: PlayBuilder(it.seat, it.card(keys.card, it.hand))
        )
    }
)
