"""Answers that are owed: noted before a request is acknowledged, so that also after a crash everybody is answered."""

import asyncio
import logging
from collections import OrderedDict
from typing import TYPE_CHECKING, Any

import aiohttp
import discord
import msgspec

from cogs.acknowledging import is_private
from cogs.call import language_of
from cogs.card import Card
from cogs.plainly import SERVER_FAULTS
from host.courier import FIRST_DELAY, LONGEST_DELAY
from host.kept import Owed
from host.storage import Unavailable
from tabletop.unreadable import Unreadable
from texts.catalogue import catalogue

if TYPE_CHECKING:
    from cogs.client import TableBot

log = logging.getLogger(__name__)

LONGEST_NOTING = 0.5
"""How many seconds a request waits for its note: Discord gives it three, and a disk may be slow."""
REACHABLE = 14 * 60.0
"""For how many seconds somebody can be answered: Discord takes an answer for 15 minutes."""
KNOWN_REQUESTS = 4096
AT_ONCE = 4
"""How many people are answered at the same time who wait since before the last start: others come first."""
UNLOGGED = {
    *("prefer", "preferences", "really-erase", "moderate defaults", "share"),
    *("learn-again", "skip-lessons", "play-on", "really-cancel"),
}
"""What may change something that no table's log tells of."""


class Reply(msgspec.Struct, frozen=True):
    """How somebody is answered."""

    application: int
    token: str
    language: str
    quiet: bool
    """Whether there is nothing to say when all went well."""
    private: bool
    """Whether the answer takes the place of a message that one person alone sees."""


class Debts:
    """Knows who waits for an answer."""

    def __init__(self, bot: "TableBot") -> None:
        self._bot = bot
        self._known: OrderedDict[int, None] = OrderedDict()
        self._paying: asyncio.Task[None] | None = None

    def is_new(self, interaction: "discord.Interaction[TableBot]") -> bool:
        """Return whether a request was not delivered before; whoever was quicker answers it."""
        if interaction.id in self._known:
            return False
        self._known[interaction.id] = None
        if len(self._known) > KNOWN_REQUESTS:
            self._known.popitem(last=False)
        return True

    async def owe(self, interaction: "discord.Interaction[TableBot]", asked: str, *, quiet: bool) -> None:
        """Note that somebody will wait for an answer; without a note if the disk is too slow or fails."""
        reply = Reply(
            interaction.application_id,
            interaction.token,
            language_of(str(interaction.locale)),
            quiet=quiet,
            private=is_private(interaction),
        )
        host = self._bot.host
        owed = Owed(str(interaction.id), str(interaction.user.id), host.now(), asked, msgspec.json.encode(reply))
        noting = asyncio.ensure_future(host.storage.owe(owed))
        noting.add_done_callback(_complain)
        await asyncio.wait({noting}, timeout=LONGEST_NOTING)

    async def settle(self, request: str) -> None:
        """Note that nobody waits any more."""
        try:
            await self._bot.host.storage.settle(request)
        except Unavailable as fault:
            log.warning("request %s still counts as unanswered: %s", request, fault)

    async def start(self) -> None:
        """Begin to answer those who wait since before the program's last end; call it before anybody asks anew."""
        owed = await self._bot.host.storage.owed()
        if owed:
            log.info("%s requests were left unanswered before the start", len(owed))
            self._paying = asyncio.create_task(self._pay(owed), name="answers owed")

    async def close(self) -> None:
        """Stop; what is owed is noted."""
        if self._paying is not None:
            self._paying.cancel()
            await asyncio.gather(self._paying, return_exceptions=True)

    async def _pay(self, owed: list[Owed]) -> None:
        delay, few = FIRST_DELAY, asyncio.Semaphore(AT_ONCE)

        async def is_settled(one: Owed) -> bool:
            async with few:
                return await self._is_settled(one)

        while owed:
            settled = await asyncio.gather(*map(is_settled, owed))
            owed = [one for one, done in zip(owed, settled, strict=True) if not done]
            if owed:
                await asyncio.sleep(delay)
                delay = min(2 * delay, LONGEST_DELAY)

    async def _is_settled(self, one: Owed) -> bool:
        """Answer somebody, if that is still possible; return whether it need not be tried again."""
        try:
            if self._bot.host.now() - one.at < REACHABLE:
                async with self._bot.refusals.borne():
                    await self._tell(one)
        except discord.HTTPException as fault:
            log.info("request %s can't be answered after the restart: %s", one.request, fault)
            if fault.status >= SERVER_FAULTS:
                return False
        except (Unavailable, aiohttp.ClientError, OSError) as fault:
            log.info("request %s will be answered later: %s", one.request, fault)
            return False
        except Exception:
            log.exception("request %s can't be answered after the restart", one.request)
        await self.settle(one.request)
        return True

    async def _tell(self, one: Owed) -> None:
        """Say what became of a request: it was carried out if a table's log has it."""
        host, reply = self._bot.host, msgspec.json.decode(one.reply, type=Reply)
        is_done = await self._is_done(one)
        if is_done and reply.quiet:
            return  # the table's message tells
        profile = await host.memory.profile(one.user)
        say = catalogue(profile.language or reply.language)
        key = "restarted-done" if is_done else "restarted-perhaps" if one.asked in UNLOGGED else "restarted-undone"
        made = await Card(say(key)).made(self._bot.studio)
        webhook = discord.Webhook.partial(reply.application, reply.token, client=self._bot)
        if reply.quiet or (reply.private and not is_done):
            webhook.type = discord.WebhookType.application  # only such a one answers in private
            await webhook.send(view=made.view, ephemeral=True)
        else:
            original: Any = "@original"
            await webhook.edit_message(original, view=made.view, attachments=[])

    async def _is_done(self, one: Owed) -> bool:
        try:
            return await self._bot.host.storage.answer_to(one.request) is not None
        except Unreadable:  # there is an entry, though a damaged one
            return True


def _complain(noting: "asyncio.Future[None]") -> None:
    if not noting.cancelled() and (fault := noting.exception()) is not None:
        log.warning("could not note that an answer is owed: %s", fault)
