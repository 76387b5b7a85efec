"""The file: who may open it, what becomes of a foreign, an older or a damaged one, and how it is copied."""

import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random

import pytest

from host.courier import Delivery
from host.news import Entry
from host.opening import Place
from host.sqlite import schema
from host.sqlite.reader import SqliteReader
from host.sqlite.schema import Unusable
from host.sqlite.store import SqliteStorage
from tabletop.unreadable import Unreadable
from tests.host.tables import damaged, hosting, play_on, reading, start_table
from tests.processes import begun, said

HOLD = """
import asyncio, sys
from pathlib import Path
from host.sqlite.store import SqliteStorage
storage = asyncio.run(SqliteStorage.open(Path(sys.argv[1])))
print("open", flush=True)
sys.stdin.read()
"""
NOTES = ("CREATE TABLE later_notes (text TEXT)",)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


@contextmanager
def another_process(path: Path) -> Iterator[subprocess.Popen[str]]:
    """Let another process of this program use a file."""
    command = [sys.executable, "-c", HOLD, str(path)]
    with begun(command, stdin=subprocess.PIPE, text=True) as process:
        assert said(process) == "open\n"
        yield process


def ask(path: Path, statement: str) -> list[tuple[object, ...]]:
    """Look into a file without this program."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        return connection.execute(statement).fetchall()


def content(path: Path) -> bytes:
    return path.read_bytes()


async def opened(path: Path) -> None:
    """Open a file and close it again."""
    storage = await SqliteStorage.open(path)
    await storage.close()


async def play_somewhat(path: Path) -> int:
    async with hosting(path) as host:
        table = await start_table(host)
        await play_on(host, table, Random(1), 10)
    return table


async def read_log(path: Path, table: int) -> list[Entry]:
    async with reading(path) as reader:
        return await reader.log(table)


async def test_a_new_file_gets_the_present_layout_in_folders_that_it_brings_along(tmp_path: Path) -> None:
    path = tmp_path / "var" / "new" / "tables.db"
    await opened(path)
    assert ask(path, "PRAGMA user_version") == [(schema.VERSION,)]
    assert ask(path, "PRAGMA application_id") == [(schema.APPLICATION,)]
    assert ask(path, "PRAGMA journal_mode") == [("wal",)]


async def test_the_path_of_a_file_may_contain_anything(tmp_path: Path) -> None:
    path = tmp_path / "my tables?mode=ro#1 100%.db"
    table = await play_somewhat(path)
    assert await read_log(path, table)


async def test_a_second_process_is_refused_until_the_first_is_killed(path: Path) -> None:
    with another_process(path) as first:
        with pytest.raises(Unusable, match="in use by another process"):
            await opened(path)
        first.kill()
        first.wait()
        await opened(path)


async def test_a_second_process_is_also_refused_by_another_name_of_the_file(path: Path) -> None:
    await opened(path)
    other = path.with_name("link.db")
    other.symlink_to(path)
    with another_process(path), pytest.raises(Unusable, match="in use by another process"):
        await opened(other)


def newer(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"PRAGMA application_id = {schema.APPLICATION}")
        connection.execute(f"PRAGMA user_version = {schema.VERSION + 1}")


def foreign(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")


def foreign_and_empty(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"PRAGMA user_version = {schema.VERSION}")


def no_database(path: Path) -> None:
    path.write_text("Dear diary\n" * 500)


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (newer, "written by a newer version .* install the newer version"),
        (foreign, "a database of another program"),
        (foreign_and_empty, "a database of another program"),
        (no_database, "not a database"),
    ],
)
async def test_a_file_that_is_not_ours_is_refused_and_left_as_it_is(
    path: Path, make: Callable[[Path], None], message: str
) -> None:
    make(path)
    before = content(path)
    with pytest.raises(Unusable, match=message):
        await opened(path)
    with pytest.raises(Unusable, match=message):
        await SqliteReader.open_to_read(path)
    assert content(path) == before


async def test_a_folder_is_no_database(tmp_path: Path) -> None:
    with pytest.raises(Unusable, match="cannot be used as the database"):
        await opened(tmp_path)


@pytest.fixture
def newer_program(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Make this program one that knows one more layout."""

    def install(*statements: str) -> None:
        monkeypatch.setattr(schema, "MIGRATIONS", (*schema.MIGRATIONS, statements))
        monkeypatch.setattr(schema, "VERSION", schema.VERSION + 1)

    return install


async def test_an_older_layout_is_brought_up_to_date_and_play_goes_on(
    path: Path, newer_program: Callable[..., None]
) -> None:
    table = await play_somewhat(path)
    newer_program(*NOTES)
    async with hosting(path) as host:
        assert await play_on(host, table, Random(2), 10) == 10
    assert ask(path, "PRAGMA user_version") == [(schema.VERSION,)]
    assert ask(path, "SELECT * FROM later_notes") == []
    assert not await damaged(path)


