"""Servers that are blocked: the bot leaves them, and leaves again when it is invited back (T-26)."""

import logging
from typing import TYPE_CHECKING

import discord
from discord.ext import commands

from cogs.answering import LOST

if TYPE_CHECKING:
    from cogs.client import TableBot

log = logging.getLogger(__name__)


class Blocking(commands.Cog):
    """Hears where the bot is, whether it was invited just now or while it was away."""

    def __init__(self, bot: "TableBot") -> None:
        self._bot = bot

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Leave where the bot was invited while it was away."""
        for guild in list(self._bot.guilds):
            await self._leave_if_blocked(guild)

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Leave what could not be left before."""
        await self._leave_if_blocked(guild)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Leave again, or bring the commands of whoever runs the bot to their server."""
        await self._leave_if_blocked(guild)
        if guild.id == self._bot.operator.guild:
            await self._bot.syncing.sync_owner_commands(anew=True)

    async def _leave_if_blocked(self, guild: discord.Guild) -> None:
        if self._bot.host.blocklist.find("server", str(guild.id)) is not None:
            await leave(guild)


async def leave(guild: discord.Guild) -> bool:
    """Leave a server; return whether Discord has heard that."""
    try:
        await guild.leave()
    except LOST as fault:
        log.warning("server %s could not be left: %s", guild.id, fault)
        return False
    log.info("left server %s", guild.id)
    return True
