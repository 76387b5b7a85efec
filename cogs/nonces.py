"""Each message once: Discord knows by its nonce what is sent again, and where it may have forgotten, we look."""

from datetime import UTC, datetime
from typing import TYPE_CHECKING, NamedTuple
from zlib import crc32

import discord

from cogs.card import Made
from cogs.controls import LARGEST_ID
from host.host import Host
from host.table import TableId, Timestamp
from tabletop.unreadable import Unreadable

if TYPE_CHECKING:
    from cogs.client import TableBot

SURELY_KNOWN = 60.0
"""For how many seconds Discord certainly knows a nonce; it promises a few minutes."""
CLOCKS_DIFFER = 300.0
"""By how many seconds our clock may be ahead of Discord's."""
MOMENTS = 1 << 32
"""So many thousandths of a second, seven weeks, are told apart: as many as fit into eight letters."""
MOST_LOOKED_AT = 500
"""How many messages of a channel are looked at for one of ours."""


class Name(NamedTuple):
    """What makes a message the same however often it is sent."""

    nonce: str
    since: Timestamp
    """The moment before which it was certainly not sent."""

    @property
    def mark(self) -> int:
        """The number of the message's first part: it stays there, while a nonce need not be told later."""
        return crc32(self.nonce.encode()) & LARGEST_ID or 1


async def name_of(host: Host, table: TableId, number: int, what: str = "") -> Name:
    """Name a message that tells up to some entry: the same after a crash, another one for any other message.

    A database that was restored counts its entries again, but not at the same moment. Discord allows 25 characters.
    """
    try:
        entry = await host.storage.entry(table, number)
    except Unreadable:
        entry = None
    when = 0 if entry is None else int(entry.at * 1000) % MOMENTS
    return Name(f"{table}-{number}-{when:x}{what}", host.now() if entry is None else entry.at)


async def send_once(
    bot: "TableBot",
    channel: discord.abc.Messageable,
    made: Made,
    name: Name,
    mentioned: discord.AllowedMentions | None = None,
) -> discord.Message:
    """Send a message; if it has arrived before, however long ago, give that one."""
    made.view.children[0].id = name.mark
    if bot.host.now() - name.since > SURELY_KNOWN and (found := await _arrived(bot, channel, name)) is not None:
        return found
    nobody = discord.AllowedMentions.none()
    return await channel.send(view=made.view, files=made.files, nonce=name.nonce, allowed_mentions=mentioned or nobody)


async def _arrived(bot: "TableBot", channel: discord.abc.Messageable, name: Name) -> discord.Message | None:
    """Look for a message whose answer was lost; where nobody lets us look, it counts as not there."""
    assert bot.user is not None
    after = datetime.fromtimestamp(name.since - CLOCKS_DIFFER, UTC)
    try:
        async for message in channel.history(limit=MOST_LOOKED_AT, after=after):
            marks = {getattr(part, "id", None) for part in message.components}
            if message.author.id == bot.user.id and name.mark in marks:
                return message
    except discord.Forbidden:
        pass
    return None
