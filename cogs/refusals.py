"""How often Discord refuses us: it bans an address that is refused ten thousand times in ten minutes.

Long before that, whatever nobody waits for is held back. What people ask for is always answered.
"""

import asyncio
import logging
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from time import monotonic
from types import SimpleNamespace

import aiohttp

log = logging.getLogger(__name__)

REFUSED = {401, 403, 429}
MOST, WITHIN = 500, 600.0
"""How many refusals are borne within how many seconds."""
A_WHILE = 1.0


class Refusals:
    """Counts what is refused, whatever it was, and lets news pass as long as that is not too often."""

    def __init__(
        self,
        *,
        now: Callable[[], float] = monotonic,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._now, self._sleep = now, sleep
        self.total = 0
        self.is_holding_back = False
        """Whether news wait until fewer requests were refused lately."""
        self._times: deque[float] = deque()
        self._under_way = 0
        self._queue = asyncio.Lock()

    @property
    def lately(self) -> int:
        """How many requests were refused within the time that counts."""
        while self._times and self._times[0] <= self._now() - WITHIN:
            self._times.popleft()
        return len(self._times)

    def count(self, status: int) -> None:
        """Count an answer, if it is a refusal."""
        if status in REFUSED:
            self.total += 1
            self._times.append(self._now())

    def trace(self) -> aiohttp.TraceConfig:
        """Return what sees every answer that Discord gives to the library."""

        async def see(_: aiohttp.ClientSession, __: SimpleNamespace, seen: aiohttp.TraceRequestEndParams) -> None:
            self.count(seen.response.status)

        config = aiohttp.TraceConfig()
        config.on_request_end.append(see)
        return config

    @asynccontextmanager
    async def borne(self) -> AsyncIterator[None]:
        """Let something pass that nobody waits for; each that is under way may be refused, too."""
        async with self._queue:
            await self._recover()
            self._under_way += 1
        try:
            yield
        finally:
            self._under_way -= 1

    async def _recover(self) -> None:
        while self.lately + self._under_way >= MOST:
            if not self.is_holding_back:
                log.error(
                    "Discord has refused %s requests in ten minutes; news waits until there are fewer", self.lately
                )
            self.is_holding_back = True
            await self._sleep(A_WHILE)
        if self.is_holding_back:
            log.warning("news is told again: Discord has refused %s requests in ten minutes", self.lately)
        self.is_holding_back = False
