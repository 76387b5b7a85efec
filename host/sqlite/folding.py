"""A closed table in one row: its whole log and its last position, compressed, instead of hundreds of entries.

Nothing is left out, so whatever tells of a game tells the same before and after. It takes a tenth of the room.
"""

import bz2
import sqlite3
import zlib
from dataclasses import dataclass
from typing import Any

import msgspec

from host.sqlite.chain import BEGINNING, Row, first_fault, link, links, log_of
from host.table import TableId, Timestamp, UserId
from tabletop.unreadable import Unreadable

READABLE = "CASE WHEN json_valid(CAST(head AS TEXT)) THEN CAST(head AS TEXT) END"
"""What is said of a table, unless it is damaged: one that is must not spoil a look at the others."""
ENDED = f"json_extract({READABLE}, '$.ended')"
ACTOR, TARGET = 5, 6
"""Where an entry names people."""

BZIP2 = b"BZh"
"""With which everything that bz2 has compressed begins."""
DAMAGED = (OSError, EOFError, ValueError, zlib.error)
"""What decompressing raises where a bit has flipped, or something is missing."""

_columns = msgspec.msgpack.Decoder(tuple[tuple[Any, ...], ...])


@dataclass(frozen=True, slots=True)
class Loose:
    """A closed table as it was played, and when it ended."""

    table: TableId
    ended: Timestamp
    snapshot: bytes | None
    rows: list[Row]
    checksums: list[int | None]


@dataclass(frozen=True, slots=True)
class Folded:
    """What takes the place of a log; the checksum covers all of it, and each entry before it was compressed."""

    ended: Timestamp
    request: str | None
    """With which the table was opened: whoever asks for that again gets the same answer for good."""
    snapshot: bytes | None
    log: bytes
    checksum: int


def loose(table: TableId, connection: sqlite3.Connection) -> Loose:
    """Read a closed table."""
    statement = f"SELECT {ENDED}, snapshot FROM tables WHERE id = ?"  # noqa: S608
    ended, snapshot = connection.execute(statement, (table,)).fetchone()
    return Loose(table, ended, snapshot, *log_of(connection, table))


def folded(table: Loose) -> Folded:
    """Compress a table, unless its log is damaged: what is left of that stays as it is."""
    if not table.rows or (fault := first_fault(table.rows, table.checksums)) is not None:
        raise Unreadable(f"entry {fault if table.rows else 1} of table {table.table} is not as it was written")
    snapshot = None if table.snapshot is None else bz2.compress(table.snapshot)
    return _sealed(table.rows, table.ended, table.rows[0][4], snapshot)


def _sealed(rows: list[Row], ended: Timestamp, request: str | None, snapshot: bytes | None) -> Folded:
    columns = [*zip(*rows, strict=True)][1:]  # what is alike stands side by side, and is compressed better
    log = bz2.compress(msgspec.msgpack.encode(columns))
    return Folded(ended, request, snapshot, log, _checksum(rows, ended, request, snapshot, log))


def _checksum(rows: list[Row], *stored: object) -> int:
    *_, last = BEGINNING, *links(rows)
    return link(last, *stored)


def put_away(table: Loose, row: Folded, connection: sqlite3.Connection) -> None:
    """Let the one row take the place of the log, unless something has changed since it was read."""
    if log_of(connection, table.table) != (table.rows, table.checksums):
        return
    fold = """UPDATE tables SET ended = ?, request = ?, snapshot = ?, log = ?, sum = ?
        WHERE id = ? AND log IS NULL AND snapshot IS ? AND status IN ('over', 'cancelled')"""
    values = row.ended, row.request, row.snapshot, row.log, row.checksum, table.table, table.snapshot
    if connection.execute(fold, values).rowcount:
        connection.execute('DELETE FROM entries WHERE "table" = ?', (table.table,))


def unfolded(table: TableId, log: bytes) -> list[Row]:
    """Return the entries of a log that was compressed."""
    try:
        columns = _columns.decode(_decompressed(log))
        return [(table, *row) for row in zip(*columns, strict=True)]
    except (*DAMAGED, msgspec.DecodeError) as error:
        raise Unreadable(f"the log of table {table} is damaged: {error}") from error


def inflated(table: TableId, snapshot: bytes) -> bytes:
    """Return a position that was compressed."""
    try:
        return _decompressed(snapshot)
    except DAMAGED as error:
        raise Unreadable(f"the game of table {table} is damaged: {error}") from error


def _decompressed(compressed: bytes) -> bytes:
    """Return what was compressed: as is done now, or with zlib as in older databases."""
    return bz2.decompress(compressed) if compressed.startswith(BZIP2) else zlib.decompress(compressed)


def folded_log(table: TableId, connection: sqlite3.Connection) -> list[Row] | None:
    """Return the entries of a table that was put away; None where they are kept one by one."""
    row = connection.execute("SELECT log FROM tables WHERE id = ?", (table,)).fetchone()
    return None if row is None or row[0] is None else unfolded(table, row[0])


def log_fault(table: TableId, connection: sqlite3.Connection) -> str | None:
    """Say what in the log of a table is not as it was written, in either form."""
    rows = folded_log(table, connection)
    if rows is None:
        fault = first_fault(*log_of(connection, table))
        return None if fault is None else f"entry {fault} of its log is not as it was written"
    return None if _is_sound(table, rows, connection) else "its log is not as it was put away"


def _is_sound(table: TableId, rows: list[Row], connection: sqlite3.Connection) -> bool:
    statement = "SELECT ended, request, snapshot, log, sum FROM tables WHERE id = ?"
    *stored, checksum = connection.execute(statement, (table,)).fetchone()
    return bool(_checksum(rows, *stored) == checksum)


def forget_in_folded(table: TableId, user: UserId, connection: sqlite3.Connection) -> None:
    """Take a person out of a log that was put away; one that cannot be opened to look for them goes as a whole."""
    try:
        rows = folded_log(table, connection)
    except Unreadable:
        connection.execute("UPDATE tables SET log = X'' WHERE id = ?", (table,))
        return
    if rows is None or not any(user in (row[ACTOR], row[TARGET]) for row in rows):
        return
    sound = _is_sound(table, rows, connection)
    statement = "SELECT ended, request, snapshot FROM tables WHERE id = ?"
    row = _sealed([_nameless(row, user) for row in rows], *connection.execute(statement, (table,)).fetchone())
    connection.execute("UPDATE tables SET log = ? WHERE id = ?", (row.log, table))
    if sound:  # else what was damaged before would count as sound
        connection.execute("UPDATE tables SET sum = ? WHERE id = ?", (row.checksum, table))


def _nameless(row: Row, user: UserId) -> Row:
    return tuple(None if place in (ACTOR, TARGET) and value == user else value for place, value in enumerate(row))
