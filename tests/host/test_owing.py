"""Answers that somebody waits for: kept until they are given, for nobody else to see, and gone with the person."""

import asyncio
import signal
import sys
from pathlib import Path

import pytest

from host.kept import Owed
from host.privacy import erase_person
from host.table import Actor
from tests.host.tables import ANN, BEN, hosting, reading

ROOT = Path(__file__).parent.parent.parent
SECRET = b"a token that nobody else may have"
FULL = 2
PATIENCE = 30.0

KILLED = """
import asyncio, os, signal, sys
from pathlib import Path
from host.sqlite.store import SqliteStorage
from host.kept import Owed

async def main():
    storage = await SqliteStorage.open(Path(sys.argv[1]))
    for number in range(3):
        await storage.owe(Owed(str(number), "a", float(number), "hand", b"reply"))
    await storage.settle("1")
    os.kill(os.getpid(), signal.SIGKILL)

asyncio.run(main())
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


def owed(request: str, actor: Actor = ANN, at: float = 1.0) -> Owed:
    return Owed(request, actor.user, at, "hand", SECRET)


def files_with(secret: bytes, folder: Path) -> list[str]:
    return sorted(file.name for file in folder.iterdir() if secret in file.read_bytes())


async def test_what_is_owed_is_known_until_it_is_settled_the_oldest_first(path: Path) -> None:
    async with hosting(path) as host:
        for answer in (owed("2", at=2.0), owed("1"), owed("3", BEN, at=3.0)):
            await host.storage.owe(answer)
        await host.storage.settle("2")
        await host.storage.settle("unknown")
        assert await host.storage.owed() == [owed("1"), owed("3", BEN, at=3.0)]
    async with hosting(path) as host:
        assert [answer.request for answer in await host.storage.owed()] == ["1", "3"]


async def test_what_is_owed_twice_is_owed_once(path: Path) -> None:
    async with hosting(path) as host:
        for _ in range(2):
            await host.storage.owe(owed("1"))
        assert await host.storage.owed() == [owed("1")]


async def test_what_is_owed_survives_a_process_that_is_killed(path: Path) -> None:
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", KILLED, path, cwd=ROOT)
    async with asyncio.timeout(PATIENCE):
        assert await process.wait() == -signal.SIGKILL
    async with hosting(path) as host:
        assert [answer.request for answer in await host.storage.owed()] == ["0", "2"]


async def test_moves_still_wait_for_the_disk_after_what_need_not(path: Path) -> None:
    async with hosting(path) as host:
        await host.storage.owe(owed("1"))
        await host.storage.settle("1")
        writing = host.storage._writing  # type: ignore[attr-defined]
        level = await writing.run(lambda connection: connection.execute("PRAGMA synchronous").fetchone()[0])
        assert level == FULL


async def test_who_is_erased_is_owed_nothing(path: Path) -> None:
    async with hosting(path) as host:
        await host.storage.owe(owed("1"))
        await host.storage.owe(owed("2", BEN))
        await erase_person(host, ANN)
        assert [answer.user for answer in await host.storage.owed()] == [BEN.user]
        await erase_person(host, BEN)
        assert not files_with(SECRET, path.parent)


async def test_a_copy_does_not_tell_how_to_answer_in_our_place(path: Path) -> None:
    async with hosting(path) as host:
        for number in range(100):
            await host.storage.owe(owed(str(number)))
        async with reading(path) as reader:
            await reader.copy_to(path.with_name("copy.db"))
        assert "copy.db" not in files_with(SECRET, path.parent)
        assert len(await host.storage.owed()) == 100
    async with hosting(path.with_name("copy.db")) as host:
        assert await host.storage.owed() == []


async def test_what_is_owed_does_not_wait_for_the_disk_with_what_is_to_last(path: Path) -> None:
    async with hosting(path) as host:
        writings = [asyncio.ensure_future(host.storage.save_note(key, "text")) for key in ("under way", "next")]
        await host.storage.owe(owed("1"))
        assert not writings[1].done()
        await asyncio.gather(*writings)
