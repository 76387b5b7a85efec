"""Threads that are made for a table, and taken away again if none is opened there."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import discord

from cogs.answering import LOST
from cogs.call import Call
from host.opening import Place
from tabletop.refused import Refused

log = logging.getLogger(__name__)

LONGEST_NAME = 100


async def make_thread(
    call: Call, channel: discord.TextChannel, name: str, kind: discord.ChannelType = discord.ChannelType.public_thread
) -> tuple[Place, discord.Thread]:
    """Make a thread for a table."""
    made = await channel.create_thread(name=name[:LONGEST_NAME], type=kind)
    return Place(str(made.id), call.place.guild), made


@asynccontextmanager
async def unless_refused(call: Call, place: Place) -> AsyncIterator[None]:
    """Take a thread away that was made for nothing: somebody has asked more than once at the same moment."""
    try:
        yield
    except Refused:
        if place != call.place:
            await _clear(call, place)
        raise


async def _clear(call: Call, place: Place) -> None:
    try:
        await (await call.bot.fetch_channel(int(place.channel))).delete()  # type: ignore[union-attr]
    except LOST as fault:
        log.info("an empty thread could not be removed: %s", fault)
