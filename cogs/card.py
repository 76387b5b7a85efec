"""A message before it is sent: text, pictures and rows of controls, in the order in which they are seen."""

import asyncio
from collections.abc import Sequence
from io import BytesIO
from typing import Any, NamedTuple, TypeAlias

import discord
from discord import ui

from cogs.emojis import without_emojis
from render.kit.picture import Drawn, Picture, Stuck
from render.kit.studio import Studio

MOST_TEXT = 3900
"""How many characters of text a message may have, with a little to spare."""

LONGEST_TELLING = 5.0
"""How many seconds the words of a picture may take that could not be drawn."""

Control: TypeAlias = ui.Item[Any]


class Row(NamedTuple):
    """Buttons side by side, or one menu."""

    controls: Sequence[Control]


class Fleeting(str):
    """Text that holds as long as the buttons below it, and goes with them; a message has one at most."""

    __slots__ = ()
    ID = 1_000_000_007
    """By which Discord knows it again."""


class Document(NamedTuple):
    """A file to take away."""

    name: str
    data: bytes


Part: TypeAlias = str | Picture | Row | Document


class Undrawable(Exception):
    """A picture could not be drawn, for whatever reason."""


class Made(NamedTuple):
    """What Discord is given."""

    view: ui.LayoutView
    files: list[discord.File]


class Card:
    """All that a message shows. Each picture stands by itself: Discord crops those that stand side by side."""

    def __init__(self, *parts: Part | None) -> None:
        self.parts = [part for part in parts if part is not None and part != ""]
        assert self.parts, "a message shows something"
        self._drawn: Sequence[Drawn | str] | None = None

    def with_rows(self, rows: Sequence[Row]) -> "Card":
        """Return the same with rows of controls at its end."""
        return Card(*self.parts, *rows)

    def without_emojis(self) -> "Card":
        """Return the same without emojis, also on its controls."""
        for row in self.parts:
            for control in row.controls if isinstance(row, Row) else ():
                item = getattr(control, "item", control)
                for one in getattr(item, "options", [item]):
                    one.emoji = None
        return Card(*(without_emojis(part) if isinstance(part, str) else part for part in self.parts))

    def in_words(self, note: str) -> "Card":
        """Return the same with what is read out in place of each picture, for where no pictures are allowed."""
        return Card(note, *(part.alt() if isinstance(part, Picture) else part for part in self.parts))

    @property
    def has_pictures(self) -> bool:
        """Whether there is something to see."""
        return any(isinstance(part, Picture) for part in self.parts)

    async def drawn(self, studio: Studio) -> Sequence[Drawn | str]:
        """Draw the pictures, once, whoever asks; what cannot be drawn in time is put into words."""
        if self._drawn is None:
            pictures = [part for part in self.parts if isinstance(part, Picture)]
            try:
                self._drawn = await asyncio.gather(*(_drawn_or_told(picture, studio) for picture in pictures))
            except Exception as fault:
                raise Undrawable from fault
        return self._drawn

    async def made(self, studio: Studio) -> Made:
        """Draw the pictures and put everything together."""
        drawn = iter(await self.drawn(studio))
        files: list[discord.File] = []
        view = ui.LayoutView(timeout=None)
        room = MOST_TEXT
        for part in self.parts:
            shown = next(drawn) if isinstance(part, Picture) else part
            if isinstance(shown, str):
                text = clipped(shown, max(1, room))
                room -= len(text)
                view.add_item(ui.TextDisplay(text, id=Fleeting.ID if isinstance(part, Fleeting) else None))
            elif isinstance(shown, Drawn) and isinstance(part, Picture):
                for page in shown.pages:
                    name = f"{type(part).__name__.removesuffix('Picture').lower()}-{len(files) + 1}.{part.format}"
                    files.append(discord.File(BytesIO(page.data), name, description=page.alt))
                    item = discord.MediaGalleryItem(f"attachment://{name}", description=page.alt)
                    view.add_item(ui.MediaGallery(item))
            elif isinstance(shown, Document):
                files.append(discord.File(BytesIO(shown.data), shown.name))
                view.add_item(ui.File(f"attachment://{shown.name}"))
            elif isinstance(shown, Row):
                view.add_item(ui.ActionRow(*shown.controls))
        return Made(view, files)


async def _drawn_or_told(picture: Picture, studio: Studio) -> Drawn | str:
    try:
        return await studio.draw(picture)
    except Stuck:  # who knows what its words do: nobody else shall wait for them
        async with asyncio.timeout(LONGEST_TELLING):
            return await asyncio.to_thread(picture.alt)


def clipped(text: str, most: int) -> str:
    """Cut off a text that is too long even without emojis, at the end of a line if there is one."""
    if len(text) <= most:
        return text
    text = without_emojis(text)
    if len(text) <= most:
        return text
    cut = text[: most - 1]
    line = cut.rfind("\n")
    return (cut[:line] + "\n" if line > most // 2 else cut) + "…"
