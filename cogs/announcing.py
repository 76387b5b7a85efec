"""News of the tables become messages: one in the channel for each turn, and a private one for each hand."""

import asyncio
import logging
from collections import Counter
from typing import TYPE_CHECKING

import aiohttp
import discord
from discord import ui

from alhambra.view import View
from cogs.alhambra.asking import answering_buttons, has_a_choice, question
from cogs.alhambra.cards import ENOUGH_ENTRIES, addressed, hand_card, recap, story, table_card
from cogs.alhambra.telling import changed_hands, happened, unsettled
from cogs.answering import LOST
from cogs.card import Card, Control, Row
from cogs.controls import link
from cogs.lobby_card import lobby_card
from cogs.names import mention
from host.courier import Delivery, DoorClosed, Late
from host.glance import Glance, TableView
from host.host import Host
from host.news import Entry, News
from host.storage import Post, Profile
from host.table import Status, TableId
from tabletop.seat import Seat
from texts.catalogue import catalogue

if TYPE_CHECKING:
    from cogs.client import TableBot

log = logging.getLogger(__name__)

SILENT = {"AskToConfirm", "TakeHoliday"}
"""What concerns one person only."""
CALLS = {"Remind", "Overdue"}
"""What only reminds somebody of what was said before."""
SEAT_CHANGED = {"TakeSeat", "Replace"}
"""What gives a hand to somebody else."""
MAIL_CLOSED = {50007, 50278}
SERVER_FAULTS = 500
MOST_TRIES = 5
"""How often it is tried to bring the hands of a turn before later news are told."""
TOO_OLD_TO_EDIT = 30046
TOO_MANY = 429


