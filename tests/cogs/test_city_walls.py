"""City walls on Discord: first a card, then a tile, by clicking; or both in one line, by typing."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from alhambra.codec import decode, encode
from alhambra.modules.city_walls.cards import KEPT
from alhambra.tools.scenario.position import build
from alhambra.tools.scenario.shape import read_scenario
from tests.cogs.stage import hush
from tests.cogs.test_noninterference import position, put
from tests.cogs.world import World, world

GIVEN = {
    "display": ["gulden-9", "dirham-9", "denar-9", "ducat-9"],
    "palaces": {"ann": {"1,0": "pavilion-8", "0,1": "garden-9-e"}},
    "reserves": {"ann": ["tower-11"]},
    "city_walls": {"open": ["wall-card-n", "wall-card-ne", "wall-card-s"]},
}


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[World]:
    async with world(tmp_path, 3) as made:
        await made.start(modules="city walls")
        await hush(made)
        await made.let_go()
        plain = {"id": "x", "players": ["ann", "ben", "cem"], "modules": ["city_walls"], "given": GIVEN, "then": {}}
        put(made, encode(build(read_scenario(plain))))
        await made.env.restart_bot(await made.bot())
        yield made


async def pieces(house: World) -> dict[str, str]:
    return KEPT.of(decode(await position(house)).state).pieces


async def test_a_card_is_chosen_and_then_a_tile(house: World) -> None:
    person = await house.asked()
    shown = await person.click(house.newest, label="More")
    labels = [offer.label for offer in house.offers(shown.response)]
    assert labels[:3] == ["Build a wall N …", "Build a wall N E …", "Build a wall S …"]
    shown = await house.choose(person, shown, "Build a wall N E …")
    labels = [offer.label for offer in house.offers(shown.response)]
    assert labels[:2] == ["Wall N E: pavilion 8 on N13", "Wall N E: tower 11, not placed"]
    shown = await house.choose(person, shown, labels[0])
    assert await pieces(house) == {"pavilion-8": "NE"}
    assert "built a wooden wall on pavilion 8 (N E)" in house.text(shown.response)


async def test_a_wall_is_built_by_typing(house: World) -> None:
    person = await house.asked()
    await person.slash(house.channel, "act", action="wall N fountain")
    assert decode(await position(house)).state.players[0].palace.fountain == 1
