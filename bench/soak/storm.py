"""Faults that strike at random: now and then some request fails, in one of the ways in which Discord's do."""

from collections import Counter
from dataclasses import replace
from random import Random

from bench.standin.faults import Fault, Faults

TELLING = r"(/channels/.*|/users/@me/channels|/webhooks/.*)"
"""What the bot says by itself, and what it says after it has acknowledged."""
ACKNOWLEDGING = r"/interactions/(?P<id>\d+)/.*"

KINDS = {
    "429 for a route": Fault("*", TELLING, status=429, seconds=0.4),
    "429 for everything": Fault("*", TELLING, status=429, seconds=0.4, everywhere=True),
    "500": Fault("*", TELLING, status=500),
    "502": Fault("*", TELLING, status=502),
    "503": Fault("*", TELLING, status=503),
    "reset before": Fault("*", TELLING, way="reset"),
    "reset after": Fault("*", TELLING, way="deaf"),
    "slow": Fault("*", TELLING, way="slow", seconds=1.5),
    "acknowledgement 503": Fault("POST", ACKNOWLEDGING, status=503),
    "acknowledgement reset": Fault("POST", ACKNOWLEDGING, way="reset"),
}


class Storm(Faults):
    """All requests are in danger, each with the same small chance."""

    def __init__(self, random: Random, chance: float) -> None:
        super().__init__()
        self._random = random
        self._chance = chance
        self.counts: Counter[str] = Counter()
        self.unheard: set[str] = set()
        """The interactions that the bot was not let acknowledge."""

    def calm(self) -> None:
        """Let everything go well from now on."""
        self._chance = 0.0

    def strike(self, method: str, path: str) -> Fault | None:
        if self._random.random() >= self._chance:
            return None
        name = self._random.choice(list(KINDS))
        fault = replace(KINDS[name])
        if not fault.strikes(method, path):
            return None
        self.counts[name] += 1
        if path.startswith("/interactions/"):
            self.unheard.add(path.split("/")[2])
        return fault
