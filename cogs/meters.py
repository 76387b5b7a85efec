"""A few numbers about what the bot does, for those who watch over it."""

from prometheus_client import CollectorRegistry, Histogram

PREFIX = "alhambra_"
TO_ACKNOWLEDGE = (0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0)
"""Discord waits for three seconds; whatever comes later has failed."""
TO_ANSWER = (0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0, 5.0, 10.0, 30.0)
TO_DRAW = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 5.0, 10.0, 40.0)


class Meters:
    """Counts since the start, and how long things took."""

    def __init__(self, registry: CollectorRegistry | None = None) -> None:
        self.registry = registry or CollectorRegistry()
        """All numbers that can be asked for."""
        self.requests = 0
        self.refused = 0
        self.slowed = 0
        """Requests of people who had asked for too much at once."""
        self.failed = 0
        """Requests that ended in a fault of ours."""
        self.lost = 0
        """Requests that Discord did not let us acknowledge."""
        self.messages = 0
        self.acknowledging = self._timed("acknowledgement", "From a request to its acknowledgement.", TO_ACKNOWLEDGE)
        self.answering = self._timed("answer", "From a request to its answer.", TO_ANSWER)
        self.drawing = self._timed("drawing", "From asking for a picture to having it, unless it was kept.", TO_DRAW)

    def _timed(self, what: str, meaning: str, steps: tuple[float, ...]) -> Histogram:
        return Histogram(f"{PREFIX}{what}_seconds", meaning, buckets=steps, registry=self.registry)
