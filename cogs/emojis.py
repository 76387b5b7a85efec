"""Emojis of our own, which Discord knows by ids once it was given them; a bot that has none speaks in words alone."""

import asyncio
import logging
import re
from collections.abc import Iterable, Mapping
from hashlib import sha256
from typing import TYPE_CHECKING

import aiohttp
import discord
import msgspec
from discord import PartialEmoji

from host.storage import Unavailable
from render.kit.picture import Picture, Stuck
from texts.nouns import altered

if TYPE_CHECKING:
    from cogs.client import TableBot

log = logging.getLogger(__name__)

IN_TEXT = re.compile(r"<:\w+:\d+> ?")
OLD = "_old"
"""What comes after the name of one that is about to be replaced: no two may have the same name."""
INVALID = 50035
FAULTS = (discord.HTTPException, aiohttp.ClientError, OSError, EOFError, Stuck, Unavailable)
"""What may come between: without emojis the bot is as good as before."""


class Uploaded(msgspec.Struct, frozen=True):
    """An emoji that Discord was given: its id, and by what its drawing is known again."""

    id: int
    digest: str


_noted = msgspec.json.Decoder(dict[str, Uploaded])


class Emojis:
    """The emojis of a game by the words that they stand for."""

    def __init__(self, prefix: str = "", pictures: Mapping[str, Picture] | None = None, note: str = "") -> None:
        self._prefix = prefix
        """With what the names of ours begin; no others are ever touched."""
        self._pictures = pictures or {}
        self._note = note
        """What tells the note of what was uploaded from those of other games."""
        self._known: dict[str, PartialEmoji] = {}

    def __len__(self) -> int:
        return len(self._known)

    def of(self, word: str) -> PartialEmoji | None:
        """Return the emoji of a word, to stand on a button or in a menu."""
        return self._known.get(word)

    def before(self, word: str, text: str) -> str:
        """Put the emoji of a word before a text, if there is one."""
        return altered(text, lambda one: f"{self._known[word]} {one}") if word in self._known else text

    def forget(self) -> None:
        """Speak in words until they were looked after again."""
        self._known.clear()

    async def upload(self, bot: "TableBot", found: Iterable[discord.Emoji]) -> int:
        """Bring Discord up to date, which has some emojis; return how many were uploaded."""
        key = f"emojis of {bot.application_id}{self._note}"
        there = {one.id: one for one in found if self._prefix and one.name.startswith(self._prefix)}
        noted = _noted.decode(await bot.host.memory.note(key) or b"{}")
        noted = {word: one for word, one in noted.items() if one.id in there and word in self._pictures}
        self._known = {word: self._emoji(word, one.id) for word, one in noted.items()}
        for stray in there.keys() - {one.id for one in noted.values()}:
            await there[stray].delete()  # left by an upload that was cut short, an older version, another database
        number = 0
        for word, picture in self._pictures.items():
            image, before = (await bot.studio.draw(picture)).data, noted.get(word)
            digest = sha256(image).hexdigest()
            if before is None or before.digest != digest:
                old = there[before.id] if before else None
                noted[word] = Uploaded(await self._replace(bot, word, image, old), digest)
                await bot.host.memory.keep_note(key, msgspec.json.encode(noted).decode())
                self._known[word] = self._emoji(word, noted[word].id)
                if old is not None:
                    await old.delete()
                number += 1
        return number

    async def _replace(self, bot: "TableBot", word: str, image: bytes, old: discord.Emoji | None) -> int:
        """Upload an emoji beside the one that it replaces, which is still in use; return its id."""
        name = self._prefix + word
        if old is not None and old.name == name:
            await old.edit(name=name + OLD)
        return (await bot.create_application_emoji(name=name, image=image)).id

    def _emoji(self, word: str, number: int) -> PartialEmoji:
        return PartialEmoji(name=self._prefix + word, id=number)


class Uploading:
    """Looks after the emojis of all games, one after the other."""

    def __init__(self, all_of_them: Iterable[Emojis]) -> None:
        self._all = tuple(all_of_them)
        self._work: asyncio.Task[None] | None = None

    def keep_up(self, bot: "TableBot") -> None:
        """Begin to give Discord those that it does not have or that look different now; nothing waits for that."""
        if self._all and (self._work is None or self._work.done()):
            self._work = asyncio.create_task(self._keep_up(bot), name="emojis")

    def forget(self) -> None:
        """Speak in words until they were looked after again: somebody has removed one."""
        log.warning("Discord no longer knows our emojis; using words instead until the next start")
        for emojis in self._all:
            emojis.forget()

    async def close(self) -> None:
        """Stop uploading."""
        if self._work is not None:
            self._work.cancel()
            await asyncio.gather(self._work, return_exceptions=True)

    async def _keep_up(self, bot: "TableBot") -> None:
        try:
            found = await bot.fetch_application_emojis()
            number = sum([await emojis.upload(bot, found) for emojis in self._all])
        except FAULTS as fault:
            log.warning("emojis could not be uploaded, using words instead: %s", " ".join(str(fault).split()))
        else:
            log.info("Discord has our %s emojis, %s of them new", sum(map(len, self._all)), number)


IN_WORDS = Emojis()
"""For where there are none."""


def without_emojis(text: str) -> str:
    """Return a text in words alone."""
    return IN_TEXT.sub("", text)


def is_about_emojis(fault: discord.HTTPException) -> bool:
    """Return whether Discord has refused a message since it does not know an emoji of a control; in texts it may."""
    return fault.code == INVALID and "emoji" in str(fault).casefold()
