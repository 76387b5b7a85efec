"""Copies: never in the place of what belongs to the database in use, and for the eyes of their owner only."""

import os
import stat
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest

from host.sqlite import schema
from host.sqlite.reader import SqliteReader
from host.sqlite.schema import Unusable
from tests.host.tables import damaged, hosting, play_on, reading, start_table

BESIDE = ("-wal", "-shm", "-journal", ".lock", ".before-version-1", ".before-version-99")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Return a place for a database in a folder of its own."""
    folder = tmp_path / "var"
    folder.mkdir()
    return folder / "tables.db"


def itself(file: Path) -> Path:
    return file


def roundabout(file: Path) -> Path:
    return Path(os.path.relpath(file.parent)) / ".." / file.parent.name / file.name


def symbolic_link(file: Path) -> Path:
    link = file.parent.parent / "link.db"
    link.symlink_to(file)
    return link


def through_a_linked_folder(file: Path) -> Path:
    link = file.parent.parent / "linked"
    link.symlink_to(file.parent)
    return link / file.name


def hard_link(file: Path) -> Path:
    file.touch()
    link = file.parent.parent / "link.db"
    link.hardlink_to(file)
    return link


def identity(file: Path) -> int | None:
    """Return what stays the same as long as nothing else takes the place of a file."""
    return file.stat().st_ino if file.exists() else None


@pytest.mark.parametrize("way", [itself, roundabout, symbolic_link, through_a_linked_folder, hard_link])
@pytest.mark.parametrize("end", BESIDE)
async def test_no_copy_takes_the_place_of_what_belongs_to_the_database(
    path: Path, end: str, way: Callable[[Path], Path]
) -> None:
    async with hosting(path) as host:
        table = await start_table(host)
        file = path.with_name(path.name + end)
        target = way(file)
        before = identity(file)
        async with reading(path) as reader:
            with pytest.raises(Unusable, match="belongs to the database in use; choose another file"):
                await reader.copy_to(target)
        assert identity(file) == before
        assert await play_on(host, table, Random(1), 3) == 3
    assert not await damaged(path)


@pytest.mark.parametrize("way", [symbolic_link, through_a_linked_folder, hard_link])
async def test_no_copy_takes_the_place_of_the_database_by_another_name(path: Path, way: Callable[[Path], Path]) -> None:
    async with hosting(path), reading(path) as reader:
        with pytest.raises(Unusable, match="is a database in use"):
            await reader.copy_to(way(path))


async def test_what_is_written_on_the_way_to_a_copy_does_not_replace_the_database(path: Path) -> None:
    path = path.with_name("copy.db.unfinished")
    async with hosting(path) as host:
        await start_table(host)
        async with reading(path) as reader:
            with pytest.raises(Unusable, match=r"copy\.db would be written by way of copy\.db\.unfinished"):
                await reader.copy_to(path.with_name("copy.db"))
    assert not await damaged(path)


async def test_a_journal_that_lies_around_is_not_taken_for_that_of_a_copy(path: Path) -> None:
    path.with_name("copy.db-journal").write_bytes(b"left behind")
    async with hosting(path), reading(path) as reader:
        with pytest.raises(Unusable, match="is a database in use"):
            await reader.copy_to(path.with_name("copy.db"))


def make_newer(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make this program one that knows one more layout."""
    monkeypatch.setattr(schema, "MIGRATIONS", (*schema.MIGRATIONS, ("CREATE TABLE later_notes (text TEXT)",)))
    monkeypatch.setattr(schema, "VERSION", schema.VERSION + 1)


def mode(file: Path) -> int:
    return stat.S_IMODE(file.stat().st_mode)


@pytest.fixture
def open_handed() -> Iterator[None]:
    """Let this process keep nothing from anybody, unless it says so."""
    before = os.umask(0)
    yield
    os.umask(before)


@pytest.mark.usefixtures("open_handed")
async def test_a_copy_is_for_its_owner_only_also_in_the_place_of_one_that_was_not(path: Path) -> None:
    new, old = path.with_name("new.db"), path.with_name("old.db")
    old.touch(mode=0o666)
    async with hosting(path), reading(path) as reader:
        for copy in new, old:
            await reader.copy_to(copy)
            assert mode(copy) == 0o600


@pytest.mark.usefixtures("open_handed")
async def test_a_copy_that_is_put_aside_is_for_its_owner_only(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with hosting(path):
        pass
    make_newer(monkeypatch)
    async with hosting(path):
        assert mode(path.with_name(f"tables.db.before-version-{schema.VERSION}")) == 0o600


async def test_a_copy_is_put_aside_beside_the_file_itself_and_not_beside_a_link(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hosting(path):
        pass
    make_newer(monkeypatch)
    async with hosting(symbolic_link(path)):
        copy = path.with_name(f"tables.db.before-version-{schema.VERSION}")
        reader = await SqliteReader.open_to_read(copy, older=True)
        await reader.close()
