"""The process is killed between a move and its message, or between the message and hearing of it."""

import asyncio
import signal

import pytest

from bench.standin.faults import Fault
from bench.standin.server import text_of, within
from tests.fire.scene import PATIENCE, Scene, until
from tests.host.tables import damaged

POSTS = r"/channels/\d+/messages"


@pytest.mark.parametrize(("way", "when"), [("reset", "before it arrives"), ("deaf", "after it arrived")])
async def test_a_move_is_told_once_although_the_bot_is_killed(way: str, when: str, table: Scene) -> None:
    person, before = table.asked, len(table.public)
    fault = table.faults.add(Fault("POST", POSTS, way=way, times=None))  # type: ignore[arg-type]
    await table.take_money()
    await until(lambda: "are late" in table.log)
    await table.stop_bot(signal.SIGKILL)
    fault.times = 0
    await table.start_bot()
    await until(lambda: len(table.public) > before)
    await table.turn()
    told = [text_of(message) for message in table.public if f"**{person.name}** took" in text_of(message)]
    assert len(told) == 1
    assert len(table.public) == before + 2
    await table.stop_bot()
    assert await damaged(table.folder / "tables.db") == []


async def test_a_bot_that_is_killed_again_and_again_loses_and_doubles_nothing(table: Scene) -> None:
    turns = 6
    for number in range(turns):
        before = len(table.public)
        await table.take_money()
        await asyncio.sleep(0.03 * number)
        await table.stop_bot(signal.SIGKILL)
        await table.start_bot()
        await until(lambda: len(table.public) > before)  # noqa: B023  # it is awaited here
    told = [text_of(message) for message in table.public if " took " in text_of(message)]
    assert len(told) == turns
    names = [next(person.name for person in table.people if f"**{person.name}** took" in text) for text in told]
    assert names == [names[0], names[1]] * (turns // 2)


async def test_a_graceful_stop_tells_what_it_holds(table: Scene) -> None:
    before = len(table.public)
    table.faults.add(Fault("POST", POSTS, way="slow", seconds=1, times=1))
    await table.take_money()
    assert await table.stop_bot() == 0
    assert len(table.public) == before + 1


async def test_what_was_left_behind_is_told_before_anything_new(table: Scene) -> None:
    person = table.asked
    table.faults.add(Fault("POST", POSTS, way="reset", times=None))
    await table.take_money()
    await until(lambda: "are late" in table.log)
    await table.stop_bot(signal.SIGKILL)
    table.faults.clear()
    await table.start_bot()
    await until(lambda: f"**{person.name}** took" in text_of(table.newest))
    hand = await table.discord.use(person, table.newest, "Hand")
    await within(hand.answered, PATIENCE)
