"""Opening tables, and bringing them elsewhere: where there is room, and nobody takes it meanwhile."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import NamedTuple

from host import lobby
from host.desk import Accepted, Desk
from host.limits import Limits, check_room
from host.settings import Settings
from host.storage import Storage
from host.table import OPEN, Actor, Table, TableId, Timestamp, UserId
from host.tables import Tables
from tabletop.fairness import Promise
from tabletop.refused import Refused


class Place(NamedTuple):
    """Where a table stands: in a channel or thread, which may belong to a server."""

    channel: str
    guild: str = ""


class Opening:
    """Puts up tables where there are none."""

    def __init__(
        self,
        storage: Storage,
        desk: Desk,
        tables: Tables,
        *,
        limits: Limits,
        now: Callable[[], Timestamp],
        draw: Callable[[], str],
    ) -> None:
        self._storage = storage
        self._desk = desk
        self._tables = tables
        self._limits = limits
        self._now = now
        self._draw = draw

    async def open(
        self, place: Place, actor: Actor, game: str, settings: Settings, request: str | None, *, practice: str
    ) -> Accepted:
        """Open a table in a channel without one (T-1); to learn by some plan of the game, begin at once (T-21)."""
        async with self._room_for(place, actor.user, practice=bool(practice)):
            table_id = await self._storage.new_table_id()
            table = Table(table_id, *place, game, actor.user, settings, self._now(), practice=practice)
            errand = self._desk.new_errand(table, None, actor, request)
            errand.newcomer = await self._storage.profile(actor.user)
            if practice:
                errand.promise = Promise(errand.rules.practice(practice).seed, self._draw())
                lobby.open_practice(errand)
            else:
                lobby.open_table(errand)
            return await self._desk.store(errand)

    async def rematch(self, table_id: TableId, actor: Actor, request: str | None) -> Accepted:
        """Open a table with the same people and the same settings where a game has ended (T-13)."""
        _, old, _ = await self._tables.opened(table_id)
        if old.status in OPEN or old.seat_of(actor.user) is None:
            raise Refused("T-13", "no-rematch-here")
        place = Place(old.channel, old.guild)
        async with self._room_for(place, actor.user):
            new_id = await self._storage.new_table_id()
            profiles = {user: await self._storage.profile(user) for user in old.people}
            table = Table(new_id, *place, old.game, actor.user, old.settings, self._now(), rematch_of=old.id)
            errand = self._desk.new_errand(table, None, actor, request)
            lobby.sit_down_again(errand, old, profiles)
            return await self._desk.store(errand)

    async def move(self, table_id: TableId, place: Place, actor: Actor, request: str | None) -> Accepted:
        """Bring a table to another channel (T-20)."""
        async with self._desk.lock("channel " + place.channel), self._desk.lock(table_id):
            await self._check_channel(place.channel)
            errand = await self._desk.errand(table_id, actor, request)
            lobby.move(errand, place.channel, place.guild)
            return await self._desk.store(errand)

    @asynccontextmanager
    async def _room_for(self, place: Place, owner: UserId, *, practice: bool = False) -> AsyncIterator[None]:
        """Let nobody take the place meanwhile, nor the last that a person or a server may have (T-1, T-21, T-24)."""
        keys = f"channel {place.channel}", f"person {owner}", f"server {place.guild or place.channel}"
        async with self._desk.lock(keys[0]), self._desk.lock(keys[1]), self._desk.lock(keys[2]):
            await self._check_channel(place.channel)
            if not practice:
                await self.check_room(place, owner)
            elif (going_on := await self._tables.practice_of(owner)) is not None:
                raise Refused("T-21", "practising-already", table=going_on.table.id)
            yield

    async def check_room(self, place: Place, owner: UserId) -> None:
        """Raise `Refused` if somebody, or a server, has as many open tables as they may (T-24)."""
        await check_room(self._limits, self._storage, owner, place.guild)

    async def _check_channel(self, channel: str) -> None:
        table_id = await self._storage.open_table_in(channel)
        if table_id is not None:
            raise Refused("T-1", "table-here-already", table=table_id)
