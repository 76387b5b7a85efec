"""The host, beside the bare speed of the disk and of SQLite in the same folder."""

import asyncio
import json
import shutil
import sqlite3
import tempfile
import tracemalloc
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from time import perf_counter, process_time, time

import aiosqlite

from alhambra import Options, apply, legal_actions, new_game, seats_to_act
from alhambra.hosted import Alhambra
from alhambra.tools.random_play import numbered_seed
from bench.measure import ROUNDS, Result
from host.commands import Act, Join, Start
from host.courier import Delivery
from host.host import Host
from host.limits import Limits
from host.opening import Place
from host.settings import Pace, Settings
from host.sqlite.store import SqliteStorage
from host.table import Actor, TableId

FOLDER = Path(__file__).parent.parent / "var"
"""Where the database of a bot lies as well: disks differ."""

SECONDS = 1.0
ACTIONS = 60
TABLES = 50
RUNNING_GAMES = 10_000
MILLISECONDS = 1e3
PEOPLE = tuple(Actor(f"user-{seat}", f"Player {seat}") for seat in range(3))
NO_LIMIT = Pace()
ROW = "INSERT INTO action VALUES (?, ?, ?, ?)"


def results() -> Iterator[Result]:
    """Measure everything in a folder that is removed afterwards."""
    FOLDER.mkdir(exist_ok=True)
    folder = Path(tempfile.mkdtemp(prefix="bench-", dir=FOLDER))
    try:
        yield from asyncio.run(durable_actions(folder))
        yield from asyncio.run(restart(folder))
        yield from asyncio.run(first_touch(folder))
    finally:
        shutil.rmtree(folder)


@asynccontextmanager
async def hosting(path: Path, now: Callable[[], float] = time) -> AsyncIterator[Host]:
    """Run a host with a listener, so that news are delivered and acknowledged as in real life."""
    storage = await SqliteStorage.open(path)
    host = Host(storage, [Alhambra()], now=now, draw=lambda: numbered_seed(1), limits=Limits(person=0))

    async def listener(delivery: Delivery) -> None:
        pass

    await host.courier.listen(listener)
    try:
        yield host
    finally:
        await host.courier.idle()
        await storage.close()


async def start_table(host: Host, channel: str, pace: Pace = NO_LIMIT) -> TableId:
    """Let three people begin to play."""
    settings = Settings(seats=3, pace=pace)
    table = (await host.open(Place(channel), PEOPLE[0], "alhambra", settings)).entry.table
    for actor in PEOPLE[1:]:
        await host.do(table, actor, Join())
    await host.do(table, PEOPLE[0], Start())
    return table


def course(length: int) -> list[tuple[Actor, Act]]:
    """Return what is done in the game that every table here plays."""
    random, game = Random(1), new_game(Options(3), numbered_seed(1)).game
    said: list[tuple[Actor, Act]] = []
    while len(said) < length and (seats := seats_to_act(game)):
        action = random.choice(legal_actions(game, seats[0]))
        said.append((PEOPLE[action.seat], Act(action)))
        game = apply(game, action).game
    return said


