"""The short commands of a turn: each does at a table what the game that is played there means by it."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from cogs.answering import answer
from cogs.arguments import on_servers
from cogs.call import Call, call_of
from cogs.card import Card
from cogs.face import Face, Typing
from cogs.queueing import newest_only
from cogs.translating import arguments, texted
from host.storage import Unavailable
from tabletop.refused import Refused
from tabletop.unreadable import Unreadable

if TYPE_CHECKING:
    from cogs.client import TableBot


class Playing(commands.Cog):
    """What every turn has, whichever game it is."""

    @app_commands.command(name=texted("name-end"), description=texted("cmd-end"))
    @on_servers
    async def end(self, interaction: "discord.Interaction[TableBot]") -> None:
        """End the turn."""
        await answer(interaction, _end)

    @app_commands.command(name=texted("name-undo"), description=texted("cmd-undo"))
    @arguments(everything="arg-undo-everything")
    @on_servers
    async def undo(self, interaction: "discord.Interaction[TableBot]", everything: bool = False) -> None:
        """Take back the last step, or the whole turn."""
        await answer(interaction, lambda call: _undo(call, everything=everything))

    @app_commands.command(name=texted("name-hand"), description=texted("cmd-hand"))
    @on_servers
    async def hand(self, interaction: "discord.Interaction[TableBot]") -> None:
        """Show somebody what only they may see."""
        await answer(interaction, _hand)


def typing_commands(faces: Iterable[Face]) -> list[app_commands.Command[Playing, [str], None]]:
    """Return the short commands of all games; games that use the same name share it, as the first one describes it."""
    found: dict[str, tuple[Typing, str]] = {}
    for typing, game in [(typing, face.key) for face in faces for typing in face.typing]:
        shared, first = found.setdefault(typing.name, (typing, game))
        if shared.argument != typing.argument:
            both = f"{first} takes {shared.argument!r} and {game} takes {typing.argument!r}"
            raise ValueError(f"games share the command /{typing.name}, but {both}: call the argument the same")
    return [_command(typing, game) for typing, game in found.values()]


def _command(typing: Typing, game: str) -> app_commands.Command[Playing, [str], None]:
    name, argument = typing

    async def type_choice(interaction: "discord.Interaction[TableBot]", choice: str) -> None:
        await answer(interaction, lambda call: _type(call, name, choice))

    async def offer(interaction: "discord.Interaction[TableBot]", typed: str) -> list[app_commands.Choice[str]]:
        return await _offer(interaction, name, typed)

    described = app_commands.describe(choice=texted(f"arg-{name}-{argument}", game))
    renamed = app_commands.rename(choice=texted(f"opt-{argument}", game))
    helped = app_commands.autocomplete(choice=offer)
    made: app_commands.Command[Playing, [str], None] = app_commands.Command(
        name=texted(f"name-{name}", game),
        description=texted(f"cmd-{name}", game),
        callback=described(renamed(helped(type_choice))),
    )
    return on_servers(made)


async def _type(call: Call, name: str, text: str) -> Card | None:
    face = await _face(call)
    if all(typing.name != name for typing in face.typing):
        raise Refused("T-8", "not-in-this-game", command=name)
    return await face.type_choice(call, name, text)


@newest_only
async def _offer(interaction: "discord.Interaction[TableBot]", name: str, typed: str) -> list[app_commands.Choice[str]]:
    """Offer what the game at this table understands by a command; where there is none, nothing."""
    try:
        call = await call_of(interaction)
        face = await _face(call)
        return await face.offer(call, name, typed) if any(one.name == name for one in face.typing) else []
    except (Refused, Unavailable, Unreadable):
        return []


async def _end(call: Call) -> Card:
    return await (await _face(call)).end(call)


async def _undo(call: Call, *, everything: bool) -> Card:
    return await (await _face(call)).undo(call, everything=everything)


async def _hand(call: Call) -> Card:
    return await (await _face(call)).hand(call)


async def _face(call: Call) -> Face:
    return call.face(await call.table())
