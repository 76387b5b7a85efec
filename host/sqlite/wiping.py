"""What is erased leaves the disk as well: it stands in the log beside the file until that is taken over."""

import asyncio
import sqlite3
from contextlib import suppress

from host.sqlite.database import Database
from host.storage import Unavailable

AGAIN = 30.0
"""After how many seconds the log is tried again that somebody was still reading, such as a backup."""
PATIENCE_MS = 100
"""How long readers are waited for: meanwhile nothing else is written."""


class Wiper:
    """Takes over the log into the file and leaves it empty, if need be later."""

    def __init__(self, writing: Database) -> None:
        self._writing = writing
        self._later: asyncio.Task[None] | None = None

    async def wipe(self) -> None:
        """Wipe the log now, or as soon as nobody reads it any more."""
        if not await self._writing.run(_wiped) and self._later is None:
            self._later = asyncio.create_task(self._wipe_later(), name="wiping")

    async def close(self) -> None:
        """Try no more: whoever closes the file last wipes its log."""
        if self._later is not None:
            self._later.cancel()
            await asyncio.gather(self._later, return_exceptions=True)

    async def _wipe_later(self) -> None:
        wiped = False
        while not wiped:
            await asyncio.sleep(AGAIN)
            with suppress(Unavailable):
                wiped = await self._writing.run(_wiped)
        self._later = None


def _wiped(connection: sqlite3.Connection) -> bool:
    """Try to wipe the log, and say whether that has worked."""
    [before] = connection.execute("PRAGMA busy_timeout").fetchone()
    connection.execute(f"PRAGMA busy_timeout = {PATIENCE_MS}")
    try:
        busy, _, _ = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    finally:
        connection.execute(f"PRAGMA busy_timeout = {before}")
    return not busy
