"""The lobby on Discord: opening, sitting down, options, threads, bots, starting; and what a server wants."""

from pathlib import Path
from typing import Any

import discord
import pytest
import simcord
from discord import ui
from simcord.results import InteractionResult

from cogs.controls import MenuLine, Purpose, button, menu
from host.settings import Pace
from host.table import Status
from tests.cogs.world import World, world


async def test_a_table_is_opened_with_a_card_that_everybody_can_use(house: World) -> None:
    opened = await house.people[0].slash(house.channel, "alhambra new", seats=3)
    assert opened.ephemeral
    assert "Your table is open" in house.text(opened.response)
    assert len(house.public()) == 1
    card = house.newest
    assert house.buttons(card) == ["Join", "Leave", "Add a bot", "Start", "Modules", "Options", "How to play"]
    assert "1. **Anna** 👑\n2. *free*\n3. *free*" in house.text(card)


async def test_joining_and_leaving_changes_the_card_and_says_nothing_else(house: World) -> None:
    anna, bela = house.people
    await anna.slash(house.channel, "alhambra new", seats=2)
    joined = await bela.click(house.newest, label="Join")
    assert joined.followups == []
    assert len(house.public()) == 1
    assert "2. **Bela**" in house.text(house.newest)
    await anna.click(house.newest, label="Leave")
    assert "1. **Bela** 👑\n2. *free*" in house.text(house.newest)


async def test_the_last_one_who_leaves_takes_the_table_away(house: World) -> None:
    anna = house.people[0]
    await anna.slash(house.channel, "alhambra new")
    await anna.click(house.newest, label="Leave")
    assert "This game was cancelled." in house.text(house.newest)
    assert house.buttons(house.newest) == []
    await anna.slash(house.channel, "alhambra new")
    assert len(house.public()) == 2


async def test_a_full_table_says_so_privately(house: World) -> None:
    await house.open()
    full = await house.stranger.click(house.newest, label="Join")
    [said] = full.followups
    assert said.ephemeral
    assert "All 2 seats are taken. (rule T-2)" in house.text(said)


async def test_bots_come_and_go_at_a_click(house: World) -> None:
    anna, bela = house.people
    await anna.slash(house.channel, "alhambra new", seats=3)
    await anna.click(house.newest, label="Add a bot")
    await anna.click(house.newest, label="Add a bot")
    assert "2. **Bot 2**\n3. **Bot 3**" in house.text(house.newest)
    assert "Add a bot" not in house.buttons(house.newest), "all seats are taken"
    await anna.click(house.newest, label="Remove a bot")
    assert "3. *free*" in house.text(house.newest)
    refused = await bela.click(house.newest, label="Add a bot")
    assert "Only the host or a moderator" in house.text(refused.followups[0])


async def test_one_person_alone_is_told_to_invite_somebody(house: World) -> None:
    await house.people[0].slash(house.channel, "alhambra new")
    refused = await house.people[0].click(house.newest, label="Start")
    text = house.text(refused.followups[0])
    assert "Alhambra is for 2 to 6 players; 1 has joined. Invite somebody, or add a bot." in text


async def test_options_are_chosen_by_clicking(house: World) -> None:
    anna = house.people[0]
    await house.open()
    panel = await options(house)
    for words in ("4", "Newest and scorings", "Hidden until the end"):
        panel = await tick(house, anna, panel, words)
    lines = house.text(panel.response).splitlines()
    assert "**Seats**" in lines, "what it is for is said above each choice, and the tick says the rest"
    assert "-# no time limit" in lines
    panel = await house.press(anna, panel, "Time limit")
    panel = await tick(house, anna, await house.choose(anna, panel, "24 hours"), "Simple moves, then a bot")
    assert {"**Time limit**", "**When time’s up**"} <= set(house.text(panel.response).splitlines())
    settings = (await house.glance()).table.settings
    assert (settings.seats, settings.tidy, settings.scores) == (4, True, "hidden")
    assert settings.pace == Pace(24, then="bot")
    line = "24 hours per turn · then a simple move is made for you, and after 3 missed turns a bot takes over"
    assert line in house.text(house.newest)
    panel = await house.choose(anna, panel, "no time limit")
    assert (await house.glance()).table.settings.pace.hours is None


async def test_what_no_button_offers_is_said_above_the_buttons(house: World) -> None:
    await house.open(hours=5)
    panel = await house.press(house.people[0], await options(house), "Time limit")
    assert "**Time limit**: 5 hours per turn" in house.text(panel.response)


def is_ticked(house: World, shown: InteractionResult, label: str) -> bool:
    """Return whether a button of a panel has a tick."""
    [found] = [part for part in house.components(shown.response) if part.get("label") == label]
    return bool(found.get("emoji", {}).get("name") == "✅")


