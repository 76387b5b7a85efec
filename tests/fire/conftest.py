"""What the tests under fire are given."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.fire.scene import Scene, scene


@pytest.fixture
async def here(tmp_path: Path) -> AsyncIterator[Scene]:
    """Yield a bot before a stand-in for Discord."""
    async with scene(tmp_path) as made:
        yield made


@pytest.fixture
async def table(here: Scene) -> Scene:
    """Return a table where two people have begun to play."""
    await here.begin()
    return here
