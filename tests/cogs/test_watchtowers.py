"""Watchtowers on Discord: bought with a building, placed on a cell and then turned; nobody can keep one."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from alhambra.codec import decode, encode
from alhambra.palace import Built
from alhambra.tools.scenario.position import build
from alhambra.tools.scenario.shape import read_scenario
from tests.cogs.stage import hush
from tests.cogs.test_noninterference import position, put
from tests.cogs.world import World, world

GIVEN = {
    "market": {"gulden": "pavilion-3-sw", "dirham": "seraglio-3-esw", "denar": "tower-9-es", "ducat": "garden-10"},
    "display": ["gulden-9", "dirham-9", "denar-9", "ducat-9"],
    "hands": {"ann": ["denar-9", "denar-7"]},
    "palaces": {"ann": {"0,-1": "tower-11"}},
}


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[World]:
    async with world(tmp_path, 3) as made:
        await made.start(modules="watchtowers")
        await hush(made)
        await made.let_go()
        yield made


async def lay_out(house: World, *others: str, **given: Any) -> None:
    given, modules = {**GIVEN, **given}, [*others, "watchtowers"]
    plain = {"id": "x", "players": ["ann", "ben", "cem"], "modules": modules, "given": given, "then": {}}
    put(house, encode(build(read_scenario(plain))))
    await house.env.restart_bot(await house.bot())


async def halves(house: World) -> tuple[Built, ...]:
    return decode(await position(house)).state.players[0].palace.halves


async def test_one_is_bought_and_placed_by_clicking(house: World) -> None:
    await lay_out(house)
    person = await house.asked()
    shown = await person.click(house.newest, label="Buy")
    shown = await house.choose(person, shown, "Tower 9 (→↓) and a watchtower: Denar 9 + 7, 1 over")
    assert "tower-9-es" in decode(await position(house)).state.players[0].aside
    labels = [offer.label for offer in house.offers(shown.response)]
    shown = await house.choose(person, shown, next(label for label in labels if "eserve" in label))
    labels = [offer.label for offer in house.offers(shown.response)]
    assert not [label for label in labels if "eserve" in label]
    shown = await house.choose(person, shown, next(label for label in labels if "N12" in label))
    labels = [offer.label for offer in house.offers(shown.response)]
    await house.choose(person, shown, next(label for label in labels if "corner SW" in label))
    assert [(one.cell, one.turned) for one in await halves(house)] == [((1, -1), 3)]


async def test_one_is_bought_and_placed_by_typing(house: World) -> None:
    await lay_out(house)
    person = await house.asked()
    for command, words in (
        ("buy", {"building": "tower 9 and a watchtower"}),
        ("place", {"place": "tower 9 reserve"}),
        ("place", {"place": "N12 corner NW"}),
    ):
        await person.slash(house.channel, command, **words)
    assert [(one.cell, one.turned) for one in await halves(house)] == [((1, -1), 0)]


async def test_a_purchase_warns_where_there_is_no_place(house: World) -> None:
    await lay_out(house, palaces={})
    shown = await (await house.asked()).click(house.newest, label="Buy")
    labels = [offer.label for offer in house.offers(shown.response)]
    assert any("and a watchtower" in label and "no place for it yet" in label for label in labels)


async def test_the_place_of_one_that_a_vizier_buys_can_be_typed(house: World) -> None:
    """It belongs to the answer itself (C-31), so all of it fits into one line; without it, the default counts."""
    palaces, asleep = {"ben": {"0,-1": "tower-11"}}, {"asleep": ["ann", "cem"]}
    await lay_out(house, "vizier", hands={"ben": ["denar-9", "denar-6"]}, palaces=palaces, vizier=asleep)
    ann, ben, _ = house.people
    await ann.slash(house.channel, "take", cards="gulden 9")
    offered = await ben.autocomplete(house.channel, "act", "action", "watchtower M14 N12")
    assert [one["name"] for one in offered][:2] == [
        "Tower 9 (→↓) on M14, and a watchtower: Denar 9 + 6, N12, corner NW",
        "Tower 9 (→↓) on M14, and a watchtower: Denar 9 + 6, N12, corner SW",
    ]
    unclear = await ben.slash(house.channel, "act", action="tower 9 watchtower M14 N12")
    assert "could mean 2 things. Type a little more, like this: *Tower 9 (→↓) on M14, and" in house.text(
        unclear.response
    )
    await ben.slash(house.channel, "act", action="tower 9 watchtower M14 N12 SW")
    palace = decode(await position(house)).state.players[1].palace
    assert [(one.cell, one.turned) for one in palace.halves] == [((1, -1), 3)]
