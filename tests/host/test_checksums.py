"""Every bit of an entry counts: if one has changed by itself, `check-db` names the table."""

import asyncio
import re
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random

import pytest

from alhambra.hosted import Alhambra
from host.check import check_tables
from host.commands import Cancel, Join, Leave
from host.housekeeping import SETTLED, Housekeeper, Keeping
from host.opening import Place
from host.sqlite.reader import SqliteReader
from host.table import TableId
from tests.host.tables import ANN, CEM, Clock, act, damaged, hosting, open_table, start_table

PAGE = 4096
LEAF = 0x0D
SPOILED, SOUND, AWAY = 1, 2, 3
REQUEST = "471147114711471147"


async def play_somewhat(path: Path) -> None:
    """Fill a file with two running games, one after the other, a cancelled one that was put away, and lobbies."""
    clock, luck = Clock(), Random(3)
    async with hosting(path, clock) as host:
        for channel in ("spoiled", "sound", "away"):
            table = await start_table(host, place=Place(channel, "server"))
            for number in range(12):
                await act(host, table, luck, f"{table}{REQUEST}{number:02}")
        await host.do(AWAY, ANN, Cancel())
        clock.now += SETTLED
        await Housekeeper(host, Keeping()).tidy_up()


async def sit_down(path: Path) -> None:
    """Fill a file with lobbies."""
    async with hosting(path) as host:
        for channel in ("spoiled", "sound"):
            table = await open_table(host, 2, seats=3, place=Place(channel, "server"))
            await host.do(table, CEM, Join(), f"{table}{REQUEST}")
            await host.do(table, CEM, Leave())


@pytest.fixture(scope="module")
def original(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("original") / "tables.db"
    asyncio.run(play_somewhat(path))
    return path


@pytest.fixture
def path(original: Path, tmp_path: Path) -> Path:
    return Path(shutil.copy(original, tmp_path))


def varint(data: bytes, at: int) -> tuple[int, int]:
    """Read a number as SQLite writes it; return it and where it ends."""
    value = 0
    for place in range(9):
        value = value << 7 | data[at + place] & 0x7F
        if not data[at + place] & 0x80:
            return value, at + place + 1
    raise AssertionError("no row here is so large")


def rows_in(data: bytes, page: int) -> Iterator[range]:
    """Yield where the rows on a page lie in the file."""
    start = page * PAGE
    assert data[start] == LEAF
    for number in range(int.from_bytes(data[start + 3 : start + 5], "big")):
        place = start + 8 + 2 * number
        cell = start + int.from_bytes(data[place : place + 2], "big")
        length, after = varint(data, cell)
        _, content = varint(data, after)
        yield range(cell, content + length)


def content_of(path: Path) -> bytes:
    return path.read_bytes()


def row_of(path: Path, request: str) -> range:
    """Find the row of the entry with some request."""
    data = content_of(path)
    places = [
        found.start() for found in re.finditer(request.encode(), data) if data[found.start() // PAGE * PAGE] == LEAF
    ]
    [row] = [row for place in places for row in rows_in(data, place // PAGE) if place in row]
    return row


@contextmanager
def flipped(path: Path, bit: int) -> Iterator[None]:
    """Change one bit of a file for a while."""
    with path.open("r+b", buffering=0) as file:
        file.seek(bit // 8)
        [byte] = file.read(1)
        for value in (byte ^ 1 << bit % 8, byte):
            file.seek(bit // 8)
            file.write(bytes([value]))
            if value != byte:
                yield


async def named(path: Path) -> list[TableId]:
    """Return the tables that a check calls damaged."""
    reader = await SqliteReader.open_to_read(path)
    try:
        return [finding.table async for finding in check_tables(reader, [Alhambra()]) if finding.damage]
    finally:
        await reader.close()


async def unnoticed(path: Path, bits: list[int], table: TableId) -> list[int]:
    assert await named(path) == []
    missed = []
    for bit in bits:
        with flipped(path, bit):
            if await named(path) != [table]:
                missed.append(bit)
    return missed


def bits_of(row: range) -> list[int]:
    return [bit for place in row for bit in range(8 * place, 8 * place + 8)]


async def test_every_bit_of_an_entry_counts(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    await sit_down(path)
    bits = bits_of(row_of(path, f"{SPOILED}{REQUEST}"))
    assert len(bits) > 600
    assert await unnoticed(path, bits, SPOILED) == []


async def test_bits_of_an_entry_of_a_game_count(path: Path) -> None:
    rows = [row_of(path, f"{SPOILED}{REQUEST}{number:02}") for number in range(2, 8)]
    bits = [bit for row in rows for bit in Random(row.start).sample(bits_of(row), 30)]
    assert await unnoticed(path, bits, SPOILED) == []


@pytest.mark.nightly
async def test_every_bit_of_an_entry_of_a_game_counts(path: Path) -> None:
    assert await unnoticed(path, bits_of(row_of(path, f"{SPOILED}{REQUEST}07")), SPOILED) == []


@pytest.mark.parametrize("column", ["log", "snapshot"])
async def test_bits_of_a_log_that_was_put_away_count(path: Path, column: str) -> None:
    with closing(sqlite3.connect(path)) as connection:
        [content] = connection.execute(f"SELECT {column} FROM tables WHERE id = ?", (AWAY,)).fetchone()
    data = content_of(path)
    found = [data.find(content[at : at + 16]) for at in {0, *range(0, len(content) - 16, 97), len(content) - 16}]
    bits = [bit for place in found if place > 0 for bit in bits_of(range(place, place + 16))]
    assert await unnoticed(path, Random(1).sample(bits, 120), AWAY) == []


async def test_bits_of_what_stands_beside_such_a_log_count(path: Path) -> None:
    for column in ("ended", "sum", "request"):
        spoiled = Path(shutil.copy(path, path.with_name(f"{column}.db")))
        with closing(sqlite3.connect(spoiled)) as connection, connection:
            connection.execute(f"UPDATE tables SET {column} = coalesce({column}, 0) + 1 WHERE id = ?", (AWAY,))
        assert await named(spoiled) == [AWAY], column


async def test_an_entry_that_has_changed_its_place_with_another_is_noticed(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        for number, other in ((7, 99), (8, 7), (99, 8)):
            connection.execute('UPDATE entries SET number = ? WHERE "table" = 1 AND number = ?', (other, number))
    assert await damaged(path) == [SPOILED]
