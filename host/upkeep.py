"""How tables are kept: closed ones take less room or go, damaged ones are closed, people are forgotten."""

import asyncio
import logging
from collections.abc import Callable

from host.desk import Desk, to_the_end
from host.shelf import Shelf
from host.storage import Storage
from host.table import Table, TableId, Timestamp, UserId
from tabletop.unreadable import Unreadable

log = logging.getLogger(__name__)


class Upkeep:
    """Changes how tables are kept, while nobody else is at them."""

    def __init__(self, storage: Storage, shelf: Shelf, desk: Desk, now: Callable[[], Timestamp]) -> None:
        self._storage = storage
        self._shelf = shelf
        self._desk = desk
        self._now = now

    async def close_damaged(self, table_id: TableId) -> None:
        """Close a table that cannot be read; one that can is left alone."""
        async with self._desk.lock(table_id):
            try:
                await self._shelf.load(table_id)
            except Unreadable as damage:
                log.warning("table %s is closed: %s", table_id, damage)
                await self._storage.close_damaged(table_id, self._now())

    async def put_away(self, table_id: TableId) -> None:
        """Let a closed table take less room; whatever is asked about it is answered as before."""
        async with self._desk.lock(table_id):
            await self._storage.attic.put_away(table_id)

    async def drop(self, table_id: TableId) -> None:
        """Let a closed table go, but for the results and ratings of its game."""
        async with self._desk.lock(table_id):
            await self._storage.attic.drop(table_id)
            self._shelf.forget(table_id)

    async def forget_at(self, table_id: TableId, user: UserId, without: Callable[[Table], Table]) -> None:
        """Store a table that no longer names a person; its game need not be readable for that."""
        async with self._desk.lock(table_id):
            try:
                found = await self._storage.load(table_id)
            except Unreadable:
                self._shelf.forget(table_id)
                await self._storage.forget_at_damaged(table_id, user)
                return
            if found is None:  # it was dropped, but for the result
                await self._storage.forget_in_record(table_id, user)
                return
            writing = asyncio.ensure_future(self._storage.forget_at(without(found[0]), user))
            writing.add_done_callback(lambda _: self._shelf.forget(table_id))
            await to_the_end(writing)
