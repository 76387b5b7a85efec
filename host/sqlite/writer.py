"""One writer for all: whatever waits while a commit is under way goes into the next one together."""

import asyncio
import sqlite3
from collections.abc import Callable
from contextvars import copy_context
from functools import partial
from typing import NamedTuple, TypeAlias

from host.sqlite.database import Database
from host.storage import Unavailable

Work: TypeAlias = Callable[[sqlite3.Connection], None]

SOON = 0.005
"""After how many seconds that is written which is not urgent."""


class Waiting(NamedTuple):
    """Some work that somebody waits for."""

    work: Work
    done: asyncio.Future[None]
    lasting: bool


class Writer:
    """Groups what is to be written."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: list[Waiting] = []
        self._soon: asyncio.TimerHandle | None = None
        self._task: asyncio.Task[None] | None = None
        self._context = copy_context()
        """It works for all, so not in the context of whoever happened to ask first."""

    def write(self, work: Work, *, urgent: bool = True, lasting: bool = True) -> asyncio.Future[None]:
        """Begin some work in a transaction; the future is done when it is on the disk.

        What is not urgent goes along with the next that is, or else soon. What need not be lasting is safe when the
        program is killed, but not when the power fails: it does not wait for the disk, and is written first.
        """
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self._waiting.append(Waiting(work, done, lasting))
        if urgent:
            self._begin()
        elif self._soon is None:
            self._soon = self._context.run(loop.call_later, SOON, self._begin)
        return done

    async def close(self) -> None:
        """Write what is left."""
        if self._waiting:
            self._begin()
        if self._task is not None:
            await self._task

    def _begin(self) -> None:
        if self._soon is not None:
            self._soon.cancel()
            self._soon = None
        if self._task is None:
            self._task = self._context.run(asyncio.create_task, self._write_all(), name="writer")

    async def _write_all(self) -> None:
        while self._waiting:
            group, self._waiting = self._waiting, []
            for lasting in (False, True):  # what need not wait for the disk does not wait for others that do
                if some := [waiting for waiting in group if waiting.lasting is lasting]:
                    await self._write(some, lasting=lasting)
        self._task = None

    async def _write(self, group: "list[Waiting]", *, lasting: bool) -> None:
        works = [waiting.work for waiting in group]
        try:
            faults = await self._database.run(partial(_write_together, works, lasting=lasting))
        except Exception as error:  # noqa: BLE001  # nobody may be left waiting
            faults = [error] * len(works)
        for waiting, fault in zip(group, faults, strict=True):
            if waiting.done.done():
                continue  # whoever asked has gone away; it is written all the same
            if fault is None:
                waiting.done.set_result(None)
            else:
                waiting.done.set_exception(fault)


def _write_together(group: list[Work], connection: sqlite3.Connection, *, lasting: bool) -> list[Exception | None]:
    """Write all, and wait for the disk only if something is to last."""
    if lasting:
        return _commit_together(group, connection)
    connection.execute("PRAGMA synchronous = NORMAL")
    try:
        return _commit_together(group, connection)
    finally:
        connection.execute("PRAGMA synchronous = FULL")


def _commit_together(group: list[Work], connection: sqlite3.Connection) -> list[Exception | None]:
    """Write all in one transaction; if one of them spoils it, each in its own."""
    try:
        connection.execute("BEGIN IMMEDIATE")
    except sqlite3.Error as error:  # the file is locked: nobody need try that again, and wait as long
        return [_as_fault(error) for _ in group]
    try:
        _commit(connection, group)
    except Exception as error:  # noqa: BLE001  # each fault goes to whoever asked
        if len(group) == 1:
            return [_as_fault(error)]
        return [_commit_together([work], connection)[0] for work in group]
    return [None] * len(group)


def _commit(connection: sqlite3.Connection, works: list[Work]) -> None:
    try:
        for work in works:
            work(connection)
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def _as_fault(error: Exception) -> Exception:
    if isinstance(error, sqlite3.Error):
        fault = Unavailable(f"the database cannot be written: {error}")
        fault.__cause__ = error
        return fault
    return error
