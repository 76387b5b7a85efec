"""Modules are chosen by clicking: any number at once, by presets, and how long people have between turns."""

import re

import pytest
from discord import ui
from msgspec.structs import replace
from simcord.results import InteractionResult

from cogs.controls import MenuLine, Purpose
from cogs.controls import menu as menu_of
from host.commands import Configure
from host.table import Actor
from tests.cogs.choosing_modules import ALL, SAY, menu, module_menus, panel, preselected, settings, take, take_modules
from tests.cogs.world import World


async def test_several_modules_are_chosen_at_once(house: World) -> None:
    anna = house.people[0]
    await house.open()
    shown = await panel(house, anna)
    parts = module_menus(house, shown)
    assert [one["value"] for part in parts for one in part["options"]] == ALL
    assert all(one["description"] for part in parts for one in part["options"])
    assert all((part["min_values"], part["max_values"]) == (0, len(part["options"])) for part in parts)
    assert "none, just the base game" in house.text(shown.response)
    shown = await take_modules(house, anna, shown, "new_score_cards", "camps", "currency_exchange")
    assert (await settings(house)).options == {
        "modules": ["currency_exchange", "camps", "new_score_cards"],
        "interrupts": "window",
        "sparing": True,
    }
    assert preselected(house, shown, "modules") == ["currency_exchange", "camps", "new_score_cards"]
    assert "**Modules**: Currency Exchange, Camps, New Score Cards" in house.text(shown.response)
    assert "🧩 **Currency Exchange, Camps, New Score Cards**\n-# " in house.text(house.newest)
    shown = await take_modules(house, anna, shown, *ALL[1:])
    names = [SAY(f"module-{name}") for name in ALL[1:]]
    assert f"**Modules**: {', '.join(names)}" in house.text(shown.response)
    few = f"🧩 **{', '.join(names[:3])} and {len(names) - 3} more**\n-# ✋ Between turns: when"
    assert few in house.text(house.newest)
    shown = await take_modules(house, anna, shown)
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
    assert labels["box-1"] == "Box 1: The Vizier’s Favour"
    assert labels["first-evening"] == "A first evening"
    for preset, wanted in (
        ("first-evening", ["currency_exchange", "new_score_cards"]),
        ("everything", ALL),
        ("none", []),
    ):
        shown = await take(house, anna, shown, "preset", preset)
        assert (await settings(house)).options["modules"] == wanted
        assert preselected(house, shown, "preset") == [preset]


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
    shown = await take_modules(house, anna, await panel(house, anna), "camps", "currency_exchange")
    assert len(house.menus(shown.response)) == len(module_menus(house, shown)) + 1
    assert "Between turns" not in house.text(house.newest)
    for asking in ("vizier", "characters"):
        shown = await take_modules(house, anna, shown, "camps", asking)
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


async def test_only_the_owner_chooses_modules_but_everybody_may_look(house: World) -> None:
    await house.open()
    for person in (house.people[1], house.stranger):
        shown = await panel(house, person)
        for refused in (
            await take_modules(house, person, shown, "camps"),
            await take(house, person, shown, "preset", "everything"),
        ):
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
        if re.fullmatch(rf".*:{what}(/1-\d+)?", part.get("custom_id", "").partition("~")[0])
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


async def test_settings_and_menus_that_call_a_module_otherwise_still_work(house: World) -> None:
    """The Currency Exchange was called bureau: in settings of old tables, and in menus of old messages."""
    await house.open()
    glance, anna = await house.glance(), house.people[0]
    old = replace(glance.table.settings, options={"modules": ["bureau"], "interrupts": "window"})
    await house.host.do(glance.table.id, Actor(str(anna.id), "Anna"), Configure(old))
    await house.host.courier.idle()
    assert "Currency Exchange" in house.text(house.newest)
    shown = await used(house, Purpose("topic"), "bureau")
    assert "Module: Currency Exchange" in house.text(shown.response)
    await used(house, Purpose("set-modules", glance.table.id, detail="modules"), "bureau")
    assert (await settings(house)).options["modules"] == ["currency_exchange"]


async def used(house: World, purpose: Purpose, value: str) -> InteractionResult:
    """Let somebody choose something in a menu that an old message has."""
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.ActionRow(menu_of("?", purpose, [MenuLine(value, "?")])))
    message = await house.env.bot.get_partial_messageable(house.channel.id).send(view=view)
    return await house.people[0].select(message, [value])
