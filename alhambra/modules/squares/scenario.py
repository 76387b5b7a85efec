"""Scenarios with squares."""

from alhambra.modules.squares import TakeSquare
from alhambra.tools.scenario.part import ScenarioPart, StepKind
from alhambra.tools.scenario.shape import TileKeys

PART = ScenarioPart(
    steps={"square": StepKind(TakeSquare, TileKeys, lambda it, keys: TakeSquare(it.seat, it.tile(keys.tile)))}
)
