"""How a tile stands, on Discord: asked after where, and only if there is a choice; or said in one line, by typing."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from alhambra.codec import decode, encode
from alhambra.palace import Palace
from alhambra.tools.scenario.position import build
from alhambra.tools.scenario.shape import read_scenario
from tests.cogs.stage import hush
from tests.cogs.test_noninterference import position, put
from tests.cogs.world import World, world

GIVEN = {
    "display": ["gulden-9", "dirham-9", "denar-9", "ducat-9"],
    "palaces": {"ann": {"1,0": "tower-11-n"}},
    "reserves": {"ann": ["magic-pavilion-9"]},
    "city_gates": {"held": {"ann": ["city-gate-1"]}},
}
MODULES = ["city_gates", "magical_buildings"]


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[World]:
    async with world(tmp_path, 3) as made:
        await made.start(modules="city gates, magical buildings")
        await hush(made)
        await made.let_go()
        plain = {"id": "x", "players": ["ann", "ben", "cem"], "modules": MODULES, "given": GIVEN, "then": {}}
        put(made, encode(build(read_scenario(plain))))
        await made.env.restart_bot(await made.bot())
        yield made


async def palace(house: World) -> Palace:
    return decode(await position(house)).state.players[0].palace


async def test_first_where_then_how(house: World) -> None:
    person = await house.asked()
    shown = await person.click(house.newest, label="Redesign")
    labels = [offer.label for offer in house.offers(shown.response)]
    if not any("N12" in label for label in labels):
        shown = await house.choose(person, shown, labels[0])
        labels = [offer.label for offer in house.offers(shown.response)]
    assert next(label for label in labels if "N12" in label).endswith("gate ↓")  # nobody plays a card unawares
    south = next(label for label in labels if "M14" in label)
    shown = await house.choose(person, shown, south)
    assert "How should it stand on M14?" in house.text(shown.response)
    ways = [offer.label for offer in house.offers(shown.response)]
    assert ways[:3] == ["1 · →, wall 1", "2 · ↓, wall 1", "3 · ←, wall 1"]
    shown = await house.choose(person, shown, ways[2])
    [_, built] = (await palace(house)).tiles
    assert (built.cell, built.turned) == ((0, 1), 3)


async def test_a_gate_is_put_up_by_typing(house: World) -> None:
    person = await house.asked()
    await person.slash(house.channel, "redesign", change="add magical pavilion N12 gate ↓")
    assert (await palace(house)).gates == ((1, -1, 2),)


async def test_turns_are_typed_as_the_walls_that_would_stand(house: World) -> None:
    person = await house.asked()
    await person.slash(house.channel, "redesign", change="add magical pavilion (↓) M14")
    [_, built] = (await palace(house)).tiles
    assert built.turned == 2
