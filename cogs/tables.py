"""The commands around a table: opening it, sitting there, looking at it, and the rules."""

from typing import TYPE_CHECKING, Literal

import discord
from discord import app_commands
from discord.ext import commands

from cogs import lobby, looking, offering, ordering, people
from cogs.answering import answer
from cogs.arguments import LANGUAGES, Hours, Scores, Seats, Then, on_servers
from cogs.module_panel import offer_modules, offer_windows
from cogs.translating import texted

if TYPE_CHECKING:
    from cogs.client import TableBot


@on_servers
class Tables(commands.GroupCog, name=texted("name-alhambra"), description=texted("cmd-alhambra")):
    """The group of commands for a table in its channel."""

    @app_commands.command(name=texted("name-new"), description=texted("cmd-new"))
    @app_commands.describe(
        seats=texted("arg-seats"),
        hours=texted("arg-hours"),
        thread=texted("arg-thread"),
        tidy=texted("arg-tidy"),
        hints=texted("arg-hints"),
        modules=texted("arg-modules"),
        window=texted("arg-window"),
        sparing=texted("arg-sparing"),
    )
    @app_commands.autocomplete(modules=offer_modules, window=offer_windows)
    async def new(
        self,
        interaction: "discord.Interaction[TableBot]",
        seats: Seats | None = None,
        hours: Hours | None = None,
        thread: bool = False,
        tidy: bool | None = None,
        hints: bool | None = None,
        modules: str | None = None,
        window: str | None = None,
        sparing: bool | None = None,
    ) -> None:
        """Open a table."""
        changes = {
            "seats": seats,
            "hours": hours,
            "tidy": tidy,
            "hints": hints,
            "modules": modules,
            "window": window,
            "sparing": sparing,
        }
        await answer(interaction, lambda call: lobby.new(call, changes, thread=thread))

    @app_commands.command(name=texted("name-join"), description=texted("cmd-join"))
    async def join(self, interaction: "discord.Interaction[TableBot]") -> None:
        """Sit down."""
        await answer(interaction, lobby.join)

    @app_commands.command(name=texted("name-leave"), description=texted("cmd-leave"))
    async def leave(self, interaction: "discord.Interaction[TableBot]") -> None:
        """Stand up."""
        await answer(interaction, lobby.leave)

    @app_commands.command(name=texted("name-bots"), description=texted("cmd-bots"))
    @app_commands.describe(number=texted("arg-bots"))
    async def bots(self, interaction: "discord.Interaction[TableBot]", number: app_commands.Range[int, 0, 5]) -> None:
        """Let bot players sit down."""
        await answer(interaction, lambda call: lobby.seat_bots(call, number))

    @app_commands.command(name=texted("name-start"), description=texted("cmd-start"))
    async def start(self, interaction: "discord.Interaction[TableBot]") -> None:
        """Begin."""
        await answer(interaction, lobby.start)

    @app_commands.command(name=texted("name-options"), description=texted("cmd-options"))
    @app_commands.describe(
        seats=texted("arg-seats"),
        hours=texted("arg-hours"),
        then=texted("arg-then"),
        misses=texted("arg-misses"),
        quiet=texted("arg-quiet"),
        zone=texted("arg-zone"),
        scores=texted("arg-scores"),
        tidy=texted("arg-tidy"),
        hints=texted("arg-hints"),
        language=texted("arg-language"),
        modules=texted("arg-modules"),
        window=texted("arg-window"),
        sparing=texted("arg-sparing"),
    )
    @app_commands.choices(language=LANGUAGES)
    @app_commands.autocomplete(modules=offer_modules, window=offer_windows)
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
        modules: str | None = None,
        window: str | None = None,
        sparing: bool | None = None,
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
            "modules": modules,
            "window": window,
            "sparing": sparing,
        }
        await answer(interaction, lambda call: lobby.choose_typed(call, changes))

    @app_commands.command(name=texted("name-orders"), description=texted("cmd-orders"))
    @app_commands.describe(
        vizier=texted("arg-orders-vizier"), auction=texted("arg-orders-auction"), wise=texted("arg-orders-wise")
    )
    async def orders(
        self,
        interaction: "discord.Interaction[TableBot]",
        vizier: str | None = None,
        auction: str | None = None,
        wise: str | None = None,
    ) -> None:
        """See and change auto-answers."""
        given = {"vizier": vizier, "auction": auction, "wise man": wise}
        await answer(interaction, lambda call: ordering.give_orders(call, given))

    @app_commands.command(name=texted("name-table"), description=texted("cmd-table"))
    async def table(self, interaction: "discord.Interaction[TableBot]") -> None:
        """Show the table."""
        await answer(interaction, looking.table)

    @app_commands.command(name=texted("name-market"), description=texted("cmd-market"))
    async def market(self, interaction: "discord.Interaction[TableBot]") -> None:
        """Show the market."""
        await answer(interaction, looking.market)

    @app_commands.command(name=texted("name-palace"), description=texted("cmd-palace"))
    @app_commands.describe(player=texted("arg-palace-player"))
    async def palace(self, interaction: "discord.Interaction[TableBot]", player: str | None = None) -> None:
        """Show a palace."""
        await answer(interaction, lambda call: looking.palace(call, player))

    @palace.autocomplete("player")
    async def offer_players(
        self, interaction: "discord.Interaction[TableBot]", typed: str
    ) -> list[app_commands.Choice[str]]:
        """Offer the players."""
        return await looking.offer_players(interaction, typed)

    @app_commands.command(name=texted("name-score"), description=texted("cmd-score"))
    @app_commands.describe(when=texted("arg-score-when"))
    async def score(
        self, interaction: "discord.Interaction[TableBot]", when: Literal["now", "1", "2", "3"] = "now"
    ) -> None:
        """Explain the points."""
        await answer(interaction, lambda call: looking.score(call, when))

    @app_commands.command(name=texted("name-history"), description=texted("cmd-history"))
    async def history(self, interaction: "discord.Interaction[TableBot]") -> None:
        """Tell what happened."""
        await answer(interaction, looking.history)

    @app_commands.command(name=texted("name-rules"), description=texted("cmd-rules"))
    @app_commands.describe(about=texted("arg-rules-about"))
    async def rules(self, interaction: "discord.Interaction[TableBot]", about: str | None = None) -> None:
        """Answer from the rules."""
        await answer(interaction, lambda call: looking.rules(call, about))

    @rules.autocomplete("about")
    async def offer_rules(
        self, interaction: "discord.Interaction[TableBot]", typed: str
    ) -> list[app_commands.Choice[str]]:
        """Offer topics and rules."""
        return await looking.offer_rules(interaction, typed)

    @app_commands.command(name=texted("name-export"), description=texted("cmd-export"))
    async def export(self, interaction: "discord.Interaction[TableBot]") -> None:
        """Give the game as a file."""
        await answer(interaction, looking.export)

    @app_commands.command(name=texted("name-stats"), description=texted("cmd-stats"))
    @app_commands.describe(player=texted("arg-stats-player"))
    async def stats(
        self, interaction: "discord.Interaction[TableBot]", player: discord.Member | discord.User | None = None
    ) -> None:
        """Show results."""
        await answer(interaction, lambda call: looking.stats(call, player))

    @app_commands.command(name=texted("name-leaderboard"), description=texted("cmd-leaderboard"))
    @app_commands.describe(everywhere=texted("arg-everywhere"))
    async def leaderboard(
        self,
        interaction: "discord.Interaction[TableBot]",
        everywhere: bool = False,
    ) -> None:
        """List the strongest players."""
        await answer(interaction, lambda call: looking.leaderboard(call, everywhere=everywhere))

    @app_commands.command(name=texted("name-resign"), description=texted("cmd-resign"))
    async def resign(self, interaction: "discord.Interaction[TableBot]") -> None:
        """Give up the own seat."""
        await answer(interaction, people.ask_about_resigning)

    @app_commands.command(name=texted("name-replace"), description=texted("cmd-replace"))
    @app_commands.describe(player=texted("arg-replace-player"), by=texted("arg-replace-by"))
    async def replace(
        self,
        interaction: "discord.Interaction[TableBot]",
        player: discord.Member | discord.User,
        by: discord.Member | discord.User,
    ) -> None:
        """Give a seat to somebody else."""
        await answer(interaction, lambda call: offering.replace(call, player, by))

    @app_commands.command(name=texted("name-kick"), description=texted("cmd-kick"))
    @app_commands.describe(player=texted("arg-kick-player"))
    async def kick(self, interaction: "discord.Interaction[TableBot]", player: discord.Member | discord.User) -> None:
        """Make somebody leave."""
        await answer(interaction, lambda call: people.kick(call, player))

    @app_commands.command(name=texted("name-owner"), description=texted("cmd-owner"))
    @app_commands.describe(to=texted("arg-owner-to"))
    async def owner(self, interaction: "discord.Interaction[TableBot]", to: discord.Member | discord.User) -> None:
        """Make somebody else the owner."""
        await answer(interaction, lambda call: offering.hand_over(call, to))

    @app_commands.command(name=texted("name-pause"), description=texted("cmd-pause"))
    async def pause(self, interaction: "discord.Interaction[TableBot]") -> None:
        """Stop the game."""
        await answer(interaction, people.pause)

    @app_commands.command(name=texted("name-resume"), description=texted("cmd-resume"))
    async def resume(self, interaction: "discord.Interaction[TableBot]") -> None:
        """Go on."""
        await answer(interaction, people.resume)

    @app_commands.command(name=texted("name-bring"), description=texted("cmd-bring"))
    @app_commands.describe(table=texted("arg-bring-table"))
    async def bring(self, interaction: "discord.Interaction[TableBot]", table: str | None = None) -> None:
        """Bring a table here."""
        await answer(interaction, lambda call: people.bring(call, table))

    @bring.autocomplete("table")
    async def offer_tables(
        self, interaction: "discord.Interaction[TableBot]", typed: str
    ) -> list[app_commands.Choice[str]]:
        """Offer the tables that somebody could bring."""
        return await people.offer_tables(interaction)

    @app_commands.command(name=texted("name-cancel"), description=texted("cmd-cancel"))
    async def cancel(self, interaction: "discord.Interaction[TableBot]") -> None:
        """Give up the table."""
        await answer(interaction, people.ask_about_cancelling)

    @app_commands.command(name=texted("name-help"), description=texted("cmd-help"))
    async def help(self, interaction: "discord.Interaction[TableBot]") -> None:
        """Say what can be done."""
        await answer(interaction, looking.help_)
