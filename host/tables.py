"""Looking at tables: nothing here changes any."""

import logging
from collections.abc import Iterable
from typing import Any

from host.absence import Absence
from host.glance import Glance
from host.idling import Idling
from host.kept import Census
from host.news import Entry
from host.shelf import Shelf
from host.storage import Storage
from host.table import Table, TableId, UserId
from tabletop.refused import Refused
from tabletop.rules import Rules
from tabletop.unreadable import Unreadable

log = logging.getLogger(__name__)


class Tables:
    """All tables, as they are now."""

    def __init__(self, storage: Storage, shelf: Shelf, absence: Absence, idling: Idling) -> None:
        self._storage = storage
        self._shelf = shelf
        self._absence = absence
        self._idling = idling

    async def look(self, table_id: TableId) -> Glance:
        """Return a table to be looked at."""
        table, game = await self._shelf.load(table_id)
        shown = self._absence.left_out(table)
        return self._shelf.glance(shown, game, self._idling.end(shown))

    async def look_at(self, channel: str) -> Glance:
        """Return the table of a channel to be looked at."""
        table_id = await self._storage.table_in(channel)
        if table_id is None:
            raise Refused("T-1", "no-table-here")
        return await self.look(table_id)

    async def of(self, user: UserId) -> list[Glance]:
        """Return the open tables where somebody sits, the newest last."""
        readable, _ = await self.survey(await self._storage.open_tables_of(user))
        return [glance for glance in readable if any(sitter.user == user for sitter in glance.table.seats)]

    async def damaged_of(self, user: UserId) -> list[TableId]:
        """List the open tables where somebody sits or sat, and which cannot be read."""
        return (await self.survey(await self._storage.open_tables_of(user)))[1]

    async def practice_of(self, user: UserId) -> Glance | None:
        """Return the game by which somebody is learning."""
        readable, _ = await self.survey(await self._storage.practices_of(user))
        return readable[0] if readable else None

    async def survey(self, tables: Iterable[TableId]) -> tuple[list[Glance], list[TableId]]:
        """Look at several tables: give those that can be read, and name the others."""
        readable, damaged = [], []
        for table_id in tables:
            try:
                readable.append(await self.look(table_id))
            except (Refused, Unreadable) as fault:
                log.warning("table %s cannot be read: %s", table_id, fault)
                damaged.append(table_id)
        return readable, damaged

    async def on(self, guild: str) -> list[TableId]:
        """List the open tables of a server."""
        return await self._storage.open_tables_in(guild)

    async def open_in(self, channel: str) -> tuple[TableId, UserId | None]:
        """Return the open table of a channel and its owner, as far as they can be made out where it is damaged."""
        table_id = await self._storage.open_table_in(channel)
        if table_id is None:
            raise Refused("T-1", "no-table-here")
        return table_id, await self._storage.owner_of(table_id)

    async def census(self) -> Census:
        """Count the tables that are open, and the news that nobody has heard."""
        return await self._storage.census()

    async def story(self, table_id: TableId, after: int = 0) -> list[Entry]:
        """Return what the outside was told of a table after some entry of its log."""
        return [entry for entry in await self._storage.log(table_id, after) if entry.news is not None]

    async def opened(self, table_id: TableId) -> tuple[Rules[Any, Any, Any], Table, Any]:
        """Return a table with all its secrets, for use within the host only."""
        table, game = await self._shelf.load(table_id)
        return self._shelf.rules_of(table.game), table, game
