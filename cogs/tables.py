"""The commands around a table: sitting there, looking at it, and who plays."""

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from cogs import auto_answers, lobby, looking, offering, people
from cogs.answering import answer as answered
from cogs.arguments import LANGUAGES, Hours, Scores, Seats, Then, on_servers
from cogs.translating import arguments, chosen, texted

if TYPE_CHECKING:
    from cogs.client import TableBot


@on_servers
class Tables(commands.GroupCog, name=texted("name-table"), description=texted("cmd-table")):
    """What can be done at the table of a channel, whichever game is played there."""

    @app_commands.command(name=texted("name-join"), description=texted("cmd-join"))
    async def join(self, interaction: "discord.Interaction[TableBot]") -> None:
        """Sit down."""
        await answered(interaction, lobby.join)

    @app_commands.command(name=texted("name-leave"), description=texted("cmd-leave"))
    async def leave(self, interaction: "discord.Interaction[TableBot]") -> None:
        """Stand up."""
        await answered(interaction, lobby.leave)

    @app_commands.command(name=texted("name-bots"), description=texted("cmd-bots"))
    @arguments(number="arg-bots")
    async def bots(self, interaction: "discord.Interaction[TableBot]", number: app_commands.Range[int, 0, 5]) -> None:
        """Let bot players sit down."""
        await answered(interaction, lambda call: lobby.seat_bots(call, number))

    @app_commands.command(name=texted("name-start"), description=texted("cmd-start"))
    async def start(self, interaction: "discord.Interaction[TableBot]") -> None:
        """Begin."""
        await answered(interaction, lobby.start)

    @app_commands.command(name=texted("name-options"), description=texted("cmd-options"))
    @arguments(
        seats="arg-seats",
        hours="arg-hours",
        then="arg-then",
        misses="arg-misses",
        quiet="arg-quiet",
        zone="arg-zone",
        scores="arg-scores",
        tidy="arg-tidy",
        hints="arg-hints",
        language="arg-language",
    )
    @chosen(then=Then, scores=Scores)
    @app_commands.choices(language=LANGUAGES)
    async def options(
        self,
        interaction: "discord.Interaction[TableBot]",
        seats: Seats | None = None,
        hours: Hours | None = None,
        then: Then | None = None,
        misses: app_commands.Range[int, 1, 10] | None = None,
        quiet: str | None = None,
        zone: str | None = None,
        scores: Scores | None = None,
        tidy: bool | None = None,
        hints: bool | None = None,
        language: str | None = None,
    ) -> None:
        """Choose how the table plays."""
        changes = {
            "seats": seats,
            "hours": hours,
            "then": then,
            "misses": misses,
            "quiet": quiet,
            "zone": zone,
            "scores": scores,
            "tidy": tidy,
            "hints": hints,
            "language": language,
        }
        await answered(interaction, lambda call: lobby.choose_typed(call, changes))

    @app_commands.command(name=texted("name-answers"), description=texted("cmd-answers"))
    @arguments(about="arg-answers-about", answer="arg-answers-answer")
    async def answers(
        self,
        interaction: "discord.Interaction[TableBot]",
        about: str | None = None,
        answer: str | None = None,
    ) -> None:
        """See and change auto-answers."""
        await answered(interaction, lambda call: auto_answers.answers(call, about, answer))

    @answers.autocomplete("about")
    async def offer_subjects(
        self, interaction: "discord.Interaction[TableBot]", typed: str
    ) -> list[app_commands.Choice[str]]:
        """Offer what can be answered in advance."""
        return await auto_answers.offer(interaction, typed)

    @app_commands.command(name=texted("name-show"), description=texted("cmd-show"))
    async def show(self, interaction: "discord.Interaction[TableBot]") -> None:
        """Show the table."""
        await answered(interaction, looking.table)

    @app_commands.command(name=texted("name-history"), description=texted("cmd-history"))
    async def history(self, interaction: "discord.Interaction[TableBot]") -> None:
        """Show what happened."""
        await answered(interaction, looking.history)

    @app_commands.command(name=texted("name-export"), description=texted("cmd-export"))
    async def export(self, interaction: "discord.Interaction[TableBot]") -> None:
        """Send the game as a file."""
        await answered(interaction, looking.export)

    @app_commands.command(name=texted("name-resign"), description=texted("cmd-resign"))
    async def resign(self, interaction: "discord.Interaction[TableBot]") -> None:
        """Give up the own seat."""
        await answered(interaction, people.ask_about_resigning)

    @app_commands.command(name=texted("name-replace"), description=texted("cmd-replace"))
    @arguments(player="arg-replace-player", by="arg-replace-by")
    async def replace(
        self,
        interaction: "discord.Interaction[TableBot]",
        player: discord.Member | discord.User,
        by: discord.Member | discord.User,
    ) -> None:
        """Give a seat to somebody else."""
        await answered(interaction, lambda call: offering.replace(call, player, by))

    @app_commands.command(name=texted("name-kick"), description=texted("cmd-kick"))
    @arguments(player="arg-kick-player")
    async def kick(self, interaction: "discord.Interaction[TableBot]", player: discord.Member | discord.User) -> None:
        """Make somebody leave."""
        await answered(interaction, lambda call: people.kick(call, player))

    @app_commands.command(name=texted("name-host"), description=texted("cmd-host"))
    @arguments(to="arg-host-to")
    async def host(self, interaction: "discord.Interaction[TableBot]", to: discord.Member | discord.User) -> None:
        """Make somebody else the owner."""
        await answered(interaction, lambda call: offering.hand_over(call, to))

    @app_commands.command(name=texted("name-pause"), description=texted("cmd-pause"))
    async def pause(self, interaction: "discord.Interaction[TableBot]") -> None:
        """Stop the game."""
        await answered(interaction, people.pause)

    @app_commands.command(name=texted("name-resume"), description=texted("cmd-resume"))
    async def resume(self, interaction: "discord.Interaction[TableBot]") -> None:
        """Go on."""
        await answered(interaction, people.resume)

    @app_commands.command(name=texted("name-bring"), description=texted("cmd-bring"))
    @arguments(table="arg-bring-table")
    async def bring(self, interaction: "discord.Interaction[TableBot]", table: str | None = None) -> None:
        """Bring a table here."""
        await answered(interaction, lambda call: people.bring(call, table))

    @bring.autocomplete("table")
    async def offer_tables(
        self, interaction: "discord.Interaction[TableBot]", typed: str
    ) -> list[app_commands.Choice[str]]:
        """Offer the tables that somebody could bring."""
        return await people.offer_tables(interaction)

    @app_commands.command(name=texted("name-cancel"), description=texted("cmd-cancel"))
    async def cancel(self, interaction: "discord.Interaction[TableBot]") -> None:
        """Give up the table."""
        await answered(interaction, people.ask_about_cancelling)
