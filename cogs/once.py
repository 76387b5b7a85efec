"""Work that is worth doing once: equal requests wait for each other, and the last few results are kept."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Hashable
from typing import Any, Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class Once(Generic[K, V]):
    """Remembers what came of some work, by what the work was about."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._work: OrderedDict[K, asyncio.Task[V]] = OrderedDict()

    async def get(self, key: K, work: Callable[[], Coroutine[Any, Any, V]]) -> V:
        """Do some work, unless it was done before or is being done; what fails is tried anew by the next one."""
        task = self._work.get(key)
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            task = self._work[key] = asyncio.create_task(work())
        self._work.move_to_end(key)
        while len(self._work) > self._most:
            self._work.popitem(last=False)
        return await asyncio.shield(task)
