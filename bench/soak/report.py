"""What came out: figures for the reader, and what was not as it must be."""

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import linear_regression, mean

from bench.standin.rest import IN_TIME
from bench.standin.world import Asked

MOST_GROWTH = 0.05
"""By which share the memory may seem to grow over the last half: less cannot be told from noise."""
MEGABYTE = 2**20
TRACE = re.compile(r"^Traceback", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Sample:
    """How much memory the bot had at a moment."""

    at: float
    size: int


@dataclass(slots=True)
class Report:
    """All that was noted on the way."""

    tables: int = 0
    seconds: float = 0.0
    turns: int = 0
    games: int = 0
    messages: int = 0
    clicks: list[Asked] = field(default_factory=list)
    away: list[tuple[float, float]] = field(default_factory=list)
    """From when to when the bot was cut off, by a gateway or by its end."""
    unheard: set[str] = field(default_factory=set)
    """The interactions that the bot was not let acknowledge."""
    faults: Counter[str] = field(default_factory=Counter)
    restarts: Counter[str] = field(default_factory=Counter)
    memory: list[Sample] = field(default_factory=list)
    complaints: list[str] = field(default_factory=list)
    """What must not be."""

    @property
    def counted(self) -> list[Asked]:
        """The interactions that reached the bot and that it could acknowledge."""
        return [asked for asked in self.clicks if asked.payload["id"] not in self.unheard and not self._cut_off(asked)]

    def _cut_off(self, asked: Asked) -> bool:
        return any(start < asked.at + IN_TIME and asked.at < end for start, end in self.away)

    @property
    def unanswered(self) -> int:
        """How many who were told to wait a moment never got an answer, also over an end of the bot."""
        return sum(asked.private and not asked.answered.is_set() for asked in self.clicks)

    @property
    def waits(self) -> list[float]:
        """How many seconds each acknowledgement took, the longest last."""
        return sorted(asked.acknowledged_at - asked.at for asked in self.counted if asked.acknowledged_at is not None)

    @property
    def growth(self) -> float:
        """By which share the memory grew over the last half, as the straight line through it says."""
        late = last_half(self.memory)
        line = linear_regression([sample.at for sample in late], [sample.size for sample in late])
        return line.slope * (late[-1].at - late[0].at) / mean(sample.size for sample in late)

    def judge(self, log: str, *, memory: bool) -> None:
        """Complain about what can be seen in the figures and in the log."""
        missed = [asked for asked in self.counted if asked.acknowledged_at is None]
        if missed:
            self.complaints.append(f"{len(missed)} of {len(self.counted)} interactions not acknowledged in time")
        if traces := len(TRACE.findall(log)):
            self.complaints.append(f"{traces} tracebacks in the log")
        if memory and self.growth > MOST_GROWTH:
            self.complaints.append(f"the memory grew by {self.growth:.1%} over the last half")

    def lines(self) -> list[str]:
        """Say it."""
        waits, sizes = self.waits, [sample.size / MEGABYTE for sample in self.memory]
        lines = [
            f"{self.tables} tables, {self.seconds:.0f} seconds, {self.turns} turns of people, {self.games} games over",
            f"{len(self.clicks)} interactions, {len(self.counted)} of them heard; {self.messages} messages in channels",
            f"told to wait a moment and never answered: {self.unanswered}",
            f"faults: {sum(self.faults.values())} ({_listed(self.faults)})",
            f"restarts: {sum(self.restarts.values())} ({_listed(self.restarts)})",
        ]
        if waits:
            shares = ", ".join(f"{name} {1e3 * percentile(waits, share):.1f}" for name, share in SHARES)
            lines.append(f"acknowledged after: {shares}, max {1e3 * waits[-1]:.1f} ms")
        if len(sizes) > 4:
            lines.append(
                f"memory: {sizes[0]:.0f}, {sizes[len(sizes) // 2]:.0f}, {sizes[-1]:.0f} MB at the start, in the"
            )
            lines[-1] += f" middle, at the end; over the last half {self.growth:+.2%}"
        return lines + [f"COMPLAINT: {one}" for one in self.complaints]


SHARES = (("p50", 0.5), ("p99", 0.99))


def percentile(ordered: Sequence[float], share: float) -> float:
    """Return the value below which a share of all lies."""
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def last_half(samples: Sequence[Sample]) -> list[Sample]:
    """Return the later samples by time."""
    middle = (samples[0].at + samples[-1].at) / 2
    return [sample for sample in samples if sample.at >= middle]


def _listed(counts: Counter[str]) -> str:
    return ", ".join(f"{name}: {count}" for name, count in sorted(counts.items()))
