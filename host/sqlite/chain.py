"""A checksum for each entry of a log that covers the one before it, so that nothing changes by itself unnoticed."""

import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import suppress
from hashlib import blake2b
from typing import Any, TypeAlias

from msgspec.msgpack import encode

Row: TypeAlias = tuple[Any, ...]
"""An entry as it is stored: table, number, at, do, request, actor, target, seat, news."""

COLUMNS = '"table", number, at, do, request, actor, target, seat, news'
BEGINNING = 0
"""What the first entry of a log covers instead of another."""


def link(before: int, *values: object) -> int:
    """Return the checksum of some values, whose kinds count as well, and of the checksum before them."""
    return int.from_bytes(blake2b(encode((before, values)), digest_size=8).digest(), "big", signed=True)


def links(rows: Iterable[Row], before: int = BEGINNING) -> Iterator[int]:
    """Yield the checksums of entries that follow each other."""
    for row in rows:
        before = link(before, *row)
        yield before


def linked(connection: sqlite3.Connection, rows: list[Row]) -> list[Row]:
    """Return new entries of one table with their checksums."""
    table, number, *_ = rows[0]
    statement = 'SELECT sum FROM entries WHERE "table" = ? AND number = ?'
    last = connection.execute(statement, (table, number - 1)).fetchone()
    before = BEGINNING if last is None or last[0] is None else last[0]
    return [(*row, checksum) for row, checksum in zip(rows, links(rows, before), strict=True)]


def log_of(connection: sqlite3.Connection, table: int) -> tuple[list[Row], list[int | None]]:
    """Read the log of a table, and apart from it the checksums.

    What stands in the rows is read, and not what the index says of them.
    """
    statement = f"""SELECT {COLUMNS}, sum FROM entries
        WHERE rowid IN (SELECT rowid FROM entries WHERE "table" = ?) ORDER BY number"""  # noqa: S608
    rows = connection.execute(statement, (table,)).fetchall()
    return [row[:-1] for row in rows], [row[-1] for row in rows]


def first_fault(rows: list[Row], checksums: list[int | None]) -> int | None:
    """Return the number of the first entry that is not as it was written."""
    found = zip(rows, links(rows), checksums, strict=True)
    return next((row[1] for row, wanted, stored in found if stored != wanted), None)


def link_anew(connection: sqlite3.Connection, table: int) -> None:
    """Write the checksums of a whole log that was changed on purpose."""
    rows, stored = log_of(connection, table)
    statement = 'UPDATE entries SET sum = ? WHERE "table" = ? AND number = ?'
    changed = [(now, *row[:2]) for row, now, old in zip(rows, links(rows), stored, strict=True) if now != old]
    connection.executemany(statement, changed)


def link_all(connection: sqlite3.Connection) -> None:
    """Write the checksums of all logs, which had none in layout 1."""
    for (table,) in connection.execute('SELECT DISTINCT "table" FROM entries').fetchall():
        with suppress(sqlite3.OperationalError):  # a name in it cannot be read: without checksums it counts as damaged
            link_anew(connection, table)
