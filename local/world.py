"""A small world for the bot: a server with a channel, and people who sit at a table there."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from time import monotonic

import discord
import simcord

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
SHORTLY = 0.1


@dataclass(frozen=True, slots=True)
class World:
    """What was built."""

    env: simcord.Env
    channel: simcord.ChannelHandle
    people: tuple[simcord.MemberActor, ...]

    def messages(self, person: int) -> list[discord.Message]:
        """Return the private messages of a person."""
        channel = self.env.backend.dm_channels.get(self.people[person].id)
        return [] if channel is None else self.people[person].user.dm_channel.history()

    def picture(self, attachment: discord.Attachment) -> bytes | None:
        """Return the data of a picture in a message."""
        return self.env.backend.cdn.get(attachment.url)

    def channel_name(self, channel: int) -> str:
        """Return the name of a channel or thread."""
        found = self.env.backend.channels.get(channel)
        return (found and found.name) or str(self.channel.name)

    def has_channel(self, channel: int) -> bool:
        """Return whether there is a channel or thread."""
        return channel in self.env.backend.channels

    async def learn(self) -> simcord.ChannelHandle:
        """Let the first person learn; return the thread where that is."""
        end = monotonic() + PATIENCE
        while True:
            try:
                await self.people[0].slash(self.channel, "learn")
            except simcord.SetupError:  # somebody is just doing something
                if monotonic() > end:
                    raise
                await asyncio.sleep(SHORTLY)
            else:
                return self.channel.threads[-1]

    def hide_threads(self) -> None:
        """Take away what tells of new threads: it leads out of these pages, and the bot's own links lead there."""
        for number, message in [*self.env.backend.messages[self.channel.id].items()]:
            if message.type == discord.MessageType.thread_created.value:
                self.env.backend.delete_message(self.channel.id, number)

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
            await person.slash(channel, "table join")
        yield world
    finally:
        await env.shutdown()
