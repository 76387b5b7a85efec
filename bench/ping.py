"""A bot that does nothing but acknowledge `/ping`: as fast as discord.py can be."""

import asyncio
import os

import aiohttp
import discord
from discord import app_commands


class Ping(discord.Client):
    """A bare client with one command."""

    def __init__(self) -> None:
        connector = aiohttp.UnixConnector(path=os.environ["DISCORD_SOCKET"], limit=0)
        super().__init__(
            intents=discord.Intents(guilds=True), max_messages=None, connector=connector, guild_ready_timeout=0.05
        )
        self.tree = app_commands.CommandTree(self)
        self.tree.add_command(ping)


@app_commands.command(description="Answer at once.")
async def ping(interaction: discord.Interaction) -> None:
    """Acknowledge, and that is all."""
    await interaction.response.defer(ephemeral=True, thinking=True)


async def main() -> None:
    """Stay connected until the process is ended."""
    async with Ping() as bot:
        await bot.start(os.environ["DISCORD_TOKEN"])


if __name__ == "__main__":
    asyncio.run(main())
