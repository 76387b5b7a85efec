"""What the tests of Kingdomino on Discord are given."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.cogs.kingdomino.world import kingdom, until
from tests.cogs.world import World


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[World]:
    """Yield a server with three people and the bot."""
    async with kingdom(tmp_path, 3) as made:
        yield made


@pytest.fixture
async def table(house: World) -> World:
    """Return a server where three people have begun to play, and the first domino is to be placed."""
    await house.start()
    await until(house, "PLACE")
    return house
