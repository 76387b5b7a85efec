"""Waits for the clocks of all tables, and lets happen what is due."""

import asyncio
import logging
from contextlib import suppress

from host.host import Host
from host.storage import Unavailable

log = logging.getLogger(__name__)

LONGEST_SLEEP = 3600.0
AFTER_A_FAULT = 5.0


async def keep_time(host: Host) -> None:
    """Run for as long as the host does; what came due while it did not, happens first."""
    while True:
        try:
            await host.catch_up()
            # What is due still, after all that could be done was done, belongs to a table that is damaged.
            pause = await host.until_next_due() or AFTER_A_FAULT
        except Unavailable as fault:
            log.warning("clocks wait: %s", fault)
            pause = AFTER_A_FAULT
        with suppress(TimeoutError):
            await asyncio.wait_for(host.earlier.wait(), min(pause, LONGEST_SLEEP))
