"""The layout of the database file, and how an older one becomes the present one.

A migration is never changed once it has been released: what comes later is added below.
"""

import sqlite3
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from host.sqlite.chain import link_all
from host.sqlite.settling import settle_news
from host.storage import Unavailable

INCREMENTAL = 2
APPLICATION = 0x7AB1E70B
"""Marks a file as ours."""

MIGRATIONS: tuple[tuple[str | Callable[[sqlite3.Connection], None], ...], ...] = (
    (
        """CREATE TABLE tables (
            id INTEGER PRIMARY KEY,
            channel TEXT NOT NULL,
            status TEXT NOT NULL,
            due REAL,
            head BLOB NOT NULL,
            snapshot BLOB
        )""",
        "CREATE INDEX tables_by_channel ON tables (channel, id)",
        """CREATE UNIQUE INDEX one_table_per_channel ON tables (channel)
            WHERE status IN ('lobby', 'playing', 'paused')""",
        "CREATE INDEX tables_by_due ON tables (due) WHERE due IS NOT NULL",
        # The log is kept in the order in which it came: what is written together lies together.
        """CREATE TABLE entries (
            id INTEGER PRIMARY KEY,
            "table" INTEGER NOT NULL,
            number INTEGER NOT NULL,
            at REAL NOT NULL,
            do BLOB NOT NULL,
            request TEXT,
            actor TEXT,
            target TEXT,
            seat INTEGER,
            news BLOB
        )""",
        'CREATE UNIQUE INDEX entries_by_table ON entries ("table", number)',
        "CREATE UNIQUE INDEX entries_by_request ON entries (request) WHERE request IS NOT NULL",
        """CREATE TABLE outbox (
            "table" INTEGER NOT NULL,
            number INTEGER NOT NULL,
            PRIMARY KEY ("table", number)
        ) WITHOUT ROWID""",
        """CREATE TABLE sittings (
            user TEXT NOT NULL,
            "table" INTEGER NOT NULL,
            PRIMARY KEY (user, "table")
        ) WITHOUT ROWID""",
        "CREATE TABLE profiles (user TEXT PRIMARY KEY, body BLOB NOT NULL) WITHOUT ROWID",
        "CREATE TABLE houses (guild TEXT PRIMARY KEY, body BLOB NOT NULL) WITHOUT ROWID",
        # With an empty user: the message in the channel.
        """CREATE TABLE posts (
            "table" INTEGER NOT NULL,
            user TEXT NOT NULL,
            body BLOB NOT NULL,
            PRIMARY KEY ("table", user)
        ) WITHOUT ROWID""",
        "CREATE TABLE notes (key TEXT PRIMARY KEY, text TEXT NOT NULL) WITHOUT ROWID",
        """CREATE TABLE records (
            "table" INTEGER PRIMARY KEY,
            game TEXT NOT NULL,
            guild TEXT NOT NULL,
            ended REAL NOT NULL,
            body BLOB NOT NULL
        )""",
        """CREATE TABLE results (
            "table" INTEGER NOT NULL,
            seat INTEGER NOT NULL,
            user TEXT,
            score INTEGER NOT NULL,
            place INTEGER NOT NULL,
            PRIMARY KEY ("table", seat)
        ) WITHOUT ROWID""",
        "CREATE INDEX results_by_user ON results (user) WHERE user IS NOT NULL",
        """CREATE TABLE ratings (
            game TEXT NOT NULL,
            guild TEXT NOT NULL,
            user TEXT NOT NULL,
            mu REAL NOT NULL,
            sigma REAL NOT NULL,
            PRIMARY KEY (game, guild, user)
        ) WITHOUT ROWID""",
    ),
    (
        settle_news,
        # A row lives from a request to its answer, mostly less than a second.
        """CREATE TABLE owed (
            request TEXT PRIMARY KEY,
            user TEXT NOT NULL,
            at REAL NOT NULL,
            asked TEXT NOT NULL,
            reply BLOB NOT NULL
        ) WITHOUT ROWID""",
        # What is counted when somebody opens a table stands beside what is said of each.
        "ALTER TABLE tables ADD COLUMN owner TEXT",
        "ALTER TABLE tables ADD COLUMN guild TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE tables ADD COLUMN practice INTEGER NOT NULL DEFAULT 0",
        """UPDATE tables SET
            owner = json_extract(CAST(head AS TEXT), '$.owner'),
            guild = coalesce(json_extract(CAST(head AS TEXT), '$.guild'), ''),
            practice = coalesce(json_extract(CAST(head AS TEXT), '$.practice'), '') <> ''
            WHERE json_valid(CAST(head AS TEXT))""",
        """CREATE INDEX open_tables_by_owner ON tables (owner)
            WHERE status IN ('lobby', 'playing', 'paused')""",
        """CREATE INDEX open_tables_by_guild ON tables (guild)
            WHERE status IN ('lobby', 'playing', 'paused')""",
        # Each entry has a checksum, which covers the one before it. The row has a number without a column for it:
        # that would hold nothing, and a bit of nothing can change unnoticed.
        "ALTER TABLE entries RENAME TO old_entries",
        """CREATE TABLE entries (
            "table" INTEGER NOT NULL,
            number INTEGER NOT NULL,
            at REAL NOT NULL,
            do BLOB NOT NULL,
            request TEXT,
            actor TEXT,
            target TEXT,
            seat INTEGER,
            news BLOB,
            sum INTEGER
        )""",
        """INSERT INTO entries SELECT "table", number, at, do, request, actor, target, seat, news, NULL
            FROM old_entries ORDER BY id""",
        "DROP TABLE old_entries",
        'CREATE UNIQUE INDEX entries_by_table ON entries ("table", number)',
        "CREATE UNIQUE INDEX entries_by_request ON entries (request) WHERE request IS NOT NULL",
        link_all,
        # Of a closed table that was put away: when it ended, the request that opened it, its log, a checksum of both.
        "ALTER TABLE tables ADD COLUMN ended REAL",
        "ALTER TABLE tables ADD COLUMN request TEXT",
        "ALTER TABLE tables ADD COLUMN sum INTEGER",
        "ALTER TABLE tables ADD COLUMN log BLOB",
        "CREATE INDEX tables_to_put_away ON tables (id) WHERE log IS NULL AND status IN ('over', 'cancelled')",
        "CREATE INDEX tables_by_end ON tables (status, ended) WHERE ended IS NOT NULL",
        "CREATE UNIQUE INDEX tables_by_request ON tables (request) WHERE request IS NOT NULL",
        # Whom the bot does not serve.
        """CREATE TABLE blocks (
            what TEXT NOT NULL,
            id TEXT NOT NULL,
            since REAL NOT NULL,
            PRIMARY KEY (what, id)
        ) WITHOUT ROWID""",
    ),
)

