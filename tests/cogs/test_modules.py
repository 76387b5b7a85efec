"""Modules at a table: who is asked, what the card says, and which game begins."""

import sqlite3
from contextlib import closing

import discord
import msgspec
import pytest

from alhambra.registry import known_modules
from alhambra.view import modules
from cogs.alhambra.choosing import (
    BOX,
    BOXES,
    contents,
    module_ids,
    modules_words,
    preset_ids,
    time_words,
)
from host.settings import Settings
from host.table import Status
from tests.cogs.choosing_modules import ALL, SAY, panel, settings, take
from tests.cogs.world import World


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
    await house.press(anna, shown, "Only those who can act")
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
        ([], "none, just the base game"),
        (["camps"], "Camps"),
        (["vizier", "currency_exchange", "squares", "camps"], "Vizier’s Favour, Currency Exchange, Squares, Camps"),
        (ALL[:5], f"{', '.join(SAY(f'module-{name}') for name in ALL[:3])} and 2 more"),
        (ALL, f"all {len(ALL)} modules"),
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
    await house.start(modules="new score, camps, currency_exchange")
    assert (await house.glance()).table.status is Status.PLAYING
    stored = await house.host.storage.load((await house.glance()).table.id)
    assert stored is not None
    assert stored[1] is not None
    game = house.rules.decode(stored[1])
    assert game.state.options.modules == ("currency_exchange", "camps", "new_score_cards")
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
    asking = [module.id for module in known_modules() if any(prompt.window for prompt in module.prompts)]
    assert [one.id for one in modules() if one.asks] == asking
    assert {"vizier", "characters"} <= set(asking)
    assert all(SAY(f"module-{one.id}-asks") for one in modules() if one.asks)


def test_each_module_is_in_the_preset_of_its_box_and_each_has_a_name() -> None:
    boxes = [preset for preset in preset_ids() if preset.startswith("box-")]
    for module in modules():
        assert sum(module.id in contents(box) for box in boxes) == (module.number <= BOX * BOXES)
    for preset in preset_ids():
        assert set(contents(preset)) <= set(module_ids())
