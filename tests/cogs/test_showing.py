"""How far a table is shown is kept over restarts, also what older versions noted."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from cogs.showing import Showing, keep_showing, showing_of
from host.memory import Memory
from host.sqlite.store import SqliteStorage


@pytest.fixture
async def memory(tmp_path: Path) -> AsyncIterator[Memory]:
    storage = await SqliteStorage.open(tmp_path / "tables.db")
    yield Memory(storage)
    await storage.close()


async def test_it_is_kept(memory: Memory) -> None:
    assert await showing_of(memory, 7) == Showing()
    await keep_showing(memory, 7, Showing(5, 3, 50001))
    assert await showing_of(memory, 7) == Showing(5, 3, 50001)
    assert await showing_of(memory, 8) == Showing()


async def test_what_older_versions_noted_still_counts(memory: Memory) -> None:
    for what, text in {"message": "12", "beginning": "9", "door": ""}.items():
        await memory.keep_note(f"{what} of 7", text)
    assert await showing_of(memory, 7) == Showing(sent=12, begun=9)
