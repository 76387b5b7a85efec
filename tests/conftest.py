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
