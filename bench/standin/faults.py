"""What can be made to go wrong."""

import re
from dataclasses import dataclass
from typing import Literal

Way = Literal["status", "reset", "deaf", "slow"]


@dataclass(slots=True)
class Fault:
    """Something that happens to requests of a kind."""

    method: str
    path: str
    """A regular expression for what comes after the version."""
    way: Way = "status"
    """An answer; the connection reset before anything happens; the same afterwards; or a long wait."""
    status: int = 500
    code: int = 0
    seconds: float = 0.0
    """How long a 429 asks to wait, or a slow answer takes."""
    everywhere: bool = False
    """Whether a 429 is for all requests."""
    times: int | None = 1
    """How often; None for ever."""
    struck: int = 0
    """How often it has happened."""

    def strikes(self, method: str, path: str) -> bool:
        """Return whether a request is struck, and count it."""
        if self.times == 0 or self.method not in ("*", method) or not re.fullmatch(self.path, path):
            return False
        self.struck += 1
        if self.times is not None:
            self.times -= 1
        return True


class Faults:
    """All that goes wrong at the moment."""

    def __init__(self) -> None:
        self._faults: list[Fault] = []

    def add(self, fault: Fault) -> Fault:
        """Let something go wrong."""
        self._faults.append(fault)
        return fault

    def clear(self) -> None:
        """Let everything go well again."""
        self._faults.clear()

    def strike(self, method: str, path: str) -> Fault | None:
        """Return what happens to a request, if anything does."""
        return next((fault for fault in self._faults if fault.strikes(method, path)), None)
