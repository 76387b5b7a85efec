"""The guided first game: a table of one's own, which begins at once, and what is said about its lessons."""

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from cogs.answering import answer
from cogs.call import Call, own_language
from cogs.card import Card, Row
from cogs.controls import Control, Controls, Purpose, button, link, rows
from cogs.face import Face
from cogs.lobby import IN_THREADS, NEEDED, check_permissions
from cogs.names import address, place_of, spoken
from cogs.teaching import newcomer, skip_lessons
from cogs.threads import make_thread, unless_refused
from cogs.translating import texted
from host.commands import Cancel
from host.glance import Glance
from host.opening import Place
from host.settings import Settings
from tabletop.refused import Refused
from tabletop.unreadable import Unreadable

if TYPE_CHECKING:
    from cogs.client import TableBot

PRIVATE, PUBLIC = "create_private_threads", "create_public_threads"


async def learn(call: Call) -> Card:
    """Begin a guided game, or lead back to the one that is going on (T-21)."""
    going_on = await call.host.tables.practice_of(call.actor.user)
    if going_on is None:
        return await _choose(call)
    table = going_on.table
    return Card(
        call.say("learn-going-on", where=place_of(table, call.say)),
        Row(
            [
                await _way_to(call, going_on, "button-learn-back"),
                button(call.say("button-learn-again"), Purpose("learn-again"), emoji="🔁"),
                button(call.say("button-learn-end"), Purpose("end-practice", table.id)),
            ]
        ),
    )


async def learn_again(call: Call) -> Card:
    """Begin anew; whatever was going on is over, without a result."""
    going_on = await call.host.tables.practice_of(call.actor.user)
    if going_on is None:
        return await _choose(call)
    face, is_there = call.face(going_on), going_on.table.channel == call.place.channel
    place = call.place if is_there else await _own_place(call, face)
    await call.host.do(going_on.table.id, call.actor, Cancel())
    return await _begin(call, face, place)


async def _choose(call: Call) -> Card:
    """Begin the game that a button names, or that of the table here, or the only one there is; else ask which."""
    taught = {face.key: face for face in call.bot.faces.values() if face.practice}
    if not taught:
        raise Refused("T-21", "no-guided-game")
    meant = call.purpose.detail or await _game_here(call)
    if meant in taught or len(taught) == 1:
        return await _begin(call, taught.get(meant) or next(iter(taught.values())))
    games = [button(call.say.of(key)("game-name"), Purpose("learn", detail=key), "main") for key in taught]
    return Card(call.say("learn-which"), *rows(games))


async def _game_here(call: Call) -> str:
    """Return the game of the table here, nothing where there is none."""
    try:
        return (await call.table()).table.game
    except (Refused, Unreadable):
        return ""


async def _begin(call: Call, face: Face, place: Place | None = None) -> Card:
    place = place or await _own_place(call, face)
    settings = Settings(language=own_language(call.interaction, call.profile))
    async with unless_refused(call, place):
        opened = await call.host.open(place, call.actor, face.key, settings, call.request, practice=face.practice)
    way = await _way_to(call, opened.glance, "button-to-the-table")
    return Card(call.say("learn-ready", where=place_of(opened.glance.table, call.say)), Row([way]))


async def _way_to(call: Call, glance: Glance, key: str) -> discord.ui.Button[discord.ui.LayoutView]:
    post = await call.host.memory.post(glance.table.id)
    return link(call.say(key), address(call.bot.home, glance.table, post))


async def _own_place(call: Call, face: Face) -> Place:
    """Return a place for one person: private messages with the bot, or a thread, a private one if that is allowed."""
    if not call.place.guild:
        return call.place
    channel = call.interaction.channel
    if isinstance(channel, discord.Thread):
        channel = channel.parent
    if not isinstance(channel, discord.TextChannel):
        raise Refused("T-21", "no-practice-thread")
    is_private = getattr(call.interaction.app_permissions, PRIVATE)
    check_permissions(call, [*NEEDED, IN_THREADS, PRIVATE if is_private else PUBLIC])
    kind = discord.ChannelType.private_thread if is_private else discord.ChannelType.public_thread
    game = call.say.of(face.key)("game-name")
    name = call.say("thread-practice", game=game, who=spoken(call.actor.name))
    place, made = await make_thread(call, channel, name, kind)
    await made.add_user(call.interaction.user)
    return place


async def _practice(call: Call) -> Glance:
    """Look at a practice table, as the one who learns there (T-6, T-21)."""
    glance = await call.table()
    if not glance.table.practice:
        raise Refused("T-21", "no-practice-here")
    if newcomer(glance.table) != call.actor.user:
        raise Refused("T-6", "not-at-this-table")
    return glance


async def skip(call: Call) -> Card:
    """Stop the lessons."""
    glance = await _practice(call)
    await skip_lessons(call.host, glance.table.id)
    await call.bot.announcer.refresh(glance)
    return _now(call, glance, call.say("learn-skipped"))


async def play_on(call: Call) -> Card:
    """Show what can be done now."""
    return _now(call, await _practice(call))


def _now(call: Call, glance: Glance, note: str = "") -> Card:
    return call.face(glance).now(glance, call.actor.user, call.say, note)


async def ask_to_end(call: Call) -> Card:
    """Ask whether the practice game is to end."""
    glance = await _own_practice(call)
    really = button(call.say("button-end-practice"), Purpose("really-end-practice", glance.table.id), "bad")
    back = button(call.say("button-play-on"), Purpose("play-on", glance.table.id), "good")
    return Card(call.say("ask-end-practice"), Row([really, back]))


async def end_practice(call: Call) -> Card:
    """End the practice game, from wherever it is asked: it has no result."""
    glance = await _own_practice(call)
    await call.host.do(glance.table.id, call.actor, Cancel(), call.request)
    return Card(call.say("learn-ended"))


async def _own_practice(call: Call) -> Glance:
    """Look at somebody's own practice game, if it is the one that a button is about (T-21)."""
    glance = await call.host.tables.practice_of(call.actor.user)
    if glance is None or glance.table.id != call.purpose.table:
        raise Refused("T-21", "no-practice-here")
    return glance


CONTROLS: Controls = {
    "learn": Control(learn),
    "learn-again": Control(learn_again),
    "skip-lessons": Control(skip),
    "play-on": Control(play_on),
    "end-practice": Control(ask_to_end),
    "really-end-practice": Control(end_practice),
}


class Learning(commands.Cog):
    """The command for those who are new."""

    @app_commands.command(name=texted("name-learn"), description=texted("cmd-learn"))
    async def learn(self, interaction: "discord.Interaction[TableBot]") -> None:
        """Learn to play."""
        await answer(interaction, learn)
