"""Where closed tables go: each into one row, in time out of the file, and the room they leave back to the disk."""

import asyncio
import sqlite3
from functools import partial

from host.sqlite.database import Database
from host.sqlite.folding import ENDED, folded, loose, put_away
from host.sqlite.writer import Writer
from host.table import Status, TableId, Timestamp

BELONGING = ("entries", "outbox", "posts")
"""What goes with a table that is dropped. Of a finished game its results stay, and who sat there."""
SPARE_PAGES, PAGES_AT_ONCE = 64, 64
"""How much room is kept for what comes next, and how much is given back in one go."""


class Attic:
    """Puts tables away; each step is one transaction, so that a process that dies leaves either form complete."""

    def __init__(self, reading: Database, writer: Writer) -> None:
        self._reading = reading
        self._writer = writer

    async def closed(self, until: Timestamp) -> list[TableId]:
        """List the tables that were closed by then and have not been put away, as far as they can be read."""
        statement = f"""SELECT id FROM tables WHERE log IS NULL AND status IN ('over', 'cancelled') AND {ENDED} <= ?
            ORDER BY id"""  # noqa: S608
        return await self._reading.run(lambda connection: [row[0] for row in connection.execute(statement, (until,))])

    async def put_away(self, table: TableId) -> None:
        """Fold a closed table into one row, which tells the same; raise `Unreadable` if its log is damaged."""
        found = await self._reading.run(partial(loose, table))
        row = await asyncio.to_thread(folded, found)
        await self._writer.write(partial(put_away, found, row))

    async def outdated(self, status: Status, until: Timestamp) -> list[TableId]:
        """List the tables of a kind that were put away and had ended by then, but for the newest of all."""
        # The newest stays, since the next table is counted on from it: a number is never used again.
        statement = """SELECT id FROM tables WHERE status = ? AND ended <= ? AND id < (SELECT max(id) FROM tables)
            ORDER BY ended"""
        return await self._reading.run(
            lambda connection: [row[0] for row in connection.execute(statement, (status, until))]
        )

    async def drop(self, table: TableId) -> None:
        """Delete a closed table, but for the results and ratings of its game."""
        await self._writer.write(partial(_drop, table))

    async def shrink(self) -> bool:
        """Give some free room of the file back to the disk; return whether there may be more."""
        left = await self._reading.run(lambda connection: connection.execute("PRAGMA freelist_count").fetchone()[0])
        if left <= SPARE_PAGES:
            return False
        await self._writer.write(_shrink)
        return True


def _drop(table: TableId, connection: sqlite3.Connection) -> None:
    for belonging in BELONGING:
        connection.execute(f'DELETE FROM {belonging} WHERE "table" = ?', (table,))  # noqa: S608
    connection.execute("DELETE FROM notes WHERE key LIKE ?", (f"% of {table}",))
    connection.execute("DELETE FROM tables WHERE id = ?", (table,))
    # Who is to be erased later is found by where they sat, and named in the record of a game that counted.
    without = 'DELETE FROM sittings WHERE "table" = ?1 AND NOT EXISTS (SELECT 1 FROM records WHERE "table" = ?1)'
    connection.execute(without, (table,))


def _shrink(connection: sqlite3.Connection) -> None:
    for _ in range(PAGES_AT_ONCE):  # asked for several, SQLite gives one back at each step, and is stepped but once
        connection.execute("PRAGMA incremental_vacuum(1)")
