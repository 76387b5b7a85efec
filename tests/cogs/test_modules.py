"""Choosing modules: by menus, presets and typing; what the lobby says of them, and what is played in the end."""

import sqlite3
from contextlib import closing
from typing import Any

import discord
import msgspec
import pytest
import simcord
from simcord.results import InteractionResult

from alhambra.registry import known_modules
from alhambra.view import modules
from cogs.alhambra.choosing import (
    contents,
    module_ids,
    modules_words,
    preset_ids,
    read_modules,
    read_window,
    time_words,
)
from host.settings import Settings
from host.table import Status
from tabletop.refused import Refused
from tests.cogs.world import World
from texts.catalogue import catalogue

SAY = catalogue("en")
ALL = ["vizier", "bureau", "squares", "characters", "camps", "new_score_cards"]


async def panel(house: World, person: simcord.MemberActor) -> InteractionResult:
    """Open the panel of the modules as people do: by the options."""
    shown = await person.click(house.newest, label="Options")
    return await house.press(person, shown, "Modules")


def menu(house: World, shown: InteractionResult, what: str) -> dict[str, Any]:
    """Give one of the menus of the panel."""
    [found] = [one for one in house.menus(shown.response) if one["custom_id"].partition("~")[0].endswith(f":{what}")]
    return found


def preselected(house: World, shown: InteractionResult, what: str) -> list[str]:
    """Give the lines of a menu that are chosen already."""
    return [one["value"] for one in menu(house, shown, what)["options"] if one.get("default")]


async def take(
    house: World, person: simcord.MemberActor, shown: InteractionResult, what: str, *values: str
) -> InteractionResult:
    """Choose from one of the menus."""
    assert shown.response is not None
    return await person.select(shown.response, list(values), custom_id=menu(house, shown, what)["custom_id"])


async def settings(house: World) -> Settings:
    """Give what the table has chosen."""
    return (await house.glance()).table.settings


async def test_several_modules_are_chosen_at_once(house: World) -> None:
    anna = house.people[0]
    await house.open()
    shown = await panel(house, anna)
    lines = menu(house, shown, "modules")
    assert [one["value"] for one in lines["options"]] == ALL
    assert all(one["description"] for one in lines["options"])
    assert (lines["min_values"], lines["max_values"]) == (0, 6)
    assert "no modules, just the base game" in house.text(shown.response)
    shown = await take(house, anna, shown, "modules", "new_score_cards", "camps", "bureau")
    assert (await settings(house)).options == {
        "modules": ["bureau", "camps", "new_score_cards"],
        "interrupts": "window",
        "sparing": True,
    }
    assert preselected(house, shown, "modules") == ["bureau", "camps", "new_score_cards"]
    assert "**Modules**: Currency Exchange, Camps, New Score Cards" in house.text(shown.response)
    assert "🧩 **Currency Exchange, Camps, New Score Cards**\n-# " in house.text(house.newest)
    shown = await take(house, anna, shown, "modules", *ALL[1:])
    assert "**Modules**: Currency Exchange, Squares, Characters, Camps, New Score Cards" in house.text(shown.response)
    assert "🧩 **Currency Exchange, Squares, Characters and 2 more**\n-# ✋ Between turns: when" in house.text(
        house.newest
    )
    shown = await take(house, anna, shown, "modules")
    assert (await settings(house)).options["modules"] == []
    assert "🧩" not in house.text(house.newest)


async def test_the_panel_leads_back_to_the_other_options(house: World) -> None:
    anna = house.people[0]
    await house.open()
    shown = await house.press(anna, await panel(house, anna), "All options")
    assert "**Seats**\n" in house.text(shown.response)
    assert "Modules" in house.buttons(shown.response)


