"""What is remembered besides the tables: about people and servers, and which messages show what."""

import asyncio
from typing import Any
from weakref import WeakValueDictionary

from msgspec.structs import replace

from host.kept import House, Post, Profile, Statistics
from host.recent import Recent
from host.settings import check_settings
from host.storage import Storage
from host.table import Actor, TableId, UserId
from tabletop.refused import Refused


class Memory:
    """Asks the storage, and changes one thing after another."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._profiles = Recent(storage.profile, lambda _, profile: storage.save_profile(profile))
        self._houses = Recent(storage.house, lambda _, house: storage.save_house(house))
        self._posts: Recent[tuple[TableId, UserId | None], Post | None] = Recent(
            lambda whose: storage.post(*whose), lambda whose, post: storage.save_post(whose[0], post, whose[1])
        )
        self._notes: Recent[str, str | None] = Recent(storage.note, storage.save_note)
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def profile(self, user: UserId) -> Profile:
        """Return what a person prefers."""
        return await self._profiles.get(user)

    async def prefer(self, user: UserId, **changes: Any) -> Profile:
        """Change some of what a person prefers."""
        async with self._locks.setdefault("user " + user, asyncio.Lock()):
            profile = replace(await self._profiles.get(user), **changes)
            await self._profiles.put(user, profile)
            return profile

    async def house(self, guild: str) -> House:
        """Return what a server wants for its tables."""
        return await self._houses.get(guild)

    async def set_defaults(self, guild: str, actor: Actor, **changes: Any) -> House:
        """Change some of what a server wants for its tables, as one of its moderators (T-18)."""
        if not actor.moderator:
            raise Refused("T-18", "moderator-only")
        async with self._locks.setdefault("house " + guild, asyncio.Lock()):
            house = replace(await self._houses.get(guild), **changes)
            check_settings(house.settings)
            await self._houses.put(guild, house)
            return house

    async def post(self, table: TableId, user: UserId | None = None) -> Post | None:
        """Return the newest message that shows a table, in its channel or to one person."""
        return await self._posts.get((table, user))

    async def keep_post(self, table: TableId, post: Post, user: UserId | None = None) -> None:
        """Remember which message shows a table."""
        await self._posts.put((table, user), post)

    async def note(self, key: str) -> str | None:
        """Return what the program noted for itself."""
        return await self._notes.get(key)

    async def keep_note(self, key: str, text: str) -> None:
        """Note something for the program itself; what ends in "of" and the number of a table goes with that table."""
        await self._notes.put(key, text)

    async def forget(self, user: UserId) -> None:
        """Erase what is kept about a person besides the tables."""
        await self._storage.forget(user)
        self.read_anew()

    def read_anew(self) -> None:
        """Let the storage say how everything is: something went from there by another way."""
        for recent in (self._profiles, self._houses, self._posts, self._notes):
            recent.read_anew()

    async def statistics(self, game: str, guild: str | None = None, user: UserId | None = None) -> list[Statistics]:
        """Return the statistics of all people, or of one, on all servers or on one.

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
