"""Scenarios: a position, some steps, and what must then hold; `docs/kingdomino-scenarios.md` has the format."""

from kingdomino.tools.scenario.runner import failures_of

__all__ = ["failures_of"]
