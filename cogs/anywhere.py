"""The commands that concern a person, also in private messages; and the rules to look up."""

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from cogs import looking, people
from cogs import preferences as own
from cogs import rules as lookup
from cogs.answering import answer
from cogs.arguments import LANGUAGES, Boards, Confirm, Mail
from cogs.translating import arguments, chosen, texted

if TYPE_CHECKING:
    from cogs.client import TableBot


class Anywhere(commands.Cog):
    """The commands that concern a person, also in private messages."""

    @app_commands.command(name=texted("name-games"), description=texted("cmd-games"))
    async def games(self, interaction: "discord.Interaction[TableBot]") -> None:
        """List the own tables."""
        await answer(interaction, people.games)

    @app_commands.command(name=texted("name-rules"), description=texted("cmd-rules"))
    @arguments(about="arg-rules-about")
    async def rules(self, interaction: "discord.Interaction[TableBot]", about: str | None = None) -> None:
        """Answer from the rules."""
        await answer(interaction, lambda call: lookup.rules(call, about))

    @rules.autocomplete("about")
    async def offer_rules(
        self, interaction: "discord.Interaction[TableBot]", typed: str
    ) -> list[app_commands.Choice[str]]:
        """Offer topics and rules."""
        return await lookup.offer_rules(interaction, typed)

    @app_commands.command(name=texted("name-help"), description=texted("cmd-help"))
    async def help(self, interaction: "discord.Interaction[TableBot]") -> None:
        """Say what can be done."""
        await answer(interaction, looking.help_)

    @app_commands.command(name=texted("name-preferences"), description=texted("cmd-preferences"))
    @arguments(
        confirm="arg-confirm",
        mail="arg-mail",
        leaderboards="arg-leaderboards",
        language="arg-own-language",
        away="arg-away",
    )
    @chosen(confirm=Confirm, mail=Mail, leaderboards=Boards)
    @app_commands.choices(language=LANGUAGES)
    async def preferences(
        self,
        interaction: "discord.Interaction[TableBot]",
        confirm: Confirm | None = None,
        mail: Mail | None = None,
        leaderboards: Boards | None = None,
        language: str | None = None,
        away: app_commands.Range[int, 0, 60] | None = None,
    ) -> None:
        """Show or change what one prefers."""
        wish = None if mail is None else "open" if mail == "on" else "off"
        changes = {"confirms": confirm, "mail": wish, "ranked": leaderboards, "language": language}
        await answer(interaction, lambda call: own.prefer(call, changes, away))

    @app_commands.command(name=texted("name-privacy"), description=texted("cmd-privacy"))
    async def privacy(self, interaction: "discord.Interaction[TableBot]") -> None:
        """Show what is kept about a person, and offer to erase it."""
        await answer(interaction, people.own_data, even_blocked=True)
