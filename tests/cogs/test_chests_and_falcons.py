"""Chests and falcons on Discord: bought, moved, passed on, and looked up, by clicking and by typing."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from alhambra.codec import decode, encode
from alhambra.modules.falconers import falcons
from alhambra.modules.treasure_chamber import chests
from alhambra.state import State
from alhambra.tools.scenario.position import build
from alhambra.tools.scenario.shape import read_scenario
from tests.cogs.stage import hush
from tests.cogs.test_noninterference import position, put
from tests.cogs.world import World, world

ROOMS = [["garden", "garden", "seraglio", "pavilion"], ["tower"] * 4, ["arcades"] * 4]
GIVEN = {
    "market": {"gulden": "pavilion-3-sw", "dirham": "seraglio-3-esw", "denar": "garden-10", "ducat": "tower-11"},
    "display": ["gulden-9", "dirham-9", "denar-9", "ducat-9"],
    "hands": {"ann": ["denar-5", "gulden-3"]},
    "palaces": {
        "ann": {
            "1,0": "tower-12",
            "2,0": "garden-11",
            "3,0": "garden-10-n",
            "0,1": "seraglio-9",
            "1,1": "chambers-10",
            "2,1": "garden-12-s",
        },
        "ben": {"1,0": "pavilion-8"},
    },
    "treasure_chamber": {"rooms": ROOMS},
}
GREEN_WHITE = "falcon-black-white-green"


@pytest.fixture
async def yard(tmp_path: Path) -> AsyncIterator[World]:
    async with world(tmp_path, 3) as made:
        await made.start(modules="treasure chamber, falconers")
        await hush(made)
        await made.let_go()
        modules = ["treasure_chamber", "falconers"]
        plain = {"id": "x", "players": ["ann", "ben", "cem"], "modules": modules, "given": GIVEN, "then": {}}
        put(made, encode(build(read_scenario(plain))))
        await made.env.restart_bot(await made.bot())
        yield made


async def state(yard: World) -> State:
    return decode(await position(yard)).state


async def test_chests_are_bought_and_moved_by_clicking_before_the_turn_ends(yard: World) -> None:
    person = await yard.asked()
    shown = await person.click(yard.newest, label="More")
    shown = await yard.choose(person, shown, "Chests, room 1: garden ×2, seraglio, pavilion · ")
    assert set(chests.KEPT.of(await state(yard)).fresh) == {"garden-11", "garden-10-n", "seraglio-9"}
    assert "put chests on " in yard.text(shown.response)
    shown = await yard.choose(person, shown, "Move the chest from garden 11 to garden 12 (↓)")
    assert set(chests.KEPT.of(await state(yard)).fresh) == {"garden-12-s", "garden-10-n", "seraglio-9"}
    await yard.press(person, shown, "End turn")
    kept = chests.KEPT.of(await state(yard))
    assert set(kept.placed) == {"garden-12-s", "garden-10-n", "seraglio-9", "pavilion-8"}
    assert len(kept.rooms[0]) == len(ROOMS[0])


async def test_chests_are_bought_by_typing(yard: World) -> None:
    person = await yard.asked()
    await person.slash(yard.channel, "act", action="chests tower")
    await person.slash(yard.channel, "end")
    assert chests.KEPT.of(await state(yard)).placed == {"tower-12": "tower"}


async def test_whoever_wants_no_chests_of_others_says_so_in_advance(yard: World) -> None:
    person, other = yard.people[0], yard.people[1]
    shown = await other.slash(yard.channel, "table answers", about="chests", answer="refuse")
    assert "you refuse them" in yard.text(shown.response)
    await person.slash(yard.channel, "act", action="chests garden")
    await person.slash(yard.channel, "end")
    assert "pavilion-8" not in chests.KEPT.of(await state(yard)).placed


async def test_falcons_are_bought_one_after_the_other_and_looked_up(yard: World) -> None:
    person = await yard.asked()
    shown = await person.slash(yard.channel, "act", action="black falcon chambers garden gulden 3")
    assert falcons.KEPT.of(await state(yard)).owned == {GREEN_WHITE: 0}
    assert "Another falcon?" in yard.text(shown.response)
    shown = await yard.choose(person, shown, "Black falcon (seraglio + tower), M13/N14: Denar 5")
    assert "All set?" in yard.text(shown.response)
    shown = await yard.stranger.slash(yard.channel, "alhambra buildings", by="falconers")
    [alt] = yard.alts(shown.response)
    assert "Anna has black falcon (seraglio + tower), black falcon (chambers + garden)." in alt
    shown = await yard.press(yard.stranger, shown, "By price")
    assert yard.alts(shown.response)[0].startswith("Buildings by price")


async def test_without_falconers_there_are_no_falcons_to_look_up(table: World) -> None:
    shown = await table.stranger.slash(table.channel, "alhambra buildings", by="falconers")
    assert "Not in this game: Falconers" in table.text(shown.response)
