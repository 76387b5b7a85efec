"""How to play: one private message that is leafed through, from wherever it was opened, also after a restart."""

import pytest
import simcord
from simcord.results import InteractionResult

from cogs.alhambra.face import EXPLAINED, AlhambraFace
from cogs.alhambra.primer import RESTS_ON
from render.alhambra.primer import PRIMER
from tests.cogs.world import BUTTON, World
from texts.catalogue import catalogue, keys

TITLES = ("Your palace", "Take money", "Buy a building", "Place it", "Score three times")


async def opened(house: World) -> tuple[simcord.MemberActor, InteractionResult]:
    """Let somebody who knows nothing press the button in a lobby."""
    await house.open()
    return house.stranger, await house.stranger.click(house.newest, label="How to play")


def page_of(house: World, shown: InteractionResult) -> str:
    """Return the title of the page that is shown; the text and the picture belong together."""
    title = house.text(shown.response).splitlines()[0].removeprefix("## ")
    [alt] = house.alts(shown.response)
    assert alt.startswith(f"{title}. ")
    return title


async def test_the_pages_are_leafed_through_in_place_and_back(house: World) -> None:
    person, shown = await opened(house)
    assert shown.response is not None
    assert shown.response.ephemeral
    message, seen = shown.response.id, [page_of(house, shown)]
    while "Next" in house.buttons(shown.response):
        shown = await house.press(person, shown, "Next")
        seen.append(page_of(house, shown))
    assert tuple(seen) == TITLES
    while "Back" in house.buttons(shown.response):
        shown = await house.press(person, shown, "Back")
        seen.append(page_of(house, shown))
    assert tuple(seen) == (*TITLES, *TITLES[-2::-1])
    assert shown.response is not None
    assert shown.response.id == message, "it is one message all along"


async def test_no_page_has_a_button_that_leads_nowhere(house: World) -> None:
    person, shown = await opened(house)
    found = [house.buttons(shown.response)]
    for _ in TITLES[1:]:
        shown = await house.press(person, shown, "Next")
        found.append(house.buttons(shown.response))
    ways = [["Next"], *[["Back", "Next"]] * 3, ["Back"]]
    assert found == [[*way, "Rules", "Play a guided game"] for way in ways]


async def test_the_rules_of_a_page_are_one_click_away_and_so_is_the_page(house: World) -> None:
    person, shown = await opened(house)
    for title, rules in zip(TITLES, RESTS_ON, strict=True):
        read = await house.press(person, shown, "Rules")
        text = house.text(read.response)
        assert [line.split(" · ")[0] for line in text.splitlines() if line.startswith("**")] == [
            f"**{r}" for r in rules
        ]
        assert len(house.menus(read.response)) == 3, "all other topics, and the modules in two parts"
        shown = await house.press(person, read, "Back to the picture")
        assert page_of(house, shown) == title
        if title != TITLES[-1]:
            shown = await house.press(person, shown, "Next")


async def test_it_opens_from_the_help_and_is_the_first_topic_of_the_rules(house: World) -> None:
    anna = house.people[0]
    help_ = await anna.slash(house.channel, "help")
    assert page_of(house, await house.press(anna, help_, "How to play")) == TITLES[0]
    for command in ("rules", "rules"):
        assert page_of(house, await anna.slash(house.channel, command)) == TITLES[0]
    offered = await anna.autocomplete(house.channel, "rules", "about", "")
    assert offered[0]["name"] == "How to play"
    money = await anna.slash(house.channel, "rules", about="money")
    shown = await house.choose(anna, money, "How to play")
    assert page_of(house, shown) == TITLES[0]
    assert page_of(house, await house.press(anna, shown, "Next")) == TITLES[1]


async def test_a_page_can_be_turned_after_a_restart(house: World) -> None:
    person, shown = await opened(house)
    shown = await house.press(person, shown, "Next")
    await house.restart()
    assert page_of(house, await house.press(person, shown, "Next")) == TITLES[2]


async def test_the_buttons_say_what_they_always_said(house: World) -> None:
    """Old messages keep them for years."""
    person, shown = await opened(house)
    shown = await house.press(person, shown, "Next")
    ids = [part["custom_id"] for part in house.components(shown.response) if part["type"] == BUTTON]
    assert ids == ["b:primer:0:0:1", "b:primer:0:0:3", "b:primer-rules:0:0:2", "b:learn:0:0:"]


async def test_the_words_are_a_topic_and_can_be_searched(house: World) -> None:
    anna, say = house.people[0], catalogue("en", "alhambra")
    topic = await anna.slash(house.channel, "rules", about="words")
    for word in EXPLAINED:
        assert f"**{say(f'word-{word}-title')}**: {say(f'word-{word}')}" in house.text(topic.response)
    found = await anna.slash(house.channel, "rules", about="reserve")
    assert house.text(found.response).startswith("**Reserve**: Your unbuilt tiles.")
    assert "**B-5 · Palace, reserve and tiles set aside**" in house.text(found.response)
    [offered] = [
        one for one in await anna.autocomplete(house.channel, "rules", "about", "stall") if one["name"] == "Stall"
    ]
    looked_up = await anna.slash(house.channel, "rules", about=offered["value"])
    assert house.text(looked_up.response).startswith("**Stall**: One of the 4 places on the market.")


@pytest.mark.parametrize(
    ("about", "words"),
    [("exact", ["exact"]), ("wall", ["walls", "longest-wall"]), ("→", ["walls"]), ("place 2", ["places"]), ("", [])],
)
def test_words_are_found_by_what_they_are_called(about: str, words: list[str]) -> None:
    assert AlhambraFace.reference.find_words(about, catalogue("en", "alhambra")) == words


def test_every_page_rests_on_rules_that_can_be_read() -> None:
    assert len(RESTS_ON) == len(PRIMER)
    assert all(f"rule-{rule}" in keys("en") for rules in RESTS_ON for rule in rules)
