"""Reading tables from an SQLite file."""

from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from host.kept import Block, Census, House, Owed, Post, Profile, Rating, Record, Statistics
from host.news import Entry
from host.ratings import ENOUGH_GAMES
from host.sqlite.copying import copy_to
from host.sqlite.database import Database, opened_for_reading
from host.sqlite.folding import READABLE, inflated, log_fault
from host.sqlite.rows import (
    EVERYWHERE,
    read,
    read_answer,
    read_entry,
    read_log,
    record_decoder,
    table_decoder,
)
from host.storage import Unavailable
from host.table import Table, TableId, Timestamp, UserId
from tabletop.unreadable import Unreadable

_profile = msgspec.json.Decoder(Profile)
_house = msgspec.json.Decoder(House)
_post = msgspec.json.Decoder(Post)

COUNT_BY_GUILD = """SELECT guild, count(*) FROM tables
    WHERE status IN ('lobby', 'playing', 'paused') GROUP BY guild"""
COUNT_OPEN = """SELECT
    (SELECT count(*) FROM tables WHERE owner = ?1 AND status IN ('lobby', 'playing', 'paused') AND NOT practice),
    (SELECT count(*) FROM tables WHERE guild = ?2 AND status IN ('lobby', 'playing', 'paused') AND NOT practice)"""


