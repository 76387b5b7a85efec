"""The log says what happened, and nothing that only one person may know."""

import logging
from collections.abc import Iterator

import pytest

from operation.logs import begin_to_log


@pytest.fixture
def _fresh_logs() -> Iterator[None]:
    """Leave the logs of the tests as they are."""
    loggers = [logging.getLogger(name) for name in (None, "discord")]
    before = [(logger, logger.level, list(logger.handlers)) for logger in loggers]
    yield
    for logger, level, handlers in before:
        logger.setLevel(level)
        logger.handlers[:] = handlers


@pytest.mark.usefixtures("_fresh_logs")
@pytest.mark.parametrize("name", ["discord.http", "discord.webhook.async_", "discord.gateway"])
def test_also_the_finest_log_leaves_out_the_messages_to_and_from_discord(name: str) -> None:
    begin_to_log(logging.DEBUG, None)
    assert logging.getLogger("cogs.announcing").isEnabledFor(logging.DEBUG)
    assert not logging.getLogger(name).isEnabledFor(logging.DEBUG)
    assert logging.getLogger(name).isEnabledFor(logging.INFO)


@pytest.mark.usefixtures("_fresh_logs")
def test_a_log_that_is_to_be_short_is_so_for_discord_too() -> None:
    begin_to_log(logging.ERROR, None)
    assert not logging.getLogger("discord.client").isEnabledFor(logging.WARNING)
