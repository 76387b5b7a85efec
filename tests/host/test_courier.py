"""News reach the outside: in order, again and again until they were heard, and once."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from alhambra.hosted import Alhambra
from host.commands import Join, Leave
from host.courier import FIRST_DELAY, LONGEST_DELAY, MOST_TRIES, Courier, Delivery, DoorClosed, Late
from host.host import Host
from host.opening import Place
from host.settings import Settings
from host.sqlite.store import SqliteStorage
from host.storage import Unavailable
from host.table import TableId
from tests.host.tables import ANN, BEN, CEM, Clock, act, hosting, open_table, reading, start_table

ELSEWHERE = Place("another channel", "server")


class Channel:
    """Where news are heard, if it does not fail."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self.deaf: set[TableId] = set()
        self.poison: set[str] = set()
        self.attempts: list[str] = []
        self._news = asyncio.Event()

    async def __call__(self, delivery: Delivery) -> None:
        self.attempts.append(delivery.id)
        await asyncio.sleep(0)
        if delivery.entry.table in self.deaf:
            raise Late("the channel cannot be reached")
        if delivery.id in self.poison:
            raise KeyError("nobody can tell that")
        self.heard.append(delivery.id)
        self._news.set()

    async def until(self, number: int) -> None:
        """Wait until so many were heard."""
        while len(self.heard) < number:
            self._news.clear()
            await self._news.wait()


class Naps:
    """Sleeping without taking any time; after some naps something may change."""

    def __init__(self, channel: Channel, wake_after: int) -> None:
        self.taken: list[float] = []
        self._channel, self._wake_after = channel, wake_after

    async def __call__(self, seconds: float) -> None:
        self.taken.append(seconds)
        if len(self.taken) == self._wake_after:
            self._channel.deaf.clear()
        await asyncio.sleep(0)


async def said(host: Host, table: TableId) -> list[str]:
    """Return the ids of all news of a table, in the order of the log."""
    return [f"{table}-{entry.number}" for entry in await host.storage.log(table) if entry.news is not None]


async def in_the_outbox(folder: Path) -> list[tuple[TableId, int]]:
    """Return what nobody has heard when the host has ended."""
    async with reading(folder / "tables.db") as reader:
        return await reader.undelivered()


async def test_news_of_a_table_come_in_order(tmp_path: Path) -> None:
    channel, luck = Channel(), Random(1)
    async with hosting(tmp_path / "tables.db") as host:
        await host.courier.listen(channel)
        table = await start_table(host, 2, bots=1)
        for _ in range(20):
            await act(host, table, luck)
        await host.courier.idle()
        assert channel.heard == await said(host, table)
    assert await in_the_outbox(tmp_path) == []


async def test_news_that_were_not_heard_are_brought_again_less_and_less_often(tmp_path: Path) -> None:
    channel = Channel()
    naps = Naps(channel, wake_after=9)
    async with hosting(tmp_path / "tables.db", courier=partial(Courier, sleep=naps)) as host:
        await host.courier.listen(channel)
        channel.deaf.add(1)
        table = await open_table(host, 2)
        await host.courier.idle()
        assert channel.attempts == ["1-1"] * 10 + ["1-2"], "the second waits for the first"
        assert channel.heard == await said(host, table)
        assert naps.taken[:3] == [FIRST_DELAY, 2 * FIRST_DELAY, 4 * FIRST_DELAY]
        assert naps.taken[-1] == LONGEST_DELAY


async def test_news_that_nobody_can_tell_are_given_up_and_hold_up_nothing(tmp_path: Path, faults: list[str]) -> None:
    path, channel = tmp_path / "tables.db", Channel()
    channel.poison = {"1-2"}
    async with hosting(path, courier=partial(Courier, sleep=Naps(channel, wake_after=0))) as host:
        await host.courier.listen(channel)
        await open_table(host, 3)
        await host.courier.idle()
        assert channel.attempts == ["1-1", *["1-2"] * MOST_TRIES, "1-3"]
    assert faults == [f"news 1-2 are given up after {MOST_TRIES} tries"]
    faults.clear()
    async with hosting(path) as host:
        await host.courier.listen(channel)
        await host.courier.idle()
    assert channel.heard == ["1-1", "1-3"], "nor is it tried again after a restart"


async def test_a_channel_that_cannot_be_reached_holds_up_no_other(tmp_path: Path) -> None:
    channel = Channel()
    courier = partial(Courier, sleep=Naps(channel, wake_after=10**9))
    async with hosting(tmp_path / "tables.db", courier=courier) as host:
        await host.courier.listen(channel)
        channel.deaf.add(1)
        deaf = await open_table(host, 3)
        table = await open_table(host, 3, place=ELSEWHERE)
        await channel.until(3)
        assert channel.heard == await said(host, table)
        assert [key for key in await host.storage.undelivered() if key[0] == deaf] == [(deaf, n) for n in (1, 2, 3)]


