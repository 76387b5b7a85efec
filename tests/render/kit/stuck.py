"""Pictures that go wrong as badly as can be, to be drawn in a real process or thread."""

import os
import signal
import time
from dataclasses import dataclass

from render.kit.picture import Picture

FOREVER = 3600.0


@dataclass(frozen=True)
class Hanging(Picture):
    """Never gets done."""

    name: str = ""
    seconds: float = FOREVER
    format = "png"

    def file(self) -> bytes:
        """Draw for ever."""
        time.sleep(self.seconds)
        return b""

    def alt(self) -> str:
        """Say what it would show."""
        return f"What would hang here: {self.name}."


@dataclass(frozen=True)
class Easy(Picture):
    """Gets done at once, also in a process that has drawn nothing before."""

    name: str = ""
    format = "png"

    def file(self) -> bytes:
        """Draw nothing."""
        return self.name.encode()

    def alt(self) -> str:
        """Say what it would show."""
        return f"What is easy: {self.name}."


@dataclass(frozen=True)
class Killing(Picture):
    """Takes the process with it."""

    name: str = ""
    format = "png"

    def file(self) -> bytes:
        """End it all."""
        os.kill(os.getpid(), signal.SIGKILL)
        return b""

    def alt(self) -> str:
        """Say what it would show."""
        return f"What would kill here: {self.name}."
