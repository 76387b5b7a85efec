"""Ending when asked: in good order, but not for ever, and at once if somebody insists."""

import asyncio
import logging
import os
import signal
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from types import FrameType

log = logging.getLogger(__name__)

LONGEST = 20.0
"""How many seconds it may take to put everything away; all that counts is stored before."""
SAME = 1.0
"""How many seconds after the first a signal still belongs to it: some come to all of a group, and once more."""
TOOK_TOO_LONG = 1
BY_SIGNAL = 128
"""What a shell adds to the number of the signal that ended a process."""


class Ending:
    """Lets Ctrl+C and SIGTERM end the running task, so that everything is put away."""

    def __init__(self) -> None:
        running = asyncio.current_task()
        assert running is not None
        self._running = running
        self._asked_at = 0.0
        self.last_act: Callable[[], None] = lambda: None
        """What is done even where everything else is left as it is."""
        with suppress(NotImplementedError):  # not on every system
            for asking in (signal.SIGINT, signal.SIGTERM):
                asyncio.get_running_loop().add_signal_handler(asking, self._begin)

    def _begin(self) -> None:
        """End in good order; from now on, the same question is an order."""
        self._asked_at = time.monotonic()
        for asking in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().remove_signal_handler(asking)
            signal.signal(asking, self._insist)  # unlike the loop's, it is heard also while the loop is held up
        self.limit()
        self._running.cancel()

    def limit(self) -> None:
        """Let the end come soon, whatever holds it up: a thread that hangs holds up the interpreter itself."""
        timer = threading.Timer(LONGEST, self._give_up)
        timer.daemon = True
        timer.start()

    def _insist(self, number: int, frame: FrameType | None) -> None:
        if time.monotonic() - self._asked_at > SAME:
            self._end_at_once(BY_SIGNAL + number)

    def _give_up(self) -> None:
        log.error("stopping cleanly takes too long")
        self._end_at_once(TOOK_TOO_LONG)

    def _end_at_once(self, code: int) -> None:
        with suppress(Exception):
            self.last_act()
        os._exit(code)
