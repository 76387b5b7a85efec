"""Faults of the disk, the file and the callers: a move is refused or kept, never lost, and play goes on."""

import asyncio
import resource
import shutil
import sqlite3
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, asynccontextmanager, closing, contextmanager
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from host.courier import Delivery
from host.host import Host
from host.news import Entry
from host.opening import Place
from host.sqlite.schema import Held, Unusable
from host.sqlite.store import SqliteStorage
from host.storage import Unavailable
from host.table import TableId
from tests.host.tables import act, damaged, hosting, play_on, reading, start_table
from tests.processes import begun, said

ROOT = Path(__file__).parent.parent.parent
NOBODY = 65534

LOCK = """
import sqlite3, sys
connection = sqlite3.connect(sys.argv[1], isolation_level=None)
connection.execute("BEGIN IMMEDIATE")
print("locked", flush=True)
sys.stdin.read()
"""
OPEN_AS_NOBODY = f"""
import asyncio, os, sys
from pathlib import Path
from host.sqlite.store import SqliteStorage
if os.geteuid() == 0:
    try:
        os.setuid({NOBODY})
    except PermissionError:
        sys.exit("not permitted")
asyncio.run(SqliteStorage.open(Path(sys.argv[1])))
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


@pytest.fixture
def luck() -> Random:
    return Random(7)


@asynccontextmanager
async def playing(path: Path, tables: int = 1) -> AsyncIterator[tuple[Host, list[TableId]]]:
    """Run a host with some tables where a game has begun."""
    async with hosting(path) as host:
        started = [await start_table(host, place=Place(f"channel {number}")) for number in range(tables)]
        for table in started:
            await play_on(host, table, Random(table), 5)
        yield host, started


async def stored_log(path: Path, table: TableId) -> list[Entry]:
    async with reading(path) as reader:
        return await reader.log(table)


async def everything(host: Host, table: TableId) -> Any:
    """Return all that is known and stored of a table."""
    _, head, game = await host.tables.opened(table)
    return head, game, await host.storage.load(table), await host.storage.log(table)


# A full disk


@contextmanager
def files_cannot_grow(log: Path, room: int) -> Iterator[None]:
    """Let the system refuse to write beyond the end of a log and some room. (Python ignores SIGXFSZ by itself.)"""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (log.stat().st_size + room, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


@pytest.mark.parametrize("room", [0, 1_000, 5_000, 10_000])
async def test_a_move_that_cannot_be_written_is_refused_and_may_be_asked_again(
    path: Path, luck: Random, room: int
) -> None:
    async with playing(path) as (host, [table]):
        before = await everything(host, table)
        with files_cannot_grow(path.with_name("tables.db-wal"), room):
            for _ in range(3):
                with pytest.raises(Unavailable):
                    await act(host, table, luck, "the move")
                assert await everything(host, table) == before
        assert (await act(host, table, luck, "the move")).entry.number == before[0].entries + 1
        assert await play_on(host, table, luck, 50) == 50
    assert not await damaged(path)


async def test_news_that_were_heard_while_nothing_could_be_written_do_not_come_again(
    path: Path, luck: Random, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("host.courier.FIRST_DELAY", 0.01)
    heard: list[str | None] = []
    fault, full = ExitStack(), asyncio.Event()

    async def hear(delivery: Delivery) -> None:
        heard.append(delivery.entry.request)
        if delivery.entry.request == "the move":
            fault.enter_context(files_cannot_grow(path.with_name("tables.db-wal"), 0))
            full.set()

    async with playing(path) as (host, [table]):
        await host.courier.listen(hear)
        with fault:
            await act(host, table, luck, "the move")
            delivering = asyncio.create_task(host.courier.idle())
            await full.wait()
            assert not (await asyncio.wait([delivering], timeout=0.1))[0]
        await delivering
        assert heard.count("the move") == 1
        assert not await host.storage.undelivered()


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """Mount a disk of one megabyte."""
    disk = tmp_path / "disk"
    disk.mkdir()
    mount = shutil.which("mount")
    if mount is None or subprocess.run([mount, "-t", "tmpfs", "-o", "size=1m", "none", disk], check=False).returncode:
        pytest.skip("only root may mount a file system here")
    yield disk
    subprocess.run(["umount", "--lazy", disk], check=True)


def fill(disk: Path) -> Path:
    """Leave no room on a disk."""
    ballast = disk / "ballast"
    with ballast.open("wb", buffering=0) as file:
        try:
            while file.write(bytes(512)):
                pass
        except OSError:
            return ballast
    raise AssertionError("there was no end to it")


async def test_on_a_full_disk_a_move_is_refused_until_there_is_room(small_disk: Path, luck: Random) -> None:
    path = small_disk / "tables.db"
    async with playing(path) as (host, [table]):
        before = await everything(host, table)
        ballast = fill(small_disk)
        with pytest.raises(Unavailable, match="full"):
            await play_on(host, table, luck)
        after = await everything(host, table)
        assert after[3][: len(before[3])] == before[3]
        ballast.unlink()
        assert await play_on(host, table, luck, 10) == 10
    assert not await damaged(path)


async def test_no_database_is_made_on_a_full_disk(small_disk: Path) -> None:
    ballast = fill(small_disk)
    with pytest.raises(Unusable, match=r"tables.db cannot be used as the database: .*full"):
        await SqliteStorage.open(small_disk / "tables.db")
    ballast.unlink()
    storage = await SqliteStorage.open(small_disk / "tables.db")
    await storage.close()


# A lock that another process holds


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Let another process, perhaps somebody's database tool, hold the file."""
    command = [sys.executable, "-c", LOCK, str(path)]
    with begun(command, stdin=subprocess.PIPE, text=True) as process:
        assert said(process) == "locked\n"
        yield


