"""A thread that draws, where there are no processes for that: it needs less memory, but holds up the event loop."""

import asyncio
from concurrent.futures import ThreadPoolExecutor

from render.kit.easel import LIMIT
from render.kit.picture import Drawn, Picture, Stuck


class ThreadEasel:
    """Used as an `Easel` is; but a thread that hangs cannot be ended, only left behind."""

    def __init__(self, limit: float = LIMIT) -> None:
        self._limit = limit
        self._thread = _thread()

    async def draw(self, picture: Picture) -> Drawn:
        """Draw a picture; if that takes for ever, let another thread draw the next one."""
        work = asyncio.get_running_loop().run_in_executor(self._thread, picture.drawn)
        try:
            async with asyncio.timeout(self._limit):
                return await work
        except TimeoutError:
            self.kill()
            self._thread = _thread()
            raise Stuck(1) from None

    async def close(self) -> None:
        """Let the thread go."""
        self.kill()

    def kill(self) -> None:
        """Let the thread go when it has drawn its picture, without waiting for that."""
        self._thread.shutdown(wait=False, cancel_futures=True)


def _thread() -> ThreadPoolExecutor:
    return ThreadPoolExecutor(1, thread_name_prefix="studio")