async def durable_actions(folder: Path) -> list[Result]:
    """Compare durable actions, one after another and at many tables at once, with bare rows."""
    bare = one_by_one = together = 0.0
    waits: list[float] = []
    for number in range(ROUNDS):
        bare = max(bare, await bare_rate(folder / f"bare-{number}.db"))
        async with hosting(folder / f"host-{number}.db") as host:
            one_by_one = max(one_by_one, await rate_at_one_table(host))
            rate, some = await rate_at_many_tables(host)
            if rate > together:
                together, waits = rate, sorted(some)
    median, slow = waits[len(waits) // 2], waits[int(len(waits) * 0.99)]
    peer = "one autocommitted row at a time through aiosqlite, FULL"
    return [
        Result("bare durable rows", bare, "rows/s"),
        Result("durable actions one after another", one_by_one, "actions/s", peer, one_by_one / bare, ">= 0.5"),
        Result(f"durable actions at {TABLES} tables", together, "actions/s", peer, together / bare, ">= 4"),
        Result("99th percentile of the wait there", slow * MILLISECONDS, "ms", "the median", slow / median, "<= 10"),
    ]


async def bare_rate(path: Path) -> float:
    """Write rows as fast as the disk takes them one by one."""
    async with aiosqlite.connect(path, isolation_level=None) as database:
        await database.execute("PRAGMA journal_mode = WAL")
        await database.execute("PRAGMA synchronous = FULL")
        await database.execute("CREATE TABLE action (game, number, at, body, PRIMARY KEY (game, number)) WITHOUT ROWID")
        number, start = 0, perf_counter()
        while perf_counter() - start < SECONDS:
            await database.execute(ROW, (0, number, 0.0, b"x" * 200))
            number += 1
        return number / (perf_counter() - start)


async def rate_at_one_table(host: Host) -> float:
    """Let one table act, each action after the one before was acknowledged."""
    actions, count = course(ACTIONS), 0
    seconds = 0.0
    while seconds < SECONDS:
        table = await start_table(host, f"channel {count}")
        start = perf_counter()
        for actor, act in actions:
            count += 1
            await host.do(table, actor, act, f"1{count:020}")
        seconds += perf_counter() - start
    return count / seconds


async def rate_at_many_tables(host: Host) -> tuple[float, list[float]]:
    """Let many tables act at once, each waiting for its own commit."""
    tables = [await start_table(host, f"table {number}") for number in range(TABLES)]
    actions, waits = course(ACTIONS), []

    async def play(table: TableId) -> None:
        for number, (actor, act) in enumerate(actions):
            start = perf_counter()
            await host.do(table, actor, act, f"{number * TABLES + table:020}")
            waits.append(perf_counter() - start)

    start = perf_counter()
    await asyncio.gather(*map(play, tables))
    return len(waits) / (perf_counter() - start), waits


async def restart(folder: Path) -> list[Result]:
    """Start a host on a file with many running games."""
    path = folder / "running.db"
    async with hosting(path) as host:
        table = await start_table(host, "the first")
        for actor, act in course(ACTIONS):
            await host.do(table, actor, act)
    multiply(path, RUNNING_GAMES)
    ready, reading = [], []
    for _ in range(3):
        start = perf_counter()
        storage = await SqliteStorage.open(path)
        host = Host(storage, [Alhambra()])
        await host.clocks.alarm.until_next_due()
        await storage.undelivered()
        ready.append(perf_counter() - start)
        await storage.close()
        start = perf_counter()
        connection = sqlite3.connect(path)
        for (snapshot,) in connection.execute("SELECT snapshot FROM tables"):
            json.loads(snapshot)
        reading.append(perf_counter() - start)
        connection.close()
    tracemalloc.start()
    storage = await SqliteStorage.open(path)
    host = Host(storage, [Alhambra()])
    await host.clocks.alarm.until_next_due()
    memory = tracemalloc.get_traced_memory()[0] / RUNNING_GAMES
    tracemalloc.stop()
    await storage.close()
    peer = "reading and json.loads of all snapshots"
    value, ratio = min(ready) * MILLISECONDS, min(ready) / min(reading)
    return [
        Result(f"ready with {RUNNING_GAMES} running games", value, "ms", peer, ratio, "<= 0.1"),
        Result("memory of a game that nobody touched", memory, "bytes", "2 KB", memory / 2048, "<= 1"),
    ]


def multiply(path: Path, games: int, due: float = 4e9) -> None:
    """Copy the only table of a file until there are so many, each with its own channel, and its clock due from then on.

    The copies have no log: nobody asks for it here.
    """
    connection = sqlite3.connect(path)
    with connection:
        connection.execute(
            """WITH RECURSIVE copies (id) AS (SELECT 2 UNION ALL SELECT id + 1 FROM copies WHERE id < ?)
            INSERT INTO tables (id, channel, status, due, head, snapshot)
            SELECT copies.id, 'channel ' || copies.id, status, ? + copies.id, CAST(json_set(CAST(head AS TEXT),
                '$.id', copies.id, '$.channel', 'channel ' || copies.id) AS BLOB), snapshot
            FROM tables, copies WHERE tables.id = 1""",
            (games, due),
        )
    connection.close()


async def first_touch(folder: Path) -> list[Result]:
    """Load a table that nobody has touched and act there, after a short and after a long game."""
    found = []
    for name, length in (("short", 20), ("long", 400)):
        path, said = folder / f"{name}.db", course(length + 1)
        async with hosting(path) as host:
            table = await start_table(host, "here")
            for actor, act in said[:-1]:
                await host.do(table, actor, act)
        times = [await touch(path, folder / f"{name}-{number}.db", table, *said[-1]) for number in range(2 * ROUNDS)]
        value = min(times) * MILLISECONDS
        title = f"load a table with {len(said) - 1} actions and act"
        found.append(Result(title, value, "ms CPU", "2 ms", value / 2, "<= 1"))
    return found


async def touch(path: Path, copy: Path, table: TableId, actor: Actor, act: Act) -> float:
    """Act at a table of a copy of a file, and return the CPU time that this took."""
    shutil.copy(path, copy)
    async with hosting(copy) as host:
        start = process_time()
        await host.do(table, actor, act)
        return process_time() - start