async def options(house: World) -> InteractionResult:
    """Open the options as the owner."""
    return await house.people[0].click(house.newest, label="Options")


async def tick(house: World, person: simcord.MemberActor, shown: InteractionResult, label: str) -> InteractionResult:
    """Choose by a button, which has a tick then: colour is not all that tells what is chosen."""
    assert not is_ticked(house, shown, label)
    shown = await house.press(person, shown, label)
    assert is_ticked(house, shown, label)
    return shown


async def test_clocks_are_set_by_clicking(house: World) -> None:
    anna = house.people[0]
    await house.open()
    panel = await house.press(anna, await options(house), "Time limit")
    assert house.buttons(panel.response) == ["All options"], "without a limit nothing else matters"
    panel = await house.choose(anna, panel, "8 hours")
    for label in ("Simple moves, then a bot", "5", "23:00–08:00"):
        panel = await tick(house, anna, panel, label)
    panel = await house.choose(anna, panel, "America/New York")
    pace = (await house.glance()).table.settings.pace
    assert pace == Pace(8, (23 * 60, 8 * 60), "America/New_York", then="bot", misses=5)
    await tick(house, anna, panel, "none")
    assert (await house.glance()).table.settings.pace.quiet is None


async def test_every_state_of_a_panel_has_ids_of_its_own_and_those_of_before_still_work(house: World) -> None:
    anna = house.people[0]
    await house.open()
    before, other = [await house.press(anna, await options(house), "Time limit") for _ in range(2)]
    after = await house.choose(anna, other, "24 hours")
    for name in ("custom_id", "id"):
        first, second = ({menu[name] for menu in house.menus(one.response)} for one in (before, after))
        assert first
        assert not first & second, "Discord would keep the old choice"
    await house.choose(anna, before, "8 hours")
    assert (await house.glance()).table.settings.pace.hours == 8


async def test_a_menu_of_an_old_message_still_works(house: World) -> None:
    await house.open()
    await plant(
        house, menu("?", Purpose("set", (await house.glance()).table.id, detail="then"), [MenuLine("move", "?")])
    )
    await house.people[0].select(house.newest, ["move"])
    assert (await house.glance()).table.settings.pace.then == "move"


async def plant(house: World, control: ui.Item[Any]) -> None:
    """Put a control into the channel, as only the bot itself could."""
    view: ui.LayoutView = ui.LayoutView(timeout=None)
    view.add_item(ui.ActionRow(control))
    await house.env.bot.get_partial_messageable(house.channel.id).send(view=view)


async def test_options_can_be_typed_also_finer_ones(house: World) -> None:
    anna, bela = house.people
    await house.open()
    await anna.slash(house.channel, "table options", hours=0.5, quiet="22:00-7:30", zone="Europe/Amsterdam")
    assert (await house.glance()).table.settings.pace == Pace(0.5, (22 * 60, 7 * 60 + 30), "Europe/Amsterdam")
    assert "quiet 22:00–07:30 (Europe/Amsterdam)" in house.text(house.newest)
    for wrong, words in (
        ({"quiet": "at night"}, "I don’t understand “at night”"),
        ({"zone": "Nowhere"}, "I don’t know the time zone Nowhere"),
        ({"quiet": "0:00-23:59"}, "16 hours a day at most"),
        ({"seats": 2, "hours": 0.001}, "from 1 minute to 1440 hours"),
    ):
        refused = await anna.slash(house.channel, "table options", **wrong)
        assert words in house.text(refused.response)
    refused = await bela.slash(house.channel, "table options", seats=5)
    assert "(rule T-4)" in house.text(refused.response)


async def test_options_are_closed_when_the_game_runs(table: World) -> None:
    shown = await table.people[0].slash(table.channel, "table options")
    assert "no time limit" in table.text(shown.response)
    assert not table.buttons(shown.response), "they can be read, not changed"
    refused = await table.people[0].slash(table.channel, "table options", seats=3)
    assert "The game has already started." in table.text(refused.response)
    assert "(rule T-8)" in table.text(refused.response)


async def test_a_second_table_needs_another_channel(table: World) -> None:
    refused = await table.people[1].slash(table.channel, "alhambra new")
    assert "There’s already a table in this channel" in table.text(refused.response)
    elsewhere = table.guild.create_text_channel("elsewhere")
    await table.people[1].slash(elsewhere, "alhambra new")
    assert len(await table.host.tables.of(str(table.people[1].id))) == 2


async def test_a_table_can_have_a_thread_of_its_own(house: World) -> None:
    anna, bela = house.people
    opened = await anna.slash(house.channel, "alhambra new", thread=True, seats=2)
    [thread] = house.channel.threads
    assert thread.name == "Alhambra with Anna"
    assert f"<#{thread.id}>" in house.text(opened.response)
    card = thread.history()[-1]
    await bela.click(card, label="Join")
    await anna.click(card, label="Start")
    assert "Let the building begin" in house.text(thread.history()[-1])
    assert [message.type for message in house.public()] == [discord.MessageType.thread_created]


