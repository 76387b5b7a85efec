"""What all tests share: nobody overlooks what the program gets over by itself."""

import logging
from collections.abc import Iterator

import pytest

FORGIVING = (
    "texts.catalogue",
    "host.courier",
    "cogs.announcing",
    "cogs.mailing",
    "render.alhambra.rooms",
    "cogs.alhambra.rooms",
)
"""Who goes on after a fault of ours, for the sake of the players; a test that does not expect it fails."""


class Listener(logging.Handler):
    """Hears what is wrong."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.heard: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.heard.append(record.getMessage())


@pytest.fixture(autouse=True)
def faults() -> Iterator[list[str]]:
    """Yield the faults that were logged instead of stopping a game; whoever expects some clears the list."""
    listener = Listener()
    loggers = [logging.getLogger(name) for name in FORGIVING]
    for logger in loggers:
        logger.addHandler(listener)
    yield listener.heard
    for logger in loggers:
        logger.removeHandler(listener)
    assert not listener.heard


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Let each worker begin with its share of the long tests, so that none is left with one when all else is done."""
    workers: int = getattr(config, "workerinput", {}).get("workercount", 1)
    long = [item for item in items if item.get_closest_marker("long")]
    others = [item for item in items if not item.get_closest_marker("long")]
    ordered: list[pytest.Item] = []
    for worker in range(workers):
        share, enough = long[worker::workers], len(items) * (worker + 1) // workers - len(ordered)
        ordered += [*share, *others[: max(0, enough - len(share))]]
        del others[: max(0, enough - len(share))]
    items[:] = ordered + others
