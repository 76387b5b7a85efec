"""Scenarios with culture tiles."""

from alhambra.modules.art_of_the_moors import Develop
from alhambra.tools.scenario.part import ScenarioPart, StepKind
from alhambra.tools.scenario.shape import NoKeys

PART = ScenarioPart(steps={"develop": StepKind(Develop, NoKeys, lambda it, keys: Develop(it.seat))})
