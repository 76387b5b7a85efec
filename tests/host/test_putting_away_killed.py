"""A process that is killed while it puts tables away leaves each of them complete, in one form or the other."""

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path
from random import Random

from host.commands import Cancel
from host.housekeeping import SETTLED, Housekeeper, Keeping
from host.news import Entry
from host.opening import Place
from tests.host.tables import ANN, NOON, Clock, act, damaged, hosting, reading, start_table

ROOT = Path(__file__).parent.parent.parent
TABLES, KILLS = 40, 4
BEFORE_A_KILL = 6
LATER = NOON + SETTLED


async def be_killed(path: Path) -> None:
    """Put one table after another away, and say so each time."""
    async with hosting(path, Clock(LATER)) as host:
        for table in await host.storage.attic.closed(LATER):
            await host.upkeep.put_away(table)
            os.write(1, b".")


async def fill(path: Path) -> None:
    async with hosting(path) as host:
        for number in range(TABLES):
            table = await start_table(host, 2, place=Place(f"channel {number}"))
            for _ in range(10):
                await act(host, table, Random(number), f"{number}-{_}")
            await host.do(table, ANN, Cancel())


async def logs(path: Path) -> list[list[Entry]]:
    async with reading(path) as reader:
        return [await reader.log(table) for table in await reader.table_ids()]


def put_away(path: Path) -> int:
    """Count the tables in one row; no other has lost its entries, and none has both."""
    with closing(sqlite3.connect(path)) as connection:
        [away] = connection.execute("SELECT count(*) FROM tables WHERE log IS NOT NULL").fetchone()
        [loose] = connection.execute('SELECT count(DISTINCT "table") FROM entries').fetchone()
    assert away + loose == TABLES
    return int(away)


def tidy_and_kill(path: Path, seconds: float) -> None:
    command = [sys.executable, "-m", "tests.host.test_putting_away_killed", str(path)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stdout.read(BEFORE_A_KILL) == b"." * BEFORE_A_KILL
        time.sleep(seconds)
        process.kill()
        process.communicate()
    assert process.returncode == -signal.SIGKILL


async def test_whenever_it_is_killed_nothing_is_lost(tmp_path: Path) -> None:
    path, luck = tmp_path / "tables.db", Random(5)
    await fill(path)
    before, seen = await logs(path), []
    for _ in range(KILLS):
        tidy_and_kill(path, luck.uniform(0, 0.01))
        seen.append(put_away(path))
        assert await logs(path) == before
        assert not await damaged(path)
        if seen[-1] > TABLES // 2:
            break  # too few are left for another time
    assert BEFORE_A_KILL <= seen[0] < TABLES, "it was not killed in the middle"
    async with hosting(path, Clock(LATER)) as host:
        await Housekeeper(host, Keeping()).tidy_up()
    assert put_away(path) == TABLES
    assert await logs(path) == before
    assert not await damaged(path)


if __name__ == "__main__":
    asyncio.run(be_killed(Path(sys.argv[1])))
