"""The page that looks and works like Discord. There is one in the simulated Discord, and it shows one channel."""

import asyncio
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

import simcord
from simcord import SetupError

from local.world import World

TICK = 0.5
"""Every how many seconds the simulated clock is set, and what happened by itself is shown."""


class ChannelPage:
    """Shows the table of a game, or that of somebody who learns it."""

    def __init__(self, world: World, port: int) -> None:
        self._world = world
        self._port = port
        self._channel = next(iter(world.channels.values()))
        self._preview: simcord.Preview | None = None
        self._ended: asyncio.Task[None] | None = None
        """Done when somebody ends the session in the page."""
        self._changing = asyncio.Lock()

    @property
    def url(self) -> str:
        """The address of the page."""
        return "" if self._preview is None else self._preview.url

    async def show_table(self, game: str) -> str:
        """Show the table of a game; return the address."""
        async with self._changing:
            await self._show(self._world.channels[game], self._world.people)
            return self.url

    async def learn(self, game: str) -> str:
        """Show a guided game of the first person, a new one unless one is going on; return the address."""
        async with self._changing:
            thread = await self._world.learn(game)
            await self._show(thread, self._world.people[:1])
            return self.url

    async def _show(self, channel: simcord.ChannelHandle, viewers: tuple[simcord.MemberActor, ...]) -> None:
        if self._preview is not None and self._channel.id == channel.id:
            return
        await self.close()
        self._channel = channel
        preview = self._world.env.preview(channel, viewers=viewers, layout="channel", port=self._port)
        self._preview = await preview.__aenter__()  # open until another channel is shown
        self._ended = asyncio.create_task(self._preview.wait_closed())

    async def close(self) -> None:
        """Close the page."""
        if self._preview is not None:
            preview, self._preview, self._ended = self._preview, None, None
            await preview.close()

    async def keep_up(self) -> None:
        """Let the simulated clock follow the real one, and show what happened by itself, until the session is ended."""
        while self._ended is None or not self._ended.done():
            self._world.set_clock()
            self._world.hide_threads()
            async with self._changing:
                with suppress(SetupError, TimeoutError):  # somebody is just doing something
                    await self._show_news()
            await asyncio.sleep(TICK)

    async def _show_news(self) -> None:
        """Show what a page does not show yet, and only that: a click on a page that was just shown anew is lost."""
        preview = self._preview
        if preview is None:
            return
        pages = [page.snapshot for page in preview._pages.values()]  # the first is where the next one begins
        if not all(map(self._is_current, pages[:1])) and (newest := self._channel.last_message):
            await preview.show(newest)
        if not all(map(self._is_current, pages[1:])):
            await preview.refresh()

    def _is_current(self, page: Mapping[str, Any]) -> bool:
        """Return whether a page shows the messages as they are now."""
        there = self._world.env.backend.messages[self._channel.id]
        shown = {int(number): message["edited_timestamp"] for number, message in page["messages"].items()}
        public = [number for number, message in there.items() if not message.is_ephemeral]
        has_newest = not public or max(public) in shown or page["history"]["hasAfter"]
        return has_newest and all(
            number in there and there[number].edited_timestamp == edited for number, edited in shown.items()
        )
