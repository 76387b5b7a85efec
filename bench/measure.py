"""How to measure: two things alternately in one process, by CPU time, the best of five rounds each."""

import os
from collections.abc import Callable
from dataclasses import asdict, dataclass
from time import process_time
from typing import Any, TypeVar

A = TypeVar("A")
T = TypeVar("T")

ROUNDS = 5
FEWER = 10


def number_of(games: int) -> int:
    """Return how many games to play: a tenth where the environment says `QUICK`, which tells less and soon."""
    return games // FEWER if os.environ.get("QUICK") else games


@dataclass(frozen=True, slots=True)
class Result:
    """A value, what it is compared with, and whether it is good enough."""

    name: str
    value: float
    unit: str
    peer: str = ""
    ratio: float | None = None
    goal: str = ""

    @property
    def ok(self) -> bool:
        """Whether the ratio reaches the goal; always where there is none."""
        if not self.goal or self.ratio is None:
            return True
        sign, bound = self.goal.split()
        return self.ratio <= float(bound) if sign == "<=" else self.ratio >= float(bound)

    def as_plain(self) -> dict[str, Any]:
        """Return it as it is written to the file of results."""
        return {**asdict(self), "ok": self.ok}


def cpu_time(run: Callable[[], object]) -> float:
    """Measure one run."""
    start = process_time()
    run()
    return process_time() - start


def timed(work: Callable[[A], T], on: A) -> tuple[T, float]:
    """Return the result of some work together with its CPU time."""
    start = process_time()
    result = work(on)
    return result, process_time() - start


def best_times(*runs: Callable[[], object]) -> list[float]:
    """Return the best CPU time of each of several runs, which take turns so that all meet the same noise."""
    rounds = [[cpu_time(run) for run in runs] for _ in range(ROUNDS)]
    return [min(times) for times in zip(*rounds, strict=True)]


def repeated(times: int, run: Callable[[], object]) -> Callable[[], None]:
    """Do something so often that the clock can see it."""

    def many() -> None:
        for _ in range(times):
            run()

    return many