async def test_while_another_process_holds_the_file_a_move_is_refused_but_tables_can_be_seen(
    path: Path, luck: Random, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("host.sqlite.database.PATIENCE", 0.05)
    async with playing(path) as (host, [table]):
        before = await everything(host, table)
        with locked(path):
            with pytest.raises(Unavailable, match="locked"):
                await act(host, table, luck, "the move")
            assert await everything(host, table) == before
        assert (await act(host, table, luck, "the move")).entry.number == before[0].entries + 1
    assert not await damaged(path)


async def test_a_move_waits_for_a_short_lock(path: Path, luck: Random) -> None:
    async with playing(path) as (host, [table]):
        with locked(path):
            move = asyncio.create_task(act(host, table, luck))
            assert not (await asyncio.wait([move], timeout=0.1))[0]
        await move


async def test_moves_that_wait_together_do_not_wait_for_each_other(
    path: Path, luck: Random, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("host.sqlite.database.PATIENCE", 0.2)
    async with playing(path, tables=20) as (host, tables):
        with locked(path):
            start = time.monotonic()
            answers = await asyncio.gather(*(act(host, table, luck) for table in tables), return_exceptions=True)
            seconds = time.monotonic() - start
        assert {type(answer) for answer in answers} == {Unavailable}
        assert seconds < 2, "20 moves waited one after another for the same lock"


async def test_a_file_that_another_process_holds_is_not_opened(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("host.sqlite.database.PATIENCE", 0.05)
    async with playing(path):
        pass
    with locked(path), pytest.raises(Held, match="locked"):
        await SqliteStorage.open(path)
    assert not await damaged(path)


# A file, or a folder, that can only be read


@pytest.fixture
def public_folder() -> Iterator[Path]:
    """Yield a folder that everybody can use, unlike those of pytest."""
    with TemporaryDirectory() as folder:
        Path(folder).chmod(0o777)
        yield Path(folder)


@contextmanager
def protected(folder: Path, what: str) -> Iterator[None]:
    """Let everybody write to all in a folder, but not to one thing."""
    for file in folder.iterdir():
        file.chmod(0o666)
    (folder / what).chmod(0o555)
    yield
    (folder / what).chmod(0o777)


def open_as_nobody(path: Path) -> str:
    """Let somebody without special rights open a file in another process; return what they are told."""
    command = [sys.executable, "-c", OPEN_AS_NOBODY, str(path)]
    told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False).stderr
    if told == "not permitted\n":
        pytest.skip("root may not become somebody else here")
    return told


@pytest.mark.parametrize("what", ["tables.db", "."])
async def test_what_can_only_be_read_is_not_opened(public_folder: Path, what: str) -> None:
    path = public_folder / "tables.db"
    async with playing(path):
        pass
    with protected(public_folder, what):
        told = open_as_nobody(path)
    assert f"Unusable: {path} cannot be used as the database: " in told
    assert not await damaged(path)


# A log that a power cut has cut off


async def test_whatever_is_left_of_the_log_of_the_file_leaves_each_table_at_an_earlier_moment(
    path: Path, luck: Random, tmp_path: Path
) -> None:
    async with playing(path, tables=2) as (_, tables):
        pass  # so far everything is in the file itself, on which a power cut has no effect
    first = {table: await stored_log(path, table) for table in tables}
    async with hosting(path) as host:
        for _ in range(10):
            for table in tables:
                await act(host, table, luck)
        last = {table: await host.storage.log(table) for table in tables}
        cut = tmp_path / "cut.db"
        wal = path.with_name("tables.db-wal").read_bytes()
        reached = set()
        for length in (0, 20, len(wal), *(luck.randrange(len(wal)) for _ in range(30))):
            shutil.copy(path, cut)
            cut.with_name("cut.db-wal").write_bytes(wal[:length])
            async with hosting(cut):
                pass
            assert not await damaged(cut)
            for table in tables:
                log = await stored_log(cut, table)
                assert len(first[table]) <= len(log)
                assert log == last[table][: len(log)]
                reached.add(len(log))
    assert len(reached) > 5, "most of the cuts should have left something"


# Callers


async def test_a_request_that_was_done_before_does_not_spoil_those_that_are_written_with_it(
    path: Path, luck: Random
) -> None:
    async with playing(path, tables=5) as (host, tables):
        first = await act(host, tables[0], luck, "0")
        again = "1", "0", "2", "3", "4"
        answers = await asyncio.gather(
            *(act(host, table, luck, request) for table, request in zip(tables, again, strict=True))
        )
        assert answers[1].entry == first.entry
        written = [answers[number].entry.table for number in (0, 2, 3, 4)]
        assert written == [tables[0], *tables[2:]]
        for table in tables:
            await act(host, table, luck)
    assert not await damaged(path)


async def test_the_move_of_somebody_who_does_not_wait_for_it_is_done_and_told_once(path: Path, luck: Random) -> None:
    heard: list[int] = []
    async with playing(path) as (host, [table]):

        async def hear(delivery: Delivery) -> None:
            heard.append(delivery.entry.number)

        await host.courier.listen(hear)
        await host.courier.idle()
        heard.clear()
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            move = asyncio.create_task(act(host, table, luck, "the move"))
            await asyncio.wait([move], timeout=0.05)  # now it waits for the lock
            move.cancel()
        with pytest.raises(asyncio.CancelledError):
            await move
        entry = (await act(host, table, luck, "another")).entry
        assert [one.request for one in (await host.storage.log(table))[-2:]] == ["the move", "another"]
        await host.courier.idle()
        assert heard == [entry.number - 1, entry.number]
    assert not await damaged(path)


@pytest.mark.parametrize("steps", range(12))
async def test_a_request_that_was_given_up_at_any_moment_can_be_repeated(path: Path, luck: Random, steps: int) -> None:
    async with playing(path) as (host, [table]):
        before = (await host.tables.look(table)).table.entries
        move = asyncio.create_task(act(host, table, Random(1), "the move"))
        for _ in range(steps):
            await asyncio.sleep(0)
        move.cancel()
        await asyncio.wait([move])
        assert (await act(host, table, luck, "the move")).entry.number == before + 1
        await act(host, table, luck)
        requests = [entry.request for entry in await host.storage.log(table)]
        assert requests.count("the move") == 1
    assert not await damaged(path)
