"""Runs a scenario and tells how it went."""

from collections.abc import Iterator
from typing import Any

import msgspec

from kingdomino.rules_index import known_rules
from kingdomino.state import CONFIRM
from kingdomino.tools.scenario.expectations import Expectations
from kingdomino.tools.scenario.position import build
from kingdomino.tools.scenario.shape import Scenario, read_scenario
from kingdomino.tools.scenario.steps import confirmed, take_step
from tabletop.refused import Refused
from tabletop.tools.scenarios import Faulty


def failures_of(plain: Any) -> Iterator[str]:
    """Run a scenario and return all that went wrong; a scenario that makes no sense fails too."""
    try:
        scenario = read_scenario(plain)
        if unknown := sorted({*scenario.rules, scenario.then.refused or ""} - known_rules() - {""}):
            raise Faulty(f"unknown rule {unknown[0]}")
        yield from _run(scenario)
    except (msgspec.ValidationError, Faulty) as error:
        yield f"faulty scenario: {error}"


def _run(scenario: Scenario) -> Iterator[str]:
    refused = "nothing"
    try:
        game = build(scenario)
    except Refused as refusal:  # options that do not fit together
        if refusal.rule != scenario.then.refused:
            yield f"the game cannot begin: {refusal}"
        return
    for number, step in enumerate(scenario.when, 1):
        try:
            game = take_step(scenario, game, step)
        except Refused as refusal:
            refused = refusal.rule
            if number < len(scenario.when) or not scenario.then.refused:
                yield f"step {number} ({step.do}) was refused: {refusal}"
                return
    expected = scenario.then.refused or "nothing"
    if refused != expected:
        yield f"refused: expected {expected}, found {refused}"
    if scenario.then.state != CONFIRM:
        game = confirmed(scenario, game)
    for what, wanted, found in Expectations(scenario, game).differences():
        yield f"{what}: expected {wanted}, found {found}"
