"""Scenarios with city gates."""

from alhambra.modules.city_gates.cards import TakeGate
from alhambra.tools.scenario.part import ScenarioPart, StepKind
from alhambra.tools.scenario.shape import NoKeys

PART = ScenarioPart(steps={"gate": StepKind(TakeGate, NoKeys, lambda it, keys: TakeGate(it.seat))})
