"""What the tests of windows are given."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.cogs.world import World, world


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[World]:
    """Yield a server with three people and the bot."""
    async with world(tmp_path, 3) as made:
        yield made
