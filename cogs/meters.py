"""A few numbers about what the bot does, for those who watch over it."""

from dataclasses import dataclass


@dataclass(slots=True)
class Meters:
    """Counts since the start."""

    requests: int = 0
    refused: int = 0
    slowed: int = 0
    """Requests of people who had asked for too much at once."""
    failed: int = 0
    """Requests that ended in a fault of ours."""
    lost: int = 0
    """Requests that Discord did not let us acknowledge."""
    messages: int = 0
    seconds: float = 0.0
    """How long all acknowledgements took together."""
    slowest: float = 0.0

    def acknowledged(self, seconds: float) -> None:
        """Count an acknowledgement."""
        self.seconds += seconds
        self.slowest = max(self.slowest, seconds)
