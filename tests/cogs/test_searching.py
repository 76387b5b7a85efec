"""The rules are found by any words, in whatever way somebody asks."""

import pytest

from cogs.alhambra.face import AlhambraFace
from cogs.searching import entitled, excerpt, search
from tests.cogs.choosing_modules import ALL, panel, take
from tests.cogs.world import World
from texts.catalogue import catalogue

RULES, SAY = AlhambraFace.reference, catalogue("en", "alhambra")


@pytest.mark.parametrize(
    ("about", "first"),
    [
        ("longest wall", "walls"),
        ("LÓNGEST  WALL", "walls"),
        ("fountain stays", "B-48"),
        ("what happens if the draw pile is empty", "refilling"),
        ("bastion stand against", "camps"),
        ("camp leans", "V-CAM-4"),
        ("how to play", "overview"),
    ],
)
def test_the_best_is_found_first(about: str, first: str) -> None:
    assert search(RULES, about, SAY)[0].value == first


@pytest.mark.parametrize("about", ["", " ", "zeppelins", "zeppelins hover everywhere"])
def test_what_is_nowhere_is_not_found(about: str) -> None:
    assert search(RULES, about, SAY) == []


def test_topics_and_rules_are_found_by_their_texts() -> None:
    found = search(RULES, "bastion", SAY)
    assert {one.is_topic for one in found} == {True, False}
    assert all("bastion" in one.plain_title + one.plain_text for one in found)


def test_a_title_is_enough_to_name_a_topic() -> None:
    assert entitled(RULES, "Module: Camps", SAY) == "camps"
    assert entitled(RULES, "vizier’s favour", SAY) == "vizier"
    assert entitled(RULES, "the longest WALL", SAY) == "walls"
    assert entitled(RULES, "", SAY) is None
    assert entitled(RULES, "camp", SAY) is None


def test_an_excerpt_has_the_words_and_no_formatting() -> None:
    [camps] = [one for one in search(RULES, "bastion against", SAY) if one.value == "camps"]
    found = excerpt(camps, "bastion against")
    assert found == "A bastion must stand against a wall (V-CAM-4)."


async def test_many_places_are_listed_and_offered_in_a_menu(house: World) -> None:
    anna = house.people[0]
    shown = await anna.slash(house.channel, "rules", about="bastion wall")
    text = house.text(shown.response)
    assert "places** in the rules about “bastion wall”:" in text
    assert "- **V-CAM-4 · A camp leans on a wall**: " in text
    read = await house.choose(anna, shown, "V-CAM-4")
    assert house.text(read.response).startswith("**V-CAM-4 · A camp leans on a wall**\n")


async def test_words_of_any_text_are_offered_to_somebody_who_types(house: World) -> None:
    async def offered(typed: str) -> list[str]:
        found = await house.people[0].autocomplete(house.channel, "rules", "about", typed)
        assert len(found) <= 25
        return [one["value"] for one in found]

    assert (await offered("V-CAM"))[:2] == ["V-CAM-1", "V-CAM-2"]
    assert "V-CAM-4" in await offered("leave a camp without")
    assert "camps" in await offered("open ground bastion")
    assert (await offered("vizier’s"))[0] == "vizier"
    assert (await offered(""))[0] == "overview"


async def test_the_modules_of_the_table_here_come_first(house: World) -> None:
    anna = house.people[0]
    await house.open(modules="squares, camps")
    shown = await anna.slash(house.channel, "rules", about="walls")
    menus = {menu["placeholder"]: [one["value"] for one in menu["options"]] for menu in house.menus(shown.response)}
    assert menus["The modules at this table"] == ["squares", "camps"]
    assert [one for name, lines in menus.items() if name.startswith("Modules of") for one in lines] == ALL
    offered = [one["value"] for one in await anna.autocomplete(house.channel, "rules", "about", "")]
    assert "squares" in offered
    await take(house, anna, await panel(house, anna), "preset", "everything")
    shown = await anna.slash(house.channel, "rules", about="walls")
    assert "The modules at this table" not in [menu["placeholder"] for menu in house.menus(shown.response)]
