"""What holds for the emojis of any game: they fit Discord's limits, and can be told apart by their shapes alone."""

import io
from collections.abc import Iterable
from itertools import combinations
from statistics import correlation

from PIL import Image, ImageChops

from render.kit.art.plate import SIDE
from render.kit.emoji import Emoji

LARGEST = 256 * 1024
SHOWN = 22
"""How many pixels an emoji in a sentence or on a button has."""
DARK, LIGHT = "#313338", "#FFFFFF"
WITHIN = 4
"""How far the frame reaches in, which many have in common."""
ALIKE = 0.75
"""How much the lines of two drawings have in common that one could take for each other."""


def lines(image: Image.Image, ground: str) -> list[float]:
    """Return where the grey of an emoji changes, as small as it is shown; which side is brighter is no matter."""
    small = image.resize((SHOWN, SHOWN), Image.Resampling.LANCZOS)
    shown = Image.new("RGB", small.size, ground)
    shown.paste(small, (0, 0), small)
    grey = shown.convert("L")
    across, down = (ImageChops.difference(grey, ImageChops.offset(grey, *by)) for by in ((1, 0), (0, 1)))
    inner = ImageChops.add(across, down).crop((WITHIN, WITHIN, SHOWN - WITHIN, SHOWN - WITHIN))
    return [float(value) for value in inner.tobytes()]


def check_file(emoji: Emoji, *, fills_its_corners: bool = False) -> None:
    data = emoji.file()
    image = Image.open(io.BytesIO(data))
    image.load()
    assert (image.format, image.mode, image.size) == ("PNG", "RGBA", (SIDE, SIDE))
    assert len(data) < LARGEST
    assert image.getpixel((0, 0))[3] == 0 or fills_its_corners  # type: ignore[index]
    assert emoji.file() == data, "whether one has changed is told by its bytes"


def check_shapes(emojis: Iterable[Emoji], ground: str) -> None:
    drawn = {emoji.name: lines(emoji.image(), ground) for emoji in emojis}
    alike = {pair: correlation(drawn[pair[0]], drawn[pair[1]]) for pair in combinations(drawn, 2)}
    assert not {pair: share for pair, share in alike.items() if share > ALIKE}
