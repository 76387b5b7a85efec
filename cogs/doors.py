"""Channels that may have been opened to us: what waits there is told without waiting for the end of its pause."""

from typing import TYPE_CHECKING

import discord
from discord.ext import commands

if TYPE_CHECKING:
    from cogs.client import TableBot


class Doors(commands.Cog):
    """Hears when a server lets the bot in, or changes what somebody may do there."""

    def __init__(self, bot: "TableBot") -> None:
        self._bot = bot

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Show the tables of a server again that has invited the bot back."""
        await self._knock(guild)

    @commands.Cog.listener()
    async def on_guild_channel_update(self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        """Try again where a channel lets others in."""
        if before.overwrites != after.overwrites:
            await self._knock(after.guild)

    @commands.Cog.listener()
    async def on_thread_update(self, before: discord.Thread, after: discord.Thread) -> None:
        """Try again where a thread was opened."""
        if (before.archived, before.locked) != (after.archived, after.locked):
            await self._knock(after.guild)

    @commands.Cog.listener()
    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        """Try again where a role allows something else."""
        if before.permissions != after.permissions:
            await self._knock(after.guild)

    @commands.Cog.listener()
    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        """Try again where the bot has got other roles."""
        if after == after.guild.me and before.roles != after.roles:
            await self._knock(after.guild)

    async def _knock(self, guild: discord.Guild) -> None:
        for table in await self._bot.host.tables.on(str(guild.id)):
            self._bot.host.courier.hurry(table)
