"""Who plays and who no longer does: leaving, pausing, giving up; and what is kept about a person."""

from typing import TYPE_CHECKING

import discord
from discord import app_commands

from cogs.call import Call, call_of
from cogs.card import Card, Document, Row
from cogs.controls import LONGEST_LABEL, MOST_OPTIONS, Control, Controls, Purpose, button
from cogs.moments import from_now, time_limit
from cogs.names import place_of, spoken_names, written_name, written_names
from cogs.queueing import newest_only
from host.commands import Cancel, Command, Kick, Pause, Resign, Resume, Skip
from host.glance import Glance, TableView
from host.privacy import erase_person, export_person
from host.storage import Unavailable
from host.table import Actor, Status, TableId
from tabletop.refused import Refused
from tabletop.unreadable import Unreadable

if TYPE_CHECKING:
    from cogs.client import TableBot


async def command(call: Call, what: Command) -> Card:
    """Carry out a command at the table of the channel and say that it is done."""
    await call.submit(await call.table(), what)
    return Card(call.say(f"done-{type(what).__name__}"))


async def ask_about_resigning(call: Call) -> Card:
    """Ask before somebody gives up a seat."""
    return await _question(call, "resign", Resign())


async def ask_about_cancelling(call: Call) -> Card:
    """Ask before a table is given up, also one that cannot be read."""
    try:
        return await _question(call, "cancel", Cancel())
    except Unreadable:
        return _really(call, "cancel", Cancel(), await _damaged_table(call))


async def _question(call: Call, verb: str, what: Command) -> Card:
    """Ask whether something is really meant, if it is possible at all."""
    glance = await call.table()
    await call.host.test(glance.table.id, call.actor, what)
    return _really(call, verb, what, glance.table.id)


def _really(call: Call, verb: str, what: Command, table: TableId) -> Card:
    yes = button(call.say(f"button-{verb}"), Purpose(f"really-{verb}", table), "bad")
    return Card(call.say(f"ask-{type(what).__name__}"), Row([yes]))


async def resign(call: Call) -> Card:
    """Give up the seat."""
    return await command(call, Resign())


async def cancel(call: Call) -> Card:
    """Give up the table, also one that cannot be read."""
    try:
        return await command(call, Cancel())
    except Unreadable:
        await call.host.upkeep.close_damaged(await _damaged_table(call))
        return Card(call.say("done-Cancel"))


async def _damaged_table(call: Call) -> TableId:
    """Find the table of this channel, which cannot be read; its owner, a moderator or the operator may close it (T-4).

    It could not say who may do what, so the button of another channel finds nothing here.
    """
    table, owner = await call.host.tables.open_in(call.place.channel)
    if call.purpose.table not in (0, table):
        raise Refused("T-1", "no-table-here")
    if call.actor.moderator or call.actor.user == owner or await call.bot.is_owner(call.interaction.user):
        return table
    raise Refused("T-4", "owner-only")


async def kick(call: Call, player: discord.abc.User) -> Card:
    """Make somebody leave."""
    return await command(call, Kick(str(player.id)))


async def pause(call: Call) -> Card:
    """Stop the game and its clocks."""
    return await command(call, Pause())


async def resume(call: Call) -> Card:
    """Go on."""
    return await command(call, Resume())


async def bring(call: Call, table: str | None) -> Card:
    """Bring a table from another channel of this server here (T-20)."""
    actor = await call.for_the_server()
    tables = await _elsewhere(call, actor)
    if table is None:  # whoever owns one of several means that one
        tables = [one for one in tables if one.owner == actor.user] or tables
    found = [one for one in tables if table in (None, str(one.id))]
    if len(found) != 1:
        raise Refused("T-20", "no-table-to-bring", number=len(found))
    await call.host.move(found[0].id, call.place, actor, call.request)
    call.host.courier.hurry(found[0].id)
    return Card(call.say("table-brought"))


async def _elsewhere(call: Call, actor: Actor) -> list[TableView]:
    """List the tables in other channels of this server that somebody may bring: the own ones; a moderator, all.

    A practice game stays where it is: its owner starts over instead.
    """
    if actor.moderator:
        tables, _ = await call.host.tables.survey(await call.host.tables.on(call.place.guild))
    else:
        tables = [glance for glance in await call.host.tables.of(actor.user) if glance.table.owner == actor.user]
    here, there = call.place, [one.table for one in tables if not one.table.practice]
    return [table for table in there if table.guild == here.guild and table.channel != here.channel]


@newest_only
async def offer_tables(interaction: "discord.Interaction[TableBot]") -> list[app_commands.Choice[str]]:
    """Offer the tables that somebody could bring here."""
    try:
        call = await call_of(interaction)
        tables = await _elsewhere(call, await call.for_the_server())
    except (Unavailable, Unreadable):
        return []
    return [
        app_commands.Choice(name=call.say.listed(spoken_names(table, call.say))[:LONGEST_LABEL], value=str(table.id))
        for table in tables[:MOST_OPTIONS]
    ]


async def skip(call: Call, player: discord.abc.User) -> Card:
    """Let the default happen for somebody."""
    return await command(call, Skip(str(player.id)))


async def games(call: Call) -> Card:
    """List the tables of a person on all servers, with whose turn it is and since when."""
    say = call.say
    user = call.actor.user
    lines = [_game_line(glance, call) for glance in await call.host.tables.of(user)]
    if damaged := await call.host.tables.damaged_of(user):
        lines.append(say("games-damaged", number=len(damaged)))
    return Card(say("games-title"), "\n".join(lines) or say("games-none"))


def _game_line(glance: Glance, call: Call) -> str:
    say, table = call.say, glance.table
    where = place_of(table, say)
    if table.status is not Status.PLAYING:
        return say(f"games-{table.status}", where=where, players=say.listed(written_names(table, say)))
    own = any(table.seats[wait.seat].user == call.actor.user for wait in table.waiting)
    if own and any(wait.setup for wait in table.waiting):
        return say("games-setup", where=where)
    ends = min((wait.deadline for wait in table.waiting if wait.sealed and wait.deadline), default=None)
    if own and ends is not None:
        return say("games-asked", where=where, limit=time_limit(ends, say))
    names = [written_name(table.seats[wait.seat], wait.seat, say) for wait in table.waiting]
    since = min(wait.from_then for wait in table.waiting)
    when = from_now(since)
    return say("games-yours" if own else "games-theirs", where=where, names=say.listed(names), when=when)


async def own_data(call: Call) -> Card:
    """Return a person all that is kept about them."""
    data = await export_person(call.host, call.actor.user)
    file, more = Document("my-data.json", data), call.bot.operator.about_privacy(call.say)
    return Card(call.say("privacy-text"), file, more, Row([button(call.say("button-erase"), Purpose("erase"), "bad")]))


async def ask_about_erasing(call: Call) -> Card:
    """Ask before somebody is forgotten."""
    return Card(call.say("ask-erase"), Row([button(call.say("button-erase-really"), Purpose("really-erase"), "bad")]))


async def erase(call: Call) -> Card:
    """Forget a person."""
    await erase_person(call.host, call.actor)
    return Card(call.say("done-erase"))


CONTROLS: Controls = {
    "really-resign": Control(resign),
    "really-cancel": Control(cancel),
    "erase": Control(ask_about_erasing, even_blocked=True),
    "really-erase": Control(erase, even_blocked=True),
}
