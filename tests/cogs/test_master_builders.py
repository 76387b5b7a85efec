"""Master builders on Discord: an extra redesign after placing, by clicking and by typing (V-MAS-4)."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from alhambra.codec import encode
from alhambra.tools.scenario.position import build
from alhambra.tools.scenario.shape import read_scenario
from tests.cogs.stage import hush
from tests.cogs.test_noninterference import put
from tests.cogs.world import World, world

POSITION = {
    "id": "builders",
    "rules": [],
    "players": ["ann", "ben", "cem"],
    "modules": ["master_builders"],
    "given": {
        "market": {"gulden": "pavilion-2-new", "dirham": "seraglio-3-esw", "denar": "garden-10", "ducat": "tower-11"},
        "display": ["gulden-9", "dirham-9", "denar-9", "ducat-9"],
        "hands": {"ann": ["builder-denar", "builder-dirham"]},
        "reserves": {"ann": ["tower-12"]},
    },
}


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[World]:
    """Yield a table where the first player has two master builders and a tower to build."""
    async with world(tmp_path, 3) as made:
        await made.start(modules="master builders", sparing=False)
        await hush(made)
        await made.let_go()
        put(made, encode(build(read_scenario(POSITION))))
        await made.env.restart_bot(await made.bot())
        yield made


async def test_playing_one_by_clicking(house: World) -> None:
    person = await house.asked()
    shown = await person.click(house.newest, label="Take money")
    shown = await house.choose(person, shown, "Gulden 9")
    assert "play one for an extra redesign, or skip" in house.text(shown.response)
    shown = await house.choose(person, shown, "Play Denar builder 3 to redesign")
    assert "one redesign" in house.text(shown.response)
    shown = await house.choose(person, shown, "Add tower 12")
    shown = await house.choose(person, shown, "")
    assert "played Denar builder 3 for an extra redesign" in house.text(shown.response)
    await house.press(person, shown, "End turn")
    assert "played Denar builder 3 for an extra redesign" in house.text(house.newest)


async def test_skipping_ends_the_turn(house: World) -> None:
    person = await house.asked()
    shown = await house.choose(person, await person.click(house.newest, label="Take money"), "Gulden 9")
    await house.press(person, shown, "Skip")
    assert (await house.asked()) is not person
    assert "builder" not in house.text(house.newest)


async def test_playing_one_by_typing(house: World) -> None:
    person = await house.asked()
    await person.slash(house.channel, "take", cards="gulden 9")
    shown = await person.slash(house.channel, "act", action="dirham builder")
    assert "one redesign" in house.text(shown.response)
    shown = await person.slash(house.channel, "undo")
    assert "play one for an extra redesign" in house.text(shown.response)


async def test_the_hand_tells_what_they_are_good_for(house: World) -> None:
    person = await house.asked()
    shown = await person.click(house.newest, label="Hand")
    assert "2 master builders" in house.text(shown.response)
    assert "Denar builder 3" in house.alts(shown.response)[0]