class SqliteReader:
    """Reads tables from a file, also from one that another process writes to."""

    def __init__(self, reading: Database) -> None:
        self._reading = reading

    @classmethod
    async def open_to_read(cls, path: Path, *, older: bool = False) -> "SqliteReader":
        """Open a file that exists, to see one moment of it, or raise `Unusable`."""
        reading = await Database(partial(opened_for_reading, path, older=older), 64).opened()
        await reading.run(lambda connection: connection.execute("BEGIN"))
        return SqliteReader(reading)

    async def faults(self) -> list[str]:
        """Let SQLite look through the whole file, and return what it finds wrong."""
        try:
            rows = await self._rows("PRAGMA integrity_check")
        except Unavailable as error:
            return [str(error)]  # so bad that it cannot even be looked through
        return [text for (text,) in rows if text != "ok"]

    async def table_ids(self) -> list[TableId]:
        """List all tables."""
        return [row[0] for row in await self._rows("SELECT id FROM tables ORDER BY id")]

    async def load(self, table: TableId) -> tuple[Table, bytes | None] | None:
        statement = "SELECT log IS NULL, id, channel, status, head, snapshot FROM tables WHERE id = ?"
        row = await self._row(statement, table)
        if row is None:
            return None
        loose, *columns, data, snapshot = row
        head = read(table_decoder, data, f"table {table}")
        if [head.id, head.channel, head.status] != columns:
            raise Unreadable(f"table {table} is damaged: it is said to be {columns}")
        return head, snapshot if loose or snapshot is None else inflated(table, snapshot)

    async def log_fault(self, table: TableId) -> str | None:
        """Say what in the log of a table is not as it was written, whatever it leads to."""
        return await self._reading.run(partial(log_fault, table))

    async def table_in(self, channel: str) -> TableId | None:
        row = await self._row(
            f"""SELECT id FROM tables WHERE channel = ? ORDER BY status IN ('lobby', 'playing', 'paused') DESC,
            json_extract({READABLE}, '$.ended') DESC, id DESC LIMIT 1""",  # noqa: S608
            channel,
        )
        return None if row is None else int(row[0])

    async def open_table_in(self, channel: str) -> TableId | None:
        statement = "SELECT id FROM tables WHERE channel = ? AND status IN ('lobby', 'playing', 'paused')"
        row = await self._row(statement, channel)
        return None if row is None else int(row[0])

    async def owner_of(self, table: TableId) -> UserId | None:
        row = await self._row("SELECT owner FROM tables WHERE id = ?", table)
        return None if row is None or row[0] is None else str(row[0])

    async def answer_to(self, request: str, table: TableId | None = None) -> Entry | None:
        return await self._reading.run(partial(read_answer, request, table))

    async def entry(self, table: TableId, number: int) -> Entry | None:
        return await self._reading.run(partial(read_entry, table, number))

    async def log(self, table: TableId, after: int = 0) -> list[Entry]:
        # Read by the thread of the connection, too: there may be many.
        return await self._reading.run(partial(read_log, table, after))

    async def due(self, until: Timestamp) -> list[TableId]:
        return [row[0] for row in await self._rows("SELECT id FROM tables WHERE due <= ? ORDER BY due", until)]

    async def next_due(self) -> Timestamp | None:
        first: Timestamp | None = (await self._row("SELECT min(due) FROM tables WHERE due IS NOT NULL"))[0]
        return first

    async def last_entry_at(self) -> Timestamp | None:
        row = await self._row("SELECT at FROM entries ORDER BY rowid DESC LIMIT 1")
        return None if row is None else float(row[0])

    async def last_act_at(self, table: TableId) -> Timestamp | None:
        statement = 'SELECT max(at) FROM entries WHERE "table" = ? AND actor IS NOT NULL'
        last: Timestamp | None = (await self._row(statement, table))[0]
        return last

    async def undelivered(self) -> list[tuple[TableId, int]]:
        return [(row[0], row[1]) for row in await self._rows('SELECT "table", number FROM outbox ORDER BY 1, 2')]

    async def profile(self, user: UserId) -> Profile:
        row = await self._row("SELECT body FROM profiles WHERE user = ?", user)
        return Profile(user) if row is None else read(_profile, row[0], "a profile")

    async def house(self, guild: str) -> House:
        row = await self._row("SELECT body FROM houses WHERE guild = ?", guild)
        return House(guild) if row is None else read(_house, row[0], "the wishes of a server")

    async def post(self, table: TableId, user: UserId | None = None) -> Post | None:
        row = await self._row('SELECT body FROM posts WHERE "table" = ? AND user = ?', table, user or "")
        return row and read(_post, row[0], f"a message of table {table}")

    async def note(self, key: str) -> str | None:
        row = await self._row("SELECT text FROM notes WHERE key = ?", key)
        return None if row is None else str(row[0])

    async def blocks(self) -> list[Block]:
        return [Block(*row) for row in await self._rows("SELECT what, id, since FROM blocks")]

    async def tables_of(self, user: UserId) -> list[TableId]:
        return [row[0] for row in await self._rows('SELECT "table" FROM sittings WHERE user = ? ORDER BY 1', user)]

    async def open_tables_of(self, user: UserId) -> list[TableId]:
        rows = await self._rows(
            """SELECT id FROM tables JOIN sittings ON "table" = id
            WHERE user = ? AND status IN ('lobby', 'playing', 'paused') ORDER BY id""",
            user,
        )
        return [row[0] for row in rows]

    async def open_tables_in(self, guild: str) -> list[TableId]:
        statement = "SELECT id FROM tables WHERE guild = ? AND status IN ('lobby', 'playing', 'paused') ORDER BY id"
        return [row[0] for row in await self._rows(statement, guild)]

    async def practices_of(self, user: UserId) -> list[TableId]:
        rows = await self._rows(
            "SELECT id FROM tables WHERE owner = ? AND status IN ('lobby', 'playing', 'paused') AND practice", user
        )
        return [row[0] for row in rows]

    async def owed(self) -> list[Owed]:
        return [Owed(*row) for row in await self._rows("SELECT request, user, at, asked, reply FROM owed ORDER BY at")]

    async def count_open(self, owner: UserId, guild: str) -> tuple[int, int]:
        own, here = await self._row(COUNT_OPEN, owner, guild)
        return own, here

    async def open_tables_by_guild(self) -> dict[str, int]:
        return dict(await self._rows(COUNT_BY_GUILD))

    async def census(self) -> Census:
        row = await self._row(
            """SELECT (SELECT count(*) FROM tables WHERE status IN ('lobby', 'playing', 'paused')),
            (SELECT count(*) FROM outbox),
            (SELECT min(at) FROM outbox JOIN entries USING ("table", number))"""
        )
        return Census(*row)

    async def record(self, table: TableId) -> Record | None:
        row = await self._row('SELECT body FROM records WHERE "table" = ?', table)
        return row and read(record_decoder, row[0], f"the record of table {table}")

    async def records_of(self, user: UserId) -> list[Record]:
        rows = await self._rows(
            'SELECT body FROM records JOIN results USING ("table") WHERE user = ? ORDER BY ended DESC', user
        )
        return [read(record_decoder, row[0], "a record") for row in rows]

    async def statistics(self, game: str, guild: str | None = None, user: UserId | None = None) -> list[Statistics]:
        rows = await self._rows(
            """SELECT results.user, count(*), sum(place = 1), sum(score), max(score), mu, sigma
            FROM results JOIN records USING ("table")
            LEFT JOIN ratings ON ratings.game = records.game AND ratings.guild = ?1 AND ratings.user = results.user
            WHERE records.game = ?2 AND (?3 IS NULL OR records.guild = ?3) AND results.user IS NOT NULL
                AND (?4 IS NULL OR results.user = ?4)
            GROUP BY results.user
            ORDER BY mu IS NULL, count(*) < ?5, mu DESC, count(*) DESC, results.user""",
            EVERYWHERE if guild is None else guild,
            game,
            guild,
            user,
            ENOUGH_GAMES,
        )
        return [
            Statistics(who, game, games, wins, points, best, None if mu is None else Rating(mu, sigma))
            for who, games, wins, points, best, mu, sigma in rows
        ]

    async def copy_to(self, target: Path) -> None:
        """Write a consistent copy while the tables are in use."""
        await self._reading.run(lambda connection: copy_to(connection, target))

    async def close(self) -> None:
        """Let go of the file."""
        await self._reading.close()

    async def _row(self, statement: str, *values: object) -> Any:
        return await self._reading.run(lambda connection: connection.execute(statement, values).fetchone())

    async def _rows(self, statement: str, *values: object) -> list[Any]:
        return await self._reading.run(lambda connection: connection.execute(statement, values).fetchall())
