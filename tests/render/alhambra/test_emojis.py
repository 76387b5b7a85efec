"""Emojis fit Discord's limits, and each can be told from all others by its shape alone, as small as they are shown."""

import io
import re
from itertools import combinations
from statistics import correlation

import pytest
from PIL import Image, ImageChops

from alhambra.view import pieces
from render.alhambra.art.plate import SIDE
from render.alhambra.emojis import EMOJIS, Emoji, seat_emoji
from render.alhambra.rooms import rooms

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


@pytest.mark.parametrize("emoji", EMOJIS, ids=lambda emoji: emoji.name)
def test_an_emoji_is_a_file_that_discord_takes(emoji: Emoji) -> None:
    data = emoji.file()
    image = Image.open(io.BytesIO(data))
    image.load()
    assert (image.format, image.mode, image.size) == ("PNG", "RGBA", (SIDE, SIDE))
    assert len(data) < LARGEST
    assert image.getpixel((0, 0))[3] == 0 or emoji.name == "wall"  # type: ignore[index]
    assert emoji.file() == data, "whether one has changed is told by its bytes"


@pytest.mark.parametrize("ground", [DARK, LIGHT])
def test_any_two_emojis_differ_in_shape(ground: str) -> None:
    drawn = {emoji.name: lines(emoji.image(), ground) for emoji in EMOJIS}
    alike = {pair: correlation(drawn[pair[0]], drawn[pair[1]]) for pair in combinations(drawn, 2)}
    assert not {pair: share for pair, share in alike.items() if share > ALIKE}


def test_two_that_differ_in_colour_alone_would_be_noticed() -> None:
    for emoji in EMOJIS:
        other = emoji.image()
        red, green, blue, clear = other.split()
        other = Image.merge("RGBA", (blue, red, green, clear))
        assert correlation(lines(emoji.image(), DARK), lines(other, DARK)) > ALIKE, emoji.name


def test_every_building_currency_and_seat_has_one_with_a_word_as_its_name() -> None:
    names = [emoji.name for emoji in EMOJIS]
    known = pieces(2, {})
    assert {tile.kind for tile in known.tiles.values()} <= set(names)
    assert set(rooms().currencies) <= set(names)
    assert len({seat_emoji(seat) for seat in range(6)} & set(names)) == 6
    assert len(set(names)) == len(names)
    assert all(re.fullmatch("[a-z]{2,20}", name) for name in names)
