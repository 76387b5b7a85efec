"""When a clock next asks for attention, at whichever table."""

import asyncio
from collections.abc import Callable

from host.storage import Storage
from host.table import Timestamp


class Alarm:
    """Wakes whoever waits for the clocks, if one is due earlier than was known."""

    def __init__(self, storage: Storage, now: Callable[[], Timestamp]) -> None:
        self._storage = storage
        self._now = now
        self._next_due: Timestamp | None = None
        self.earlier = asyncio.Event()
        """Set when a clock asks for attention earlier than was known."""

    def heed(self, due: Timestamp | None) -> None:
        """Note when the clocks of a table that was stored ask for attention."""
        if due is not None and (self._next_due is None or due < self._next_due):
            self._next_due = due
            self.earlier.set()

    async def until_next_due(self) -> float:
        """Return the seconds until a clock asks for attention, and from now on notice if one does earlier."""
        self.earlier.clear()
        self._next_due = None  # whatever is stored while we look may be earlier
        self._next_due = await self._storage.next_due()
        return float("inf") if self._next_due is None else max(0.0, self._next_due - self._now())
