"""The commands of whoever runs the bot, on their own server."""

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from cogs import owning
from cogs.answering import answer
from cogs.arguments import on_servers
from cogs.translating import arguments, texted

if TYPE_CHECKING:
    from cogs.client import TableBot


@on_servers
@app_commands.default_permissions(administrator=True)
class Owners(commands.GroupCog, name=texted("name-operator"), description=texted("cmd-operator")):
    """The commands of whoever runs the bot."""

    @app_commands.command(name=texted("name-servers"), description=texted("cmd-servers"))
    async def servers(self, interaction: "discord.Interaction[TableBot]") -> None:
        """List the servers."""
        await answer(interaction, owning.servers)

    @app_commands.command(name=texted("name-leave"), description=texted("cmd-leave-server"))
    @arguments(server="arg-server")
    @app_commands.autocomplete(server=owning.offer_servers)
    async def leave(self, interaction: "discord.Interaction[TableBot]", server: str) -> None:
        """Leave a server."""
        await answer(interaction, lambda call: owning.leave_server(call, server))

    @app_commands.command(name=texted("name-block"), description=texted("cmd-block"))
    @arguments(server="arg-server", person="arg-person")
    @app_commands.autocomplete(server=owning.offer_servers)
    async def block(
        self,
        interaction: "discord.Interaction[TableBot]",
        server: str | None = None,
        person: discord.User | None = None,
    ) -> None:
        """Block a server or a person."""
        await answer(interaction, lambda call: owning.block(call, server, person))

    @app_commands.command(name=texted("name-unblock"), description=texted("cmd-unblock"))
    @arguments(server="arg-server", person="arg-person")
    @app_commands.autocomplete(server=owning.offer_blocked)
    async def unblock(
        self,
        interaction: "discord.Interaction[TableBot]",
        server: str | None = None,
        person: discord.User | None = None,
    ) -> None:
        """Serve a server or a person again."""
        await answer(interaction, lambda call: owning.unblock(call, server, person))

    @app_commands.command(name=texted("name-blocked"), description=texted("cmd-blocked"))
    async def blocked(self, interaction: "discord.Interaction[TableBot]") -> None:
        """List all who are blocked."""
        await answer(interaction, owning.blocked)
