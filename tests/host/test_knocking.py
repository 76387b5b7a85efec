"""News before a closed door: knocked for less and less often, and never in haste."""

import asyncio
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import pytest

from host.commands import Pause, Resume
from host.courier import BETWEEN_KNOCKS, FIRST_PAUSE, LONGEST_PAUSE, Courier, Delivery, DoorClosed
from host.host import Host
from host.opening import Place
from host.table import TableId
from tests.host.tables import ANN, hosting, start_table, take_money


class Street:
    """A closed door, and time that passes only when somebody says so."""

    def __init__(self) -> None:
        self.now = 0.0
        self.closed = True
        self.knocks: list[float] = []
        self._sleeping: list[tuple[float, asyncio.Future[None]]] = []

    async def hear(self, delivery: Delivery) -> None:
        self.knocks.append(self.now)
        if self.closed:
            raise DoorClosed("nobody at home")

    async def sleep(self, seconds: float) -> None:
        waking = asyncio.get_running_loop().create_future()
        self._sleeping.append((self.now + seconds, waking))
        await waking

    async def pass_seconds(self, seconds: float) -> None:
        """Let time pass, a second at a time."""
        for _ in range(round(seconds)):
            self.now += 1
            for when, waking in self._sleeping:
                if when <= self.now and not waking.done():
                    waking.set_result(None)
            await settle()


async def settle() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


@pytest.fixture
def street() -> Street:
    return Street()


@pytest.fixture
async def host(tmp_path: Path, street: Street) -> AsyncIterator[Host]:
    courier = partial(Courier, sleep=street.sleep, now=lambda: street.now)
    async with hosting(tmp_path / "tables.db", courier=courier) as made:
        yield made


async def before_a_closed_door(host: Host, street: Street) -> TableId:
    """Let there be news that cannot be told."""
    table = await start_table(host, 2)
    await host.courier.listen(street.hear)
    await take_money(host, table)
    while not street.knocks:
        await settle()
    await settle()
    return table


async def test_the_pauses_grow(host: Host, street: Street) -> None:
    await before_a_closed_door(host, street)
    await street.pass_seconds(7 * FIRST_PAUSE)
    assert street.knocks == [0, FIRST_PAUSE, 3 * FIRST_PAUSE, 7 * FIRST_PAUSE]
    await street.pass_seconds(3 * LONGEST_PAUSE)
    late = street.knocks[-2:]
    assert late[1] - late[0] == LONGEST_PAUSE


async def test_whoever_hurries_is_heard_at_once_but_not_again_and_again(host: Host, street: Street) -> None:
    table = await before_a_closed_door(host, street)
    await street.pass_seconds(1)
    for _ in range(4 * round(BETWEEN_KNOCKS)):
        host.courier.hurry(table)
        await settle()
        await street.pass_seconds(1)
    assert street.knocks == [0, *(1 + n * BETWEEN_KNOCKS for n in range(len(street.knocks) - 1))]
    assert 4 <= len(street.knocks) <= 6


async def test_a_game_that_goes_on_and_a_table_that_moves_are_told_at_once(host: Host, street: Street) -> None:
    table = await before_a_closed_door(host, street)
    await host.do(table, ANN, Pause())
    await settle()
    assert len(street.knocks) == 1
    await host.do(table, ANN, Resume())
    await settle()
    assert len(street.knocks) == 2
    street.closed = False
    await host.move(table, Place("there", "server"), ANN)
    await street.pass_seconds(BETWEEN_KNOCKS)
    await host.courier.idle()
    assert (await host.tables.census()).undelivered == 0
