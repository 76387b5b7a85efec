"""Hands as private messages: each person's on their own, tried again until they arrive, so that nothing waits."""

import asyncio
import logging
from collections import defaultdict
from collections.abc import Iterator
from typing import TYPE_CHECKING, TypeAlias

import discord
import msgspec

from cogs.answering import LOST
from cogs.card import Card, Control, Made, Row
from cogs.controls import link
from cogs.face import ENOUGH_ENTRIES, Face
from cogs.names import address, words_of
from cogs.nonces import name_of, send_once
from cogs.plainly import SERVER_FAULTS, mail_title, plain_hand
from host.courier import FIRST_DELAY, LONGEST_DELAY
from host.glance import Glance
from host.host import Host
from host.kept import Post, Profile
from host.news import Entry
from host.storage import Unavailable
from host.table import Status, TableId, UserId
from tabletop.seat import Seat

if TYPE_CHECKING:
    from cogs.client import TableBot

log = logging.getLogger(__name__)

CALLS = {"Remind", "Overdue", "Warn"}
"""What only reminds somebody of what was said before."""
SEAT_CHANGED = {"TakeSeat", "Replace"}
"""What gives a hand to somebody else."""
MAIL_CLOSED = {50007, 50278}
TOO_OLD_TO_EDIT = 30046
OF_A_MESSAGE = {400, 404}
"""How Discord answers where another message may be taken."""
A_MOMENT = 2.0
"""How many seconds news wait for the hands, so that hardly ever one has to be noted."""
LATE = "late hands"


class Letter(msgspec.Struct, frozen=True):
    """A hand that is to be brought to its owner because of an entry."""

    table: TableId
    user: UserId
    seat: Seat
    number: int
    is_new: bool
    """Whether it is to be a message of its own: somebody is asked."""


Key: TypeAlias = tuple[TableId, UserId]