async def test_a_preset_takes_what_is_here_and_names_what_is_not(house: World) -> None:
    anna = house.people[0]
    await house.open()
    shown = await panel(house, anna)
    labels = {one["value"]: one["label"] for one in menu(house, shown, "preset")["options"]}
    assert list(labels) == ["first-evening", *(f"box-{n}" for n in range(1, 7)), "everything", "random", "none"]
    assert labels["box-1"] == "Box 1: The Vizier’s Favour (3 of 4 here)"
    assert labels["box-3"].endswith("(not here yet)")
    assert labels["first-evening"] == "A first evening"
    shown = await take(house, anna, shown, "preset", "box-1")
    assert (await settings(house)).options["modules"] == ["vizier", "bureau", "squares"]
    assert "Not here yet: Bonus Cards" in house.text(shown.response)
    assert preselected(house, shown, "preset") == ["box-1"]
    for preset, wanted in (("first-evening", ["bureau", "new_score_cards"]), ("everything", ALL), ("none", [])):
        shown = await take(house, anna, shown, "preset", preset)
        assert (await settings(house)).options["modules"] == wanted
        assert preselected(house, shown, "preset") == [preset]
        assert "Not here yet" not in house.text(shown.response)


async def test_a_box_of_which_nothing_is_here_leaves_the_choice_as_it_was(house: World) -> None:
    anna = house.people[0]
    await house.open(modules="camps")
    shown = await panel(house, anna)
    refused = await take(house, anna, shown, "preset", "box-3")
    assert "Nothing from “Box 3: The Thief’s Turn” is here yet. You can choose: Vizier’s" in house.text(
        refused.followups[0]
    )
    assert (await settings(house)).options["modules"] == ["camps"]


async def test_chance_draws_two_to_four_modules_which_the_panel_shows(house: World) -> None:
    anna = house.people[0]
    await house.open()
    shown = await panel(house, anna)
    for _ in range(5):
        shown = await take(house, anna, shown, "preset", "random")
        drawn = (await settings(house)).options["modules"]
        assert 2 <= len(drawn) <= 4
        assert drawn == [name for name in ALL if name in drawn]
        assert "random" not in preselected(house, shown, "preset"), "it can be asked again"
        assert all(SAY(f"module-{name}") in house.text(shown.response) for name in drawn)


async def test_the_time_between_turns_is_asked_only_where_it_matters(house: World) -> None:
    anna = house.people[0]
    await house.open()
    shown = await take(house, anna, await panel(house, anna), "modules", "camps", "bureau")
    assert len(house.menus(shown.response)) == 2
    assert "Between turns" not in house.text(house.newest)
    for asking in ("vizier", "characters"):
        shown = await take(house, anna, shown, "modules", "camps", asking)
        assert preselected(house, shown, "window") == ["1"]
        assert "You have 1 hour to answer, and only players who can do more than pass are asked." in house.text(
            house.newest
        )
    for value, hours, words in (("0.25", 0.25, "15 minutes"), ("4", 4, "4 hours"), ("24", 24, "24 hours")):
        shown = await take(house, anna, shown, "window", value)
        assert (await settings(house)).window == hours
        assert preselected(house, shown, "window") == [value]
        assert f"You have {words} to answer" in house.text(house.newest)
    shown = await take(house, anna, shown, "window", "orders")
    assert (await settings(house)).options == {
        "modules": ["characters", "camps"],
        "interrupts": "orders",
        "sparing": True,
    }
    assert preselected(house, shown, "window") == ["orders"]
    assert "Nobody is asked: only auto-answers count" in house.text(house.newest)
    await take(house, anna, shown, "window", "12")
    assert (await settings(house)).options["interrupts"] == "window"


