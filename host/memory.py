"""What is remembered besides the tables: about people and servers, and which messages show what."""

import asyncio
from typing import Any
from weakref import WeakValueDictionary

from msgspec.structs import replace

from host.settings import check_settings
from host.storage import House, Post, Profile, Statistics, Storage
from host.table import Actor, TableId, UserId
from tabletop.refused import Refused


class Memory:
    """Asks the storage, and changes one thing after another."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def profile(self, user: UserId) -> Profile:
        """Give what a person prefers."""
        return await self._storage.profile(user)

    async def prefer(self, user: UserId, **changes: Any) -> Profile:
        """Change some of what a person prefers."""
        async with self._locks.setdefault("user " + user, asyncio.Lock()):
            profile = replace(await self._storage.profile(user), **changes)
            await self._storage.save_profile(profile)
            return profile

    async def house(self, guild: str) -> House:
        """Give what a server wants for its tables."""
        return await self._storage.house(guild)

    async def set_defaults(self, guild: str, actor: Actor, **changes: Any) -> House:
        """Change some of what a server wants for its tables, as one of its moderators (T-18)."""
        if not actor.moderator:
            raise Refused("T-18", "moderator-only")
        async with self._locks.setdefault("house " + guild, asyncio.Lock()):
            house = replace(await self._storage.house(guild), **changes)
            check_settings(house.settings)
            await self._storage.save_house(house)
            return house

    async def post(self, table: TableId, user: UserId | None = None) -> Post | None:
        """Give the newest message that shows a table, in its channel or to one person."""
        return await self._storage.post(table, user)

    async def keep_post(self, table: TableId, post: Post, user: UserId | None = None) -> None:
        """Remember which message shows a table."""
        await self._storage.save_post(table, post, user)

    async def note(self, key: str) -> str | None:
        """Give what the program noted for itself."""
        return await self._storage.note(key)

    async def keep_note(self, key: str, text: str) -> None:
        """Note something for the program itself; what ends in "of" and the number of a table goes with that table."""
        await self._storage.save_note(key, text)

    async def statistics(self, game: str, guild: str | None = None, user: UserId | None = None) -> list[Statistics]:
        """Give the statistics of all people, or of one, on all servers or on one.

        The strongest come first; after them those whose rating is provisional, and then those who have none.
        """
        return await self._storage.statistics(game, guild, user)

    async def ranking(self, game: str, guild: str | None, most: int) -> list[Statistics]:
        """List the strongest people of all servers, or of one, but for those who do not want to be named there."""
        named: list[Statistics] = []
        for line in await self.statistics(game, guild):
            ranked = (await self.profile(line.user)).ranked
            if ranked == "everywhere" or (ranked == "server" and guild is not None):
                named.append(line)
            if len(named) == most:
                break
        return named
