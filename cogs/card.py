"""A message before it is sent: text, pictures and rows of controls, in the order in which they are seen."""

import asyncio
from collections.abc import Sequence
from io import BytesIO
from typing import Any, NamedTuple, TypeAlias

import discord
from discord import ui

from render.picture import Drawn, Picture
from render.studio import Studio

MOST_TEXT = 3900
"""How many characters of text a message may have, with a little to spare."""

Control: TypeAlias = ui.Item[Any]


class Row(NamedTuple):
    """Buttons side by side, or one menu."""

    controls: Sequence[Control]


class Document(NamedTuple):
    """A file to take away."""

    name: str
    data: bytes


Part: TypeAlias = str | Picture | Row | Document


class Made(NamedTuple):
    """What Discord is given."""

    view: ui.LayoutView
    files: list[discord.File]


class Card:
    """All that a message shows. Each picture stands by itself: Discord crops those that stand side by side."""

    def __init__(self, *parts: Part | None) -> None:
        self.parts = [part for part in parts if part is not None and part != ""]
        assert self.parts, "a message shows something"

    def with_row(self, row: Row | None) -> "Card":
        """Give the same with a row of controls at its end."""
        return Card(*self.parts, row)

    def in_words(self, note: str) -> "Card":
        """Give the same with what is read out in place of each picture, for where no pictures are allowed."""
        return Card(note, *(part.alt() if isinstance(part, Picture) else part for part in self.parts))

    @property
    def has_pictures(self) -> bool:
        """Whether there is something to see."""
        return any(isinstance(part, Picture) for part in self.parts)

    async def drawn(self, studio: Studio) -> list[Drawn]:
        """Draw the pictures; whoever makes the card later finds them there."""
        return await asyncio.gather(*(studio.draw(part) for part in self.parts if isinstance(part, Picture)))

    async def made(self, studio: Studio) -> Made:
        """Draw the pictures and put everything together."""
        drawn = iter(await self.drawn(studio))
        files: list[discord.File] = []
        view = ui.LayoutView(timeout=None)
        room = MOST_TEXT
        for part in self.parts:
            if isinstance(part, str):
                text = clipped(part, max(1, room))
                room -= len(text)
                view.add_item(ui.TextDisplay(text))
            elif isinstance(part, Picture):
                data, alt = next(drawn)
                name = f"{type(part).__name__.removesuffix('Picture').lower()}-{len(files) + 1}.{part.format}"
                files.append(discord.File(BytesIO(data), name, description=alt))
                view.add_item(ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{name}", description=alt)))
            elif isinstance(part, Document):
                files.append(discord.File(BytesIO(part.data), part.name))
                view.add_item(ui.File(f"attachment://{part.name}"))
            else:
                view.add_item(ui.ActionRow(*part.controls))
        return Made(view, files)


def clipped(text: str, most: int) -> str:
    """Cut off a text that is too long, at the end of a line if there is one."""
    if len(text) <= most:
        return text
    cut = text[: most - 1]
    line = cut.rfind("\n")
    return (cut[:line] + "\n" if line > most // 2 else cut) + "…"
