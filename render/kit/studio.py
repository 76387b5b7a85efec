"""Draws pictures beside the event loop, and keeps what was drawn before.

A few threads do the work, or processes: those need more memory, but do not hold up the loop at all.
"""

import asyncio
import logging
import sys
from collections import OrderedDict
from collections.abc import Callable, Sequence
from time import monotonic

from render.kit.easel import LIMIT, Closed, Easel
from render.kit.picture import Drawn, Picture, Stuck
from render.kit.threads import ThreadEasel

log = logging.getLogger(__name__)

WORKERS = 2
MEMORY = 64 * 2**20
MOST_TRIES, MOST_STUCK = 2, 256
"""How often a picture that hangs is tried, and how many such pictures are remembered."""
PATIENCE = 0.0005
"""After how many seconds a thread that computes lets the event loop have its turn."""


class Studio:
    """Where pictures are drawn."""

    def __init__(
        self,
        memory: int = MEMORY,
        *,
        processes: int = 0,
        limit: float = LIMIT,
        timed: Callable[[float], None] = lambda seconds: None,
    ) -> None:
        sys.setswitchinterval(min(sys.getswitchinterval(), PATIENCE))
        self._easels: Sequence[Easel | ThreadEasel] = [Easel(limit) for _ in range(processes)]
        if not processes:
            self._easels = [ThreadEasel(limit) for _ in range(WORKERS)]
        self._free = asyncio.LifoQueue[Easel | ThreadEasel]()  # one that has drawn before is quicker
        for easel in self._easels:
            self._free.put_nowait(easel)
        self._closed = False
        self._timed = timed
        """Is told how many seconds each picture took."""
        self._memory = memory
        self._used = 0
        self._kept: OrderedDict[Picture, Drawn] = OrderedDict()
        self._stuck: OrderedDict[Picture, int] = OrderedDict()
        """How often a picture was tried in vain that hung, or took its process with it."""
        self._under_way: dict[Picture, asyncio.Future[Drawn]] = {}

    async def draw(self, picture: Picture) -> Drawn:
        """Draw a picture, unless it was drawn before or is being drawn already."""
        if self._closed:
            raise Closed
        kept = self._kept.get(picture)
        if kept is not None:
            self._kept.move_to_end(picture)
            return kept
        work = self._under_way.get(picture)
        if work is None:
            work = asyncio.ensure_future(self._draw(picture))
            self._under_way[picture] = work
        return await asyncio.shield(work)

    async def _draw(self, picture: Picture) -> Drawn:
        begun = monotonic()
        try:
            drawn = await self._try(picture)
        finally:
            self._timed(monotonic() - begun)
            del self._under_way[picture]
        self._keep(picture, drawn)
        return drawn

    async def _try(self, picture: Picture) -> Drawn:
        """Let a picture be drawn by whoever is free, unless that went badly too often."""
        tries = self._stuck.get(picture, 0)
        if tries >= MOST_TRIES:
            raise Stuck(tries)
        easel = await self._free.get()
        try:
            return await easel.draw(picture)
        except Stuck as stuck:
            log.warning("a %s could not be drawn: %s", type(picture).__name__, stuck)
            self._stuck[picture] = tries + stuck.tries
            if len(self._stuck) > MOST_STUCK:
                self._stuck.popitem(last=False)
            raise
        finally:
            self._free.put_nowait(easel)

    def _keep(self, picture: Picture, drawn: Drawn) -> None:
        self._kept[picture] = drawn
        self._used += _size(drawn)
        while self._used > self._memory and len(self._kept) > 1:
            _, oldest = self._kept.popitem(last=False)
            self._used -= _size(oldest)

    async def close(self) -> None:
        """Let the threads and processes go, and with them whoever waits for a picture."""
        self._closed = True
        waiting = list(self._under_way.values())
        for work in waiting:
            work.cancel()
        await asyncio.gather(*waiting, *(easel.close() for easel in self._easels), return_exceptions=True)

    def kill(self) -> None:
        """End the processes at once, when there is no time for anything else."""
        for easel in self._easels:
            easel.kill()


def _size(drawn: Drawn) -> int:
    return sum(len(page.data) for page in drawn.pages)
