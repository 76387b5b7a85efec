"""People on Discord who leave, come back, are replaced, pause, and want to know or to be forgotten."""

import json
import sqlite3
from contextlib import closing

import pytest
from discord import ui

from cogs.controls import Purpose, button
from tests.cogs.test_idling import mentioned
from tests.cogs.test_mail import take
from tests.cogs.world import World


async def test_resigning_asks_first_and_leaves_the_seat_to_a_bot(table: World) -> None:
    bela = table.people[1]
    asked = await bela.slash(table.channel, "table resign")
    assert not (await table.glance()).table.seats[1].bot
    await table.press(bela, asked, "Resign my seat")
    assert (await table.glance()).table.seats[1].bot
    assert "**Bot 2** is playing it" in table.text(table.newest)


async def test_a_seat_that_somebody_left_can_be_taken_over(table: World) -> None:
    bela = table.people[1]
    asked = await bela.slash(table.channel, "table resign")
    await table.press(bela, asked, "Resign my seat")
    taken = await table.stranger.slash(table.channel, "table join")
    assert "The seat is yours" in table.text(taken.response)
    shown = await table.stranger.slash(table.channel, "hand")
    assert table.alts(shown.response)[0].startswith("Your hand")
    refused = await bela.slash(table.channel, "table join")
    assert "There’s no seat to take over right now. (rule T-12)" in table.text(refused.response)


async def test_a_paused_game_has_no_buttons_and_goes_on_where_it_was(table: World) -> None:
    person = await table.asked()
    await table.people[0].slash(table.channel, "table pause")
    assert "The game is paused" in table.text(table.newest)
    assert mentioned(table)[-1] == [], "nobody is waited for"
    assert table.buttons(table.newest) == []
    refused = await person.slash(table.channel, "end")
    assert "The game is paused" in table.text(refused.response)
    await table.people[0].slash(table.channel, "table resume")
    assert await table.asked() is person
    assert "Take money" in table.buttons(table.newest)


async def test_the_own_tables_with_whose_turn_it_is(table: World) -> None:
    person = await table.asked()
    [other] = [one for one in table.people if one is not person]
    mine = await person.slash(table.channel, "games")
    assert f"<#{table.channel.id}>: **your turn** (asked <t:" in table.text(mine.response)
    theirs = await other.slash(table.channel, "games")
    assert f"waiting for {person.user.global_name} (asked <t:" in table.text(theirs.response)
    nobody = await table.stranger.slash(table.channel, "games")
    assert "You’re not in any game right now" in table.text(nobody.response)


async def test_the_own_tables_can_be_listed_in_private_messages(table: World) -> None:
    person = await table.asked()
    shown = await person.user.slash("games")
    assert "**your turn**" in table.text(shown.response)


async def test_a_holiday_is_taken_and_ended(table: World) -> None:
    anna = table.people[0]
    shown = await anna.slash(table.channel, "preferences", away=7)
    assert "**Away**: until <t:" in table.text(shown.response)
    assert (await table.glance()).table.seats[0].holiday is not None
    shown = await anna.slash(table.channel, "preferences", away=0)
    assert "**Away**: no." in table.text(shown.response)


async def test_preferences_are_changed_by_clicking(table: World) -> None:
    anna = table.people[0]
    shown = await anna.slash(table.channel, "preferences")
    for line in ("**Confirming turns**: you confirm turns in which you build", "**Private messages**: your hand comes"):
        assert line in table.text(shown.response), "above each choice stands what it is for"
    for label, what, value in (
        ("Never", "confirms", "never"),
        ("Always", "confirms", "always"),
        ("Off", "mail", "off"),
        ("On", "mail", "open"),
        ("My servers", "ranked", "server"),
        ("Nowhere", "ranked", "nowhere"),
        ("Everywhere", "ranked", "everywhere"),
        ("English", "language", "en"),
        ("Same as my Discord", "language", None),
    ):
        shown = await table.press(anna, shown, label)
        assert getattr(await table.host.memory.profile(str(anna.id)), what) == value
        [found] = [part for part in table.components(shown.response) if part.get("label") == label]
        assert found["emoji"]["name"] == "✅", "colour is not all that tells what is chosen"
    assert (await table.glance()).table.seats[0].confirms == "always"
    shown = await table.press(anna, shown, "14 days")
    holiday = (await table.glance()).table.seats[0].holiday
    assert holiday is not None
    assert holiday.end == table.clock() + 14 * 24 * 3600
    await table.press(anna, shown, "I’m back")
    assert (await table.glance()).table.seats[0].holiday is None


async def test_looking_at_the_own_preferences_keeps_nothing(table: World) -> None:
    shown = await table.stranger.slash(table.channel, "preferences")
    assert "Your preferences" in table.text(shown.response)
    with closing(sqlite3.connect(table.path)) as connection:
        assert str(table.stranger.id) not in "\n".join(connection.iterdump())


@pytest.mark.parametrize(
    "detail", ["confirms=sometimes", "mail=post", "ranked=first", "language=tlh", "away=61", "away", "weather=sun"]
)
async def test_preferences_that_somebody_made_up_are_refused(detail: str, table: World) -> None:
    view: ui.LayoutView = ui.LayoutView(timeout=None)
    view.add_item(ui.ActionRow(button("?", Purpose("prefer", detail=detail))))
    await table.env.bot.get_partial_messageable(table.channel.id).send(view=view)
    before = await table.host.memory.profile(str(table.people[0].id))
    shown = await table.people[0].click(table.newest, label="?")
    assert "(rule T-7)" in table.text(shown.response)
    assert await table.host.memory.profile(str(table.people[0].id)) == before


async def test_a_person_gets_all_that_is_kept_and_can_be_forgotten(table: World) -> None:
    bela = table.people[1]
    shown = await bela.slash(table.channel, "privacy")
    assert shown.response is not None
    assert shown.response.ephemeral
    [file] = shown.response.attachments
    data = table.env.backend.cdn.get(file.url)
    assert data is not None
    assert json.loads(data)["user"] == str(bela.id)
    really = await table.press(bela, shown, "Erase me")
    assert (await table.glance()).table.seats[1].user == str(bela.id)
    await table.press(bela, really, "Yes, erase everything")
    assert (await table.glance()).table.seats[1].user is None


async def test_only_whom_a_message_is_about_is_mentioned(table: World) -> None:
    for _ in range(3):
        assert [user.id for user in table.newest.mentions] == [(await table.asked()).id]
        await take(table)


async def test_a_reminder_then_the_default_then_a_bot(house: World) -> None:
    await house.open(hours=24.0)
    await house.people[0].slash(house.channel, "table options", then="bot", misses=1)
    await house.people[0].click(house.newest, label="Start")
    person = await house.asked()
    assert "Time’s up <t:" in house.text(house.newest)
    await house.pass_hours(20)
    assert f"⏰ <@{person.id}>, it’s still your turn. Time’s up <t:" in house.text(house.newest)
    assert [user.id for user in house.newest.mentions] == [person.id]
    await house.pass_hours(5)
    assert "Somebody was away too long" in house.text(house.newest)
    assert await house.asked() is not person


async def test_a_turn_that_timed_out_is_told(house: World) -> None:
    await house.open(hours=24.0)
    await house.people[0].slash(house.channel, "table options", then="move")
    await house.people[0].click(house.newest, label="Start")
    person = await house.asked()
    await house.pass_hours(25)
    assert f"**{person.user.global_name}** ran out of time, then took" in house.text(house.newest)
    assert house.text(house.newest).count("ran out of time") == 1
