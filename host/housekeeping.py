"""Puts closed tables away, lets outdated ones go, and gives the room back: little by little, people come first."""

import asyncio
import logging
from dataclasses import dataclass

from host.host import Host
from host.storage import Unavailable
from host.table import Status, TableId
from tabletop.unreadable import Unreadable

log = logging.getLogger(__name__)

EVERY = 30.0
"""How many seconds the house is left alone."""
SETTLED = 16 * 60.0
"""How many seconds after its end a table is put away.

Nobody can be owed an answer about its last requests by then, and the last sign of life is later than its log (T-23).
"""
BREATH = 0.02
"""How many seconds others have the disk for themselves after each step."""
DAY = 86400.0


FOR_GOOD, A_MONTH = 0, 30


@dataclass(frozen=True, slots=True)
class Keeping:
    """For how many days closed tables are kept. Results and ratings always are."""

    finished: int = FOR_GOOD
    cancelled: int = A_MONTH


class Housekeeper:
    """Keeps the storage small."""

    def __init__(self, host: Host, keeping: Keeping) -> None:
        self._host = host
        self._keeping = keeping
        self._damaged: set[TableId] = set()
        """The tables that cannot be put away, which is said once."""

    async def keep_house(self) -> None:
        """Run for as long as the host does."""
        while True:
            try:
                await self.tidy_up()
            except Unavailable as fault:
                log.warning("closed tables wait: %s", fault)
            await asyncio.sleep(EVERY)

    async def tidy_up(self) -> None:
        """Do all that there is to do now."""
        attic, now = self._host.storage.attic, self._host.now()
        for table in await attic.closed(now - SETTLED):
            await self._put_away(table)
        for status, days in ((Status.OVER, self._keeping.finished), (Status.CANCELLED, self._keeping.cancelled)):
            for table in await attic.outdated(status, now - days * DAY) if days else ():
                await self._host.upkeep.drop(table)
                self._host.memory.read_anew()
                log.info("table %s is gone: it was %s more than %s days ago", table, status, days)
                await asyncio.sleep(BREATH)
        while await attic.shrink():  # noqa: ASYNC110  # each time there is less
            await asyncio.sleep(BREATH)

    async def _put_away(self, table: TableId) -> None:
        if table in self._damaged:
            return
        try:
            await self._host.upkeep.put_away(table)
        except Unreadable as damage:
            self._damaged.add(table)
            log.error("a table is not put away: %s", damage)  # noqa: TRY400  # where that was found says nothing
        await asyncio.sleep(BREATH)
