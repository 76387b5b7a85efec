"""What whoever runs the bot can do: see its servers, leave one, block and unblock (T-26).

The commands are told to one server alone, `OWNER_GUILD`: nobody else is even shown them.
"""

import re
from collections.abc import Iterable
from typing import TYPE_CHECKING

import discord
from discord import app_commands

from cogs.blocking import leave
from cogs.call import Call, call_of
from cogs.card import Card, Row
from cogs.controls import LONGEST_LABEL, MOST_OPTIONS, Control, Controls, Purpose, button
from cogs.moments import from_now
from cogs.names import spoken, written
from host.kept import Block, Blocked
from host.storage import Unavailable
from tabletop.refused import Refused

if TYPE_CHECKING:
    from cogs.client import TableBot

ON_A_PAGE = 20
ID = re.compile(r"[0-9]{15,20}")


async def check(call: Call) -> None:
    """Refuse everybody but whoever owns the application, on the one server for that."""
    home = call.bot.operator.guild
    if home is None or call.place.guild != str(home) or not await call.bot.is_owner(call.interaction.user):
        raise Refused("T-26", "operator-only")


async def servers(call: Call) -> Card:
    """List the servers, those with most open tables first, a page at a time."""
    await check(call)
    say, tables = call.say, await call.host.storage.open_tables_by_guild()
    guilds = sorted(call.bot.guilds, key=lambda guild: (-tables.get(str(guild.id), 0), guild.name.casefold(), guild.id))
    pages = max(1, -(-len(guilds) // ON_A_PAGE))
    page = min(int(call.purpose.detail) if call.purpose.detail.isdecimal() else 0, pages - 1)
    lines = [
        say("owner-server", name=written(guild.name), id=str(guild.id), tables=tables.get(str(guild.id), 0))
        for guild in guilds[page * ON_A_PAGE : (page + 1) * ON_A_PAGE]
    ]
    title = say("owner-servers", number=len(guilds), page=page + 1, pages=pages)
    turning = [
        button(say(f"owner-page-{way}"), Purpose("owner-servers", detail=str(other)))
        for way, other in (("back", page - 1), ("next", page + 1))
        if 0 <= other < pages
    ]
    return Card(title, "\n".join(lines), *([Row(turning)] if turning else []))


async def leave_server(call: Call, server: str) -> Card:
    """Leave a server."""
    await check(call)
    guild = call.bot.get_guild(int(server)) if ID.fullmatch(server) else None
    if guild is None:
        raise Refused("T-26", "no-such-server")
    _spare_home(call, guild.id)
    return await _left(call, guild)


async def block(call: Call, server: str | None, person: discord.abc.User | None) -> Card:
    """Block a server, which is left, or a person."""
    await check(call)
    what, identity = _named(server, person)
    if person is not None and await call.bot.is_owner(person):
        raise Refused("T-26", "not-yourself")
    if what == "server":
        _spare_home(call, int(identity))
    await call.host.blocklist.block(what, identity)
    if what == "server" and (guild := call.bot.get_guild(int(identity))) is not None:
        return await _left(call, guild)
    return Card(call.say(f"owner-blocked-{what}", id=identity))


async def unblock(call: Call, server: str | None, person: discord.abc.User | None) -> Card:
    """Serve a server or a person again."""
    await check(call)
    what, identity = _named(server, person)
    await call.host.blocklist.unblock(what, identity)
    return Card(call.say(f"owner-unblocked-{what}", id=identity))


async def blocked(call: Call) -> Card:
    """List all who are blocked."""
    await check(call)
    lines = [_block_line(block, call) for block in call.host.blocklist.all()]
    return Card(call.say("owner-block-list"), "\n".join(lines) or call.say("owner-block-none"))


def _block_line(block: Block, call: Call) -> str:
    return call.say(f"owner-block-{block.what}", id=block.id, since=from_now(block.since))


def _named(server: str | None, person: discord.abc.User | None) -> tuple[Blocked, str]:
    """Return what is meant: one server, or one person."""
    if (server is None) == (person is None):
        raise Refused("T-26", "name-one")
    if person is not None:
        return "person", str(person.id)
    assert server is not None
    if not ID.fullmatch(server):
        raise Refused("T-26", "no-such-server")
    return "server", server


def _spare_home(call: Call, guild: int) -> None:
    if guild == call.bot.operator.guild:
        raise Refused("T-26", "not-yourself")


async def _left(call: Call, guild: discord.Guild) -> Card:
    key = "owner-left" if await leave(guild) else "owner-not-left"
    return Card(call.say(key, name=written(guild.name)))


async def offer_servers(interaction: "discord.Interaction[TableBot]", typed: str) -> list[app_commands.Choice[str]]:
    """Offer the servers where the bot is."""
    named = ((str(guild.id), f"{spoken(guild.name)} · {guild.id}") for guild in interaction.client.guilds)
    return await _offered(interaction, typed, named)


async def offer_blocked(interaction: "discord.Interaction[TableBot]", typed: str) -> list[app_commands.Choice[str]]:
    """Offer the servers that are blocked."""
    blocks = interaction.client.host.blocklist.all()
    return await _offered(interaction, typed, ((block.id, block.id) for block in blocks if block.what == "server"))


async def _offered(
    interaction: "discord.Interaction[TableBot]", typed: str, entries: Iterable[tuple[str, str]]
) -> list[app_commands.Choice[str]]:
    try:
        await check(await call_of(interaction))
    except (Refused, Unavailable):
        return []
    fitting = [(value, name) for value, name in entries if typed.casefold() in name.casefold()]
    return [app_commands.Choice(name=name[-LONGEST_LABEL:], value=value) for value, name in fitting[:MOST_OPTIONS]]


CONTROLS: Controls = {"owner-servers": Control(servers)}