class Announcer:
    """Hears the news, in order at each table, each perhaps more than once."""

    def __init__(self, bot: "TableBot") -> None:
        self._bot = bot
        self._tries: Counter[str] = Counter()

    @property
    def _host(self) -> Host:
        return self._bot.host

    async def hear(self, delivery: Delivery) -> None:
        """Tell the channel and the players what they have not been told yet; neither waits for the other."""
        news, number = delivery.entry.news, delivery.entry.number
        assert news is not None
        glance = await self._host.look(delivery.entry.table)
        log.info("table %s, entry %s: %s of seat %s", glance.table.id, number, news.kind, news.seat)
        fault: Exception | None = None
        try:
            await self._tell_channel(glance, news, number)
        except Exception as error:  # noqa: BLE001  # it is raised below
            fault = error
        late = await self._send_hands(glance, news, number) if glance.table.status is Status.PLAYING else False
        if isinstance(fault, discord.Forbidden | discord.NotFound):
            await self._find_closed(glance, fault)
            raise DoorClosed(f"channel {glance.table.channel} of table {glance.table.id}: {fault}")
        if fault is not None:
            raise Late(str(fault)) if _may_pass(fault) else fault
        if late and self._tries[delivery.id] < MOST_TRIES:
            self._tries[delivery.id] += 1
            raise Late("not all hands have arrived")
        self._tries.pop(delivery.id, None)

    async def _find_closed(self, glance: Glance, refusal: discord.HTTPException) -> None:
        """Pause a game whose channel is gone or closed to us, and tell its owner, once (T-19)."""
        table = glance.table
        await self._host.memory.keep_note(_sent_to(table.id), "")  # what was refused has certainly not arrived
        if not await self._note_door(table.id, str(refusal.code)):
            return
        await self._host.suspend(table.id, str(refusal.code))
        if table.owner is None:
            return
        profile = await self._host.memory.profile(table.owner)
        if profile.mail != "open":
            return
        say = catalogue(profile.language or table.settings.language)
        key = "door-gone" if isinstance(refusal, discord.NotFound) else "door-closed"
        try:
            channel = await self._bot.create_dm(discord.Object(int(table.owner)))
            made = await Card(say(key, channel=f"<#{table.channel}>")).made(self._bot.studio)
            await channel.send(view=made.view, nonce=f"{table.id}-{table.entries}-door")
        except discord.HTTPException as fault:
            log.warning("table %s: its owner could not be told that it is not shown: %s", table.id, fault)

    async def _note_door(self, table: TableId, state: str) -> bool:
        """Note whether a table can be shown; tell whether that is new."""
        key = f"door of {table}"
        if (await self._host.memory.note(key) or "") == state:
            return False
        await self._host.memory.keep_note(key, state)
        return True

    async def _tell_channel(self, glance: Glance, news: News, number: int) -> None:
        table = glance.table
        post = await self._host.memory.post(table.id)
        if news.kind in SILENT or (post is not None and post.entry >= number):
            return
        if table.status is Status.LOBBY or (table.status is Status.CANCELLED and table.started is None):
            await self._show_lobby(glance, post)
        elif news.kind in CALLS:
            await self._remind(glance, news, number)
        elif news.kind != "Act" or news.notify or news.over:
            await self._tell_turn(glance, post)
        else:
            return
        await self._note_door(table.id, "")

    async def _tell_turn(self, glance: Glance, post: Post | None) -> None:
        """Put up the table with what happened since the message before; if that is nothing, change that message."""
        table, say = glance.table, catalogue(glance.table.settings.language)
        begun = (post.entry, post.told) if post else (0, 0)
        last = await self._last_entry_for(table, post)
        entries = await self._entries(table.id, begun, last)
        settled = min([entry.number for entry in unsettled(entries)], default=last + 1) - 1
        if post is not None and not story(glance, entries, happened(entries, None), say):
            before = await self._host.memory.note(_began(table.id)) or "0 0"
            all_of_it = await self._entries(table.id, tuple(map(int, before.split())), last)
            if await self._amend(glance, post, table_card(glance, all_of_it, say)):
                await self._host.memory.keep_post(table.id, Post(post.channel, post.message, last, settled))
                return
        await self._host.memory.keep_note(_began(table.id), "{} {}".format(*begun))
        await self._replace(glance, table_card(glance, entries, say), post, last, settled)

    async def _entries(self, table: TableId, begun: tuple[int, ...], last: int) -> list[Entry]:
        """Give what a message tells of: the entries after those written, and steps that were not told before."""
        written, told = begun
        later = [entry for entry in await self._host.story(table, told) if entry.number <= last]
        return [entry for entry in later if entry.number > written or (entry.news and entry.news.kind == "Act")]

    async def _amend(self, glance: Glance, post: Post, card: Card) -> bool:
        """Change the newest message, where there is nothing new to tell; tell whether that was possible."""
        try:
            await self._edit(glance, post, card)
        except discord.HTTPException as fault:
            if fault.code != TOO_OLD_TO_EDIT and not isinstance(fault, discord.NotFound):
                raise
            return False
        return True

    async def _edit(self, glance: Glance, post: Post, card: Card) -> None:
        """Change a message; where no pictures are allowed, in words."""
        try:
            made = await card.made(self._bot.studio)
            await self._message(post).edit(view=made.view, attachments=made.files)
        except discord.Forbidden:
            if not card.has_pictures:
                raise
            note = catalogue(glance.table.settings.language)("no-pictures")
            made = await card.in_words(note).made(self._bot.studio)
            await self._message(post).edit(view=made.view, attachments=[])

    async def _last_entry_for(self, table: TableView, post: Post | None) -> int:
        """Give the entry up to which the next message tells.

        That is noted before a message is sent. Where nobody knows whether it arrived, the same is sent again,
        however much has happened since: Discord knows it by its nonce.
        """
        sent = int(await self._host.memory.note(_sent_to(table.id)) or 0)
        return sent if sent > (post.entry if post else 0) else table.entries

    async def _show_lobby(self, glance: Glance, post: Post | None) -> None:
        """Change the card of a lobby, or put up a new one where that cannot be."""
        table = glance.table
        card = lobby_card(glance, catalogue(table.settings.language))
        if post is not None:
            new = Post(post.channel, post.message, table.entries, table.entries)
            if await self._amend(glance, post, card):
                await self._host.memory.keep_post(table.id, new)
                return
        last = await self._last_entry_for(table, post)
        await self._replace(glance, card, post, last, last)

    async def _remind(self, glance: Glance, news: News, number: int) -> None:
        table, seat = glance.table, news.seat
        assert seat is not None
        say, sitter = catalogue(table.settings.language), table.seats[seat]
        deadline = news.params.get("deadline")
        when = {} if deadline is None else {"deadline": f"<t:{deadline:.0f}:R>"}
        text = say(f"news-{news.kind}", who=mention(sitter, seat, say), **when)
        await self._send(glance, Card(text), f"{table.id}-{number}-r")

    async def _replace(self, glance: Glance, card: Card, old: Post | None, last: int, told: int) -> None:
        """Send the newest message of a table; the one before loses its buttons, or goes away."""
        table = glance.table
        noting = self._host.memory.keep_note(_sent_to(table.id), str(last))
        await asyncio.gather(noting, card.drawn(self._bot.studio))
        message = await self._send(glance, card, f"{table.id}-{last}")
        await self._host.memory.keep_post(table.id, Post(table.channel, str(message.id), last, told))
        if old is not None:
            try:
                await self._retire(old, away=table.settings.tidy)
            except LOST as fault:
                log.info("table %s: the message before keeps its buttons: %s", table.id, fault)

    async def _send(self, glance: Glance, card: Card, nonce: str) -> discord.Message:
        """Send a message; where no pictures are allowed, in words."""
        try:
            return await self._send_as_it_is(glance, card, nonce)
        except discord.Forbidden:
            if not card.has_pictures:
                raise
            note = catalogue(glance.table.settings.language)("no-pictures")
            return await self._send_as_it_is(glance, card.in_words(note), nonce + "w")

    async def _send_as_it_is(self, glance: Glance, card: Card, nonce: str) -> discord.Message:
        table = glance.table
        made = await card.made(self._bot.studio)
        self._bot.meters.messages += 1
        asked = [discord.Object(int(user)) for seat in addressed(glance) if (user := table.seats[seat].user)]
        return await self._bot.get_partial_messageable(int(table.channel)).send(
            view=made.view,
            files=made.files,
            nonce=nonce,
            allowed_mentions=discord.AllowedMentions(everyone=False, roles=False, users=asked),
        )

    async def _retire(self, post: Post, *, away: bool) -> None:
        if away:
            await self._message(post).delete()
            return
        message = await self._message(post).fetch()
        view = ui.LayoutView.from_message(message, timeout=None)
        for part in list(view.children):
            if isinstance(part, ui.ActionRow):
                view.remove_item(part)
            elif isinstance(part, ui.MediaGallery):
                part.items = [_kept(item) for item in part.items]
        await message.edit(view=view, attachments=message.attachments)

    def _message(self, post: Post) -> discord.PartialMessage:
        return self._bot.get_partial_messageable(int(post.channel)).get_partial_message(int(post.message))

    async def _send_hands(self, glance: Glance, news: News, number: int) -> bool:
        """Show those their hands whose money has changed, or whose turn it is or was; tell whether some are late."""
        changed = {seat for viewer in range(len(glance.table.seats)) for seat in changed_hands(news.seen_by(viewer))}
        if news.seat is not None and (news.final or news.kind in SEAT_CHANGED):
            changed.add(news.seat)
        asked = {seat for seat in news.notify if news.kind not in CALLS and self._needs_to_be_told(glance, seat)}
        late = False
        for seat, sitter in enumerate(glance.table.seats):
            if sitter.user is None or seat not in changed | asked:
                continue
            profile = await self._host.memory.profile(sitter.user)
            post = await self._host.memory.post(glance.table.id, sitter.user)
            if profile.mail == "open" and (post is None or post.entry < number):
                late |= not await self._send_hand(glance, seat, profile, None if seat in asked else post, number)
        return late

    def _needs_to_be_told(self, glance: Glance, seat: Seat) -> bool:
        """Tell whether somebody who is asked has anything to decide: to pass is all that many can, out of turn."""
        user = glance.table.seats[seat].user
        view: View | None = glance.view(None)
        if user is None or view is None or view.window is None:
            return True
        return has_a_choice(glance.options(user))

    async def _send_hand(self, glance: Glance, seat: Seat, profile: Profile, old: Post | None, number: int) -> bool:
        """Send a hand as a new message, or change the one that was sent; tell whether that need not be tried again."""
        try:
            post = await self.deliver_hand(glance, seat, profile, old, number)
        except discord.HTTPException as fault:
            if fault.code in MAIL_CLOSED:
                log.info("private messages to a player of table %s are closed", glance.table.id)
                await self._host.memory.prefer(profile.user, mail="closed")
                return True
            log.warning("a hand of table %s could not be sent: %s", glance.table.id, fault)
            return fault.status < SERVER_FAULTS
        except (aiohttp.ClientError, OSError) as fault:
            log.warning("a hand of table %s could not be sent: %s", glance.table.id, fault)
            return False
        await self._host.memory.keep_post(glance.table.id, post, profile.user)
        return True

    async def deliver_hand(self, glance: Glance, seat: Seat, profile: Profile, old: Post | None, number: int) -> Post:
        """Bring a hand to its owner because of some entry, in place of an old message if there is one."""
        table = glance.table
        made = await (await self._hand(glance, seat, profile)).made(self._bot.studio)
        if old is not None:
            try:
                await self._message(old).edit(view=made.view, attachments=made.files)
            except discord.HTTPException as fault:
                if fault.code != TOO_OLD_TO_EDIT and not isinstance(fault, discord.NotFound):
                    raise
                made = await (await self._hand(glance, seat, profile)).made(self._bot.studio)
            else:
                return Post(old.channel, old.message, table.entries)
        channel = await self._bot.create_dm(discord.Object(int(profile.user)))
        sent = await channel.send(view=made.view, files=made.files, nonce=f"{table.id}-{number}-{seat}")
        return Post(str(channel.id), str(sent.id), table.entries)

    async def _hand(self, glance: Glance, seat: Seat, profile: Profile) -> Card:
        table = glance.table
        say = catalogue(profile.language or table.settings.language)
        asked = next((wait for wait in table.waiting if wait.seat == seat), None)
        sealed = asked is not None and asked.sealed
        title = say(
            "mail-window" if sealed else "mail-your-turn" if asked else "mail-hand", channel=f"<#{table.channel}>"
        )
        told = None
        if sealed:
            told = question(glance, say, private=True)
        elif asked:
            told = recap(glance, await self._host.story(table.id, table.entries - ENOUGH_ENTRIES), seat, say)
        post = await self._host.memory.post(table.id)
        go: list[Control] = answering_buttons(glance, say, asked.since) if asked and asked.sealed else []
        if post:
            go.append(link(say("button-to-the-table"), _address(table, post)))
        return Card(title, told, *hand_card(glance, profile.user, say).parts, Row(go) if go else None)


def _sent_to(table: TableId) -> str:
    """Name the note that says up to which entry the last message tells that was sent, whether or not it arrived."""
    return f"message of {table}"


def _began(table: TableId) -> str:
    """Name the note that says after which entries the newest message begins to tell."""
    return f"beginning of {table}"


def _may_pass(fault: Exception) -> bool:
    """Tell whether something failed for a reason that lies with Discord or the network."""
    if isinstance(fault, discord.HTTPException):
        return fault.status >= SERVER_FAULTS or fault.status == TOO_MANY
    return isinstance(fault, aiohttp.ClientError | OSError)


def _kept(item: discord.MediaGalleryItem) -> discord.MediaGalleryItem:
    """Name a picture that stays where it is."""
    name = item.media.url.partition("?")[0].rpartition("/")[2]
    return discord.MediaGalleryItem(f"attachment://{name}", description=item.description)


def _address(table: TableView, post: Post) -> str:
    return f"https://discord.com/channels/{table.guild or '@me'}/{post.channel}/{post.message}"
