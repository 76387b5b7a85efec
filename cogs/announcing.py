"""News of the tables become messages: one in the channel for each turn, and a private one for each hand."""

import asyncio
import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING

import discord
from msgspec.structs import replace

from cogs.answering import LOST
from cogs.card import Card
from cogs.face import ENOUGH_ENTRIES, Face, Shown
from cogs.lobby_card import lobby_card
from cogs.mailing import A_MOMENT, CALLS, Mailer
from cogs.moments import time_limit
from cogs.names import mention, words_of
from cogs.nonces import name_of
from cogs.offering import show_offers
from cogs.plainly import is_ours, plain_card
from cogs.posting import Poster
from cogs.showing import showing_of
from cogs.shutting import CLOSED, find_closed, find_open
from cogs.story import happened, story
from cogs.teaching import lesson_card
from host.courier import Delivery, DoorClosed, Late
from host.glance import Glance, TableView
from host.host import Host
from host.kept import Post
from host.news import Entry, News
from host.table import Status
from tabletop.seat import Seat

if TYPE_CHECKING:
    from cogs.client import TableBot

log = logging.getLogger(__name__)

SILENT = {"AskToConfirm", "TakeHoliday", "OfferSeat", "OfferTable", "Decline"}
"""What concerns one person only, or is told in a message of its own."""
PRIVATE = {"RemindPrivately"}
"""What nobody else may know, not even that somebody is called."""
BY_THE_WAY = {"Reopen"}
"""What is said by changing the newest message."""


