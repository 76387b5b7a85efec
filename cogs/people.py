"""Who plays and who no longer does: leaving, replacing, pausing, giving up; and what a person prefers."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from cogs.call import Call, call_of
from cogs.card import Card, Document, Row
from cogs.controls import LONGEST_LABEL, MOST_OPTIONS, Control, Controls, Mark, button
from cogs.names import listed, names_of, written_name, written_names
from host.commands import Cancel, Command, HandOver, Kick, Pause, Replace, Resign, Resume, Skip
from host.glance import Glance, TableView
from host.privacy import erase_person, export_person
from host.storage import Unavailable
from host.table import Actor, Holiday, Status
from tabletop.refused import Refused
from tabletop.unreadable import Unreadable
from texts.catalogue import catalogue

if TYPE_CHECKING:
    from cogs.client import TableBot

DAY = 24 * 3600.0


async def command(call: Call, what: Command) -> Card:
    """Carry out a command at the table of the channel and say that it is done."""
    await call.do(await call.table(), what)
    return Card(call.say(f"done-{type(what).__name__}"))


async def ask_about_resigning(call: Call) -> Card:
    """Ask before somebody gives up a seat."""
    return await _question(call, "resign", Resign())


async def ask_about_cancelling(call: Call) -> Card:
    """Ask before a table is given up."""
    return await _question(call, "cancel", Cancel())


async def _question(call: Call, verb: str, what: Command) -> Card:
    """Ask whether something is really meant, if it is possible at all."""
    glance = await call.table()
    await call.host.test(glance.table.id, call.actor, what)
    yes = button(call.say(f"button-{verb}"), Mark(f"really-{verb}", glance.table.id), "bad")
    return Card(call.say(f"ask-{type(what).__name__}"), Row([yes]))


async def resign(call: Call) -> Card:
    """Give up the seat."""
    return await command(call, Resign())


async def cancel(call: Call) -> Card:
    """Give up the table."""
    return await command(call, Cancel())


async def replace(call: Call, player: discord.abc.User, by: discord.abc.User) -> Card:
    """Give somebody's seat to another person, not to a program, which could not play (T-12)."""
    if by.bot:
        raise Refused("T-12", "not-a-person")
    return await command(call, Replace(str(player.id), str(by.id), by.display_name))


async def kick(call: Call, player: discord.abc.User) -> Card:
    """Make somebody leave."""
    return await command(call, Kick(str(player.id)))


async def hand_over(call: Call, to: discord.abc.User) -> Card:
    """Make somebody else the owner."""
    return await command(call, HandOver(str(to.id)))


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
    """List the tables in other channels of this server that somebody may bring: the own ones; a moderator, all."""
    if actor.moderator:
        tables = [await call.host.look(table) for table in await call.host.tables_in(call.place.guild)]
    else:
        tables = [glance for glance in await call.host.tables_of(actor.user) if glance.table.owner == actor.user]
    here = call.place
    return [one.table for one in tables if one.table.guild == here.guild and one.table.channel != here.channel]


async def offer_tables(interaction: "discord.Interaction[TableBot]") -> list[app_commands.Choice[str]]:
    """Offer the tables that somebody could bring here."""
    try:
        call = await call_of(interaction)
        tables = await _elsewhere(call, await call.for_the_server())
    except (Unavailable, Unreadable):
        return []
    return [
        app_commands.Choice(name=listed(names_of(table, call.say), call.say)[:LONGEST_LABEL], value=str(table.id))
        for table in tables[:MOST_OPTIONS]
    ]


async def skip(call: Call, player: discord.abc.User) -> Card:
    """Let the default happen for somebody."""
    return await command(call, Skip(str(player.id)))


async def games(call: Call) -> Card:
    """List the tables of a person on all servers, with whose turn it is and since when."""
    say = call.say
    lines = [_game_line(glance, call) for glance in await call.host.tables_of(call.actor.user)]
    return Card(say("games-title"), "\n".join(lines) or say("games-none"))


def _game_line(glance: Glance, call: Call) -> str:
    say, table = call.say, glance.table
    where = f"<#{table.channel}>"
    if table.status is not Status.PLAYING:
        return say(f"games-{table.status}", where=where, players=listed(written_names(table, say), say))
    own = any(table.seats[wait.seat].user == call.actor.user for wait in table.waiting)
    ends = min((wait.deadline for wait in table.waiting if wait.sealed and wait.deadline), default=None)
    if own and ends is not None:
        return say("games-asked", where=where, when=f"<t:{ends:.0f}:R>")
    names = [written_name(table.seats[wait.seat], wait.seat, say) for wait in table.waiting]
    since = min(wait.from_then for wait in table.waiting)
    when = f"<t:{since:.0f}:R>"
    return say("games-yours" if own else "games-theirs", where=where, names=listed(names, say), when=when)


async def prefer(call: Call, changes: Mapping[str, Any], holiday_days: int | None) -> Card:
    """Change what a person prefers, everywhere."""
    given = {name: value for name, value in changes.items() if value is not None}
    if "confirms" in given:
        await call.host.ask_to_confirm(call.actor, given.pop("confirms"))
    if holiday_days is not None:
        now = call.host.now()
        await call.host.holiday(call.actor, Holiday(now, now + holiday_days * DAY) if holiday_days else None)
    profile = await call.host.memory.prefer(call.actor.user, **given)
    say = catalogue(profile.language) if profile.language else call.say
    holiday = profile.holiday
    lines = [
        say(f"confirms-{profile.confirms}"),
        say(f"mail-{'off' if profile.mail == 'off' else 'on' if profile.mail == 'open' else 'closed-now'}"),
        say("language-auto") if profile.language is None else say(f"language-{profile.language}"),
        say("holiday-until", when=f"<t:{holiday.end:.0f}:D>") if holiday else say("holiday-none"),
    ]
    return Card(say("preferences-title"), "\n".join(f"- {line}" for line in lines))


async def own_data(call: Call) -> Card:
    """Give a person all that is kept about them."""
    data = await export_person(call.host, call.actor.user)
    file = Document("my-data.json", data)
    return Card(call.say("privacy-text"), file, Row([button(call.say("button-erase"), Mark("erase"), "bad")]))


async def ask_about_erasing(call: Call) -> Card:
    """Ask before somebody is forgotten."""
    return Card(call.say("ask-erase"), Row([button(call.say("button-erase-really"), Mark("really-erase"), "bad")]))


async def erase(call: Call) -> Card:
    """Forget a person."""
    await erase_person(call.host, call.actor)
    return Card(call.say("done-erase"))


CONTROLS: Controls = {
    "really-resign": Control(resign),
    "really-cancel": Control(cancel),
    "erase": Control(ask_about_erasing),
    "really-erase": Control(erase),
}
