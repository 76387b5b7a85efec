"""What was read or written lately, so that it need not be read again: no other program writes to the storage."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from typing import Any, Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")

MOST = 2048


class Recent(Generic[K, V]):
    """Values by their keys, as they are in the storage."""

    def __init__(self, read: Callable[[K], Awaitable[V]], write: Callable[[K, Any], Awaitable[None]]) -> None:
        self._read = read
        self._write = write
        self._known: OrderedDict[K, V] = OrderedDict()

    async def get(self, key: K) -> V:
        """Return a value."""
        while key not in self._known:
            known = self._known
            value = await self._read(key)
            known.setdefault(key, value)  # it may have been written, or everything forgotten, meanwhile
        self._known.move_to_end(key)
        value = self._known[key]
        if len(self._known) > MOST:
            self._known.popitem(last=False)
        return value

    async def put(self, key: K, value: V) -> None:
        """Store a value; it is known as soon as it is stored, also if whoever asked has gone away."""
        await asyncio.shield(asyncio.ensure_future(self._put(key, value)))

    async def _put(self, key: K, value: V) -> None:
        await self._write(key, value)
        self._known[key] = value

    def read_anew(self) -> None:
        """Forget everything, since the storage has changed by other ways."""
        self._known = OrderedDict()
