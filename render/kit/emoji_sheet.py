"""All emojis on one sheet, large and in the sizes of menus, buttons and sentences, on dark and on light."""

import io
from dataclasses import dataclass

from PIL import Image

from render.kit.art.plate import SIDE
from render.kit.emoji import Emoji
from render.kit.picture import Picture
from texts.catalogue import ENGLISH

SIZES = (SIDE, 48, 32, 22)
GROUNDS = ("#313338", "#FFFFFF")
GAP = 8
COLUMN, HALF = SIDE + GAP, sum(SIZES) + GAP * (len(SIZES) + 1)


@dataclass(frozen=True, slots=True)
class EmojiSheet(Picture):
    """A column for each emoji, once for every ground."""

    emojis: tuple[Emoji, ...]
    language: str = ENGLISH
    format = "png"

    def file(self) -> bytes:
        """Draw it."""
        sheet = Image.new("RGB", (COLUMN * len(self.emojis) + GAP, HALF * len(GROUNDS)))
        for number, ground in enumerate(GROUNDS):
            sheet.paste(ground, (0, HALF * number, sheet.width, HALF * (number + 1)))
            for column, emoji in enumerate(self.emojis):
                self._paste(sheet, emoji.image(), GAP + COLUMN * column, HALF * number)
        data = io.BytesIO()
        sheet.save(data, "PNG")
        return data.getvalue()

    def _paste(self, sheet: Image.Image, image: Image.Image, left: int, top: int) -> None:
        for size in SIZES:
            top += GAP
            small = image.resize((size, size), Image.Resampling.LANCZOS)
            sheet.paste(small, (left, top), small)
            top += size

    def alt(self) -> str:
        """Say what it shows."""
        return " ".join(emoji.name for emoji in self.emojis)
