"""Invaders and bazaars on Discord: a look that only its winner gets, exposed sides, and tiles beside the market."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from alhambra.codec import decode, encode
from alhambra.modules.invaders.cards import KEPT
from alhambra.tools.scenario.position import build
from alhambra.tools.scenario.shape import read_scenario
from tests.cogs.stage import hush
from tests.cogs.test_noninterference import position, put
from tests.cogs.world import World, words_in, world

SCENE = {
    "id": "x",
    "players": ["ann", "ben", "cem"],
    "modules": ["invaders", "bazaars"],
    "given": {
        "market": {"gulden": "pavilion-4-es", "dirham": "seraglio-3-esw", "denar": "garden-10", "ducat": "tower-11"},
        "display": ["gulden-9", "dirham-9", "denar-9", "ducat-9"],
        "hands": {"ann": ["denar-4", "denar-6", "gulden-4", "dirham-4"]},
        "invaders": {"attacks": ["attack-s", "attack-n", "attack-e", "attack-w"], "open": ["scout-garden"]},
        "bazaars": {"open": ["bazaar-gulden-red-brown-purple", "bazaar-dirham-red-brown-green"]},
    },
}
SEEN = "Only you know: **attack from the south**"


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[World]:
    async with world(tmp_path, 3) as made:
        await made.start(modules="invaders, bazaars")
        await hush(made)
        await made.let_go()
        put(made, encode(build(read_scenario(SCENE))))
        await made.env.restart_bot(await made.bot())
        yield made


async def test_a_purchase_that_wins_a_scout_is_for_good_and_shows_its_winner_the_attack(house: World) -> None:
    person = await house.asked()
    shown = await person.click(house.newest, label="Buy")
    labels = [offer.label for offer in house.offers(shown.response)]
    assert "Garden 10: Denar 6 + 4, exact · can’t be undone" in labels
    assert "Pavilion 4 (→↓): Gulden 4, exact" in labels
    await house.choose(person, shown, "Garden 10: Denar 6 + 4, exact")
    assert KEPT.of(decode(await position(house)).state).looked == (0,)
    hands = [house.text((await one.click(house.newest, label="Hand")).response) for one in house.people]
    assert [SEEN in hand for hand in hands] == [one.user.id == person.user.id for one in house.people]
    assert not any("south" in text for text in words_in(house.public(), house).splitlines())


async def test_a_forecast_tells_the_exposed_sides(house: World) -> None:
    shown = await house.people[1].slash(house.channel, "alhambra score")
    assert house.text(shown.response).count("N 1, E 1, S 1, W 1") == 3


async def test_a_bazaar_is_bought_by_clicking_or_its_price_is_told(house: World) -> None:
    person = await house.asked()
    shown = await person.slash(house.channel, "buy", building="bazaar dirham")
    assert "This must be paid exactly: 3, not 4." in house.text(shown.response)
    assert "(rule V-BAZ-4)" in house.text(shown.response)
    shown = await person.click(house.newest, label="Buy")
    shown = await house.choose(person, shown, "Bazaar (Gulden, S A T): Gulden 4, exact")
    assert "Paid exactly: go again!" in house.text(shown.response)