VERSION = len(MIGRATIONS)


class Unusable(Exception):
    """A file cannot serve as the database; the message says what to do."""


class Held(Unavailable):
    """Another program holds the file just now; it is worth trying again."""


def is_held(error: Exception) -> bool:
    """Say whether what has failed was only a lock; those of each kind have codes of their own beyond the first byte."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF in {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}


def trouble(what: str, error: Exception) -> Held | Unusable:
    """Return what to raise about a file: whether it passes by itself, or somebody has to look at it."""
    return (Held if is_held(error) else Unusable)(f"{what}: {error}")


def bring_up_to_date(connection: sqlite3.Connection, version: int) -> None:
    """Give an empty file its layout, and an older one the present layout."""
    if version == VERSION:
        return
    connection.execute("BEGIN EXCLUSIVE")
    try:
        for statements in MIGRATIONS[version:]:
            for statement in statements:
                if isinstance(statement, str):
                    connection.execute(statement)
                else:
                    statement(connection)
        connection.execute(f"PRAGMA application_id = {APPLICATION}")
        connection.execute(f"PRAGMA user_version = {VERSION}")
        connection.execute("COMMIT")
    except BaseException:
        connection.execute("ROLLBACK")
        raise


def make_shrinkable(connection: sqlite3.Connection) -> None:
    """Let a file of layout 1 give free room back to the disk, for which it is written anew once."""
    if connection.execute("PRAGMA auto_vacuum").fetchone()[0] != INCREMENTAL:
        with suppress(sqlite3.OperationalError):  # no room for that now: the file serves as it is
            connection.execute("PRAGMA auto_vacuum = INCREMENTAL")
            connection.execute("VACUUM")


def check_version(connection: sqlite3.Connection, path: Path) -> int:
    """Return the version of a file's layout, 0 for an empty one, or refuse a file that is none of ours or newer."""
    version: int = connection.execute("PRAGMA user_version").fetchone()[0]
    application: int = connection.execute("PRAGMA application_id").fetchone()[0]
    used = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]
    if (used or version or application) and application != APPLICATION:
        raise Unusable(f"{path} is a database of another program; choose another file")
    if version > VERSION:
        raise Unusable(
            f"{path} was written by a newer version of this program (layout {version}, this one knows {VERSION}); "
            "install the newer version, or restore the copy that it put aside"
        )
    return version


def check_present(connection: sqlite3.Connection, path: Path) -> None:
    """Refuse also a file with an older layout, which a reader cannot bring up to date."""
    version = check_version(connection, path)
    if version < VERSION:
        raise Unusable(
            f"{path} has an older layout ({version}, not {VERSION}); start the bot once, which brings it up to date"
        )


def check_writable(connection: sqlite3.Connection) -> None:
    """Let SQLite notice that a file can only be read, which it does not before something is to change."""
    connection.execute("BEGIN IMMEDIATE")
    connection.execute(f"PRAGMA user_version = {VERSION}")
    connection.execute("ROLLBACK")
