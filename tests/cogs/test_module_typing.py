"""Modules are chosen by typing: names, numbers, presets and times as people write them."""

import pytest

from cogs.alhambra.choosing import (
    read_modules,
    read_window,
)
from tabletop.refused import Refused
from tests.cogs.choosing_modules import ALL, SAY, settings
from tests.cogs.world import World


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("camps", ["camps"]),
        ("camps, vizier", ["vizier", "camps"]),
        ("Vizier's Favour,Currency Exchange", ["vizier", "currency_exchange"]),
        (" VIZIER’S favour ,, camps, camps,", ["vizier", "camps"]),
        ("17, 2", ["currency_exchange", "new_score_cards"]),
        ("new-score-cards", ["new_score_cards"]),
        ("score, char", ["characters", "new_score_cards"]),
        ("box 2", ["diamonds", "characters", "camps"]),
        ("Box 5: The Power of the Sultan", ["new_score_cards"]),
        ("first evening", ["currency_exchange", "new_score_cards"]),
        ("everything", ALL),
        ("No modules", []),
        ("none", []),
    ],
)
def test_what_people_type_is_understood(text: str, wanted: list[str]) -> None:
    assert list(read_modules(text, SAY).modules) == wanted


@pytest.mark.parametrize("text", ["castle", "camps, castle", ",", "", " ", "box 9", "3", "camps; vizier", "x" * 6000])
def test_modules_that_there_are_not_are_refused_with_those_that_there_are(text: str) -> None:
    with pytest.raises(Refused) as refusal:
        read_modules(text, SAY)
    assert (refusal.value.rule, refusal.value.key) == ("C-1", "no-such-module")
    assert refusal.value.params["modules"] == [SAY(f"module-{name}") for name in ALL]
    assert len(str(refusal.value.params["module"])) <= 40


def test_a_name_that_fits_several_modules_is_refused_with_all_of_them() -> None:
    with pytest.raises(Refused) as refusal:
        read_modules("ca", SAY)
    assert (refusal.value.key, refusal.value.params["modules"]) == ("module-unclear", ["Camps", "New Score Cards"])


@pytest.mark.parametrize(
    ("text", "hours"), [("1", 1), ("0.25", 0.25), ("0,5", 0.5), ("90 min", 1.5), ("15m", 0.25), ("4h", 4), ("2 d", 48)]
)
def test_times_that_people_type_are_understood(text: str, hours: float) -> None:
    assert read_window(text, SAY) == {"window": hours, "options": {"interrupts": "window"}}


@pytest.mark.parametrize("text", ["soon", "", "-1", "1 h 30", "1e9", "nan", "٣x"])
def test_times_that_nobody_understands_are_refused(text: str) -> None:
    with pytest.raises(Refused) as refusal:
        read_window(text, SAY)
    assert (refusal.value.rule, refusal.value.key) == ("T-9", "window-unreadable")


async def test_modules_are_typed_when_a_table_is_opened_and_afterwards(house: World) -> None:
    anna, bela = house.people
    opened = await anna.slash(house.channel, "alhambra new", modules="box-2", window="4")
    assert "Not here yet: City Gates" in house.text(opened.response)
    assert (await settings(house)).options == {
        "modules": ["diamonds", "characters", "camps"],
        "interrupts": "window",
        "sparing": True,
    }
    assert (await settings(house)).window == 4
    shown = await anna.slash(house.channel, "alhambra modules", modules="camps, viz", window="orders")
    assert "only auto-answers count" in house.text(shown.response)
    assert (await settings(house)).window == 4
    for wrong, words in (
        (
            {"modules": "castle"},
            "There’s no module called “castle”. Choose from: Vizier’s Favour, Currency Exchange, Squares,",
        ),
        ({"modules": "box 6"}, "Nothing from “Box 6: The Falconers” is here yet."),
        ({"modules": "ca"}, "“ca” could mean several modules: Camps, New Score Cards."),
        ({"window": "soon"}, "I don’t understand “soon”. Write hours, such as 1 or 0.25, or: orders. (rule T-9)"),
        ({"window": "0"}, "from 1 minute to 7 days"),
        ({"window": "9" * 400}, "from 1 minute to 7 days"),
    ):
        refused = await anna.slash(house.channel, "alhambra modules", **wrong)
        assert words in house.text(refused.response)
    refused = await bela.slash(house.channel, "alhambra modules", modules="none")
    assert "(rule T-4)" in house.text(refused.response)
    assert (await settings(house)).options["modules"] == ["vizier", "camps"]


async def test_a_time_that_makes_no_difference_is_kept_and_said_to_make_none(house: World) -> None:
    anna = house.people[0]
    opened = await anna.slash(house.channel, "alhambra new", modules="camps", window="4")
    words = "The time to answer only matters with: Vizier’s Favour, Characters"
    assert words in house.text(opened.response)
    shown = await anna.slash(house.channel, "alhambra modules", window="12")
    assert words in house.text(shown.response)
    shown = await anna.slash(house.channel, "alhambra modules", modules="vizier")
    assert words not in house.text(shown.response)
    assert "You have 12 hours to answer" in house.text(shown.response)


async def offers(
    house: World, typed: str, option: str = "modules", command: str = "alhambra modules"
) -> dict[str, str]:
    """Return what is offered to somebody who types."""
    found = await house.people[0].autocomplete(house.channel, command, option, typed)
    return {one["name"]: one["value"] for one in found}


async def test_typing_offers_presets_and_modules(house: World) -> None:
    await house.open()
    for command in ("alhambra modules", "alhambra new"):
        everything = await offers(house, "", command=command)
        assert set(ALL) <= set(everything.values())
        assert everything["At random"] == "random"
        assert "box-3" not in everything.values(), "nothing of it is here yet"
    assert await offers(house, "vizier") == {
        "Vizier’s Favour": "vizier",
        **{f"Vizier’s Favour, {SAY(f'module-{name}')}": f"vizier,{name}" for name in ALL[1:]},
        "Box 1: The Vizier’s Favour (3 of 4 here)": "box-1",
    }
    assert await offers(house, "Vizier’s Favour, Camps, new") == {
        "Vizier’s Favour, Camps, New Score Cards": "vizier,camps,new_score_cards"
    }
    assert len(await offers(house, "camps, ")) == len(ALL) - 1
    assert await offers(house, "castle, ca") == {}
    assert await offers(house, "castle") == {}


async def test_whatever_is_offered_can_be_sent(house: World) -> None:
    await house.open()
    for typed in ("", "vizier", "camps, ", "1, 2, 4, 7, 8, "):
        for value in (await offers(house, typed)).values():
            assert read_modules(value, SAY).modules or value == "none"
    for value in (await offers(house, "", "window")).values():
        assert read_window(value, SAY)


async def test_typing_a_time_offers_those_of_the_menu(house: World) -> None:
    await house.open()
    assert list((await offers(house, "", "window")).values()) == ["0.25", "1", "4", "12", "24", "orders"]
    assert await offers(house, "only", "window") == {"auto-answers only": "orders"}
    assert await offers(house, "15", "window") == {"15 minutes to answer": "0.25"}
