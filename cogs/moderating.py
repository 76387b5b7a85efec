"""The commands of those who look after a server."""

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from cogs import lobby, people
from cogs.answering import answer
from cogs.arguments import LANGUAGES, Hours, Permission, Scores, Seats, Then, on_servers
from cogs.translating import arguments, chosen, texted

if TYPE_CHECKING:
    from cogs.client import TableBot


@on_servers
@app_commands.default_permissions(manage_messages=True)
class Moderating(commands.GroupCog, name=texted("name-moderate"), description=texted("cmd-moderate")):
    """The commands of those who look after a server."""

    @app_commands.command(name=texted("name-skip"), description=texted("cmd-skip"))
    @arguments(player="arg-skip-player")
    async def skip(self, interaction: "discord.Interaction[TableBot]", player: discord.Member | discord.User) -> None:
        """Let the default happen for somebody."""
        await answer(interaction, lambda call: people.skip(call, player))

    @app_commands.command(name=texted("name-defaults"), description=texted("cmd-defaults"))
    @arguments(
        seats="arg-seats",
        hours="arg-hours",
        then="arg-then",
        scores="arg-scores",
        tidy="arg-tidy",
        hints="arg-hints",
        language="arg-language",
        permission="arg-permission",
    )
    @chosen(then=Then, scores=Scores, permission=Permission)
    @app_commands.choices(language=LANGUAGES)
    async def defaults(
        self,
        interaction: "discord.Interaction[TableBot]",
        seats: Seats | None = None,
        hours: Hours | None = None,
        then: Then | None = None,
        scores: Scores | None = None,
        tidy: bool | None = None,
        hints: bool | None = None,
        language: str | None = None,
        permission: Permission | None = None,
    ) -> None:
        """Say how new tables of this server begin, and who is a moderator."""
        changes = {
            "seats": seats,
            "hours": hours,
            "then": then,
            "scores": scores,
            "tidy": tidy,
            "hints": hints,
            "language": language,
        }
        await answer(interaction, lambda call: lobby.set_defaults(call, changes, permission))
