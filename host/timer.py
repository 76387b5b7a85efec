"""Waits for the clocks of all tables, and lets happen what is due."""

import asyncio
import logging
from contextlib import suppress

from host.absence import BEAT
from host.host import Host
from host.storage import Unavailable

log = logging.getLogger(__name__)

LONGEST_SLEEP = 3600.0
AFTER_A_FAULT = 5.0


async def keep_time(host: Host) -> None:
    """Run for as long as the host does, and leave signs of life all the while."""
    async with asyncio.TaskGroup() as both:
        both.create_task(_stay_alive(host))
        both.create_task(_ring(host))


async def _stay_alive(host: Host) -> None:
    try:
        while True:
            with suppress(Unavailable):  # while nothing can be stored nobody can play, and so it is counted
                await host.absence.beat()
            await asyncio.sleep(BEAT)
    finally:
        with suppress(Unavailable):
            await host.absence.beat()


async def _ring(host: Host) -> None:
    while True:
        try:
            await host.absence.beat()  # after a computer has slept, this comes before the clocks
            await host.clocks.catch_up()
            # What is due still, after all that could be done was done, belongs to a table that is damaged.
            pause = await host.clocks.alarm.until_next_due() or AFTER_A_FAULT
        except Unavailable as fault:
            log.warning("clocks wait: %s", fault)
            pause = AFTER_A_FAULT
        with suppress(TimeoutError):
            async with asyncio.timeout(min(pause, LONGEST_SLEEP)):
                await host.clocks.alarm.earlier.wait()
