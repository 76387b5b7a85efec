"""A small world for the bot: a server with a channel for each game, and people who sit at a table there."""

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from time import monotonic

import discord
import simcord

from bot import Bot

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

    bot: Bot
    env: simcord.Env
    channels: Mapping[str, simcord.ChannelHandle]
    """By the games that are played there."""
    people: tuple[simcord.MemberActor, ...]

    def game_in(self, channel: int) -> str | None:
        """Return whose table stands in a channel; None where people learn."""
        return next((game for game, one in self.channels.items() if one.id == channel), None)

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
        return (found and found.name) or str(channel)

    def has_channel(self, channel: int) -> bool:
        """Return whether there is a channel or thread."""
        return channel in self.env.backend.channels

    async def learn(self, game: str) -> simcord.ChannelHandle:
        """Let the first person learn a game, or go on learning; return the thread where that is."""
        channel, end = self.channels[game], monotonic() + PATIENCE
        while True:
            try:
                await self.people[0].slash(channel, "learn")
            except simcord.SetupError:  # somebody is just doing something
                if monotonic() > end:
                    raise
                await asyncio.sleep(SHORTLY)
            else:
                return await self._practice()

    async def _practice(self) -> simcord.ChannelHandle:
        """Return the thread in which the first person learns."""
        practice = await self.bot.host.tables.practice_of(str(self.people[0].id))
        assert practice is not None, "there is one now"
        threads = [thread for channel in self.channels.values() for thread in channel.threads]
        return next(thread for thread in threads if str(thread.id) == practice.table.channel)

    def hide_threads(self) -> None:
        """Take away what tells of new threads: it leads out of these pages, and the bot's own links lead there."""
        for channel in self.channels.values():
            for number, message in [*self.env.backend.messages[channel.id].items()]:
                if message.type == discord.MessageType.thread_created.value:
                    self.env.backend.delete_message(channel.id, number)

    def set_clock(self) -> None:
        """Set the simulated clock by the real one."""
        self.env.backend.advance_clock(max(0.0, (datetime.now(UTC) - self.env.now()).total_seconds()))


@asynccontextmanager
async def open_world(bot: Bot, seats: int) -> AsyncIterator[World]:
    """Let a bot live in a world where so many people have sat down at a table of each game."""
    env = simcord.Env(bot, settle_timeout=PATIENCE, check_errors=False)
    env.backend.bot_user.name = "Game host"
    await env.start()
    try:
        guild = env.create_guild("The Game House")
        channels = {game: guild.create_text_channel(game) for game in bot.faces}
        people = tuple(guild.add_member(env.create_user(name, global_name=shown)) for name, shown in PEOPLE[:seats])
        world = World(bot, env, channels, people)
        world.set_clock()
        for game, face in bot.faces.items():
            await _sit_down(world, game, face.choices.seats[-1])
        yield world
    finally:
        await env.shutdown()


async def _sit_down(world: World, game: str, most: int) -> None:
    """Open a table of a game; as many people sit down as can play it."""
    channel = world.channels[game]
    await world.people[0].slash(channel, f"{game} new", seats=most, tidy=True)
    for person in world.people[1:most]:
        await person.slash(channel, "table join")