class Mailer:
    """Brings hands, to each person in order; those that come together come as one."""

    def __init__(self, bot: "TableBot") -> None:
        self._bot = bot
        self._waiting: defaultdict[Key, list[Letter]] = defaultdict(list)
        self._under_way: dict[Key, asyncio.Task[None]] = {}
        self._noted = b"[]"

    @property
    def _host(self) -> Host:
        return self._bot.host

    def _face(self, glance: Glance) -> Face:
        return self._bot.faces[glance.table.game]

    async def start(self) -> None:
        """Bring what was late when the program ended."""
        note = await self._host.memory.note(LATE)
        for letter in msgspec.json.decode(note or self._noted, type=list[Letter]):
            self._take(letter)
        await self._note_late()

    async def bring(self, glance: Glance, entry: Entry) -> None:
        """Show those their hands whose money has changed, or whose turn it is or was."""
        begun = [task for letter in _letters(glance, self._face(glance), entry) if (task := self._take(letter, glance))]
        if begun:
            await asyncio.wait(begun, timeout=A_MOMENT)
        await self._note_late()

    async def idle(self) -> None:
        """Wait until everything has arrived."""
        while self._under_way:
            await asyncio.gather(*self._under_way.values())

    async def close(self) -> None:
        """Stop; what has not arrived is noted."""
        tasks = list(self._under_way.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _take(self, letter: Letter, glance: Glance | None = None) -> "asyncio.Task[None] | None":
        """Take a letter; return what brings it, unless that is busy with earlier ones."""
        key = letter.table, letter.user
        if letter in self._waiting[key]:
            return None
        self._waiting[key].append(letter)
        if key in self._under_way:
            return None
        name = f"hand of seat {letter.seat} at table {letter.table}"
        self._under_way[key] = asyncio.create_task(self._serve(key, glance), name=name)
        return self._under_way[key]

    async def _note_late(self) -> None:
        """Note what has not arrived yet, for after the program's end."""
        late = msgspec.json.encode([letter for letters in self._waiting.values() for letter in letters])
        if late != self._noted:
            await self._host.memory.keep_note(LATE, late.decode())
            self._noted = late

    async def _serve(self, key: Key, glance: Glance | None) -> None:
        delay = FIRST_DELAY
        try:
            while letters := list(self._waiting[key]):
                if await self._arrives(letters, glance):
                    del self._waiting[key][: len(letters)]
                    delay = FIRST_DELAY
                else:
                    await asyncio.sleep(delay)
                    delay = min(2 * delay, LONGEST_DELAY)
                glance = None  # it may be different by now
            del self._waiting[key]
        finally:
            del self._under_way[key]
        if self._noted != b"[]":
            await self._note_late()

    async def _arrives(self, letters: list[Letter], glance: Glance | None) -> bool:
        """Bring the newest of some letters in place of all; return whether that need not be tried again."""
        letter = letters[-1]
        try:
            async with self._bot.refusals.borne():
                glance = glance or await self._host.tables.look(letter.table)
                if _is_theirs(glance, letter):
                    await self._send(glance, letter, is_new=any(one.is_new for one in letters))
        except discord.HTTPException as fault:
            log.warning("table %s: a hand could not be sent: %s", letter.table, fault)
            return fault.status < SERVER_FAULTS
        except (Unavailable, *LOST) as fault:
            log.warning("table %s: a hand could not be sent: %s", letter.table, fault)
            return False
        except Exception:
            log.exception("table %s: gave up sending a hand", letter.table)
        return True

    async def _send(self, glance: Glance, letter: Letter, *, is_new: bool) -> None:
        """Send a hand as a new message, or change the one that was sent; note where messages are not welcome."""
        memory = self._host.memory
        profile, post = await memory.profile(letter.user), await memory.post(letter.table, letter.user)
        if profile.mail != "open" or (post is not None and post.entry >= letter.number):
            return
        try:
            new = await self._deliver(glance, letter, profile, None if is_new else post)
        except discord.HTTPException as fault:
            if fault.code not in MAIL_CLOSED:
                raise
            log.info("table %s: a player's private messages are closed", letter.table)
            await memory.prefer(letter.user, mail="closed")
        else:
            await memory.keep_post(letter.table, new, letter.user)

    async def _deliver(self, glance: Glance, letter: Letter, profile: Profile, old: Post | None) -> Post:
        """Bring a hand to its owner, in place of an old message if there is one."""
        made = await self._made_hand(glance, letter.seat, profile)
        if old is not None:
            channel = self._bot.get_partial_messageable(int(old.channel))
            try:
                await channel.get_partial_message(int(old.message)).edit(view=made.view, attachments=made.files)
            except discord.HTTPException as fault:
                if not cannot_be_changed(fault):
                    raise
                made = await self._made_hand(glance, letter.seat, profile)
            else:
                return Post(old.channel, old.message, letter.number)  # whoever was asked since is still to be called
        mailbox = await self._bot.create_dm(discord.Object(int(letter.user)))
        name = await name_of(self._host, letter.table, letter.number, f"-{letter.seat}")
        sent = await send_once(self._bot, mailbox, made, name)
        return Post(str(mailbox.id), str(sent.id), glance.table.entries)

    async def _made_hand(self, glance: Glance, seat: Seat, profile: Profile) -> Made:
        """Put a hand together; where that fails, say where it can be seen instead."""
        try:
            return await (await self._hand(glance, seat, profile)).made(self._bot.studio)
        except Unavailable:
            raise
        except Exception:
            log.exception("table %s: the hand of seat %s could only be shown plainly", glance.table.id, seat)
            say = words_of(glance.table, profile)
            return await plain_hand(glance, self._face(glance), seat, say).made(self._bot.studio)

    async def _hand(self, glance: Glance, seat: Seat, profile: Profile) -> Card:
        table, face = glance.table, self._face(glance)
        say = words_of(table, profile)
        asked = next((wait for wait in table.waiting if wait.seat == seat), None)
        sealed = asked is not None and asked.sealed and face.is_open_to(glance, seat)
        title = mail_title(glance, face, seat, say)
        told = None
        if sealed:
            told = face.question(glance, seat, say)
        elif asked and not asked.sealed:
            told = face.recap(
                glance, await self._host.tables.story(table.id, table.entries - ENOUGH_ENTRIES), seat, say
            )
        post = await self._host.memory.post(table.id)
        go: list[Control] = face.answering_buttons(glance, say, asked.since) if asked and sealed else []
        if post:
            go.append(link(say("button-to-the-table"), address(self._bot.home, table, post)))
        return Card(title, told, *face.hand_card(glance, profile.user, say).parts, Row(go) if go else None)


def cannot_be_changed(fault: discord.HTTPException) -> bool:
    """Return whether a message is to be sent anew: it is gone, or too old, or lies in a thread that was archived."""
    return fault.code == TOO_OLD_TO_EDIT or fault.status in OF_A_MESSAGE


def _letters(glance: Glance, face: Face, entry: Entry) -> Iterator[Letter]:
    """Yield those hands that some news make worth showing; those who are asked get a message of their own."""
    table, news = glance.table, entry.news
    assert news is not None
    changed = {seat for viewer in range(len(table.seats)) for seat in face.changed_hands(news.seen_by(viewer))}
    if news.seat is not None and (news.final or news.kind in SEAT_CHANGED):
        changed.add(news.seat)
    asked = {seat for seat in news.notify if news.kind not in CALLS and face.is_open_to(glance, seat)}
    for seat, sitter in enumerate(table.seats):
        if sitter.user is not None and seat in changed | asked:
            yield Letter(table.id, sitter.user, seat, entry.number, seat in asked)


def _is_theirs(glance: Glance, letter: Letter) -> bool:
    """Return whether somebody still plays with a hand."""
    is_on = glance.table.status in (Status.PLAYING, Status.PAUSED)
    return is_on and glance.table.seats[letter.seat].user == letter.user
