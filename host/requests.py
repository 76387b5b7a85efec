"""Requests carry an id: delivered twice, they act once and are answered the same."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable

from host.desk import Accepted
from host.storage import AlreadyDone, Storage
from host.table import Actor, TableId, UserId
from host.tables import Tables
from tabletop.refused import Refused

KEPT_REFUSALS = 4096


class Requests:
    """Knows which requests are under way, and what became of earlier ones."""

    def __init__(self, storage: Storage, tables: Tables) -> None:
        self._storage = storage
        self._tables = tables
        self._refusals: OrderedDict[tuple[str, UserId], Refused] = OrderedDict()
        self._under_way: dict[str, asyncio.Future[None]] = {}

    async def once(
        self,
        request: str | None,
        actor: Actor,
        attempt: Callable[[], Awaitable[Accepted]],
        table_id: TableId | None = None,
    ) -> Accepted:
        """Make an attempt, unless it was made before: then answer the same. Equal requests wait for each other."""
        if request is None:
            return await attempt()
        while request in self._under_way:
            await asyncio.wait([self._under_way[request]])
        if (request, actor.user) in self._refusals:
            raise self._refusals[request, actor.user].again()
        over: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._under_way[request] = over
        try:
            return await attempt()
        except (AlreadyDone, Refused) as reason:
            if entry := await self._storage.answer_to(request, table_id):
                return Accepted(entry, await self._tables.look(entry.table))
            if isinstance(reason, Refused):
                self._remember((request, actor.user), reason)
            raise
        finally:
            del self._under_way[request]
            over.set_result(None)

    def _remember(self, request: tuple[str, UserId], refusal: Refused) -> None:
        self._refusals[request] = refusal.again()
        if len(self._refusals) > KEPT_REFUSALS:
            self._refusals.popitem(last=False)
