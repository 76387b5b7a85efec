"""Emojis fit Discord's limits, and each can be told from all others by its shape alone, as small as they are shown."""

import pytest

from cogs.alhambra.face import AlhambraFace
from cogs.kingdomino.face import KingdominoFace
from kingdomino.view import terrains
from render.kingdomino.emojis import CROWN, EMOJIS, Emoji, seat_emoji
from tests.render.emojis import DARK, LIGHT, check_file, check_shapes


@pytest.mark.parametrize("emoji", EMOJIS, ids=lambda emoji: emoji.name)
def test_an_emoji_is_a_file_that_discord_takes(emoji: Emoji) -> None:
    check_file(emoji)


@pytest.mark.parametrize("ground", [DARK, LIGHT])
def test_any_two_emojis_differ_in_shape(ground: str) -> None:
    check_shapes(EMOJIS, ground)


def test_every_land_and_seat_has_one_and_no_two_games_share_a_prefix() -> None:
    names = [emoji.name for emoji in EMOJIS]
    assert {*terrains(), CROWN, *map(seat_emoji, range(4))} == set(names)
    assert len(set(names)) == len(names)
    prefixes = [face.sign_prefix for face in (AlhambraFace, KingdominoFace)]
    assert not any(one.startswith(other) for one in prefixes for other in prefixes if one is not other)
