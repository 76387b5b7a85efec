"""What people see after a time in which the bot could not be reached (T-23)."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from cogs.client import TableBot
from tests.cogs.world import World, world

WAITED = "I was offline for a while"


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[World]:
    """Yield a table with two people who have an hour for a turn."""
    async with world(tmp_path, 2) as made:
        await made.open(hours=1.0)
        await made.people[0].slash(made.channel, "table options", then="bot", misses=1)
        await made.people[0].click(made.newest, label="Start")
        yield made


async def outage(house: World, hours: float) -> None:
    """Let the connection break, and come back."""
    bot = house.env.bot
    assert isinstance(bot, TableBot)
    await bot.on_disconnect()
    await house.pass_hours(hours)
    await bot.on_resumed()
    await house.pass_hours(0)


async def test_the_newest_message_says_so_and_has_the_new_time(house: World) -> None:
    person, before, mail = await house.asked(), len(house.public()), len(house.mail(await house.asked()))
    await outage(house, 5)
    assert await house.asked() is person
    assert len(house.public()) == before, "it is changed: nobody is called again"
    assert len(house.mail(person)) == mail
    assert house.text(house.newest).count(WAITED) == 1
    assert f"Time’s up <t:{house.clock.now + 3600:.0f}:R>" in house.text(house.newest)
    assert "Take money" in house.buttons(house.newest)


async def test_two_outages_are_one_line(house: World) -> None:
    await outage(house, 5)
    await outage(house, 5)
    assert house.text(house.newest).count(WAITED) == 1


async def test_the_next_turn_says_so_where_nothing_was_due(house: World) -> None:
    await outage(house, 0.25)
    assert WAITED not in house.text(house.newest)
    person = await house.asked()
    await house.choose(person, await person.click(house.newest, label="Take money"), "")
    assert await house.asked() is not person
    assert house.text(house.newest).count(WAITED) == 1
    other = await house.asked()
    await house.choose(other, await other.click(house.newest, label="Take money"), "")
    assert WAITED not in house.text(house.newest)