class Announcer:
    """Hears the news, in order at each table, each perhaps more than once."""

    def __init__(self, bot: "TableBot") -> None:
        self._bot = bot
        self.mailer = Mailer(bot)
        self._poster = Poster(bot)

    @property
    def _host(self) -> Host:
        return self._bot.host

    def _face(self, glance: Glance) -> Face:
        return self._bot.faces[glance.table.game]

    async def hear(self, delivery: Delivery) -> None:
        """Tell the channel and the players what they have not been told yet; neither waits for the other."""
        news, number = delivery.entry.news, delivery.entry.number
        assert news is not None
        glance = await self._host.tables.look(delivery.entry.table)
        log.info("table %s, entry %s: %s of seat %s", glance.table.id, number, news.kind, news.seat)
        telling = asyncio.create_task(self._tell(glance, news, number))
        try:
            await asyncio.wait({telling}, timeout=A_MOMENT)  # the hands lead to the newest message, if they can
            if glance.table.status is Status.PLAYING and glance.table.guild:  # else the table itself is in the mail
                await self.mailer.bring(glance, delivery.entry)
            fault = await telling
        finally:
            telling.cancel()
            await asyncio.gather(telling, return_exceptions=True)
        if isinstance(fault, discord.HTTPException) and (is_ours(fault) or fault.status in CLOSED):
            await find_closed(self._bot, glance, fault)
            raise DoorClosed(f"channel {glance.table.channel} of table {glance.table.id}: {fault}")
        if fault is not None:
            raise fault if is_ours(fault) else Late(str(fault))

    async def _tell(self, glance: Glance, news: News, number: int) -> Exception | None:
        """Tell the channel, plainly if need be; return what fails even so."""
        try:
            await self._tell_channel(glance, news, number)
        except Exception as error:  # noqa: BLE001  # whoever asked decides what comes of it
            return await self._tell_plainly(glance, number, error) if is_ours(error) else error
        return None

    async def _tell_plainly(self, glance: Glance, number: int, fault: Exception) -> Exception | None:
        """Put up the table without what could not be put together; return what fails even so."""
        table, say = glance.table, words_of(glance.table)
        try:
            post = await self._host.memory.post(table.id)
            if post is None or post.entry < number:  # else it was told, and only tidying up has failed
                last = await self._last_entry_for(table, post)
                await self._put_up(glance, plain_card(glance, self._face(glance), say), post, last, begun=last)
        except Exception as error:  # noqa: BLE001  # whoever asked decides what comes of it
            return error
        log.error("table %s: entry %s could only be told plainly", table.id, number, exc_info=fault)
        return None

    async def _tell_channel(self, glance: Glance, news: News, number: int) -> None:
        table = glance.table
        await show_offers(self._bot, glance, news)
        post = await self._host.memory.post(table.id)
        if _is_silent(news) or (post is not None and post.entry >= number):
            return
        if table.status is Status.LOBBY or (table.status is Status.CANCELLED and table.started is None):
            await self._show_lobby(glance, post, lapsed=news.kind == "Lapse")
        elif news.kind in CALLS:
            await self._remind(glance, news, number)
        elif news.kind != "Act" or news.notify or news.released or news.over:
            await self._tell_turn(glance, post)
        else:
            return
        await find_open(self._host.memory, table.id, await showing_of(self._host.memory, table.id))

    async def _tell_turn(self, glance: Glance, post: Post | None) -> None:
        """Put up the table with what happened since the message before; if that is nothing, change that message."""
        table, face, say = glance.table, self._face(glance), words_of(glance.table)
        begun = post.entry if post else 0
        last = await self._last_entry_for(table, post)
        lately = await self._host.tables.story(table.id, min(begun, table.entries - ENOUGH_ENTRIES))
        entries = _between(lately, begun, last)
        events = happened(entries, None)
        loud = [entry for entry in entries if entry.news and entry.news.kind not in BY_THE_WAY]
        if post is not None and not story(face, glance, loud, say):
            before = (await showing_of(self._host.memory, table.id)).begun
            all_of_it = _between(await self._host.tables.story(table.id, before), before, last)
            if await self._poster.amend(glance, post, await self._table_card(glance, all_of_it, lately)):
                await self._host.memory.keep_post(table.id, replace(post, entry=last))
                return
        card = await self._table_card(glance, entries, lately)
        await self._put_up(glance, card, post, last, begun=begun, stays=face.is_memorable(events))

    async def refresh(self, glance: Glance) -> None:
        """Show a table as it is now in its newest message, of which nothing new is told."""
        post = await self._host.memory.post(glance.table.id)
        if post is None:
            return
        before = (await showing_of(self._host.memory, glance.table.id)).begun
        lately = await self._host.tables.story(glance.table.id, min(before, glance.table.entries - ENOUGH_ENTRIES))
        try:
            await self._poster.amend(
                glance, post, await self._table_card(glance, _between(lately, before, post.entry), lately)
            )
        except LOST as fault:
            log.info("table %s: its message could not be updated: %s", glance.table.id, fault)

    async def _table_card(self, glance: Glance, entries: Sequence[Entry], lately: Sequence[Entry]) -> Card:
        face, say = self._face(glance), words_of(glance.table)
        called, lesson = await self._called(glance), await lesson_card(self._host, face, glance, say)
        return face.table_card(glance, say, Shown(entries, lately, called=called, lesson=lesson))

    async def _last_entry_for(self, table: TableView, post: Post | None) -> int:
        """Return the entry up to which the next message tells.

        That is noted before a message is sent. Where nobody knows whether it arrived, the same is sent again,
        however much has happened since: Discord knows it by its nonce.
        """
        sent = (await showing_of(self._host.memory, table.id)).sent
        return sent if sent > (post.entry if post else 0) else table.entries

    async def _show_lobby(self, glance: Glance, post: Post | None, *, lapsed: bool) -> None:
        """Change the card of a lobby, or put up a new one where that cannot be."""
        table = glance.table
        card = lobby_card(glance, self._face(glance), words_of(table), lapsed=lapsed)
        if post is not None:
            new = Post(post.channel, post.message, table.entries)
            if await self._poster.amend(glance, post, card):
                await self._host.memory.keep_post(table.id, new)
                return
        last = await self._last_entry_for(table, post)
        await self._put_up(glance, card, post, last)

    async def _remind(self, glance: Glance, news: News, number: int) -> None:
        """Call the player it is about, or else all who sit there."""
        table, say = glance.table, words_of(glance.table)
        called = [seat for seat, one in enumerate(table.seats) if one.user and news.seat in (seat, None)]
        who = say.listed([mention(table.seats[seat], seat, say) for seat in called])
        text = say(f"news-{news.kind}", who=who, status=table.status)
        card = Card(f"{text} {time_limit(news.params.get('deadline'), say)}".rstrip())
        mentioned = [*await self._mentioned(glance), *called]
        await self._poster.send(glance, card, await name_of(self._host, table.id, number, "-r"), mentioned)

    async def _put_up(
        self, glance: Glance, card: Card, old: Post | None, last: int, *, begun: int = 0, stays: bool = False
    ) -> None:
        """Let a card be the newest message of a table."""
        mentioned = await self._mentioned(glance)
        await self._poster.put_up(glance, card, old, last, mentioned, begun=begun, stays=stays)

    async def _mentioned(self, glance: Glance) -> list[Seat]:
        """Return those whom a message in the channel calls; none where nobody can play."""
        if glance.table.status is not Status.PLAYING:
            return []
        return [*self._face(glance).addressed(glance), *await self._called(glance)]

    async def _called(self, glance: Glance) -> list[Seat]:
        """Return those who are asked out of turn and whom no private message reaches.

        Whether they could do anything but pass makes no difference: that is nobody's business (C-21, C-29).
        """
        seats = self._face(glance).asked_out_of_turn(glance)
        users = {seat: user for seat in seats if (user := glance.table.seats[seat].user) is not None}
        return [seat for seat, user in users.items() if (await self._host.memory.profile(user)).mail != "open"]


def _is_silent(news: News) -> bool:
    """Return whether news concern one person only; a turn may have ended by them, of which all are told."""
    if news.kind in PRIVATE:
        return True
    return news.kind in SILENT and not (news.happenings or news.notify or news.released or news.over)


def _between(entries: Sequence[Entry], begun: int, last: int) -> list[Entry]:
    """Return what a message tells of: the entries after one, up to another."""
    return [entry for entry in entries if begun < entry.number <= last]
