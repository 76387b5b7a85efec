"""The storage of a host in an SQLite file."""

import asyncio
import sqlite3
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from host.kept import Block, Blocked, Change, House, Owed, Post, Profile
from host.sqlite.attic import Attic
from host.sqlite.database import Claim, Database, opened_for_reading, opened_for_writing
from host.sqlite.reader import SqliteReader
from host.sqlite.rows import (
    close_damaged,
    encode,
    forget,
    forget_at,
    forget_at_damaged,
    forget_in_record,
    rows_of,
    save,
)
from host.sqlite.wiping import Wiper
from host.sqlite.writer import Writer
from host.table import Table, TableId, Timestamp, UserId


class SqliteStorage(SqliteReader):
    """Keeps tables in a file. One connection writes and another reads, so that neither waits for the other."""

    def __init__(self, claim: Claim, writing: Database, reading: Database, last_id: TableId) -> None:
        super().__init__(reading)
        self._claim = claim
        self._writing = writing
        self._writer = Writer(writing)
        self._wiper = Wiper(writing)
        self.attic = Attic(reading, self._writer)
        self._last_id = last_id

    @classmethod
    async def open(cls, path: Path) -> "SqliteStorage":
        """Open a file, create it if need be, or raise `Unusable`."""
        async with AsyncExitStack() as undo:
            claim = Claim(path)
            undo.callback(claim.give_up)
            writing = await Database(partial(opened_for_writing, path), 64).opened()
            undo.push_async_callback(writing.close)
            reading = await Database(partial(opened_for_reading, path), 64).opened()
            undo.push_async_callback(reading.close)
            last = await reading.run(lambda connection: connection.execute("SELECT max(id) FROM tables").fetchone()[0])
            undo.pop_all()
        return cls(claim, writing, reading, last or 0)

    async def new_table_id(self) -> TableId:
        self._last_id += 1
        return self._last_id

    def save(self, change: Change[Any]) -> asyncio.Future[None]:
        return self._writer.write(partial(save, rows_of(change)))

    async def delivered(self, table: TableId, number: int) -> None:
        statement = 'DELETE FROM outbox WHERE "table" = ? AND number = ?'
        await self._writer.write(partial(_execute, statement, (table, number)), urgent=False, lasting=False)

    async def put_off(self, table: TableId, due: Timestamp | None) -> None:
        await self._write("UPDATE tables SET due = ? WHERE id = ?", due, table)

    async def all_due(self, now: Timestamp) -> None:
        open_tables = "status IN ('lobby', 'playing', 'paused')"
        await self._write(f"UPDATE tables SET due = ?1 WHERE {open_tables} AND (due IS NULL OR due > ?1)", now)  # noqa: S608

    async def save_profile(self, profile: Profile) -> None:
        await self._write("INSERT OR REPLACE INTO profiles VALUES (?, ?)", profile.user, encode(profile))

    async def save_house(self, house: House) -> None:
        await self._write("INSERT OR REPLACE INTO houses VALUES (?, ?)", house.guild, encode(house))

    async def save_post(self, table: TableId, post: Post, user: UserId | None = None) -> None:
        await self._write("INSERT OR REPLACE INTO posts VALUES (?, ?, ?)", table, user or "", encode(post))

    async def save_note(self, key: str, text: str) -> None:
        await self._write("INSERT OR REPLACE INTO notes VALUES (?, ?)", key, text)

    async def owe(self, answer: Owed) -> None:
        row = msgspec.structs.astuple(answer)
        work = partial(_execute, "INSERT OR REPLACE INTO owed VALUES (?, ?, ?, ?, ?)", row)
        await self._writer.write(work, lasting=False)

    async def settle(self, request: str) -> None:
        work = partial(_execute, "DELETE FROM owed WHERE request = ?", (request,))
        await self._writer.write(work, urgent=False, lasting=False)

    async def save_block(self, block: Block) -> None:
        await self._write("INSERT OR REPLACE INTO blocks VALUES (?, ?, ?)", block.what, block.id, block.since)

    async def delete_block(self, what: Blocked, identity: str) -> None:
        await self._write("DELETE FROM blocks WHERE what = ? AND id = ?", what, identity)

    async def forget_at(self, table: Table, user: UserId) -> None:
        await self._writer.write(partial(forget_at, table, user))

    async def forget_at_damaged(self, table: TableId, user: UserId) -> None:
        await self._writer.write(partial(forget_at_damaged, table, user))

    async def forget_in_record(self, table: TableId, user: UserId) -> None:
        await self._writer.write(partial(forget_in_record, table, user))

    async def close_damaged(self, table: TableId, now: Timestamp) -> None:
        await self._writer.write(partial(close_damaged, table, now))

    async def forget(self, user: UserId) -> None:
        await self._writer.write(partial(forget, user))
        await self._wiper.wipe()

    async def close(self) -> None:
        await self._writer.close()
        await self._wiper.close()
        await super().close()
        await self._writing.close()
        self._claim.give_up()

    async def _write(self, statement: str, *values: object) -> None:
        await self._writer.write(partial(_execute, statement, values))


def _execute(statement: str, values: tuple[object, ...], connection: sqlite3.Connection) -> None:
    connection.execute(statement, values)