async def test_new_tables_are_sparing_unless_somebody_says_otherwise(house: World) -> None:
    anna = house.people[0]
    await house.open(modules="vizier, characters")
    assert (await settings(house)).options["sparing"] is True
    shown = await panel(house, anna)
    text = house.text(shown.response)
    assert "after each turn, your vizier can buy you a tile; when a character turns up, everyone bids" in text
    assert "**Who is asked**\n-# Asking only players who can act saves" in text
    assert "everyone can tell that somebody could act" in text, "what it may give away is said"
    shown = await house.press(anna, shown, "Everyone")
    assert (await settings(house)).options["sparing"] is False
    assert "everyone is asked, even if all they can do is pass" in house.text(house.newest)
    await house.press(anna, shown, "Only who can act")
    assert (await settings(house)).options["sparing"] is True
    shown = await anna.slash(house.channel, "alhambra modules", sparing=False)
    assert (await settings(house)).options["sparing"] is False
    shown = await take(house, anna, await panel(house, anna), "window", "orders")
    assert "Everyone" not in house.buttons(shown.response), "nobody is asked"


async def test_whoever_opens_a_table_and_those_who_look_after_a_server_may_switch_sparing_off(house: World) -> None:
    powers = house.guild.create_role("Keepers", permissions=discord.Permissions(manage_messages=True))
    keeper = house.guild.add_member(house.env.create_user("keeper", global_name="Keeper"), roles=[powers])
    anna = house.people[0]
    shown = await keeper.slash(house.channel, "alhambra defaults", modules="vizier")
    assert "only players who can do more than pass are asked" in house.text(shown.response)
    await anna.slash(house.channel, "alhambra new", sparing=False)
    assert (await settings(house)).options["sparing"] is False
    await anna.click(house.newest, label="Leave")
    shown = await keeper.slash(house.channel, "alhambra defaults", sparing=False)
    assert "everyone is asked" in house.text(shown.response)
    await anna.slash(house.channel, "alhambra new")
    assert (await settings(house)).options["sparing"] is False


async def test_a_table_of_a_time_without_sparing_stays_as_it_is(house: World) -> None:
    await house.open(modules="vizier")
    await house.let_go()
    with closing(sqlite3.connect(house.path)) as connection, connection:
        [[head]] = connection.execute("SELECT head FROM tables").fetchall()
        plain = msgspec.json.decode(head)
        del plain["settings"]["options"]["sparing"]
        connection.execute("UPDATE tables SET head = ?", [msgspec.json.encode(plain)])
    await house.env.restart_bot(await house.bot())
    await house.people[0].slash(house.channel, "alhambra modules", modules="vizier, camps")
    assert (await settings(house)).options == {"modules": ["vizier", "camps"], "interrupts": "window"}


async def test_everybody_can_read_on_the_card_what_is_played(house: World) -> None:
    await house.open(modules="vizier, camps")
    [lines] = house.menus(house.newest)
    assert lines["placeholder"] == "What the modules do"
    assert [(one["label"], bool(one["description"])) for one in lines["options"]] == [
        ("Vizier’s Favour", True),
        ("Camps", True),
    ]
    shown = await house.stranger.select(house.newest, ["camps"])
    assert shown.response is not None
    assert shown.response.ephemeral
    assert "## Module: Camps" in house.text(shown.response)


@pytest.mark.parametrize(
    ("chosen", "words"),
    [
        ([], "no modules, just the base game"),
        (["camps"], "Camps"),
        (["vizier", "bureau", "squares", "camps"], "Vizier’s Favour, Currency Exchange, Squares, Camps"),
        (ALL[:5], "Vizier’s Favour, Currency Exchange, Squares and 2 more"),
        (ALL, "all 6 modules"),
    ],
)
def test_many_modules_are_said_in_few_words(chosen: list[str], words: str) -> None:
    assert modules_words(Settings(options={"modules": chosen}), SAY) == words


