"""Whoever is erased is gone from the bytes on the disk as well: from the file, from its log and from new copies."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from host.commands import Join, Start
from host.host import Host
from host.kept import Post
from host.opening import Place
from host.privacy import erase_person
from host.settings import Settings
from host.sqlite import wiping
from host.table import Actor
from tests.host.tables import ANN, BEN, hosting, play_on, reading

QUINN = Actor("471147114711471147", "Quinn Quartermain")
NAMES = (QUINN.user.encode(), b"Quinn", b"Quartermain")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


@pytest.fixture(autouse=True)
def careless_library(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let SQLite leave what is deleted where it was, as it does by itself unless it was built with more care."""
    connect = sqlite3.connect

    def carelessly(*place: Any, **options: Any) -> sqlite3.Connection:
        connection: sqlite3.Connection = connect(*place, **options)
        connection.execute("PRAGMA secure_delete = OFF")
        return connection

    monkeypatch.setattr(sqlite3, "connect", carelessly)


async def live(host: Host, tables: int = 12) -> None:
    """Let Quinn play at so many tables that the file grows, and leave messages and preferences."""
    for number in range(tables):
        place = Place(f"channel {number}", f"server {number % 3}")
        table = (await host.open(place, QUINN, "alhambra", Settings(seats=3))).entry.table
        for actor in (ANN, BEN):
            await host.do(table, actor, Join())
        await host.do(table, QUINN, Start())
        await play_on(host, table, Random(number), most=5000 if number % 6 == 0 else 20)
        await host.memory.keep_post(table, Post("c", str(number), 1), QUINN.user)
    await host.memory.prefer(QUINN.user, language="en")


def found(*files: Path) -> list[str]:
    """Return where on the disk Quinn is still named."""
    return [f"{file.name}: {name.decode()}" for file in files for name in NAMES if name in file.read_bytes()]


def everything(path: Path) -> list[Path]:
    """Return the file and what lies beside it."""
    return sorted(path.parent.iterdir())


async def test_who_is_erased_is_in_no_byte_of_the_file_its_log_or_a_new_copy(path: Path) -> None:
    async with hosting(path) as host:
        await live(host)
        assert found(path, path.with_name("tables.db-wal"))
        await erase_person(host, QUINN)
        assert not found(*everything(path))
        async with reading(path) as reader:
            await reader.copy_to(path.with_name("copy.db"))
        assert not found(*everything(path))
    assert not found(*everything(path)), "also after the end"


async def test_who_is_erased_after_a_restart_is_gone_from_the_disk_too(path: Path) -> None:
    async with hosting(path) as host:
        await live(host, 4)
    assert found(path)
    async with hosting(path) as host:
        await erase_person(host, QUINN)
        assert not found(*everything(path))


async def test_the_log_is_wiped_as_soon_as_a_reader_that_held_it_has_gone(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wiping, "AGAIN", 0.02)
    async with hosting(path) as host:
        await live(host, 2)
        with closing(sqlite3.connect(path, isolation_level=None)) as backup:
            backup.execute("BEGIN")
            backup.execute("SELECT * FROM tables").fetchone()
            await erase_person(host, QUINN)
            assert found(*everything(path)), "what somebody reads just now stays until they have read it"
        for _ in range(200):
            if not found(*everything(path)):
                break
            await asyncio.sleep(0.02)
        assert not found(*everything(path))


async def test_the_end_does_not_wait_for_a_reader_that_holds_the_log(path: Path) -> None:
    async with hosting(path) as host:
        await live(host, 1)
        backup = sqlite3.connect(path, isolation_level=None)
        backup.execute("BEGIN")
        backup.execute("SELECT * FROM tables").fetchone()
        await erase_person(host, QUINN)
    backup.close()
    async with hosting(path):
        pass
    assert not found(*everything(path))
