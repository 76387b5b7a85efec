"""A small world for the bot: a server with a channel, and people who sit at a table there."""

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

import discord
import simcord
from simcord import SetupError

PEOPLE = (
    ("amina", "Amina"),
    ("thordis", "Þórdís"),
    ("janis", "Jānis"),
    ("marijke", "Marijke"),
    ("oscar", "Óscar"),
    ("zoe", "Zoë"),
)
MOST_PEOPLE = len(PEOPLE)
PATIENCE = 60.0
"""How many seconds the simulated Discord waits for the bot before it says that something is wrong."""
TICK = 0.5
"""Every how many seconds the simulated clock is set, and what happened by itself is shown."""


@dataclass(frozen=True, slots=True)
class World:
    """What was built."""

    env: simcord.Env
    channel: simcord.ChannelHandle
    people: tuple[simcord.MemberActor, ...]

    def preview(self, port: int) -> simcord.Preview:
        """Give the page that looks and works like Discord."""
        return self.env.preview(self.channel, viewers=self.people, layout="channel", port=port)

    def messages(self, person: int) -> list[discord.Message]:
        """Give the private messages of a person."""
        channel = self.env.backend.dm_channels.get(self.people[person].id)
        return [] if channel is None else self.people[person].user.dm_channel.history()

    def picture(self, attachment: discord.Attachment) -> bytes | None:
        """Give the data of a picture in a message."""
        return self.env.backend.cdn.get(attachment.url)

    async def keep_up(self, preview: simcord.Preview) -> None:
        """Let the simulated clock follow the real one, and show what happened by itself, until the page is closed."""
        closed = asyncio.create_task(preview.wait_closed())
        while not closed.done():
            self.set_clock()
            with suppress(SetupError, TimeoutError):  # somebody is just doing something
                await self._show_news(preview)
            await asyncio.wait([closed], timeout=TICK)

    async def _show_news(self, preview: simcord.Preview) -> None:
        """Show what a page does not show yet, and only that: a click on a page that was just shown anew is lost."""
        pages = [page.snapshot for page in preview._pages.values()]  # the first is where the next one begins
        if not all(map(self._is_current, pages[:1])) and (newest := self.channel.last_message):
            await preview.show(newest)
        if not all(map(self._is_current, pages[1:])):
            await preview.refresh()

    def _is_current(self, page: Mapping[str, Any]) -> bool:
        """Tell whether a page shows the messages as they are now."""
        there = self.env.backend.messages[self.channel.id]
        shown = {int(number): message["edited_timestamp"] for number, message in page["messages"].items()}
        public = [number for number, message in there.items() if not message.is_ephemeral]
        has_newest = not public or max(public) in shown or page["history"]["hasAfter"]
        return has_newest and all(
            number in there and there[number].edited_timestamp == edited for number, edited in shown.items()
        )

    def set_clock(self) -> None:
        """Set the simulated clock by the real one."""
        self.env.backend.advance_clock(max(0.0, (datetime.now(UTC) - self.env.now()).total_seconds()))


@asynccontextmanager
async def open_world(bot: discord.Client, seats: int) -> AsyncIterator[World]:
    """Let a bot live in a world where so many people have sat down at a table."""
    env = simcord.Env(bot, settle_timeout=PATIENCE, check_errors=False)
    env.backend.bot_user.name = "Alhambra"
    await env.start()
    try:
        guild = env.create_guild("The Alhambra House")
        channel = guild.create_text_channel("alhambra")
        people = tuple(guild.add_member(env.create_user(name, global_name=shown)) for name, shown in PEOPLE[:seats])
        world = World(env, channel, people)
        world.set_clock()
        await people[0].slash(channel, "alhambra new", seats=MOST_PEOPLE, tidy=True)
        for person in people[1:]:
            await person.slash(channel, "alhambra join")
        yield world
    finally:
        await env.shutdown()
