"""Brings news to the outside: at each table in order, each again and again until it was heard.

What was heard is remembered in storage. If the process dies in between, the news come a second time with
the same id, by which the listener can tell; they are never lost. Only what the listener stumbles over time
and again is given up, so that it does not hold up what comes after it.
"""

import asyncio
import logging
import math
import time
from collections import defaultdict, deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from time import monotonic
from typing import TypeAlias

from host.news import Entry
from host.storage import Storage, Unavailable
from host.table import TableId
from tabletop.unreadable import Unreadable

log = logging.getLogger(__name__)

FIRST_DELAY, LONGEST_DELAY = 1.0, 60.0
FIRST_PAUSE, LONGEST_PAUSE = 5.0, 3600.0
"""How long nobody knocks at a closed door: longer and longer."""
BETWEEN_KNOCKS = 10.0
"""How long at least, however much somebody hurries."""
MOST_TRIES = 3
"""How often the listener may stumble over the same news."""
OPENING = {"Move", "Resume"}
"""The news after which a closed door may be open: the table stands elsewhere, or somebody has seen to it."""


class DoorClosed(Exception):
    """The listener may not go where the news belong: it is no use to knock every minute."""


class Late(Exception):
    """The listener could not bring the news now, for a reason outside that will pass."""


@dataclass(frozen=True, slots=True)
class Delivery:
    """News on their way."""

    entry: Entry

    @property
    def key(self) -> tuple[TableId, int]:
        """Where the news lie."""
        return self.entry.table, self.entry.number

    @property
    def id(self) -> str:
        """The same at each attempt, and never used for other news."""
        return f"{self.entry.table}-{self.entry.number}"


Listener: TypeAlias = Callable[[Delivery], Awaitable[None]]


class Courier:
    """Takes news from the outbox to whoever listens."""

    def __init__(
        self,
        storage: Storage,
        *,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self._storage = storage
        self._sleep = sleep
        self._now = now
        self._listener: Listener | None = None
        self._meanwhile: list[Entry] | None = None
        """What came while older news were being looked for."""
        self._waiting: defaultdict[TableId, deque[Entry]] = defaultdict(deque)
        self._under_way: dict[TableId, asyncio.Task[None]] = {}
        self._resting: dict[TableId, asyncio.Future[None]] = {}
        self._since: dict[TableId, float] = {}
        """Since when the first news of a table have been on their way, unless they wait before a closed door."""
        self._hurried: dict[TableId, float] = {}
        """When somebody last hurried what still waits."""

    @property
    def longest_on_the_way(self) -> float:
        """How many seconds some news have been on their way by now without being heard."""
        return monotonic() - min(self._since.values()) if self._since else 0.0

    def hurry(self, table: TableId) -> None:
        """Try again what waits for another try: something is different now, and not only somebody there."""
        if table in self._resting:
            self._resting[table].cancel()

    async def listen(self, listener: Listener) -> None:
        """Bring all news to a listener from now on, those first that nobody has heard before."""
        await self.close()  # whoever listened before
        meanwhile: list[Entry] = []
        self._meanwhile = meanwhile
        unheard = await self._unheard()
        self._listener, self._meanwhile = listener, None
        known = {(entry.table, entry.number) for entry in unheard}
        for entry in unheard + [entry for entry in meanwhile if (entry.table, entry.number) not in known]:
            self.take(entry)

    async def _unheard(self) -> list[Entry]:
        unheard: list[Entry] = []
        for key in await self._storage.undelivered():
            try:
                entry = await self._storage.entry(*key)
            except Unreadable:
                log.exception("news %s-%s cannot be told", *key)
                continue
            if entry is not None:
                unheard.append(entry)
        return unheard

    def take(self, entry: Entry) -> None:
        """Take news that are in the outbox."""
        if self._meanwhile is not None:
            self._meanwhile.append(entry)
        elif self._listener is not None:
            self._waiting[entry.table].append(entry)
            if entry.news is not None and entry.news.kind in OPENING:
                self.hurry(entry.table)
            if entry.table not in self._under_way:
                task = asyncio.create_task(self._serve(entry.table, self._listener), name=f"news of {entry.table}")
                self._under_way[entry.table] = task

    def is_busy(self, table: TableId) -> bool:
        """Return whether news of a table are being told just now."""
        return table in self._under_way and table not in self._resting

    async def idle(self) -> None:
        """Wait until everything was delivered."""
        while self._under_way:
            await asyncio.gather(*self._under_way.values())

    async def close(self) -> None:
        """Stop; what was not delivered lies in the outbox."""
        self._listener = None
        tasks = list(self._under_way.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._waiting.clear()

    async def _serve(self, table: TableId, listener: Listener) -> None:
        waiting = self._waiting[table]
        try:
            while waiting:
                delivery = Delivery(waiting[0])
                await self._until_done(lambda: listener(delivery), delivery)  # noqa: B023  # it is awaited here
                await self._until_done(lambda: self._storage.delivered(*delivery.key), delivery)  # noqa: B023
                waiting.popleft()
                self._since.pop(table, None)
        finally:
            del self._under_way[table]
            self._since.pop(table, None)
            self._hurried.pop(table, None)
            if not waiting:
                self._waiting.pop(table, None)

    async def _until_done(self, attempt: Callable[[], Awaitable[None]], delivery: Delivery) -> None:
        delay, pause, tries = FIRST_DELAY, FIRST_PAUSE, 0
        while True:
            self._since.setdefault(delivery.entry.table, monotonic())
            try:
                return await attempt()
            except DoorClosed as closed:
                del self._since[delivery.entry.table]
                log.warning("news %s wait: %s", delivery.id, closed)
                await self._rest(delivery.entry.table, pause)
                pause = min(2 * pause, LONGEST_PAUSE)
                continue
            except (Late, Unavailable) as fault:
                log.warning("news %s are late; trying again in %s s: %s", delivery.id, delay, fault)
            except Exception:  # noqa: BLE001  # it is logged when it is given up
                tries += 1
                if tries == MOST_TRIES:
                    return log.exception("news %s are given up after %s tries", delivery.id, tries)
            await self._rest(delivery.entry.table, delay)
            delay = min(2 * delay, LONGEST_DELAY)

    async def _rest(self, table: TableId, seconds: float) -> None:
        """Wait, unless somebody hurries; whoever has just hurried waits a little even so."""
        if await self._sleeps_through(table, seconds):
            return
        since = self._now() - self._hurried.get(table, -math.inf)
        if since < BETWEEN_KNOCKS:
            await self._sleep(BETWEEN_KNOCKS - since)
        self._hurried[table] = self._now()

    async def _sleeps_through(self, table: TableId, seconds: float) -> bool:
        """Sleep; return whether nobody hurried meanwhile."""
        task = asyncio.current_task()
        assert task is not None
        self._resting[table] = asyncio.ensure_future(self._sleep(seconds))
        try:
            await self._resting[table]
        except asyncio.CancelledError:
            if task.cancelling():
                raise
            return False
        finally:
            del self._resting[table]
        return True
