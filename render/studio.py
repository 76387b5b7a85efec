"""Draws pictures beside the event loop, and keeps what was drawn before.

A few threads do the work, or processes: those need more memory, but do not hold up the loop at all.
"""

import asyncio
import sys
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor

from render.easel import Easel
from render.picture import Drawn, Picture

WORKERS = 2
MEMORY = 64 * 2**20
PATIENCE = 0.0005
"""After how many seconds a thread that computes lets the event loop have its turn."""


class Studio:
    """Where pictures are drawn."""

    def __init__(self, memory: int = MEMORY, *, processes: int = 0) -> None:
        sys.setswitchinterval(min(sys.getswitchinterval(), PATIENCE))
        self._threads = ThreadPoolExecutor(WORKERS, thread_name_prefix="studio")
        self._easels = [Easel() for _ in range(processes)]
        self._free = asyncio.LifoQueue[Easel]()  # one that has drawn before is quicker
        for easel in self._easels:
            self._free.put_nowait(easel)
        self._memory = memory
        self._used = 0
        self._kept: OrderedDict[Picture, Drawn] = OrderedDict()
        self._under_way: dict[Picture, asyncio.Future[Drawn]] = {}

    async def draw(self, picture: Picture) -> Drawn:
        """Draw a picture, unless it was drawn before or is being drawn already."""
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
        try:
            drawn = await (self._draw_apart(picture) if self._easels else self._draw_beside(picture))
        finally:
            del self._under_way[picture]
        self._keep(picture, drawn)
        return drawn

    async def _draw_beside(self, picture: Picture) -> Drawn:
        return await asyncio.get_running_loop().run_in_executor(self._threads, picture.drawn)

    async def _draw_apart(self, picture: Picture) -> Drawn:
        easel = await self._free.get()
        try:
            return await easel.draw(picture)
        finally:
            self._free.put_nowait(easel)

    def _keep(self, picture: Picture, drawn: Drawn) -> None:
        self._kept[picture] = drawn
        self._used += len(drawn.data)
        while self._used > self._memory and len(self._kept) > 1:
            _, oldest = self._kept.popitem(last=False)
            self._used -= len(oldest.data)

    async def close(self) -> None:
        """Finish what is being drawn beside, and let the threads and processes go."""
        self._threads.shutdown()
        for easel in self._easels:
            await easel.close()
