"""Many clocks that are due at once: they are served little by little, and people do not wait for them."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from bench.host import multiply
from host.clockwork import MOST_RUNG_AT_ONCE
from host.courier import Delivery
from host.host import Host
from host.limits import Limits
from host.opening import Place
from host.settings import Pace
from host.table import TableId
from tests.host.tables import Clock, act, hosting, start_table, take_money

TABLES = 40


class Town:
    """Many tables whose clocks run out together, and a listener who takes time over each message."""

    def __init__(self, host: Host, clock: Clock) -> None:
        self.host, self.clock = host, clock
        self.tables: list[TableId] = []
        self.under_way, self.most, self.heard = 0, 0, 0
        self.go_on, self.full, self.enough = asyncio.Event(), asyncio.Event(), asyncio.Event()

    async def hear(self, delivery: Delivery) -> None:
        if delivery.entry.news is not None and delivery.entry.news.kind != "TimedOut":
            return
        self.under_way += 1
        self.most = max(self.most, self.under_way)
        if self.under_way >= MOST_RUNG_AT_ONCE:
            self.full.set()
        await self.go_on.wait()
        await asyncio.sleep(0.1)
        self.under_way -= 1
        self.heard += 1
        if self.heard == TABLES - 2 * MOST_RUNG_AT_ONCE:
            self.enough.set()

    async def settle_in(self) -> None:
        for number in range(TABLES):
            pace = Pace(1, then="move", remind=0)
            self.tables.append(await start_table(self.host, 2, pace=pace, place=Place(f"channel {number}", "server")))
        await self.host.courier.listen(self.hear)
        await self.host.courier.idle()
        self.clock.pass_hours(1)


@pytest.fixture
async def town(tmp_path: Path, clock: Clock) -> AsyncIterator[Town]:
    async with hosting(tmp_path / "tables.db", clock, limits=Limits(person=TABLES)) as host:
        made = Town(host, clock)
        await made.settle_in()
        yield made


async def test_only_some_tables_are_told_at_a_time(town: Town) -> None:
    town.go_on.set()
    await town.host.clocks.catch_up()
    await town.host.courier.idle()
    assert town.heard == TABLES
    assert town.most <= MOST_RUNG_AT_ONCE


async def test_people_play_while_clocks_wait_for_each_other(town: Town) -> None:
    catching_up = asyncio.create_task(town.host.clocks.catch_up())
    async with asyncio.timeout(10):
        await town.full.wait()
        await take_money(town.host, town.tables[-1])
    assert not catching_up.done()
    town.go_on.set()
    await catching_up
    await town.host.courier.idle()
    assert town.heard == TABLES, "it was too late for a turn all the same"


async def test_a_table_that_cannot_be_told_does_not_hold_up_the_clocks(town: Town) -> None:
    """What rests until another try is not under way."""
    delivered = town.hear

    async def stumble(delivery: Delivery) -> None:
        if delivery.entry.table in town.tables[: 2 * MOST_RUNG_AT_ONCE]:
            raise RuntimeError("not now")
        await delivered(delivery)

    town.go_on.set()
    await town.host.courier.listen(stumble)
    async with asyncio.timeout(10):
        await town.host.clocks.catch_up()
        await town.enough.wait()


async def test_clocks_that_wait_stop_when_nobody_can_play(town: Town) -> None:
    catching_up = asyncio.create_task(town.host.clocks.catch_up())
    async with asyncio.timeout(10):
        await town.full.wait()
        town.host.clocks.away()
        town.go_on.set()
        await catching_up
    await town.host.courier.idle()
    assert town.heard == MOST_RUNG_AT_ONCE


async def test_somebody_who_plays_is_served_before_the_rest_of_a_long_queue(tmp_path: Path, clock: Clock) -> None:
    """Between two answers no more clocks are served than may be under way, however many are due."""
    path, due, rung = tmp_path / "tables.db", 300, 0

    async def hear(delivery: Delivery) -> None:
        nonlocal rung
        rung += delivery.entry.news is not None and delivery.entry.news.kind == "TimedOut"

    async with hosting(path, clock) as host:
        await start_table(host, 3, pace=Pace(1, then="move", remind=0))
    multiply(path, due, clock.now)
    async with hosting(path, clock) as host:
        await host.courier.listen(hear)
        own = await start_table(host, 3, place=Place("own", "server"))
        clock.pass_hours(1)
        catching_up = asyncio.create_task(host.clocks.catch_up())
        meanwhile = []
        for number in range(20):
            before = rung
            await act(host, own, Random(number))
            meanwhile.append(rung - before)
        assert not catching_up.done()
        assert 0 < sum(meanwhile) < due / 2
        assert max(meanwhile) <= MOST_RUNG_AT_ONCE
        async with asyncio.timeout(60):
            await catching_up
            await host.courier.idle()
        assert rung == due
