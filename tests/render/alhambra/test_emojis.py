"""Emojis fit Discord's limits, and each can be told from all others by its shape alone, as small as they are shown."""

import re
from statistics import correlation

import pytest
from PIL import Image

from alhambra.view import pieces
from render.alhambra.emojis import EMOJIS, WALL, Emoji, seat_emoji
from render.alhambra.rooms import rooms
from tests.render.emojis import ALIKE, DARK, LIGHT, check_file, check_shapes, lines


@pytest.mark.parametrize("emoji", EMOJIS, ids=lambda emoji: emoji.name)
def test_an_emoji_is_a_file_that_discord_takes(emoji: Emoji) -> None:
    check_file(emoji, fills_its_corners=emoji.name == WALL)


@pytest.mark.parametrize("ground", [DARK, LIGHT])
def test_any_two_emojis_differ_in_shape(ground: str) -> None:
    check_shapes(EMOJIS, ground)


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
