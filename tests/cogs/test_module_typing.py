"""Modules are chosen by typing: names, numbers, presets and times as people write them."""

import pytest

from alhambra.view import modules
from cogs.alhambra.choosing import (
    preset_ids,
    read_modules,
    read_window,
)
from cogs.controls import MOST_OPTIONS
from tabletop.refused import Refused
from tests.cogs.choosing_modules import ALL, SAY, settings
from tests.cogs.world import World

CA = [SAY(f"module-{name}") for name in ALL if "ca" in name or "ca" in SAY(f"module-{name}").lower()]


def in_box(number: int) -> list[str]:
    return [module.id for module in modules() if 4 * (number - 1) < module.number <= 4 * number]


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
        ("box 2", in_box(2)),
        ("Box 5: The Power of the Sultan", in_box(5)),
        ("first evening", ["currency_exchange", "new_score_cards"]),
        ("everything", ALL),
        ("box 2, vizier", ["vizier", *in_box(2)]),
        ("everything, -camps, − vizier", [name for name in ALL if name not in ("camps", "vizier")]),
        ("camps, vizier, -box 1", ["camps"]),
        ("No modules", []),
        ("none", []),
    ],
)
def test_what_people_type_is_understood(text: str, wanted: list[str]) -> None:
    assert list(read_modules(text, SAY)) == wanted


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("+vizier", ["vizier", "squares", "camps"]),
        ("-camps", ["squares"]),
        ("-camps, vizier", ["vizier", "squares"]),
        ("vizier, -camps", ["vizier"]),
    ],
)
def test_a_sign_changes_what_was_chosen_before(text: str, wanted: list[str]) -> None:
    assert list(read_modules(text, SAY, ["squares", "camps"])) == wanted


@pytest.mark.parametrize("text", ["castle", "camps, castle", ",", "", " ", "box 9", "99", "camps; vizier", "x" * 6000])
def test_modules_that_there_are_not_are_refused_with_those_that_there_are(text: str) -> None:
    with pytest.raises(Refused) as refusal:
        read_modules(text, SAY)
    assert (refusal.value.rule, refusal.value.key) == ("C-1", "no-such-module")
    assert refusal.value.params["modules"] == [SAY(f"module-{name}") for name in ALL]
    assert len(str(refusal.value.params["module"])) <= 40


def test_a_name_that_fits_several_modules_is_refused_with_all_of_them() -> None:
    with pytest.raises(Refused) as refusal:
        read_modules("ca", SAY)
    assert (refusal.value.key, refusal.value.params["modules"]) == ("module-unclear", CA)
    assert {"Camps", "New Score Cards"} <= set(CA)


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
    assert "Not here yet" not in house.text(opened.response)
    assert (await settings(house)).options == {
        "modules": in_box(2),
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
            f"There’s no module called “castle”. Choose from: {', '.join(SAY(f'module-{name}') for name in ALL[:3])},",
        ),
        ({"modules": "ca"}, f"“ca” could mean several modules: {', '.join(CA)}."),
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
        assert [one for one in everything.values() if one in ALL] == ALL[: MOST_OPTIONS - len(preset_ids())]
        assert everything["At random"] == "random"
    found = await offers(house, "vizier")
    assert list(found.items()) == [
        ("Vizier’s Favour", "vizier"),
        (SAY("preset-box-1"), "box-1"),
        *((f"Vizier’s Favour, {SAY(f'module-{name}')}", f"vizier,{name}") for name in ALL[1 : MOST_OPTIONS - 1]),
    ]
    assert await offers(house, "Vizier’s Favour, Camps, new") == {
        "Vizier’s Favour, Camps, New Score Cards": "vizier,camps,new_score_cards"
    }
    assert len(await offers(house, "camps, ")) == len(ALL) - 1
    assert await offers(house, "castle, ca") == {}
    assert await offers(house, "castle") == {}


async def test_a_table_that_has_modules_is_offered_one_more_or_one_less(house: World) -> None:
    await house.open(modules="camps")
    assert next(iter((await offers(house, "squ")).items())) == ("Add: Squares", "+squares")
    assert next(iter((await offers(house, "Camps")).items())) == ("Remove: Camps", "-camps")
    assert "+squares" not in (await offers(house, "squ", command="alhambra new")).values(), "a new table has none yet"
    await house.people[0].slash(house.channel, "alhambra modules", modules="+squares")
    assert (await settings(house)).options["modules"] == ["squares", "camps"]


async def test_modules_are_found_by_what_they_do(house: World) -> None:
    await house.open()
    assert "camps" in (await offers(house, "outside your")).values()


async def test_whatever_is_offered_can_be_sent(house: World) -> None:
    await house.open()
    for typed in ("", "vizier", "camps, ", "1, 2, 4, 7, 8, "):
        for value in (await offers(house, typed)).values():
            assert read_modules(value, SAY) or value == "none"
    for value in (await offers(house, "", "window")).values():
        assert read_window(value, SAY)


async def test_typing_a_time_offers_those_of_the_menu(house: World) -> None:
    await house.open()
    assert list((await offers(house, "", "window")).values()) == ["0.25", "1", "4", "12", "24", "orders"]
    assert await offers(house, "only", "window") == {"auto-answers only": "orders"}
    assert await offers(house, "15", "window") == {"15 minutes to answer": "0.25"}
