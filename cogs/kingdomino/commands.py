"""The commands of Kingdomino itself: opening a table, and looking at what only this game has."""

from functools import partial
from typing import TYPE_CHECKING, ClassVar

import discord
from discord import app_commands

from cogs import lobby
from cogs.answering import answer
from cogs.arguments import Hours, on_servers
from cogs.call import language_of
from cogs.game_commands import GameCommands
from cogs.kingdomino import choices, looking
from cogs.participants import offering
from cogs.translating import arguments
from cogs.translating import texted as texted_in
from cogs.typed import folded
from kingdomino.view import VARIANTS
from texts.catalogue import catalogue

if TYPE_CHECKING:
    from cogs.client import TableBot

GAME = "kingdomino"
texted = partial(texted_in, game=GAME)
Seats = app_commands.Range[int, 2, 4]


async def offer_variants(interaction: "discord.Interaction[TableBot]", typed: str) -> list[app_commands.Choice[str]]:
    """Offer variants after those that were typed already."""
    say = catalogue(language_of(str(interaction.locale)), GAME)
    before, _, last = typed.rpartition(",")
    named = {name: say(f"variant-{name}") for name in VARIANTS}
    fitting = [name for name, called in named.items() if folded(last.strip()) in folded(called)]
    values = [say.row([*filter(None, [before.strip()]), named[name]]) for name in fitting]
    return [app_commands.Choice(name=value[:100], value=value[:100]) for value in values]


@on_servers
class KingdominoCommands(GameCommands, name=texted("name-kingdomino"), description=texted("cmd-kingdomino")):
    """The group of commands of the game."""

    game: ClassVar[str] = GAME

    @app_commands.command(name=texted("name-new"), description=texted("cmd-new"))
    @arguments(
        game=GAME,
        seats="arg-seats",
        hours="arg-hours",
        thread="arg-thread",
        tidy="arg-tidy",
        hints="arg-hints",
        variants="arg-variants",
    )
    @app_commands.autocomplete(variants=offer_variants)
    async def new(
        self,
        interaction: "discord.Interaction[TableBot]",
        seats: Seats | None = None,
        hours: Hours | None = None,
        thread: bool = False,
        tidy: bool | None = None,
        hints: bool | None = None,
        variants: str | None = None,
    ) -> None:
        """Open a table."""
        changes = {"seats": seats, "hours": hours, "tidy": tidy, "hints": hints, "variants": variants}
        await answer(interaction, lambda call: lobby.new(call, GAME, changes, thread=thread))

    @app_commands.command(name=texted("name-variants"), description=texted("cmd-variants"))
    @arguments(game=GAME, variants="arg-variants")
    @app_commands.autocomplete(variants=offer_variants)
    async def variants(self, interaction: "discord.Interaction[TableBot]", variants: str | None = None) -> None:
        """Choose the variants of a table."""
        await answer(interaction, lambda call: choices.choose_typed(call, {"variants": variants}))

    @app_commands.command(name=texted("name-defaults"), description=texted("cmd-defaults"))
    @arguments(game=GAME, variants="arg-variants")
    @app_commands.autocomplete(variants=offer_variants)
    async def defaults(self, interaction: "discord.Interaction[TableBot]", variants: str | None = None) -> None:
        """Choose the variants of new tables."""
        await answer(interaction, lambda call: lobby.set_defaults(call, {"variants": variants}, game=GAME))

    @app_commands.command(name=texted("name-kingdom"), description=texted("cmd-kingdom"))
    @arguments(game=GAME, player="arg-kingdom-player")
    @app_commands.autocomplete(player=offering())
    async def kingdom(self, interaction: "discord.Interaction[TableBot]", player: str | None = None) -> None:
        """Show a kingdom."""
        await answer(interaction, lambda call: looking.kingdom(call, player))

    @app_commands.command(name=texted("name-coming"), description=texted("cmd-coming"))
    async def coming(self, interaction: "discord.Interaction[TableBot]") -> None:
        """Show the dominoes that are still to come."""
        await answer(interaction, looking.coming)

    @app_commands.command(name=texted("name-score"), description=texted("cmd-score"))
    async def score(self, interaction: "discord.Interaction[TableBot]") -> None:
        """Explain the points."""
        await answer(interaction, looking.points)
