"""A connection to the file, and the proof that no other process writes to it."""

import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Self, TypeVar

import aiosqlite

from host.sqlite.copying import put_aside
from host.sqlite.schema import (
    Held,
    Unusable,
    bring_up_to_date,
    check_present,
    check_version,
    check_writable,
    is_held,
    make_shrinkable,
    trouble,
)
from host.storage import Unavailable

T = TypeVar("T")

PATIENCE = 5.0
"""How many seconds a statement waits for another process that holds a lock, such as a backup tool."""


class Database(aiosqlite.Connection):
    """A connection on which a piece of work takes a single trip to its thread, however many statements it has."""

    async def opened(self) -> Self:
        """Connect, or leave no thread behind."""
        try:
            await self
        except (Unusable, Held):
            self._thread.join()  # it ends by itself, but would complain if the event loop ended before
            raise
        return self

    async def run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Do some work; a fault of the file is told as one of the storage."""
        connection = self._conn

        def unnamed() -> T:  # aiosqlite logs what it runs: from a partial the log would learn seeds and people
            return work(connection)

        try:
            result: T = await self._execute(unnamed)  # type: ignore[no-untyped-call]
        except sqlite3.Error as error:
            raise (Held if is_held(error) else Unavailable)(f"the database cannot be used: {error}") from error
        return result


def opened_for_writing(path: Path) -> sqlite3.Connection:
    """Open the file, create it if need be, and bring it up to date."""
    try:
        connection = sqlite3.connect(path, isolation_level=None, timeout=PATIENCE, check_same_thread=False)
        try:
            version = check_version(connection, path)  # before anything is changed
            if version == 0:  # room that closed tables leave can be given back to the disk, little by little
                connection.execute("PRAGMA auto_vacuum = INCREMENTAL")
            connection.execute("PRAGMA journal_mode = WAL")
            # FULL: a commit is on the disk before it returns. NORMAL would survive a crash of the process,
            # but the last moves that were acknowledged could be lost when the power fails.
            connection.execute("PRAGMA synchronous = FULL")
            # The same few pages change again and again: they are taken over into the file every 16 MB, not 4.
            connection.execute("PRAGMA wal_autocheckpoint = 4000")
            # What is deleted is overwritten: neither a free page nor a copy of the file tells of who was erased.
            connection.execute("PRAGMA secure_delete = ON")
            put_aside(connection, version)
            bring_up_to_date(connection, version)
            make_shrinkable(connection)
            check_writable(connection)
        except BaseException:
            connection.close()
            raise
    except (sqlite3.Error, OSError) as error:
        raise trouble(f"{path} cannot be used as the database", error) from error
    return connection


def opened_for_reading(path: Path, *, older: bool = False) -> sqlite3.Connection:
    """Open a file that exists and has the present layout, or perhaps an older one, without changing it."""
    try:
        if not path.exists():
            raise Unusable(f"there is no database {path}")
        connection = sqlite3.connect(
            f"{path.absolute().as_uri()}?mode=ro",
            uri=True,
            isolation_level=None,
            timeout=PATIENCE,
            check_same_thread=False,
        )
        try:
            (check_version if older else check_present)(connection, path)
        except BaseException:
            connection.close()
            raise
    except (sqlite3.Error, OSError) as error:
        raise trouble(f"{path} cannot be read as the database", error) from error
    return connection


class Claim:
    """The right to be the only process that writes to a file; it ends with the process at the latest.

    A second SQLite file beside it is locked, since SQLite knows how to lock on every system.
    """

    def __init__(self, path: Path) -> None:
        try:
            path = path.resolve()  # a file has one lock, however it is called
            path.parent.mkdir(parents=True, exist_ok=True)
            self._lock = sqlite3.connect(path.with_name(path.name + ".lock"), isolation_level=None, timeout=0.2)
        except (sqlite3.Error, OSError) as error:
            raise Unusable(f"{path} cannot be used as the database: {error}") from error
        try:
            self._lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error as error:
            self._lock.close()
            if getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_BUSY:
                raise Unusable(f"{path} is in use by another process of this program; stop that one first") from error
            raise Unusable(f"{path} cannot be used as the database: {error}") from error

    def give_up(self) -> None:
        """Let others have it."""
        self._lock.close()
