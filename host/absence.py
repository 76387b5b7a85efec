"""Times in which nobody could play: the program did not run, or Discord was away. No clock counts them (T-23).

The program leaves a sign of life in the storage now and then. From the last one until people can play again is an
absence, and so is what is reported from outside. Tables learn of it when they are next looked at, so that many
tables cost nothing at the start.
"""

import asyncio
import logging
from bisect import bisect_right
from collections.abc import Callable, Sequence

import msgspec
from msgspec.structs import replace

from host import clock
from host.clock import Stretch
from host.settings import HOUR, Settings
from host.storage import Storage
from host.table import Holiday, Status, Table, Timestamp, Wait

log = logging.getLogger(__name__)

BEAT = 20.0
"""Every how many seconds the program says that it is there."""
FROZEN = 3 * BEAT
"""After how many seconds without a sign of life it was not there."""
SHORTEST = 10.0
"""What lasts less long does not matter."""
MOST_KEPT = 500
LEAST_REST, LEAST_SHARE = 300.0, 0.1
"""Whoever was nearly out of time has so many seconds afterwards, or such a part of the whole time if that is more."""
SEEN, CLOSED = "last seen", "absences"

_stretches = msgspec.json.Decoder(tuple[Stretch, ...])


class Absence:
    """Knows when nobody could play."""

    def __init__(self, storage: Storage, now: Callable[[], Timestamp]) -> None:
        self._storage = storage
        self._now = now
        self._closed: tuple[Stretch, ...] = ()
        self._stored: tuple[Stretch, ...] = ()
        self._seen: Timestamp | None = None
        self._writing = asyncio.Lock()
        self.since: Timestamp | None = None
        """Since when nobody can play; None while people can."""

    async def recall(self) -> None:
        """Find out, at the start, since when nobody has been there; it lasts until `end`."""
        self._closed = self._stored = _stretches.decode(await self._storage.note(CLOSED) or "[]")
        signs = [float(await self._storage.note(SEEN) or 0), await self._storage.last_entry_at() or 0.0]
        self.since = min(max(signs) or self._now(), self._now())

    def begin(self) -> None:
        """Note that nobody can play from now on, or since a computer that slept fell asleep."""
        if self.since is None:
            self.since = self._surely_there()

    async def end(self) -> None:
        """Note that people can play again."""
        if self.since is not None:
            self._add(self.since, self._now())
            self.since, self._seen = None, None
        await self.beat()

    async def beat(self) -> None:
        """Leave a sign of life, if it is time for one; where too long none could be left, nobody was there."""
        async with self._writing:
            now = self._now()
            if self.since is not None or (self._seen is not None and 0 <= now - self._seen < BEAT):
                return
            self._add(self._surely_there(), now)
            if (closed := self._closed) != self._stored:
                await self._storage.save_note(CLOSED, msgspec.json.encode(closed).decode())
                self._stored = closed
            await self._storage.save_note(SEEN, repr(now))
            self._seen = now

    def _surely_there(self) -> Timestamp:
        """Return the last moment when the program was running for sure: usually now."""
        now = self._now()
        return now if self._seen is None or now - self._seen <= FROZEN else self._seen

    def _add(self, start: Timestamp, end: Timestamp) -> None:
        if end - start < SHORTEST:
            return
        log.warning("nobody could play for %.0f s: no clock counts that", end - start)
        earlier = tuple(stretch for stretch in self._closed if stretch[1] < start)
        begun = min([start, *(stretch[0] for stretch in self._closed[len(earlier) :])])
        self._closed = (*earlier, (begun, end))[-MOST_KEPT:]

    def _until_now(self) -> list[Stretch]:
        """Return all times in which nobody could play, also one that lasts."""
        lasting = self.since is not None and self._now() - self.since >= SHORTEST
        return [*self._closed, (self.since, self._now())] if lasting and self.since is not None else [*self._closed]

    def later(self, start: Timestamp, seconds: float) -> Timestamp:
        """Return the moment by which people could have played for so many seconds."""
        end = start + seconds
        for begun, over in self._until_now():
            if begun < end and over > start:
                end += over - max(begun, start)
        return end

    def left_out(self, table: Table) -> Table:
        """Return a table whose clocks have not counted the times in which nobody could play."""
        if table.status is not Status.PLAYING:
            return table
        closed = self._until_now()
        seats, settings = table.seats, table.settings
        waits = tuple(_set_again(wait, closed, settings, seats[wait.seat].holiday) for wait in table.waits)
        return table if waits == table.waits else replace(table, waits=waits)


def _set_again(wait: Wait, closed: Sequence[Stretch], settings: Settings, holiday: Holiday | None) -> Wait:
    """Let a clock go on after each absence from where it was, or with a fair rest if that is more."""
    if wait.left is None or wait.overdue:
        return wait
    pace, holiday = settings.pace, None if wait.brief else holiday
    whole = settings.window * HOUR if wait.brief else pace.seconds or 0.0
    for start, end in closed[bisect_right(closed, wait.counting_from, key=lambda stretch: stretch[1]) :]:
        begun = max(start, wait.counting_from)
        if clock.counted(begun, end, pace, holiday) > 0:
            rest = min(whole, max(LEAST_REST, LEAST_SHARE * whole), end - start)
            left = max(clock.stopped(wait, begun, pace, holiday) or 0.0, rest)
            wait = replace(wait, counting_from=end, left=left)
    return wait
