"""Scenarios with Dirk."""

from alhambra.modules.dirk import DIRK, GiveToDirk
from alhambra.tools.scenario.part import ScenarioPart, StepKind
from alhambra.tools.scenario.shape import TileKeys

PART = ScenarioPart(
    steps={"give": StepKind(GiveToDirk, TileKeys, lambda it, keys: GiveToDirk(it.seat, it.tile(keys.tile)))},
    rivals={DIRK: "Dirk plays only with two (B-100)"},
)
