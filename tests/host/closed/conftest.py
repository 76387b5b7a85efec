"""A file with closed tables, played once."""

import asyncio
import shutil
from pathlib import Path

import pytest

from host.housekeeping import SETTLED
from tests.host.closed.tables import play_out
from tests.host.tables import (
    NOON,
    Clock,
)


@pytest.fixture(scope="session")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("played") / "tables.db"
    asyncio.run(play_out(path))
    return path


@pytest.fixture
def path(played: Path, tmp_path: Path) -> Path:
    """Return a file of one's own."""
    return Path(shutil.copy(played, tmp_path))


@pytest.fixture
def clock() -> Clock:
    return Clock(NOON + SETTLED)
