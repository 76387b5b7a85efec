"""`check-db`: proves the stored games, all of them or a sample, at one go or at several."""

import argparse
import asyncio
import sys
from collections.abc import Sequence
from contextlib import suppress
from hashlib import blake2b
from math import ceil
from pathlib import Path
from random import SystemRandom
from time import monotonic
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from host.check import Finding, check_tables
from host.sqlite.reader import SqliteReader
from host.table import TableId
from tabletop.rules import Rules

DAMAGED, INTERRUPTED = 1, 130
BETWEEN_NOTES = 1.0
"""How many seconds of checking may have to be done again by a process that was killed."""


class Progress(Struct, frozen=True):
    """How far a check has come."""

    sample: str | None
    """How many tables are looked at, as a number or in percent; None for all."""
    seed: int
    """What decides which."""
    after: TableId = 0
    tables: int = 0
    faults: int = 0


class Bookmark:
    """A small file beside the database that says how far a check came which did not end."""

    def __init__(self, database: Path) -> None:
        self.path = database.with_name(database.name + ".check")
        self._written = monotonic()

    def read(self) -> Progress | None:
        """Return where the last check was interrupted, if it was."""
        try:
            return msgspec.json.decode(self.path.read_bytes(), type=Progress)
        except (OSError, msgspec.DecodeError):
            return None

    def note(self, progress: Progress) -> None:
        """Write down how far a check has come, now and then."""
        if monotonic() - self._written >= BETWEEN_NOTES:
            self.write(progress)
            self._written = monotonic()

    def write(self, progress: Progress) -> None:
        """Write down how far a check has come; where nothing can be written, it begins anew the next time."""
        with suppress(OSError):
            self.path.write_bytes(msgspec.json.encode(progress))

    def remove(self) -> None:
        """Forget it: the check has come to its end."""
        with suppress(OSError):
            self.path.unlink(missing_ok=True)


def add_choices(parser: argparse.ArgumentParser) -> None:
    """Say what can be chosen."""
    some = parser.add_mutually_exclusive_group()
    some.add_argument("--sample", type=_share, metavar="N|N%", help="check only this many tables, picked at random")
    some.add_argument("--resume", action="store_true", help="continue where the last check was interrupted")
    parser.add_argument("--seed", type=int, metavar="N", help="pick the same sample as the check that named this seed")


def _share(text: str) -> str:
    try:
        number = float(text[:-1]) if text.endswith("%") else int(text)
    except ValueError:
        number = 0
    if not 0 < number <= (100 if text.endswith("%") else 10**9):
        raise argparse.ArgumentTypeError(f"{text} is neither a number of tables (200) nor a share of them (5%)")
    return text


def drawn(tables: Sequence[TableId], sample: str | None, seed: int) -> list[TableId]:
    """Return the tables of a sample in order: for a seed the same ones each time, also when others have been added."""
    if sample is None:
        return sorted(tables)
    most = ceil(len(tables) * float(sample[:-1]) / 100) if sample.endswith("%") else int(sample)
    return sorted(sorted(tables, key=lambda table: blake2b(f"{seed} {table}".encode()).digest())[:most])


async def check_stored(path: Path, games: Sequence[Rules[Any, Any, Any]], given: argparse.Namespace) -> int:
    """Check the games of a file, and return the exit code."""
    bookmark = Bookmark(path)
    progress = _begun(bookmark, given)
    storage = await SqliteReader.open_to_read(path)
    try:
        file_faults = await storage.faults()
        for fault in file_faults:
            print(f"{path}: {fault}", file=sys.stderr)
        everything = await storage.table_ids()
        chosen = [table for table in drawn(everything, progress.sample, progress.seed) if table > progress.after]
        async for finding in check_tables(storage, games, chosen):
            tell(finding)
            faults = progress.faults + bool(finding.damage)
            progress = replace(progress, after=finding.table, tables=progress.tables + 1, faults=faults)
            bookmark.note(progress)
    except asyncio.CancelledError:  # Ctrl+C: an end that proves nothing, so neither 0 nor 1
        bookmark.write(progress)
        print(f"{path}: interrupted after {progress.tables} tables; --resume continues from there", file=sys.stderr)
        return INTERRUPTED
    finally:
        await storage.close()
    bookmark.remove()
    part = "" if progress.sample is None else f" of {len(everything)} (seed {progress.seed})"
    faults = progress.faults + len(file_faults)
    print(f"{path}: {progress.tables}{part} tables, " + (f"{faults} faults" if faults else "all sound"))
    return DAMAGED if faults else 0


def _begun(bookmark: Bookmark, given: argparse.Namespace) -> Progress:
    """Return from where a check goes on, or begins."""
    earlier = bookmark.read() if given.resume else None
    if earlier is not None:
        print(f"continuing after table {earlier.after}")
        return earlier
    if given.resume:
        print("no check was interrupted, so this one starts with the first table")
    return Progress(given.sample, SystemRandom().randrange(10**6) if given.seed is None else given.seed)


def tell(finding: Finding) -> None:
    """Say what was found out about a table, if that is anything special."""
    if finding.remark:
        print(f"table {finding.table}: not replayed: {finding.remark}")
    if finding.damage:
        print(f"table {finding.table}: damaged: {finding.damage}", file=sys.stderr)