async def test_it_is_known_how_long_news_have_been_on_their_way_but_for_closed_doors(tmp_path: Path) -> None:
    knocked, opened = asyncio.Event(), asyncio.Event()

    async def listener(delivery: Delivery) -> None:
        if delivery.entry.news is not None and delivery.entry.news.kind == "Join":
            knocked.set()
            raise DoorClosed("it is not their fault")
        await opened.wait()

    async with hosting(tmp_path / "tables.db") as host:
        await host.courier.listen(listener)
        assert host.courier.longest_on_the_way == 0
        table = await open_table(host, 1)
        await asyncio.sleep(0.2)
        assert host.courier.longest_on_the_way >= 0.2
        opened.set()
        await host.courier.idle()
        assert host.courier.longest_on_the_way == 0
        await host.do(table, BEN, Join())
        await knocked.wait()
        await asyncio.sleep(0.1)
        assert host.courier.longest_on_the_way == 0


async def test_news_that_nobody_has_heard_come_after_a_restart(tmp_path: Path) -> None:
    path, first, second, third = tmp_path / "tables.db", Channel(), Channel(), Channel()
    async with hosting(path) as host:
        silent = await open_table(host, 2)
    async with hosting(path) as host:
        await host.courier.listen(first)
        await host.courier.idle()
        assert first.heard == await said(host, silent)
        await host.courier.close()
        await host.do(silent, BEN, Leave())
    async with hosting(path) as host:
        await host.courier.listen(second)
        await host.courier.idle()
        assert second.heard == ["1-3"], "what was heard before is not said again"
    async with hosting(path) as host:
        await host.courier.listen(third)
        await host.courier.idle()
        assert third.heard == []


async def test_news_keep_their_id_and_their_words_over_a_restart(tmp_path: Path) -> None:
    path, deliveries, under_way = tmp_path / "tables.db", list[Delivery](), asyncio.Event()

    async def listen(delivery: Delivery) -> None:
        deliveries.append(delivery)
        if not under_way.is_set():
            under_way.set()
            await asyncio.Event().wait()  # until the program is stopped

    async with hosting(path) as host:
        await host.courier.listen(listen)
        await open_table(host, 1)
        await under_way.wait()
    async with hosting(path) as host:
        await host.courier.listen(listen)
        await host.courier.idle()
    assert len(deliveries) == 2
    assert deliveries[0] == deliveries[1]
    assert deliveries[0].id == deliveries[1].id == "1-1"


class Forgetful(SqliteStorage):
    """A storage that cannot write down for a while what was heard, and can be slow to look into the outbox."""

    def __init__(self, *parts: Any) -> None:
        super().__init__(*parts)
        self.failures = 3
        self.sleepy = False
        self.looked, self.go_on = asyncio.Event(), asyncio.Event()
        self.go_on.set()

    async def delivered(self, table: TableId, number: int) -> None:
        if self.failures:
            self.failures -= 1
            raise Unavailable("the disk is full")
        await super().delivered(table, number)

    async def undelivered(self) -> list[tuple[TableId, int]]:
        found = None if self.sleepy else await super().undelivered()
        self.looked.set()
        await self.go_on.wait()
        return await super().undelivered() if found is None else found


@asynccontextmanager
async def forgetful(path: Path) -> AsyncIterator[tuple[Host, Forgetful]]:
    storage = await Forgetful.open(path)
    assert isinstance(storage, Forgetful)
    host = Host(storage, [Alhambra()], now=Clock(), courier=partial(Courier, sleep=Naps(Channel(), 0)))
    try:
        yield host, storage
    finally:
        await host.courier.close()
        await storage.close()


async def test_what_was_heard_is_not_said_again_when_that_could_not_be_written_down_at_once(tmp_path: Path) -> None:
    channel = Channel()
    async with forgetful(tmp_path / "tables.db") as (host, _):
        await host.courier.listen(channel)
        await open_table(host, 2)
        await host.courier.idle()
        assert channel.heard == ["1-1", "1-2"]
    assert await in_the_outbox(tmp_path) == []


@pytest.mark.parametrize("sleepy", [False, True], ids=["seen too early", "seen twice"])
async def test_what_happens_while_old_news_are_looked_for_comes_after_them_and_once(
    tmp_path: Path,
    sleepy: bool,  # noqa: FBT001
) -> None:
    path, channel = tmp_path / "tables.db", Channel()
    async with hosting(path) as host:
        table = await open_table(host, 1, seats=4)
    async with forgetful(path) as (host, storage):
        storage.sleepy = sleepy
        storage.go_on.clear()
        looking = asyncio.create_task(host.courier.listen(channel))
        await storage.looked.wait()
        await host.do(table, BEN, Join())
        await host.do(table, CEM, Join())
        await host.open(ELSEWHERE, ANN, "alhambra", Settings())
        storage.go_on.set()
        await looking
        await host.courier.idle()
        assert [news for news in channel.heard if news.startswith("1-")] == ["1-1", "1-2", "1-3"]
        assert channel.heard.count("2-1") == 1
    assert await in_the_outbox(tmp_path) == []
