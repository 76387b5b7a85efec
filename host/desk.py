"""Where errands begin, with a table as it is, and end, on the disk: one after another at each table."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any
from weakref import WeakValueDictionary

from msgspec.structs import replace

from host import timekeeping
from host.absence import Absence
from host.alarm import Alarm
from host.courier import Courier
from host.errand import Errand
from host.glance import Glance
from host.idling import Idling
from host.kept import Change
from host.news import Entry, News
from host.shelf import Shelf
from host.storage import Storage
from host.table import OPEN, Actor, Idle, RulesUsed, Status, Table, TableId, Timestamp
from tabletop.refused import Refused


@dataclass(frozen=True, slots=True)
class Accepted:
    """A request was carried out: what was logged and told, and how the table is now."""

    entry: Entry
    glance: Glance

    @property
    def news(self) -> News:
        """What the outside is told."""
        assert self.entry.news is not None, "the first entry of a request has news"
        return self.entry.news


class Desk:
    """Hands out errands and takes them back; whoever has one holds the lock of its table."""

    def __init__(
        self,
        storage: Storage,
        shelf: Shelf,
        *,
        courier: Courier,
        alarm: Alarm,
        absence: Absence,
        idling: Idling,
        now: Callable[[], Timestamp],
    ) -> None:
        self._storage = storage
        self._shelf = shelf
        self._courier = courier
        self._alarm = alarm
        self._absence = absence
        self._idling = idling
        self._now = now
        self._locks: WeakValueDictionary[TableId | str, asyncio.Lock] = WeakValueDictionary()

    def lock(self, key: TableId | str) -> asyncio.Lock:
        """Return the lock of a table, or of something that several tables could want."""
        return self._locks.setdefault(key, asyncio.Lock())

    async def errand(
        self, table_id: TableId, actor: Actor | None = None, request: str | None = None
    ) -> Errand[Any, Any, Any]:
        """Begin an errand at a table, of somebody or of the host."""
        table, game = await self._shelf.load(table_id)
        if table.idle is None and table.status in OPEN:  # an older program left it so
            table = replace(table, idle=Idle(await self._storage.last_act_at(table_id) or table.opened, table.entries))
        errand = self.new_errand(table, game, actor, request)
        _use_present_rules(errand)
        timekeeping.leave_out_absence(errand, self._absence)
        return errand

    def new_errand(
        self, table: Table, game: Any, actor: Actor | None, request: str | None = None
    ) -> Errand[Any, Any, Any]:
        """Begin an errand at a table that may be new."""
        rules = self._shelf.rules_of(table.game)
        return Errand(rules, table, game, self._now(), actor=actor, request=request)

    async def store(self, errand: Errand[Any, Any, Any]) -> Accepted:
        """Store what came of an errand; the outside hears of it as soon as it is on the disk."""
        change: Change[Any] = errand.outcome(self._idling)
        saving = self._storage.save(change)
        saving.add_done_callback(partial(self._saved, change))
        await to_the_end(saving)
        glance = self._shelf.glance(change.table, change.game, self._idling.end(change.table))
        return Accepted(change.entries[0], glance)

    def _saved(self, change: Change[Any], saving: asyncio.Future[None]) -> None:
        """Go on from a change that is stored, whether somebody still waits for it or not."""
        if saving.exception() is not None:
            # The disk may have failed half way: the storage alone knows how the table is now, so it is read anew.
            self._shelf.forget(change.table.id)
            return
        self._shelf.keep(change.table, change.game)
        self._alarm.heed(change.due)
        self._courier.take(change.entries[0])


def _use_present_rules(errand: Errand[Any, Any, Any]) -> None:
    """Go on by the rules of this program, and say so if they have changed since the last time (T-16)."""
    table, rules = errand.table, errand.rules
    if table.status not in (Status.PLAYING, Status.PAUSED) or table.rules[-1].version == rules.version:
        return
    before = table.rules[-1].version
    if before > rules.version:
        raise Refused("T-16", "rules-are-newer", needed=before, present=rules.version)
    errand.note({"do": "UseRules", "version": rules.version})
    errand.change(rules=(*table.rules, RulesUsed(rules.version, errand.table.entries)))
    errand.rules_changed = tuple(rules.changes(before, table.settings.options))


async def to_the_end(writing: asyncio.Future[None]) -> None:
    """Wait until something is written, also if whoever asked has gone away: the table is not free before."""
    try:
        await asyncio.shield(writing)
    except asyncio.CancelledError:
        await asyncio.wait([writing])
        raise
