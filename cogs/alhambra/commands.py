"""The commands of Alhambra itself: opening a table, and looking at what only this game has."""

from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar, Literal

import discord
from discord import app_commands
from discord.ext import commands

from cogs import lobby
from cogs.alhambra import looking, module_panel
from cogs.alhambra.module_offers import offer_changes, offer_modules, offer_variants, offer_windows
from cogs.answering import answer
from cogs.arguments import Hours, Seats, on_servers
from cogs.call import Call
from cogs.card import Card
from cogs.game_commands import GameCommands
from cogs.participants import offering
from cogs.translating import arguments, chosen
from cogs.translating import texted as texted_in
from render.alhambra.rooms import rooms

if TYPE_CHECKING:
    from cogs.client import TableBot

GAME = "alhambra"
texted = partial(texted_in, game=GAME)
When = Literal["now", "1", "2", "3"]
BY = ("walls", "price", *(room.id for room in rooms().all if room.overview))
"""What can be looked up at any time: the buildings, and pieces of modules (C-38)."""


def _about_modules(choose: Callable[[Call, Mapping[str, Any]], Awaitable[Card]], offer: Any = offer_modules) -> Any:
    """Make a command about modules and how players are asked between turns: of a table, or of all new ones."""

    @arguments(game=GAME, modules="arg-modules", variants="arg-variants", window="arg-window", sparing="arg-sparing")
    @app_commands.autocomplete(modules=offer, variants=offer_variants, window=offer_windows)
    async def command(
        self: commands.Cog,
        interaction: "discord.Interaction[TableBot]",
        modules: str | None = None,
        variants: str | None = None,
        window: str | None = None,
        sparing: bool | None = None,
    ) -> None:
        changes = {"modules": modules, "variants": variants, "window": window, "sparing": sparing}
        await answer(interaction, lambda call: choose(call, changes))

    command.__qualname__ = f"AlhambraCommands.{command.__name__}"  # by this the library tells a method
    return command


@on_servers
class AlhambraCommands(GameCommands, name=texted("name-alhambra"), description=texted("cmd-alhambra")):
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
        modules="arg-modules",
        window="arg-window",
        sparing="arg-sparing",
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
        await answer(interaction, lambda call: lobby.new(call, GAME, changes, thread=thread))

    modules: Any = app_commands.command(name=texted("name-modules"), description=texted("cmd-modules"))(
        _about_modules(module_panel.choose_typed, offer_changes)
    )
    defaults: Any = app_commands.command(name=texted("name-defaults"), description=texted("cmd-defaults"))(
        _about_modules(lambda call, changes: lobby.set_defaults(call, changes, game=GAME))
    )

    @app_commands.command(name=texted("name-market"), description=texted("cmd-market"))
    async def market(self, interaction: "discord.Interaction[TableBot]") -> None:
        """Show the market."""
        await answer(interaction, looking.market)

    @app_commands.command(name=texted("name-buildings"), description=texted("cmd-buildings"))
    @arguments(game=GAME, by="arg-buildings-by")
    @app_commands.choices(by=[app_commands.Choice(name=texted(f"choice-by-{one}"), value=one) for one in BY])
    async def buildings(self, interaction: "discord.Interaction[TableBot]", by: str = "walls") -> None:
        """Show all buildings."""
        await answer(interaction, lambda call: looking.buildings(call, by))

    @app_commands.command(name=texted("name-palace"), description=texted("cmd-palace"))
    @arguments(game=GAME, player="arg-palace-player")
    @app_commands.autocomplete(player=offering(looking.participants))
    async def palace(self, interaction: "discord.Interaction[TableBot]", player: str | None = None) -> None:
        """Show a palace."""
        await answer(interaction, lambda call: looking.palace(call, player))

    @app_commands.command(name=texted("name-score"), description=texted("cmd-score"))
    @arguments(game=GAME, when="arg-score-when")
    @chosen(game=GAME, when=When)
    async def score(self, interaction: "discord.Interaction[TableBot]", when: When = "now") -> None:
        """Explain the points."""
        await answer(interaction, lambda call: looking.score(call, when))
