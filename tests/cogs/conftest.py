"""What the tests of the bot are given."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.cogs.world import World, world


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[World]:
    """Yield a server with two people and the bot."""
    async with world(tmp_path, 2) as made:
        yield made


@pytest.fixture
async def table(house: World) -> World:
    """Return a server where two people have begun to play."""
    await house.start()
    return house
