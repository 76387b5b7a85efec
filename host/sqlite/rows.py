"""How changes become rows and rows become values again."""

import re
import sqlite3
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, TypeVar

import msgspec

from host import ratings
from host.kept import Change, Finished, Rating, Record
from host.news import Entry, News
from host.sqlite.chain import COLUMNS, first_fault, link_anew, linked, log_of
from host.sqlite.folding import folded_log, forget_in_folded
from host.storage import AlreadyDone
from host.table import OPEN, Status, Table, TableId, Timestamp, UserId
from tabletop.unreadable import Unreadable

T = TypeVar("T")

EVERYWHERE = ""
"""The server under which the ratings for all servers together are kept."""

ENTRY = f"SELECT {COLUMNS} FROM entries "  # noqa: S608

encode = msgspec.json.Encoder().encode
_news = msgspec.json.Decoder(News)
_do = msgspec.json.Decoder(dict[str, Any])
record_decoder = msgspec.json.Decoder(Record)
table_decoder = msgspec.json.Decoder(Table)

SAVE_TABLE = """INSERT INTO tables (id, channel, status, due, head, snapshot, owner, guild, practice)
    VALUES (:id, :channel, :status, :due, :head, :snapshot, :owner, :guild, :practice)
    ON CONFLICT (id) DO UPDATE SET channel = excluded.channel, status = excluded.status, due = excluded.due,
    head = excluded.head, snapshot = excluded.snapshot, owner = excluded.owner, guild = excluded.guild"""
PLAY_ON = "UPDATE tables SET due = :due, head = :head, snapshot = :snapshot WHERE id = :id"
"""Enough while a game goes on; what stays the same is not written again, nor are the indexes on it."""


@dataclass(frozen=True, slots=True)
class Rows:
    """A change, ready to be written."""

    save_table: str
    table: dict[str, Any]
    entries: list[tuple[Any, ...]]
    outbox: tuple[TableId, int]
    sittings: list[tuple[UserId, TableId]]
    finished: Finished | None


def rows_of(change: Change[Any]) -> Rows:
    """Prepare a change, so that the writer's time is not spent with that."""
    table = change.table
    goes_on = table.status in OPEN and all(entry.seat is not None for entry in change.entries)
    named = (entry.actor for entry in change.entries)
    involved = {*table.people, *filter(None, named), *(offer.to for offer in table.offers)}
    return Rows(
        save_table=PLAY_ON if goes_on else SAVE_TABLE,
        table=_columns(change),
        entries=[_row(entry) for entry in change.entries],
        outbox=(table.id, change.entries[0].number),
        sittings=[(user, table.id) for user in sorted(involved)] if not goes_on else [],
        finished=change.finished,
    )


def _columns(change: Change[Any]) -> dict[str, Any]:
    table = change.table
    columns = {name: getattr(table, name) for name in ("id", "channel", "status", "owner", "guild")}
    stored = {"due": change.due, "head": encode(table), "snapshot": change.snapshot}
    return {**columns, **stored, "practice": bool(table.practice)}


def _row(entry: Entry) -> tuple[Any, ...]:
    news = None if entry.news is None else encode(entry.news)
    do, seat = encode(entry.do), entry.seat
    return entry.table, entry.number, float(entry.at), do, entry.request, entry.actor, entry.target, seat, news


def save(rows: Rows, connection: sqlite3.Connection) -> None:
    """Write a change."""
    _check_opening(rows, connection)
    entries = linked(connection, rows.entries)
    try:
        connection.executemany("INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", entries)
    except sqlite3.IntegrityError as error:
        if "request" in str(error):
            raise AlreadyDone from error
        raise
    connection.execute(rows.save_table, rows.table)
    connection.execute("INSERT INTO outbox VALUES (?, ?)", rows.outbox)
    if rows.sittings:
        connection.executemany("INSERT OR IGNORE INTO sittings VALUES (?, ?)", rows.sittings)
    if rows.finished:
        _save_record(rows.finished, connection)


