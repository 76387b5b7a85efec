"""Caravanserais on Discord: bought, moved and paid with, by clicking and by typing."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from alhambra.codec import decode, encode
from alhambra.modules.caravanserai.cards import KEPT, Caravanserais
from alhambra.tools.scenario.position import build
from alhambra.tools.scenario.shape import read_scenario
from tests.cogs.stage import hush
from tests.cogs.test_noninterference import position, put
from tests.cogs.world import World, words_in, world

KINDS = ("pavilion-8", "seraglio-9", "arcades-9", "chambers-10", "garden-11", "tower-12")
GIVEN = {
    "market": {"gulden": "pavilion-2-new", "dirham": "seraglio-3-esw", "denar": "garden-10", "ducat": "tower-11"},
    "display": ["gulden-9", "dirham-9", "denar-9", "ducat-9"],
    "hands": {"ann": ["denar-6", "gulden-2", "dirham-2", "ducat-2"]},
    "palaces": {"ann": {f"{number},0": tile for number, tile in enumerate(KINDS, 1)}},
    "caravanserai": {"owned": {"caravanserai-denar-1": "ann"}, "markers": {"caravanserai-denar-1": ["denar", 3]}},
}


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[World]:
    async with world(tmp_path, 3) as made:
        await made.start(modules="caravanserai")
        await hush(made)
        await made.let_go()
        yield made


async def lay_out(house: World, given: dict[str, Any]) -> None:
    plain = {"id": "x", "players": ["ann", "ben", "cem"], "modules": ["caravanserai"], "given": given, "then": {}}
    put(house, encode(build(read_scenario(plain))))
    await house.env.restart_bot(await house.bot())


async def cards(house: World) -> Caravanserais:
    return KEPT.of(decode(await position(house)).state)


async def test_a_marker_moves_pays_and_goes_back_by_clicking(house: World) -> None:
    await lay_out(house, GIVEN)
    person = await house.asked()
    shown = await person.click(house.newest, label="More")
    labels = {offer.label for offer in house.offers(shown.response)}
    assert {f"Marker to {field} · Denar caravanserai (Di2, Du3, Gu4)" for field in ("Denar 4", "Ducat 3")} <= labels
    shown = await house.choose(person, shown, "Marker to Denar 4")
    assert (await cards(house)).markers == {"caravanserai-denar-1": ("denar", 4)}
    shown = await house.press(person, shown, "Undo")
    assert (await cards(house)).markers == {"caravanserai-denar-1": ("denar", 3)}
    shown = await house.choose(person, shown, "Marker to Denar 4")
    assert not [offer for offer in house.offers(shown.response) if "Marker" in offer.label], "one move in each turn"
    [hand] = house.alts(shown.response)
    assert "Denar 6, Denar 4 (caravanserai), total 10: pays garden 10 exactly" in hand
    shown = await house.choose(person, shown, "Garden 10: Denar 6, Denar 4 (caravanserai), exact")
    assert (await cards(house)).markers == {}
    shown = await house.choose(person, shown, "into the reserve")
    await house.press(person, shown, "End turn")
    story = words_in(house.public(), house)
    assert "moved a marker to Denar 4" in story
    assert "bought garden 10 for Denar 6 and Denar 4 (caravanserai) (exact)" in story


async def test_nobody_has_to_move_a_marker_and_it_costs_no_taps(house: World) -> None:
    await lay_out(house, GIVEN)
    person = await house.asked()
    shown = await person.click(house.newest, label="Take money")
    await house.choose(person, shown, "Gulden 9")
    assert (await house.asked()).id != person.id
    assert (await cards(house)).markers == {"caravanserai-denar-1": ("denar", 3)}


async def test_a_card_is_bought_from_a_menu_with_a_line_for_each(house: World) -> None:
    await lay_out(house, GIVEN)
    person = await house.asked()
    shown = await person.click(house.newest, label="More")
    menus = {menu["placeholder"]: [one["label"] for one in menu["options"]] for menu in house.menus(shown.response)}
    lines = menus["Buy something else?"]
    assert len(lines) == 7, "one for each card that nobody has, with its best payment"
    assert "Denar caravanserai (Gu2, Di3, Du4): Dirham 2, exact" in lines
    assert any("Gulden 2, exact" in line for name, other in menus.items() for line in other if "Another way" in name)
    shown = await house.choose(person, shown, "Denar caravanserai (Gu2, Di3, Du4)")
    assert (await cards(house)).owned == {"caravanserai-denar-1": 0, "caravanserai-denar-2": 0}
    assert "Paid exactly: go again!" in house.text(shown.response)
    await house.press(person, shown, "End turn")
    assert "bought a Denar caravanserai (Gu2, Di3, Du4) for Dirham 2 (exact)" in words_in(house.public(), house)


async def test_cards_are_bought_and_moved_by_typing(house: World) -> None:
    await lay_out(house, GIVEN)
    person = await house.asked()
    await person.slash(house.channel, "act", action="marker ducat 3")
    assert (await cards(house)).markers == {"caravanserai-denar-1": ("ducat", 3)}
    await person.slash(house.channel, "act", action="ducat caravanserai di2 gulden 2")
    assert "caravanserai-ducat-1" in (await cards(house)).owned


async def test_everybody_sees_whose_markers_stand_where(house: World) -> None:
    await lay_out(house, GIVEN)
    owner = await house.asked()
    [other, _] = [person for person in house.people if person.id != owner.id]
    shown = await other.slash(house.channel, "alhambra palace", player=owner.user.name)
    [alt] = house.alts(shown.response)
    assert "caravan with 3 Denar" in alt
    shown = await other.slash(house.channel, "alhambra market")
    [alt] = house.alts(shown.response)
    assert "Caravanserais for sale: Dirham caravanserai (Du2, Gu3, De4)" in alt
    assert "4 kinds 8, 5 kinds 4, 6 kinds 2" in alt
