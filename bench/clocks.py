"""A person who plays while the clocks of very many tables are due at once."""

import asyncio
import shutil
import tempfile
import tracemalloc
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from time import perf_counter, time

from bench.host import FOLDER, MILLISECONDS, course, hosting, multiply, start_table
from bench.measure import Result
from host.host import Host
from host.settings import Pace
from host.table import TableId

DUE = 10_000
ACTIONS = 150
HOUR = 3600
MEGABYTE = 1e6
ENOUGH_MEMORY = 32
"""Megabytes: what the tables take that are kept at hand, several times over."""


def results() -> Iterator[Result]:
    """Measure in a folder that is removed afterwards."""
    FOLDER.mkdir(exist_ok=True)
    folder = Path(tempfile.mkdtemp(prefix="bench-", dir=FOLDER))
    try:
        yield from asyncio.run(many_clocks(folder / "due.db"))
    finally:
        shutil.rmtree(folder)


async def many_clocks(path: Path) -> list[Result]:
    """Compare how long somebody waits while nothing is due, and while everything is."""
    async with hosting(path) as host:
        await start_table(host, "the first", Pace(hours=1, then="move"))
    multiply(path, DUE, time())
    ahead = 0

    def now() -> float:
        return time() + ahead

    async with hosting(path, now) as host:
        quiet = await waits(host, await start_table(host, "quiet"))
        ahead = DUE + HOUR
        tracemalloc.start()
        ringing = asyncio.create_task(host.clocks.catch_up())
        busy = await waits(host, await start_table(host, "busy"))
        memory = tracemalloc.get_traced_memory()[1] / MEGABYTE
        tracemalloc.stop()
        assert not ringing.done(), "somebody was to be served before the rest of the queue"
        ringing.cancel()
        with suppress(asyncio.CancelledError):
            await ringing
    floor, slow = quiet[int(ACTIONS * 0.99)], busy[int(ACTIONS * 0.99)]
    name, peer = f"with {DUE} clocks due", "the same while nothing is due"
    return [
        Result(f"median wait {name}", busy[ACTIONS // 2] * MILLISECONDS, "ms"),
        Result(f"99th percentile {name}", slow * MILLISECONDS, "ms", peer, slow / floor, "<= 10"),
        Result(f"memory {name}", memory, "MB", f"{ENOUGH_MEMORY} MB", memory / ENOUGH_MEMORY, "<= 1"),
    ]


async def waits(host: Host, table: TableId) -> list[float]:
    """Play at a table, and return how long each action took until it was acknowledged, the shortest first."""
    found = []
    for actor, act in course(ACTIONS):
        start = perf_counter()
        await host.do(table, actor, act)
        found.append(perf_counter() - start)
    return sorted(found)
