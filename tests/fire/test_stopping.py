"""Told to stop, the bot ends in time whatever it is doing, and nothing that somebody was told is lost."""

import asyncio
import signal
import time
from pathlib import Path

import pytest

from bench.standin.faults import Fault
from bench.standin.server import text_of
from operation.ending import LONGEST
from tests.fire.scene import Scene, until
from tests.host.tables import damaged

POSTS = r"/channels/\d+/messages"
STOPS = 4
LOOKS = ("table show", "alhambra market", "alhambra palace", "alhambra score", "hand", "alhambra stats", "rules")
TO_START_AND_END = 5.0
"""How many seconds an interpreter may need for itself on a busy computer."""


def children_of(process: int) -> list[int]:
    return [int(word) for word in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


def is_there(process: int) -> bool:
    """Return whether a process still runs."""
    stat = Path(f"/proc/{process}/stat")
    return stat.exists() and ") Z " not in stat.read_text()


@pytest.mark.long
async def test_many_stops_while_pictures_are_drawn_all_end_in_time(table: Scene) -> None:
    for number in range(STOPS):
        await table.stop_bot()
        await table.start_bot(DRAWING_PROCESSES="2")
        for look in LOOKS:
            for person in table.people:
                await table.discord.slash(person, look)
        await asyncio.sleep(0.4 * number)
        children, begun = children_of(table.process.pid), time.monotonic()
        assert await table.stop_bot() == 0
        assert time.monotonic() - begun < LONGEST
        assert not [child for child in children if is_there(child)]
    assert "takes too long" not in table.log


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
async def test_who_asks_again_need_not_wait_and_no_move_is_lost(how: signal.Signals, table: Scene) -> None:
    before = len(table.public)
    table.faults.add(Fault("POST", POSTS, way="slow", seconds=60, times=None))
    person = await table.take_money()
    table.process.send_signal(how)
    await asyncio.sleep(1.5)
    assert table.process.returncode is None, "it waits for what the channel is to be told"
    begun = time.monotonic()
    assert await table.stop_bot(how) == 128 + how
    assert time.monotonic() - begun < TO_START_AND_END
    table.faults.clear()
    await table.start_bot()
    await until(lambda: len(table.public) > before)
    told = [text_of(message) for message in table.public if f"**{person.name}** took" in text_of(message)]
    assert len(told) == 1
    await table.stop_bot()
    assert await damaged(table.folder / "tables.db") == []


async def test_a_signal_that_comes_twice_at_once_is_one(table: Scene) -> None:
    table.faults.add(Fault("POST", POSTS, way="slow", seconds=1, times=1))
    before = len(table.public)
    await table.take_money()
    table.process.send_signal(signal.SIGINT)
    assert await table.stop_bot(signal.SIGTERM) == 0
    assert len(table.public) == before + 1
