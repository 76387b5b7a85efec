"""Draws pictures beside the event loop: a few threads do the work, and what was drawn before is kept.

Most of Pillow's work lets other threads run meanwhile, so that threads are as good as processes here.
"""

import asyncio
import sys
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

from render.picture import Picture

WORKERS = 2
MEMORY = 64 * 2**20
PATIENCE = 0.0005
"""After how many seconds a thread that computes lets the event loop have its turn."""


class Drawn(NamedTuple):
    """A picture as a file, and what is read out in place of it."""

    data: bytes
    alt: str


class Studio:
    """Where pictures are drawn."""

    def __init__(self, workers: int = WORKERS, memory: int = MEMORY) -> None:
        sys.setswitchinterval(min(sys.getswitchinterval(), PATIENCE))
        self._threads = ThreadPoolExecutor(workers, thread_name_prefix="studio")
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
            drawn = await asyncio.get_running_loop().run_in_executor(self._threads, _drawn, picture)
        finally:
            del self._under_way[picture]
        self._keep(picture, drawn)
        return drawn

    def _keep(self, picture: Picture, drawn: Drawn) -> None:
        self._kept[picture] = drawn
        self._used += len(drawn.data)
        while self._used > self._memory and len(self._kept) > 1:
            _, oldest = self._kept.popitem(last=False)
            self._used -= len(oldest.data)

    def close(self) -> None:
        """Finish what is being drawn, and let the threads go."""
        self._threads.shutdown()


def _drawn(picture: Picture) -> Drawn:
    return Drawn(picture.file(), picture.alt())
