"""The messages of a table in its channel: put up once each, changed, and bereft of their buttons by the next one."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Iterable
from typing import TYPE_CHECKING

import discord
from discord import ui
from msgspec.structs import replace

from cogs.answering import LOST
from cogs.card import Card, Fleeting
from cogs.mailing import cannot_be_changed
from cogs.names import words_of
from cogs.nonces import Name, name_of, send_once
from cogs.showing import keep_showing, showing_of
from host.glance import Glance
from host.kept import Post
from host.table import TableId
from tabletop.seat import Seat

if TYPE_CHECKING:
    from cogs.client import TableBot

log = logging.getLogger(__name__)

MOST_KNOWN = 128


class Poster:
    """Puts up cards in the channels of tables."""

    def __init__(self, bot: "TableBot") -> None:
        self._bot = bot
        self._newest: OrderedDict[TableId, discord.Message] = OrderedDict()
        """The newest messages as Discord has answered them: they need not be fetched to be changed."""

    async def put_up(
        self,
        glance: Glance,
        card: Card,
        old: Post | None,
        last: int,
        mentioned: Iterable[Seat],
        *,
        begun: int = 0,
        stays: bool = False,
    ) -> None:
        """Send the newest message of a table; the one before loses its buttons, or goes away."""
        table, memory = glance.table, self._bot.host.memory
        showing = replace(await showing_of(memory, table.id), sent=last, begun=begun)
        await asyncio.gather(keep_showing(memory, table.id, showing), card.drawn(self._bot.studio))
        before = self._newest.pop(table.id, None)
        message = await self.send(glance, card, await name_of(self._bot.host, table.id, last), mentioned)
        await memory.keep_post(table.id, Post(table.channel, str(message.id), last, stays))
        self._know(table.id, message)
        if old is not None:
            try:
                await self._retire(old, before, away=table.settings.tidy and not old.stays)
            except LOST as fault:
                log.info("table %s: the previous message keeps its buttons: %s", table.id, fault)

    async def amend(self, glance: Glance, post: Post, card: Card) -> bool:
        """Change the newest message, where there is nothing new to tell; return whether that was possible."""
        try:
            self._know(glance.table.id, await self._edit(glance, post, card))
        except discord.HTTPException as fault:
            if not cannot_be_changed(fault):
                raise
            return False
        return True

    async def _edit(self, glance: Glance, post: Post, card: Card) -> discord.Message:
        """Change a message; where no pictures are allowed, in words."""
        try:
            made = await card.made(self._bot.studio)
            return await self._message(post).edit(view=made.view, attachments=made.files)
        except discord.Forbidden:
            if not card.has_pictures:
                raise
            made = await card.in_words(_without_pictures(glance)).made(self._bot.studio)
            return await self._message(post).edit(view=made.view, attachments=[])

    async def send(self, glance: Glance, card: Card, name: Name, mentioned: Iterable[Seat]) -> discord.Message:
        """Send a message; where no pictures are allowed, in words."""
        asked = [discord.Object(int(user)) for seat in set(mentioned) if (user := glance.table.seats[seat].user)]
        allowed = discord.AllowedMentions(everyone=False, roles=False, users=asked)
        try:
            return await self._send_as_it_is(glance, card, name, allowed)
        except discord.Forbidden:
            if not card.has_pictures:
                raise
            words = card.in_words(_without_pictures(glance))
            return await self._send_as_it_is(glance, words, name._replace(nonce=name.nonce + "w"), allowed)

    async def _send_as_it_is(
        self, glance: Glance, card: Card, name: Name, allowed: discord.AllowedMentions
    ) -> discord.Message:
        made = await card.made(self._bot.studio)
        self._bot.meters.messages += 1
        channel = self._bot.get_partial_messageable(int(glance.table.channel))
        return await send_once(self._bot, channel, made, name, allowed)

    async def _retire(self, post: Post, known: discord.Message | None, *, away: bool) -> None:
        """Take away a message, or what can be clicked there."""
        if away:
            await self._message(post).delete()
            return
        message = known if known and str(known.id) == post.message else await self._message(post).fetch()
        view = ui.LayoutView.from_message(message, timeout=None)
        for part in list(view.children):
            if isinstance(part, ui.ActionRow) or part.id == Fleeting.ID:
                view.remove_item(part)
            elif isinstance(part, ui.MediaGallery):
                part.items = [_kept(item) for item in part.items]
        await message.edit(view=view, attachments=message.attachments)

    def _know(self, table: TableId, message: discord.Message) -> None:
        self._newest[table] = message
        self._newest.move_to_end(table)
        if len(self._newest) > MOST_KNOWN:
            self._newest.popitem(last=False)

    def _message(self, post: Post) -> discord.PartialMessage:
        return self._bot.get_partial_messageable(int(post.channel)).get_partial_message(int(post.message))


def _without_pictures(glance: Glance) -> str:
    """Say why there is nothing to see."""
    return words_of(glance.table)("no-pictures")


def _kept(item: discord.MediaGalleryItem) -> discord.MediaGalleryItem:
    """Name a picture that stays where it is."""
    name = item.media.url.partition("?")[0].rpartition("/")[2]
    return discord.MediaGalleryItem(f"attachment://{name}", description=item.description)
