"""The clocks of all tables: what is due happens, and while nobody can play they stand still."""

import asyncio
import logging
from collections.abc import Callable

from host import timekeeping
from host.absence import Absence
from host.alarm import Alarm
from host.courier import Courier
from host.desk import Desk
from host.idling import Idling
from host.storage import Storage, Unavailable
from host.table import OPEN, TableId, Timestamp

log = logging.getLogger(__name__)

MOST_RUNG_AT_ONCE = 8
"""Of how many tables whose clocks were due the news may be under way: people come first."""
SHORTLY = 0.05
STANDING_STILL = "how long tables may stand still"


class Clockwork:
    """Does what clocks ask for."""

    def __init__(
        self,
        storage: Storage,
        desk: Desk,
        *,
        courier: Courier,
        alarm: Alarm,
        absence: Absence,
        idling: Idling,
        now: Callable[[], Timestamp],
    ) -> None:
        self._storage = storage
        self._desk = desk
        self._courier = courier
        self._absence = absence
        self._idling = idling
        self._now = now
        self.alarm = alarm
        self._troubled: set[TableId] = set()
        """The tables whose clocks cannot be served."""

    async def recall(self) -> None:
        """Find out, at the start, what has changed since the program last ran."""
        await self._absence.recall()
        if await self._storage.note(STANDING_STILL) != self._idling.wish:
            await self._storage.all_due(self._now())
            await self._storage.save_note(STANDING_STILL, self._idling.wish)

    async def ring(self, table_id: TableId) -> None:
        """Do what the clocks of a table ask for."""
        while True:
            async with self._desk.lock(table_id):
                errand = await self._desk.errand(table_id)
                if errand.table.status not in OPEN or not timekeeping.ring(errand, self._idling):
                    await self._storage.put_off(table_id, errand.due(self._idling))
                    return
                await self._desk.store(errand)

    async def catch_up(self) -> None:
        """Do all that has come due, little by little; nothing does while nobody can play (T-23)."""
        rung: list[TableId] = []
        for table_id in await self._storage.due(self._now()):
            while len(rung := [*filter(self._courier.is_busy, rung)]) >= MOST_RUNG_AT_ONCE:  # noqa: ASYNC110  # any of them
                await asyncio.sleep(SHORTLY)
            if self._absence.since is not None:
                return
            await self._ring_or_complain(table_id)
            rung.append(table_id)

    async def _ring_or_complain(self, table_id: TableId) -> None:
        try:
            await self.ring(table_id)
        except Unavailable:
            raise
        except Exception:
            if table_id not in self._troubled:  # said once: it is tried again and again
                self._troubled.add(table_id)
                log.exception("the clock of table %s cannot be served", table_id)
        else:
            self._troubled.discard(table_id)

    def away(self) -> None:
        """Let the clocks stand still: nobody can reach us (T-23)."""
        self._absence.begin()

    async def back(self) -> None:
        """Let the clocks go on: people can play again (T-23)."""
        try:
            await self._absence.end()
        except Unavailable as fault:
            log.warning("an absence is stored later: %s", fault)
        self.alarm.earlier.set()
