"""Building sites on Discord: started, chosen in private, completed, and nobody else learns their currencies."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from alhambra.codec import decode, encode
from alhambra.modules.building_sites.tiles import KEPT, Sites
from alhambra.tools.scenario.position import build
from alhambra.tools.scenario.shape import read_scenario
from tests.cogs.stage import hush
from tests.cogs.test_noninterference import position, put
from tests.cogs.world import World, words_in, world

LEFT = ["site-denar-1", "site-gulden-1", "site-ducat-1"]
STARTING = {
    "market": {"gulden": "pavilion-3-sw", "dirham": "seraglio-3-esw", "denar": "garden-10", "ducat": "tower-13-e"},
    "display": ["gulden-9", "dirham-9", "denar-9", "ducat-9"],
    "hands": {"ann": ["ducat-6", "ducat-7"]},
    "building_sites": {"left": LEFT},
}
COMPLETING = {
    **STARTING,
    "market": {"gulden": "pavilion-3-sw", "dirham": "seraglio-3-esw", "denar": "garden-10", "ducat": "tower-11"},
    "palaces": {"ann": {"0,1": "tower-13-e"}},
    "hands": {"ann": ["denar-9", "denar-4"]},
    "building_sites": {"left": LEFT, "on": {"tower-13-e": "site-denar-2"}},
}


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[World]:
    async with world(tmp_path, 3) as made:
        await made.start(modules="building sites")
        await hush(made)
        await made.let_go()
        yield made


async def lay_out(house: World, given: dict[str, Any]) -> None:
    plain = {"id": "x", "players": ["ann", "ben", "cem"], "modules": ["building_sites"], "given": given, "then": {}}
    put(house, encode(build(read_scenario(plain))))
    await house.env.restart_bot(await house.bot())


async def sites(house: World) -> Sites:
    return KEPT.of(decode(await position(house)).state)


async def test_a_site_is_started_chosen_and_placed_by_clicking(house: World) -> None:
    await lay_out(house, STARTING)
    person = await house.asked()
    shown = await person.click(house.newest, label="Buy")
    labels = [offer.label for offer in house.offers(shown.response)]
    assert len(labels) == len(set(labels))
    assert labels[:2] == [
        "Tower 13 (→): Ducat 7 + 6, exact",
        "Site of tower 13 (→): Ducat 6 · can’t be undone",
    ]
    shown = await house.choose(person, shown, "Site of tower 13 (→): Ducat 6")
    assert "Which site tile goes on it?" in house.text(shown.response)
    assert [offer.label for offer in house.offers(shown.response)][:2] == ["Denar", "Gulden"]
    shown = await house.choose(person, shown, "Gulden")
    assert (await sites(house)).on == {"tower-13-e": "site-gulden-1"}
    assert "Where does it go?" in house.text(shown.response)


async def test_a_site_is_started_and_chosen_by_typing(house: World) -> None:
    await lay_out(house, STARTING)
    person = await house.asked()
    await person.slash(house.channel, "buy", building="site tower 13 ducat 6")
    assert (await sites(house)).begun == "tower-13-e"
    await person.slash(house.channel, "act", action="denar")
    assert (await sites(house)).on == {"tower-13-e": "site-denar-1"}


async def test_a_site_is_completed_and_its_currency_told(house: World) -> None:
    await lay_out(house, COMPLETING)
    person = await house.asked()
    shown = await person.click(house.newest, label="Hand")
    assert "Your site tower 13 (→): **13 Denars** to complete it" in house.text(shown.response)
    shown = await person.click(house.newest, label="More")
    shown = await house.choose(person, shown, "Complete tower 13 (→): Denar 9 + 4, exact")
    assert (await sites(house)).on == {}
    assert "Paid exactly: go again!" in house.text(shown.response)
    await house.press(person, shown, "End turn")
    assert "completed tower 13 (→), a Denar site, for Denar 9 + 4 (exact)" in words_in(house.public(), house)


async def test_a_site_is_completed_by_typing(house: World) -> None:
    await lay_out(house, COMPLETING)
    person = await house.asked()
    await person.slash(house.channel, "act", action="complete tower 13")
    assert (await sites(house)).on == {}


async def test_nobody_else_sees_the_currency_of_a_site(house: World) -> None:
    await lay_out(house, COMPLETING)
    owner = await house.asked()
    [other, _] = [person for person in house.people if person.user.id != owner.user.id]
    shown = await other.click(house.newest, label="Hand")
    assert "Your site" not in house.text(shown.response)
    shown = await other.slash(house.channel, "alhambra palace", player=owner.user.name)
    [alt] = house.alts(shown.response)
    assert "tower 13 (E) with a building site" in alt
    assert "Denar" not in alt
