"""Copies of the database: each a single file, whole or not there, and for the eyes of its owner only."""

import re
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from host.sqlite import schema
from host.sqlite.schema import Unusable, trouble

BESIDE = re.compile(r"-wal|-shm|-journal|\.lock(-journal)?|\.check|\.before-version-\d+")
"""How the names of the files go on that belong to a database."""


def copy_to(connection: sqlite3.Connection, target: Path) -> None:
    """Write a consistent copy of the database to a file, which is replaced as a whole, or raise `Unusable`."""
    source = _source(connection)
    try:
        if _is_beside(source, target):
            raise Unusable(f"{target} belongs to the database in use; choose another file for the copy")
        _copy(connection, source, target)
    except OSError as error:
        raise Unusable(f"{target} cannot be written: {error}") from error


def put_aside(connection: sqlite3.Connection, version: int) -> None:
    """Copy a database whose layout is an older one, before it gets the present layout."""
    if 0 < version < schema.VERSION:
        source = _source(connection)
        _copy(connection, source, source.with_name(f"{source.name}.before-version-{schema.VERSION}"))


def _source(connection: sqlite3.Connection) -> Path:
    """Return the database file, however it was called when it was opened."""
    return Path(connection.execute("PRAGMA database_list").fetchone()[2]).resolve()


def _is_beside(source: Path, file: Path) -> bool:
    """Return whether a file is one of those that belong to a database, by whatever name or link."""
    real = file.resolve()
    if real.parent == source.parent and _goes_with(source, real):
        return True
    return any(_same(file, own) for own in source.parent.iterdir() if _goes_with(source, own))


def _goes_with(source: Path, file: Path) -> bool:
    return file.name.startswith(source.name) and bool(BESIDE.fullmatch(file.name.removeprefix(source.name)))


def _same(one: Path, other: Path) -> bool:
    return one.exists() and other.exists() and one.samefile(other)


def _copy(connection: sqlite3.Connection, source: Path, target: Path) -> None:
    if target.is_dir():
        raise Unusable(f"{target} is a folder; choose a file for the copy")
    unfinished = target.with_name(target.name + ".unfinished")
    try:
        _check_target(source, target, unfinished)
        _write(connection, target, unfinished)
    except (sqlite3.Error, OSError) as error:
        raise trouble(f"{target} cannot be written", error) from error


def _check_target(source: Path, target: Path, unfinished: Path) -> None:
    """Refuse to put a copy in the place of a database: the log beside it would be taken for the copy's."""
    logs = [target.with_name(target.name + end) for end in ("-wal", "-journal")]
    if _same(target, source) or any(log.exists() and log.stat().st_size for log in logs):
        raise Unusable(f"{target} is a database in use; choose another file for the copy")
    if _same(unfinished, source) or _is_beside(source, unfinished):
        raise Unusable(f"{target} would be written by way of {unfinished.name}, which is in use; choose another file")


def _leave_out_owed(copy: sqlite3.Connection) -> None:
    """Leave no way in a copy to answer in our place; who waits for an answer has it long before a copy is used."""
    if copy.execute("SELECT 1 FROM sqlite_master WHERE name = 'owed'").fetchone():
        copy.execute("PRAGMA secure_delete = ON")
        copy.execute("DELETE FROM owed")


def _write(connection: sqlite3.Connection, target: Path, unfinished: Path) -> None:
    try:
        unfinished.unlink(missing_ok=True)
        unfinished.touch(mode=0o600, exist_ok=False)  # a copy holds the seeds of all running games
        with closing(sqlite3.connect(unfinished, isolation_level=None)) as copy:
            connection.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")  # a copy is a single file, also while it is being read
            _leave_out_owed(copy)
        unfinished.replace(target)
    finally:
        with suppress(OSError):
            unfinished.unlink()
