"""The bot: reads its settings, builds its parts and hands them to each other.

For now it looks after the database; Discord comes next.
"""

import argparse
import asyncio
import os
import sys
from pathlib import Path

from alhambra.hosted import Alhambra
from host.check import check_tables
from host.sqlite.schema import Unusable
from host.sqlite.store import SqliteReader
from host.storage import Unavailable

GAMES = (Alhambra(),)

DATABASE_URL = "sqlite:///var/tables.db"
SCHEME = "sqlite:///"
DAMAGED, UNUSABLE = 1, 2


def main() -> int:
    """Run a command."""
    parser = argparse.ArgumentParser(prog="bot.py", description=__doc__)
    commands = parser.add_subparsers(required=True, metavar="command")
    commands.add_parser("check-db", help="prove that every stored game is sound").set_defaults(run=check_database)
    backup = commands.add_parser("backup", help="write a consistent copy, also while the bot runs")
    backup.add_argument("file", type=Path, metavar="FILE")
    backup.set_defaults(run=back_up)
    given = parser.parse_args()
    try:
        code: int = asyncio.run(given.run(given))
    except (Unusable, Unavailable) as error:
        print(error, file=sys.stderr)
        return UNUSABLE
    return code


def database_path() -> Path:
    """Give the place of the database file."""
    url = os.environ.get("DATABASE_URL") or DATABASE_URL
    if not url.startswith(SCHEME):
        raise Unusable(f"DATABASE_URL must begin with {SCHEME}, as in {DATABASE_URL}")
    return Path(url.removeprefix(SCHEME))


async def check_database(given: argparse.Namespace) -> int:
    """Play every stored log again, and name each table whose log and snapshot do not agree."""
    path = database_path()
    storage = await SqliteReader.open_to_read(path)
    try:
        damages = await storage.faults()
        tables = 0
        for fault in damages:
            print(f"{path}: {fault}", file=sys.stderr)
        async for finding in check_tables(storage, GAMES):
            tables += 1
            if finding.remark:
                print(f"table {finding.table}: not replayed: {finding.remark}")
            if finding.damage:
                damages.append(finding.damage)
                print(f"table {finding.table}: damaged: {finding.damage}", file=sys.stderr)
    finally:
        await storage.close()
    print(f"{path}: {tables} tables, " + (f"{len(damages)} faults" if damages else "all sound"))
    return DAMAGED if damages else 0


async def back_up(given: argparse.Namespace) -> int:
    """Copy the database."""
    storage = await SqliteReader.open_to_read(database_path(), older=True)
    try:
        await storage.copy_to(given.file)
    finally:
        await storage.close()
    print(f"{given.file}: written")
    return 0


if __name__ == "__main__":
    sys.exit(main())
