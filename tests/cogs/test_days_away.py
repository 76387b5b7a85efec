"""The days of a year that somebody may be away, in /preferences (T-10)."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.cogs.world import World, world


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[World]:
    """Yield a server with one person and the bot."""
    async with world(tmp_path, 1) as made:
        yield made


async def test_preferences_say_how_many_days_are_left(house: World) -> None:
    [anna] = house.people
    shown = await anna.slash(house.channel, "preferences")
    assert "You have 60 days away left this year." in house.text(shown.response)
    await anna.slash(house.channel, "preferences", away=50)
    await house.pass_hours(50 * 24)
    shown = await anna.slash(house.channel, "preferences")
    assert "You have 10 days away left this year." in house.text(shown.response)
    offered = [label for label in house.buttons(shown.response) if label.endswith(("day", "days"))]
    assert offered == ["1 day", "3 days", "7 days"], "nothing is offered that would be refused"
    refused = await anna.slash(house.channel, "preferences", away=11)
    assert "You can be away 60 days a year. You have 10 left for 2025." in house.text(refused.response)
    await anna.slash(house.channel, "preferences", away=10)
    await house.pass_hours(10 * 24)
    shown = await anna.slash(house.channel, "preferences")
    assert "You have no days away left this year." in house.text(shown.response)