async def test_a_copy_of_an_older_layout_is_put_aside_which_the_older_program_can_use(
    path: Path, newer_program: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await play_somewhat(path)
    log = await read_log(path, table)
    newer_program(*NOTES)
    await opened(path)
    monkeypatch.undo()
    copy = path.with_name(f"tables.db.before-version-{schema.VERSION + 1}")
    assert await read_log(copy, table) == log
    async with hosting(copy) as host:
        assert await play_on(host, table, Random(2), 10) == 10


async def test_a_migration_that_fails_leaves_the_file_as_it_was(
    path: Path, newer_program: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await play_somewhat(path)
    before = content(path)
    newer_program(*NOTES, "CREATE TABLE later_notes (twice TEXT)")
    with pytest.raises(Unusable, match="notes already exists"):
        await opened(path)
    assert content(path) == before
    monkeypatch.undo()
    async with hosting(path) as host:
        assert await play_on(host, table, Random(2), 10) == 10


async def test_without_a_copy_there_is_no_migration(path: Path, newer_program: Callable[..., None]) -> None:
    await opened(path)
    newer_program(*NOTES)
    path.with_name(f"tables.db.before-version-{schema.VERSION}").mkdir()
    with pytest.raises(Unusable, match=f"before-version-{schema.VERSION} is a folder"):
        await opened(path)
    assert ask(path, "PRAGMA user_version") == [(schema.VERSION - 1,)]


async def test_an_older_layout_is_not_read_but_can_be_copied(path: Path, newer_program: Callable[..., None]) -> None:
    await opened(path)
    newer_program(*NOTES)
    with pytest.raises(Unusable, match="start the bot once"):
        await SqliteReader.open_to_read(path)
    reader = await SqliteReader.open_to_read(path, older=True)
    await reader.copy_to(path.with_name("copy.db"))
    await reader.close()
    assert ask(path.with_name("copy.db"), "PRAGMA user_version") == [(schema.VERSION - 1,)]


async def test_a_reader_sees_one_moment_while_play_goes_on(path: Path) -> None:
    async with hosting(path) as host:
        table = await start_table(host)
        reader = await SqliteReader.open_to_read(path)
        loaded = await reader.load(table)
        assert loaded is not None
        await play_on(host, table, Random(1), 10)
        assert len(await reader.log(table)) == loaded[0].entries
        await reader.close()


async def test_a_copy_is_a_single_file(path: Path) -> None:
    async with hosting(path) as host:
        table = await start_table(host)
        await play_on(host, table, Random(1), 10)
        folder = path.with_name("copies")
        folder.mkdir()
        reader = await SqliteReader.open_to_read(path)
        await reader.copy_to(folder / "copy.db")
        await reader.close()
        assert [file.name for file in folder.iterdir()] == ["copy.db"]
        assert await read_log(folder / "copy.db", table) == await host.storage.log(table)


async def test_a_database_is_not_replaced_by_a_copy_while_it_is_in_use(path: Path) -> None:
    other = path.with_name("other.db")
    async with hosting(path) as host, hosting(other):
        await start_table(host)
        reader = await SqliteReader.open_to_read(path)
        for target in path, other:
            with pytest.raises(Unusable, match="is a database in use"):
                await reader.copy_to(target)
        await reader.close()
    assert not await damaged(path)


async def play_at_three_tables(path: Path) -> None:
    async with hosting(path) as host:
        for channel in "abc":
            await play_on(host, await start_table(host, place=Place(channel)), Random(1), 5)


def flip_a_bit(data: bytes) -> bytes:
    return data.replace(b":", b"\xba", 1)


def misspell(data: bytes) -> bytes:
    return data.replace(b'"status"', b'"statue"').replace(b'"state"', b'"slate"')


def cut_off(data: bytes) -> bytes:
    return data[:-1]


def spoil(path: Path, place: str, damage: Callable[[bytes], bytes]) -> None:
    """Damage what is stored at a place."""
    column, _, row = place.partition(" FROM ")
    table, _, condition = row.partition(" WHERE ")
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        [data] = connection.execute(f"SELECT {place}").fetchone()
        connection.execute(f"UPDATE {table} SET {column} = ? WHERE {condition}", (damage(data),))


@pytest.mark.parametrize("damage", [flip_a_bit, misspell, cut_off])
@pytest.mark.parametrize("column", ["head", "snapshot"])
async def test_a_damaged_table_leaves_the_others_alone(
    path: Path, column: str, damage: Callable[[bytes], bytes]
) -> None:
    await play_at_three_tables(path)
    spoil(path, f"{column} FROM tables WHERE id = 2", damage)
    async with hosting(path) as host:
        with pytest.raises(Unreadable):
            await host.tables.look(2)
        for table in 1, 3:
            assert await play_on(host, table, Random(2), 10) == 10
    assert await damaged(path) == [2]


async def test_damaged_news_do_not_keep_other_tables_from_hearing_theirs(path: Path, faults: list[str]) -> None:
    heard = set()

    async def hear(delivery: Delivery) -> None:
        heard.add(delivery.entry.table)

    await play_at_three_tables(path)
    spoil(path, 'news FROM entries WHERE "table" = 2 AND number = 1', cut_off)
    async with hosting(path) as host:
        await host.courier.listen(hear)
        await host.courier.idle()
        assert {1, 3} <= heard
        assert (2, 1) in await host.storage.undelivered()
    assert faults == ["news 2-1 cannot be told"]
    faults.clear()


@pytest.mark.parametrize(
    "spoil",
    [
        "status = 'cancelled'",
        "channel = 'elsewhere'",
        "head = CAST(json_set(head, '$.waits', json('[]')) AS BLOB)",
        "head = CAST(json_set(head, '$.id', 77) AS BLOB)",
    ],
)
async def test_a_head_that_does_not_fit_its_game_is_found(path: Path, spoil: str) -> None:
    async with hosting(path) as host:
        table = await start_table(host)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(f"UPDATE tables SET {spoil}")
    assert await damaged(path) == [table]
