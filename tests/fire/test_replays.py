"""Many people press Replay at once: everybody is acknowledged in time, and the work is done once."""

import asyncio
import signal
from pathlib import Path
from random import Random

import pytest

from bench.standin.server import text_of, within
from host.commands import Join, Start
from host.opening import Place
from host.settings import Settings
from host.table import Actor
from tests.fire.scene import PATIENCE, Scene, until
from tests.host.tables import hosting, play_on

IN_TIME = 3.0
"""After how many seconds Discord forgets a request that nobody has acknowledged."""
PRESSES = 150


@pytest.fixture
async def finished(here: Scene) -> Scene:
    """Return a table where a game is over."""
    await here.stop_bot(signal.SIGKILL)
    people = [Actor(person.id, person.name) for person in here.people]
    async with hosting(Path(here.folder / "tables.db")) as host:
        place = Place(here.world.channel, here.world.guild)
        table = (await host.open(place, people[0], "alhambra", Settings(seats=len(people)))).entry.table
        for person in people[1:]:
            await host.do(table, person, Join())
        await host.do(table, people[0], Start())
        await play_on(host, table, Random(2))
    await here.start_bot()
    await until(lambda: bool(here.public) and "Replay" in str(here.newest))
    return here


async def test_many_people_who_press_at_once_wait_for_the_same_work(finished: Scene) -> None:
    crowd = [finished.discord.person(f"Guest {number}") for number in range(PRESSES)]
    message = finished.newest
    presses = await asyncio.gather(*(finished.discord.use(person, message, "Replay") for person in crowd))
    for asked in presses:
        await within(asked.acknowledged, PATIENCE)
        assert asked.acknowledged_at is not None
        assert asked.acknowledged_at - asked.at < IN_TIME
    for asked in presses:
        await within(asked.answered, 2 * PATIENCE)
    assert "Replay of Anna, Bela, Cleo" in str(finished.discord.answer(presses[-1]))
    assert finished.log.count("preparing a replay") == 1


async def test_one_person_gets_one_replay_at_a_time(finished: Scene) -> None:
    message, person = finished.newest, finished.stranger
    presses = [await finished.discord.use(person, message, "Replay") for _ in range(20)]
    for asked in presses:
        await within(asked.answered, 2 * PATIENCE)
    answers = [finished.discord.answer(asked) for asked in presses]
    shown = [answer for answer in answers if "Replay of Anna" in str(answer)]
    asked_to_wait = [answer for answer in answers if "One at a time, please!" in text_of(answer)]
    assert shown
    assert asked_to_wait
    assert len(shown) + len(asked_to_wait) == len(presses)
    again = await finished.discord.use(person, message, "Replay")
    await within(again.answered, PATIENCE)
    assert "Replay of Anna" in str(finished.discord.answer(again))