def _check_opening(rows: Rows, connection: sqlite3.Connection) -> None:
    """Refuse to open a table a second time by a request whose first table has been put away since."""
    _, number, _, _, request, *_ = rows.entries[0]
    if number == 1 and connection.execute("SELECT 1 FROM tables WHERE request = ?", (request,)).fetchone():
        raise AlreadyDone


def _save_record(finished: Finished, connection: sqlite3.Connection) -> None:
    table = finished.table
    assert table.started is not None
    assert table.ended is not None
    record = Record(
        table=table.id,
        guild=table.guild,
        channel=table.channel,
        game=table.game,
        started=table.started,
        ended=table.ended,
        entries=table.entries,
        rules=table.rules[-1].version,
        options=table.settings.options,
        seats=finished.seats,
        sheet=table.sheet,
    )
    row = table.id, table.game, table.guild, table.ended, encode(record)
    connection.execute("INSERT INTO records VALUES (?, ?, ?, ?, ?)", row)
    connection.executemany(
        "INSERT INTO results VALUES (?, ?, ?, ?, ?)",
        [(table.id, result.seat, result.user, result.score, result.place) for result in finished.seats],
    )
    ranks = ratings.ranking(finished.seats)
    for guild in dict.fromkeys((table.guild, EVERYWHERE)):
        _rate(connection, table.game, guild, ranks)


def _rate(connection: sqlite3.Connection, game: str, guild: str, ranks: dict[UserId, int]) -> None:
    """Read and write ratings within the one transaction, so that games that end together both count."""
    statement = "SELECT mu, sigma FROM ratings WHERE game = ? AND guild = ? AND user = ?"
    rows = [connection.execute(statement, (game, guild, user)).fetchone() for user in ranks]
    before = [ratings.newcomer() if row is None else Rating(*row) for row in rows]
    after = ratings.rated(before, list(ranks.values())) if ranks else []
    connection.executemany(
        "INSERT OR REPLACE INTO ratings VALUES (?, ?, ?, ?, ?)",
        [(game, guild, user, rating.mu, rating.sigma) for user, rating in zip(ranks, after, strict=True)],
    )


def forget_at(table: Table, user: UserId, connection: sqlite3.Connection) -> None:
    """Store a table that no longer names a person, and take them out of its log and its record."""
    connection.execute("UPDATE tables SET head = ?, owner = ? WHERE id = ?", (encode(table), table.owner, table.id))
    _forget_in_log(table.id, user, connection)


def forget_at_damaged(table: TableId, user: UserId, connection: sqlite3.Connection) -> None:
    """Take a person out of a table that cannot be read, and out of its log and its record."""
    (head,) = connection.execute("SELECT head FROM tables WHERE id = ?", (table,)).fetchone()
    connection.execute("UPDATE tables SET head = ? WHERE id = ?", (_blotted(head, user), table))
    connection.execute("UPDATE tables SET owner = NULL WHERE id = ? AND owner = ?", (table, user))
    _forget_in_log(table, user, connection)


def _forget_in_log(table: TableId, user: UserId, connection: sqlite3.Connection) -> None:
    _forget_in_entries(table, user, connection)
    forget_in_folded(table, user, connection)
    forget_in_record(table, user, connection)


def forget_in_record(table: TableId, user: UserId, connection: sqlite3.Connection) -> None:
    """Take a person out of the record of a game."""
    connection.execute('UPDATE results SET user = NULL WHERE "table" = ? AND user = ?', (table, user))
    row = connection.execute('SELECT body FROM records WHERE "table" = ?', (table,)).fetchone()
    if row is not None:
        try:
            body = encode(nameless(read(record_decoder, row[0], "a record"), user))
        except Unreadable:
            body = _blotted(row[0], user)
        connection.execute('UPDATE records SET body = ? WHERE "table" = ?', (body, table))


def _forget_in_entries(table: TableId, user: UserId, connection: sqlite3.Connection) -> None:
    sound = _is_sound(table, connection)
    for column in ("actor", "target"):
        statement = f'UPDATE entries SET {column} = NULL WHERE "table" = ? AND {column} = ?'  # noqa: S608
        connection.execute(statement, (table, user))
    if sound:  # else what was damaged before would count as sound
        link_anew(connection, table)