@pytest.mark.parametrize(
    ("hours", "words"),
    [(1 / 60, "1 minute"), (0.5, "30 minutes"), (1, "1 hour"), (2.5, "2.5 hours"), (48, "2 days"), (168, "7 days")],
)
def test_times_are_said_in_fitting_units(hours: float, words: str) -> None:
    assert time_words(hours, SAY) == f"{words} to answer"


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("camps", ["camps"]),
        ("camps, vizier", ["vizier", "camps"]),
        ("Vizier's Favour,Currency Exchange", ["vizier", "bureau"]),
        (" VIZIER’S favour ,, camps, camps,", ["vizier", "camps"]),
        ("17, 2", ["bureau", "new_score_cards"]),
        ("new-score-cards", ["new_score_cards"]),
        ("score, char", ["characters", "new_score_cards"]),
        ("box 2", ["characters", "camps"]),
        ("Box 5: The Power of the Sultan", ["new_score_cards"]),
        ("first evening", ["bureau", "new_score_cards"]),
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
    assert read_window(text) == {"window": hours, "options": {"interrupts": "window"}}


@pytest.mark.parametrize("text", ["soon", "", "-1", "1 h 30", "1e9", "nan", "٣x"])
def test_times_that_nobody_understands_are_refused(text: str) -> None:
    with pytest.raises(Refused) as refusal:
        read_window(text)
    assert (refusal.value.rule, refusal.value.key) == ("T-9", "window-unreadable")


async def test_modules_are_typed_when_a_table_is_opened_and_afterwards(house: World) -> None:
    anna, bela = house.people
    opened = await anna.slash(house.channel, "alhambra new", modules="box-2", window="4")
    assert "Not here yet: City Gates, Diamonds" in house.text(opened.response)
    assert (await settings(house)).options == {
        "modules": ["characters", "camps"],
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
    """Give what is offered to somebody who types."""
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
        **{
            f"Vizier’s Favour, {SAY(f'module-{name}')}": f"vizier,{name}"
            for name in ("bureau", "squares", "characters", "camps", "new_score_cards")
        },
        "Box 1: The Vizier’s Favour (3 of 4 here)": "box-1",
    }
    assert await offers(house, "Vizier’s Favour, Camps, new") == {
        "Vizier’s Favour, Camps, New Score Cards": "vizier,camps,new_score_cards"
    }
    assert len(await offers(house, "camps, ")) == 5
    assert await offers(house, "castle, ca") == {}
    assert await offers(house, "castle") == {}


async def test_whatever_is_offered_can_be_sent(house: World) -> None:
    await house.open()
    for typed in ("", "vizier", "camps, ", "1, 2, 4, 7, 8, "):
        for value in (await offers(house, typed)).values():
            assert read_modules(value, SAY).modules or value == "none"
    for value in (await offers(house, "", "window")).values():
        assert read_window(value)


async def test_typing_a_time_offers_those_of_the_menu(house: World) -> None:
    await house.open()
    assert list((await offers(house, "", "window")).values()) == ["0.25", "1", "4", "12", "24", "orders"]
    assert await offers(house, "only", "window") == {"auto-answers only": "orders"}
    assert await offers(house, "15", "window") == {"15 minutes to answer": "0.25"}


async def test_only_the_owner_chooses_modules_but_everybody_may_look(house: World) -> None:
    await house.open()
    for person in (house.people[1], house.stranger):
        shown = await panel(house, person)
        for what, value in (("modules", "camps"), ("preset", "everything")):
            refused = await take(house, person, shown, what, value)
            assert "Only the host or a moderator" in house.text(refused.followups[0])
    assert (await settings(house)).options == {"sparing": True}


@pytest.mark.parametrize(
    ("what", "rule"), [("modules", "C-1"), ("preset", "T-7"), ("window", "T-7")], ids=["modules", "preset", "window"]
)
async def test_forged_values_are_refused_politely(house: World, what: str, rule: str) -> None:
    anna = house.people[0]
    await house.open(modules="vizier")
    shown = await panel(house, anna)
    assert shown.response is not None
    before = (await house.glance()).table
    stored = house.env.backend.get_message(house.channel.id, shown.response.id)
    [forged] = [
        part
        for row in stored.components
        for part in row.get("components", ())
        if part.get("custom_id", "").partition("~")[0].endswith(f":{what}")
    ]
    forged["options"][0]["value"] = "whatever"
    refused = await anna.select(shown.response, ["whatever"], custom_id=forged["custom_id"])
    assert f"(rule {rule})" in house.text(refused.followups[0])
    assert (await house.glance()).table == before


