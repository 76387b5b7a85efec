"""A host whose clock is set by hand, for tests that need no more than that."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from host.host import Host
from tests.host.tables import Clock, hosting


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def host(tmp_path: Path, clock: Clock) -> AsyncIterator[Host]:
    async with hosting(tmp_path / "tables.db", clock) as running:
        yield running