async def test_missing_permissions_are_named(house: World) -> None:
    muted = house.guild.create_text_channel(
        "muted",
        overwrites={house.guild.default_role: discord.PermissionOverwrite(send_messages=False, attach_files=False)},
    )
    refused = await house.people[0].slash(muted, "alhambra new")
    assert "I need these permissions in this channel: Attach Files, Send Messages." in house.text(refused.response)
    with pytest.raises(Exception, match="no-table-here"):
        await house.host.tables.look_at(str(muted.id))


async def test_each_turn_keeps_its_message_without_buttons_or_only_the_newest_stays(tmp_path: Path) -> None:
    for tidy in (False, True):
        async with world(tmp_path / str(tidy), 2) as house:
            await house.start(tidy=tidy)
            for _ in range(3):
                person = await house.asked()
                shown = await person.click(house.newest, label="Take money")
                await house.choose(person, shown, "")
            messages = house.public()
            assert len(messages) == (1 if tidy else 5)
            assert all(house.buttons(message) == [] for message in messages[:-1])
            assert all(house.alts(message) for message in messages[1:])


async def test_a_message_without_buttons_keeps_its_pictures(table: World) -> None:
    before = table.newest
    alts, files = table.alts(before), [file.filename for file in before.attachments]
    person = await table.asked()
    await table.choose(person, await person.click(before, label="Take money"), "")
    [after] = [message for message in table.public() if message.id == before.id]
    assert table.alts(after) == alts
    assert [file.filename for file in after.attachments] == files


async def test_moderators_say_how_new_tables_begin(house: World) -> None:
    powers = house.guild.create_role("Keepers", permissions=discord.Permissions(manage_messages=True))
    keeper = house.guild.add_member(house.env.create_user("keeper", global_name="Keeper"), roles=[powers])
    shown = await keeper.slash(house.channel, "moderate defaults", seats=5, hours=48.0)
    assert "2 days per turn" in house.text(shown.response)
    await house.people[0].slash(house.channel, "alhambra new")
    settings = (await house.glance()).table.settings
    assert (settings.seats, settings.pace.hours) == (5, 48)


async def test_the_permission_that_makes_a_moderator_can_be_changed(table: World) -> None:
    mods = table.guild.create_role("Mods", permissions=discord.Permissions(manage_messages=True))
    bosses = table.guild.create_role("Bosses", permissions=discord.Permissions(manage_messages=True, manage_guild=True))
    mod = table.guild.add_member(table.env.create_user("mod"), roles=[mods])
    boss = table.guild.add_member(table.env.create_user("boss"), roles=[bosses])
    await boss.slash(table.channel, "moderate defaults", permission="manage_guild")
    refused = await mod.slash(table.channel, "moderate skip", player=await table.asked())
    assert "Only a moderator of this server can do that. (rule T-18)" in table.text(refused.response)
    before = await table.asked()
    await boss.slash(table.channel, "moderate skip", player=before)
    assert await table.asked() != before
    assert "A moderator skipped" in table.text(table.newest)


async def test_a_moderator_gives_up_a_table_after_being_asked(table: World) -> None:
    powers = table.guild.create_role("Keepers", permissions=discord.Permissions(manage_messages=True))
    keeper = table.guild.add_member(table.env.create_user("keeper"), roles=[powers])
    asked = await keeper.slash(table.channel, "table cancel")
    assert (await table.glance()).table.status is Status.PLAYING
    await table.press(keeper, asked, "Cancel the game")
    assert (await table.glance()).table.status is Status.CANCELLED
    assert "This game was cancelled." in table.text(table.newest)
    assert table.buttons(table.newest) == []


async def test_what_somebody_typed_wrong_leaves_no_thread_behind(house: World) -> None:
    refused = await house.people[0].slash(house.channel, "alhambra new", thread=True, hours=0.005)
    assert "(rule T-9)" in house.text(refused.response)
    assert house.channel.threads == []


async def test_quiet_hours_can_be_switched_off(house: World) -> None:
    await house.open()
    for quiet, expected in (("22-7", (22 * 60, 7 * 60)), ("off", None)):
        await house.people[0].slash(house.channel, "table options", quiet=quiet)
        assert (await house.glance()).table.settings.pace.quiet == expected


async def test_a_forged_choice_changes_nothing(house: World) -> None:
    anna = house.people[0]
    await house.open()
    before = (await house.glance()).table
    await plant(house, button("?", Purpose("set", before.id, detail="then=whatever")))
    refused = await anna.click(house.newest, label="?")
    assert "(rule T-14)" in house.text(refused.response)
    assert (await house.glance()).table == before
