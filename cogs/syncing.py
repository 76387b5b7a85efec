"""The commands as Discord knows them: told when they have changed, and clickable in texts once it has numbered them."""

import hashlib
import json
import logging
from typing import TYPE_CHECKING

import discord

from texts.catalogue import learn_commands

if TYPE_CHECKING:
    from cogs.client import TableBot

log = logging.getLogger(__name__)


class Syncing:
    """Tells Discord the commands of a bot."""

    def __init__(self, bot: "TableBot", *, clickable: bool) -> None:
        self._bot = bot
        self._clickable = clickable
        """Whether people see commands in texts as something to click on, which Discord alone shows so."""

    async def sync(self) -> None:
        """Tell Discord the commands, if they are others than it was last told."""
        key = f"commands of {self._bot.application_id}"
        await self._sync(key)
        numbers = await self._bot.host.memory.note(_numbers(key))
        if self._clickable and numbers is not None:
            learn_commands(json.loads(numbers))
        await self.sync_owner_commands()

    async def sync_owner_commands(self, *, anew: bool = False) -> None:
        """Tell Discord the commands for whoever runs the bot, on their server; an earlier one has them no more."""
        bot, memory = self._bot, self._bot.host.memory
        key = f"owner's server of {bot.application_id}"
        home = str(bot.operator.guild or "")
        for guild in filter(None, dict.fromkeys((await memory.note(key) or "", home))):
            try:
                await self._sync(f"commands of {bot.application_id} on {guild}", discord.Object(int(guild)), anew=anew)
            except (discord.Forbidden, discord.NotFound) as fault:
                log.warning("server %s gets no /owner commands because the bot isn't there: %s", guild, fault)
        await memory.keep_note(key, home)

    async def _sync(self, key: str, guild: discord.Object | None = None, *, anew: bool = False) -> None:
        tree, memory = self._bot.tree, self._bot.host.memory
        assert tree.translator is not None
        commands = tree.get_commands(guild=guild)
        payload = [await command.get_translated_payload(tree, tree.translator) for command in commands]
        digest = hashlib.sha256(json.dumps(payload, sort_keys=True).encode()).hexdigest()
        if not anew and await memory.note(key) == digest and (guild or await memory.note(_numbers(key))):
            return
        told = await tree.sync(guild=guild)
        await memory.keep_note(_numbers(key), json.dumps({command.name: command.id for command in told}))
        await memory.keep_note(key, digest)
        log.info("registered %s commands with Discord", len(payload))


def _numbers(key: str) -> str:
    """Name the note that has the numbers of some commands."""
    return f"numbers of {key}"
