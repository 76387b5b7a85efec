"""A channel that is gone or closed to us: its game pauses and its owner is told, once (T-19)."""

import logging
from typing import TYPE_CHECKING

import discord
from msgspec.structs import replace

from cogs.answering import LOST
from cogs.card import Card
from cogs.names import words_of
from cogs.nonces import name_of, send_once
from cogs.showing import Showing, keep_showing, showing_of
from host.glance import Glance, TableView
from host.memory import Memory
from host.table import TableId, UserId

if TYPE_CHECKING:
    from cogs.client import TableBot

log = logging.getLogger(__name__)

CLOSED = {403, 404}
ARCHIVED = 50083
UNNAMED = -1
"""Stands for a reason that Discord does not count."""


async def find_closed(bot: "TableBot", glance: Glance, refusal: discord.HTTPException) -> None:
    """Pause a game that cannot be shown, and tell the owner of its table, if that is new."""
    table, memory = glance.table, bot.host.memory
    showing = await showing_of(memory, table.id)
    door = refusal.code or UNNAMED
    # What was refused has certainly not arrived.
    await keep_showing(memory, table.id, replace(showing, sent=0, door=door))
    if showing.door == door:
        return
    await bot.host.suspend(table.id, str(refusal.code))
    if table.owner is not None:
        await _tell_owner(bot, table, table.owner, refusal)


async def find_open(memory: Memory, table: TableId, showing: Showing) -> None:
    """Note that a table can be shown, if that is new."""
    if showing.door:
        await keep_showing(memory, table, replace(showing, door=0))


async def _tell_owner(bot: "TableBot", table: TableView, owner: UserId, refusal: discord.HTTPException) -> None:
    profile = await bot.host.memory.profile(owner)
    if profile.mail != "open":
        return
    say = words_of(table, profile)
    key = "door-practice" if table.practice else _what_closed(refusal)
    try:
        channel = await bot.create_dm(discord.Object(int(owner)))
        made = await Card(say(key, channel=f"<#{table.channel}>")).made(bot.studio)
        await send_once(bot, channel, made, await name_of(bot.host, table.id, table.entries, "-d"))
    except LOST as fault:
        log.warning("table %s: its host could not be told that it can't be shown: %s", table.id, fault)


def _what_closed(refusal: discord.HTTPException) -> str:
    """Name the words that say why a table cannot be shown."""
    if refusal.code == ARCHIVED:
        return "door-locked"
    if isinstance(refusal, discord.NotFound):
        return "door-gone"
    return "door-closed" if isinstance(refusal, discord.Forbidden) else "door-refused"