async def test_a_menu_of_another_kind_is_refused(house: World) -> None:
    anna = house.people[0]
    await house.open()
    shown = await panel(house, anna)
    assert shown.response is not None
    stored = house.env.backend.get_message(house.channel.id, shown.response.id)
    for row in stored.components:
        for part in row.get("components", ()):
            if ":preset~" in part["custom_id"]:
                part["custom_id"] = part["custom_id"].replace(":preset", ":weather")
    refused = await take(house, anna, shown, "weather", "none")
    assert "(rule T-7)" in house.text(refused.followups[0])


async def test_modules_are_closed_when_the_game_runs(house: World) -> None:
    anna = house.people[0]
    await house.open()
    shown = await panel(house, anna)
    await anna.click(house.newest, label="Start")
    refused = await take(house, anna, shown, "preset", "everything")
    text = house.text(refused.followups[0])
    assert "The game has already started." in text
    assert "(rule T-8)" in text


async def test_the_game_has_just_the_modules_that_were_chosen(house: World) -> None:
    await house.start(modules="new score, camps, bureau")
    assert (await house.glance()).table.status is Status.PLAYING
    stored = await house.host.storage.load((await house.glance()).table.id)
    assert stored is not None
    assert stored[1] is not None
    game = house.rules.decode(stored[1])
    assert game.state.options.modules == ("bureau", "camps", "new_score_cards")
    assert game.state.options.interrupts == "window"


async def test_a_table_of_a_time_without_windows_goes_on(house: World) -> None:
    await house.open(modules="camps", window="4")
    await house.let_go()
    with closing(sqlite3.connect(house.path)) as connection, connection:
        [[head]] = connection.execute("SELECT head FROM tables").fetchall()
        plain = msgspec.json.decode(head)
        del plain["settings"]["window"]
        connection.execute("UPDATE tables SET head = ?", [msgspec.json.encode(plain)])
    await house.env.restart_bot(await house.bot())
    assert (await settings(house)).window == 1
    await house.people[0].slash(house.channel, "alhambra modules", window="12")
    assert (await settings(house)).window == 12


async def test_a_server_can_begin_with_modules(house: World) -> None:
    powers = house.guild.create_role("Keepers", permissions=discord.Permissions(manage_messages=True))
    keeper = house.guild.add_member(house.env.create_user("keeper", global_name="Keeper"), roles=[powers])
    shown = await keeper.slash(house.channel, "alhambra defaults", modules="vizier, camps", window="12")
    assert "You have 12 hours to answer" in house.text(shown.response)
    await house.people[0].slash(house.channel, "alhambra new", modules="none")
    assert (await settings(house)).options["modules"] == []
    assert (await settings(house)).window == 12
    await house.people[0].click(house.newest, label="Leave")
    await house.people[0].slash(house.channel, "alhambra new")
    assert (await settings(house)).options["modules"] == ["vizier", "camps"]


def test_the_lobby_knows_the_modules_of_the_rules() -> None:
    assert module_ids() == tuple(module.id for module in known_modules() if module.number)
    assert [one.id for one in modules() if one.asks] == ["vizier", "characters"]
    assert all(SAY(f"module-{one.id}-asks") for one in modules() if one.asks)


def test_each_module_is_in_the_preset_of_its_box_and_each_has_a_name() -> None:
    boxes = [preset for preset in preset_ids() if preset.startswith("box-")]
    for module in modules():
        assert sum(module.id in contents(box).modules for box in boxes) == 1
    for preset in preset_ids():
        here, missing = contents(preset)
        assert set(here) <= set(module_ids())
        assert all(SAY(f"module-{name}") for name in missing)
