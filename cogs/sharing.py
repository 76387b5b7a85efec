"""The replay of a finished game: for whoever asks, and once for everybody."""

import asyncio
import logging
from collections.abc import Sequence
from typing import TypeAlias

import discord

from cogs.call import Call
from cogs.card import Card, Row
from cogs.controls import Control, Controls, Purpose, button
from cogs.face import Face
from cogs.heavy import heavy
from cogs.lobby import check_permissions, needed_here
from cogs.names import address, names_of, words_of, written
from host.archive import public_views
from host.glance import Glance
from host.host import Host
from host.table import Status, TableId
from render.kit.picture import Picture
from tabletop.refused import Refused
from texts.catalogue import Catalogue

log = logging.getLogger(__name__)

ReplayKey: TypeAlias = tuple[TableId, int, tuple[str, ...], str]
"""Of which table, up to which entry, with which names, in which language."""


@heavy
async def replay(call: Call) -> Card:
    """Show how the palaces grew, to one person."""
    glance = await _finished(call)
    share = Row([button(call.say("button-share"), Purpose("share", glance.table.id), emoji="📣")])
    return Card(await _replay_of(glance, call, call.say), share if glance.table.guild else None)


@heavy
async def share(call: Call) -> Card:
    """Show everybody in the channel how the palaces grew, once; those who played and moderators may."""
    glance = await _finished(call)
    _check_sharing(glance, call)
    key = f"replay of {glance.table.id}"
    where = await call.host.memory.note(key)
    if where is None:
        where = await _post(glance, call)
        await call.host.memory.keep_note(key, where)
    return Card(call.say("replay-is-shared", where=where))


def _check_sharing(glance: Glance, call: Call) -> None:
    """Refuse those who only watched (T-6), and a channel where nothing can be shown (T-1)."""
    moderates = call.actor.moderator and glance.table.channel == call.place.channel
    if not moderates and all(sitter.user != call.actor.user for sitter in glance.table.seats):
        raise Refused("T-6", "not-at-this-table")
    check_permissions(call, needed_here(call))


async def _post(glance: Glance, call: Call) -> str:
    """Put the replay up; pressed twice at once, Discord knows it by its nonce."""
    say = words_of(glance.table)
    card = Card(say("replay-shared-by", who=written(call.actor.name)), await _replay_of(glance, call, say))
    made = await card.made(call.bot.studio)
    channel = call.bot.get_partial_messageable(int(glance.table.channel))
    nobody = discord.AllowedMentions.none()
    nonce = f"{glance.table.id}-replay"
    sent = await channel.send(view=made.view, files=made.files, nonce=nonce, allowed_mentions=nobody)
    return f"{address(call.bot.home, glance.table)}/{sent.id}"


async def _replay_of(glance: Glance, call: Call, say: Catalogue) -> Picture:
    table, names = glance.table, tuple(names_of(glance.table, say))
    key = table.id, table.entries, names, say.language
    return await call.bot.replays.get(key, lambda: _made(call.host, call.face(glance), table.id, names, say.language))


async def _made(host: Host, face: Face, table: TableId, names: Sequence[str], language: str) -> Picture:
    log.info("table %s: preparing a replay", table)
    views = await public_views(host, table)
    return await asyncio.to_thread(face.replay, views, names, language)


async def _finished(call: Call) -> Glance:
    glance = await call.table()
    if glance.table.status is not Status.OVER:
        raise Refused("T-8", "table-is-" + glance.table.status)
    return glance


CONTROLS: Controls = {
    "replay": Control(replay),
    "share": Control(share),
}
