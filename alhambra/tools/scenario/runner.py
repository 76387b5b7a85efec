"""Runs scenarios and tells how each went."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from alhambra.rules_index import known_rules
from alhambra.tools.scenario.expectations import Expectations
from alhambra.tools.scenario.position import build
from alhambra.tools.scenario.shape import Faulty, Scenario, read_scenario
from alhambra.tools.scenario.steps import check_steps, confirmed, take_step
from tabletop.refused import Refused


@dataclass(frozen=True, slots=True)
class Verdict:
    """How a scenario went: all that was wrong with it, nothing if it passed."""

    id: str
    failures: tuple[str, ...]


def run_paths(paths: Iterable[Path]) -> Iterator[Verdict]:
    """Run the scenarios in files and in folders, those of a folder in the order of the names."""
    for path in paths:
        if not path.exists():
            yield Verdict(str(path), ("no such file or folder",))
        elif path.is_dir():
            for file in sorted(path.rglob("*.json")):
                yield from run_file(file)
        else:
            yield from run_file(path)


def run_file(path: Path) -> Iterator[Verdict]:
    """Run the scenarios of a file: one, or a list of them."""
    try:
        content = msgspec.json.decode(path.read_bytes())
    except (OSError, msgspec.DecodeError, RecursionError) as error:
        yield Verdict(str(path), (f"cannot be read: {error}",))
        return
    for number, plain in enumerate(content if isinstance(content, list) else [content], 1):
        name = plain.get("id") if isinstance(plain, dict) else None
        yield Verdict(name if isinstance(name, str) else f"{path} #{number}", tuple(failures_of(plain)))


def failures_of(plain: Any) -> Iterator[str]:
    """Run a scenario and return all that went wrong; a scenario that makes no sense fails too."""
    try:
        scenario = read_scenario(plain)
        if unknown := sorted({*scenario.rules, scenario.then.refused or ""} - known_rules() - {""}):
            raise Faulty(f"unknown rule {unknown[0]}")
        check_steps((*scenario.when, *(scenario.then.legal or ()), *(scenario.then.illegal or ())))
        yield from _run(scenario)
    except (msgspec.ValidationError, Faulty) as error:
        yield f"faulty scenario: {error}"


def _run(scenario: Scenario) -> Iterator[str]:
    game = start = build(scenario)
    refused = "nothing"
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
    for what, wanted, found in Expectations(scenario, start.state, confirmed(game)).differences():
        yield f"{what}: expected {wanted}, found {found}"
