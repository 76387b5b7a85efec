"""The commands that every game has in its own group."""

from typing import TYPE_CHECKING, ClassVar

import discord
from discord import app_commands
from discord.ext import commands

from cogs import looking
from cogs.answering import answer
from cogs.translating import arguments, texted

if TYPE_CHECKING:
    from cogs.client import TableBot


class GameCommands(commands.GroupCog):
    """Results and ratings, which each game keeps apart."""

    game: ClassVar[str]

    @app_commands.command(name=texted("name-stats"), description=texted("cmd-stats"))
    @arguments(player="arg-stats-player")
    async def stats(
        self, interaction: "discord.Interaction[TableBot]", player: discord.Member | discord.User | None = None
    ) -> None:
        """Show results."""
        await answer(interaction, lambda call: looking.stats(call, self.game, player))

    @app_commands.command(name=texted("name-leaderboard"), description=texted("cmd-leaderboard"))
    @arguments(everywhere="arg-everywhere")
    async def leaderboard(self, interaction: "discord.Interaction[TableBot]", everywhere: bool = False) -> None:
        """List the strongest players."""
        await answer(interaction, lambda call: looking.leaderboard(call, self.game, everywhere=everywhere))
