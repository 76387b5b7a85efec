"""What people see when they, or their server, have as many open tables as they may (T-24)."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from host.limits import Limits
from tests.cogs.world import World, world


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[World]:
    """Yield a server with three tables at most, of which one person may have two."""
    async with world(tmp_path, 2, limits=Limits(person=2, server=3)) as made:
        yield made


async def test_who_has_enough_tables_is_told_so_and_what_to_do(house: World) -> None:
    anna, bela = house.people
    for _ in range(2):
        await anna.slash(house.channel, "alhambra new", thread=True)
    refused = await anna.slash(house.channel, "alhambra new", thread=True)
    text = house.text(refused.response)
    assert "You’re hosting 2 open tables, the most one person can have here. End one first: **/games**" in text
    assert "(rule T-24)" in text
    assert len(house.channel.threads) == 2, "no thread is made for nothing"
    assert "Rule T-24" in house.buttons(refused.response)
    await bela.slash(house.channel, "alhambra new")
    full = await house.stranger.slash(house.channel, "alhambra new", thread=True)
    assert "This server has 3 open tables, the most a server can have here." in house.text(full.response)
