"""The timekeeper, who sleeps until a clock asks for attention."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from time import monotonic
from typing import Any

import pytest

from alhambra.hosted import Alhambra
from host.courier import Delivery
from host.host import Host
from host.limits import Limits
from host.opening import Place
from host.settings import Pace
from host.sqlite.store import SqliteStorage
from host.table import TableId, Timestamp
from host.timer import keep_time
from tests.host.tables import NOON, Clock, damage, hosting, later, start_table

HOUR = 3600.0
ELSEWHERE = Place("another channel", "server")


class Ticking(Clock):
    """Time that passes as it does outside."""

    def __call__(self) -> float:
        return NOON + monotonic()


class Watched(SqliteStorage):
    """A storage that counts who looks for what is due, and can be slow to say what is due next."""

    looks = 0

    def __init__(self, *parts: Any) -> None:
        super().__init__(*parts)
        self.looked, self.go_on = asyncio.Event(), asyncio.Event()
        self.go_on.set()

    async def due(self, until: Timestamp) -> list[TableId]:
        self.looks += 1
        return await super().due(until)

    async def next_due(self) -> Timestamp | None:
        first = await super().next_due()
        self.looked.set()
        await self.go_on.wait()
        return first


@asynccontextmanager
async def watched(path: Path, clock: Clock) -> AsyncIterator[tuple[Host, Watched]]:
    storage = await Watched.open(path)
    assert isinstance(storage, Watched)
    host = Host(storage, [Alhambra()], now=clock, limits=Limits(lobby=0, game=0))
    try:
        yield host, storage
    finally:
        await host.courier.close()
        await storage.close()


async def test_the_timekeeper_wakes_up_for_a_clock_that_runs_out_earlier(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("host.settings.SHORTEST_PACE", 0)
    overdue = asyncio.Event()

    async def listen(delivery: Delivery) -> None:
        if delivery.entry.do == {"do": "Overdue"}:
            overdue.set()

    async with watched(tmp_path / "tables.db", Ticking()) as (host, storage):
        await host.courier.listen(listen)
        await start_table(host, 2, pace=Pace(24))
        timekeeper = asyncio.create_task(keep_time(host))
        await storage.looked.wait()
        await start_table(host, 2, place=ELSEWHERE, pace=Pace(0.01 / HOUR, remind=0))
        async with asyncio.timeout(10):
            await overdue.wait()
        timekeeper.cancel()


@pytest.mark.parametrize("ticks", range(5))
async def test_the_timekeeper_ends_even_if_a_clock_wakes_it_just_then(tmp_path: Path, clock: Clock, ticks: int) -> None:
    async with watched(tmp_path / "tables.db", clock) as (host, storage):
        timekeeper = asyncio.create_task(keep_time(host))
        await storage.looked.wait()
        await asyncio.sleep(0.01)
        host.clocks.alarm.earlier.set()
        for _ in range(ticks):
            await asyncio.sleep(0)
        timekeeper.cancel()
        _, running = await asyncio.wait({timekeeper}, timeout=2)
        assert not running


async def test_a_clock_that_is_set_while_the_timekeeper_looks_for_the_next_one_is_noticed(
    tmp_path: Path, clock: Clock
) -> None:
    async with watched(tmp_path / "tables.db", clock) as (host, storage):
        await start_table(host, 2, pace=Pace(1, remind=0))
        await later(host, clock, 1)
        storage.go_on.clear()
        looking = asyncio.create_task(host.clocks.alarm.until_next_due())
        await storage.looked.wait()
        await start_table(host, 2, place=ELSEWHERE, pace=Pace(24))
        storage.go_on.set()
        assert await looking == float("inf"), "it was looked for before that clock was set"
        assert host.clocks.alarm.earlier.is_set()


async def test_the_timekeeper_does_not_run_hot_over_a_table_that_cannot_be_read(tmp_path: Path, clock: Clock) -> None:
    path = tmp_path / "tables.db"
    async with hosting(path, clock) as host:
        await start_table(host, 2, pace=Pace(24, then="move"))
    damage(path, "channel")
    clock.pass_hours(30)
    async with watched(path, clock) as (host, storage):
        with suppress(TimeoutError):
            async with asyncio.timeout(0.05):
                await keep_time(host)
        assert storage.looks == 1


async def deadline(host: Host, table: TableId) -> Timestamp | None:
    return (await host.tables.look(table)).table.waiting[0].deadline


async def test_a_computer_that_slept_was_away(host: Host, clock: Clock) -> None:
    table = await start_table(host, 2, pace=Pace(1, then="bot", misses=1))
    await host.absence.beat()
    clock.pass_hours(9)
    await host.absence.beat()
    await host.clocks.catch_up()
    assert await deadline(host, table) == clock.now + HOUR


async def test_a_computer_that_slept_was_away_also_if_the_connection_notices_first(host: Host, clock: Clock) -> None:
    table = await start_table(host, 2, pace=Pace(1, then="bot", misses=1))
    clock.pass_hours(9)
    host.clocks.away()
    clock.pass_hours(1)
    await host.clocks.back()
    await host.clocks.catch_up()
    assert await deadline(host, table) == clock.now + HOUR


async def test_the_timekeeper_leaves_signs_of_life(tmp_path: Path, clock: Clock) -> None:
    """Also a last one at the end, so that a restart within seconds counts as one."""
    path = tmp_path / "tables.db"
    async with hosting(path, clock) as host:
        table = await start_table(host, 2, pace=Pace(1))
        timekeeper = asyncio.create_task(keep_time(host))
        await asyncio.sleep(0)
        clock.now += 55
        timekeeper.cancel()
        await asyncio.gather(timekeeper, return_exceptions=True)
    clock.now += 5
    async with hosting(path, clock) as host:
        assert await deadline(host, table) == NOON + HOUR