def _is_sound(table: TableId, connection: sqlite3.Connection) -> bool:
    with suppress(sqlite3.OperationalError):  # a name in it cannot be read
        return first_fault(*log_of(connection, table)) is None
    return False


def _blotted(data: bytes, user: UserId) -> bytes:
    """Strike a person out of something that cannot be read any more: the id, and the name that stands beside it."""
    named = rb'"%s"(,"name":)"(?:[^"\\]|\\.)*"' % re.escape(user.encode())
    return re.sub(named, rb'null\1""', data).replace(b'"%s"' % user.encode(), b"null")


def close_damaged(table: TableId, now: Timestamp, connection: sqlite3.Connection) -> None:
    """Let a table count as cancelled, as far as what is written there can be changed."""
    (head,) = connection.execute("SELECT head FROM tables WHERE id = ?", (table,)).fetchone()
    with suppress(Unreadable):
        found = read(table_decoder, head, "a table")
        ended = msgspec.structs.replace(found, status=Status.CANCELLED, ended=now, waits=(), offers=())
        head = encode(ended)
    statement = "UPDATE tables SET status = ?, due = NULL, head = ? WHERE id = ?"
    connection.execute(statement, (Status.CANCELLED, head, table))


def nameless(record: Record, user: UserId) -> Record:
    """Return a record in which a person is a nameless seat."""
    seats = [
        msgspec.structs.replace(
            seat,
            user=None if seat.user == user else seat.user,
            name="" if seat.user == user else seat.name,
            left=None if seat.left == user else seat.left,
        )
        for seat in record.seats
    ]
    return msgspec.structs.replace(record, seats=tuple(seats))


def forget(user: UserId, connection: sqlite3.Connection) -> None:
    """Erase what is kept about a person besides the tables."""
    for table in ("profiles", "posts", "ratings", "sittings", "owed"):
        connection.execute(f"DELETE FROM {table} WHERE user = ?", (user,))  # noqa: S608


def entry_of(row: tuple[Any, ...]) -> Entry:
    """Read a line of a log."""
    table, number, at, do, request, actor, target, seat, news = row
    what = f"entry {number} of table {table}"
    told = None if news is None else read(_news, news, what)
    return Entry(table, number, at, read(_do, do, what), request, actor, target, seat, told)


def read_log(table: TableId, after: int, connection: sqlite3.Connection) -> list[Entry]:
    """Read the log of a table after some entry, whether or not it was put away."""
    rows = folded_log(table, connection)
    if rows is None:
        statement = ENTRY + 'WHERE "table" = ? AND number > ? ORDER BY number'
        rows = connection.execute(statement, (table, after)).fetchall()
    return [entry_of(row) for row in rows if row[1] > after]


def read_entry(table: TableId, number: int, connection: sqlite3.Connection) -> Entry | None:
    """Read one line of a log, whether or not it was put away."""
    rows = folded_log(table, connection)
    if rows is None:
        rows = connection.execute(ENTRY + 'WHERE "table" = ? AND number = ?', (table, number)).fetchall()
    return next((entry_of(row) for row in rows if row[1] == number), None)


def read_answer(request: str, table: TableId | None, connection: sqlite3.Connection) -> Entry | None:
    """Find the entry with which a request was answered, perhaps at some table that was put away."""
    row = connection.execute(ENTRY + "WHERE request = ?", (request,)).fetchone()
    if row is not None:
        return entry_of(row)
    opened = connection.execute("SELECT id FROM tables WHERE request = ?", (request,)).fetchone()
    place = table if opened is None else opened[0]
    rows = None if place is None else folded_log(place, connection)
    return next((entry_of(row) for row in rows or () if row[4] == request), None)


def read(decoder: msgspec.json.Decoder[T], data: bytes, what: str) -> T:
    """Decode data, or say what is damaged."""
    try:
        return decoder.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, TypeError) as error:
        raise Unreadable(f"{what} is damaged: {error}") from error
