"""Seats and tables change hands on Discord when whoever is to have them has pressed Accept."""

import sqlite3
from contextlib import closing

import discord
import pytest
import pytest_asyncio

from tests.cogs.world import World


@pytest_asyncio.fixture
async def offer(table: World) -> discord.Message:
    """Let the owner ask a stranger to take over a seat; return the message that does."""
    anna, bela = table.people
    shown = await anna.slash(table.channel, "table replace", player=bela, by=table.stranger)
    assert "The seat changes hands once they accept" in table.text(shown.response)
    return table.newest


async def names(table: World) -> list[str]:
    return [seat.name for seat in (await table.glance()).table.seats]


async def test_whoever_is_to_have_a_seat_is_asked_and_alone_mentioned(table: World, offer: discord.Message) -> None:
    who = f"<@{table.stranger.id}>, **Anna** would like you to take over **Bela**’s seat."
    assert table.text(offer) == who
    assert [user.id for user in offer.mentions] == [table.stranger.id]
    assert table.buttons(offer) == ["Accept", "No thanks"]
    assert await names(table) == ["Anna", "Bela"]
    assert table.mail(table.stranger) == []
    with closing(sqlite3.connect(table.path)) as connection:
        assert not connection.execute("SELECT * FROM profiles WHERE user = ?", (str(table.stranger.id),)).fetchall()


async def test_a_seat_changes_hands_when_it_is_accepted(table: World, offer: discord.Message) -> None:
    shown = await table.stranger.click(offer, label="Accept")
    assert "The seat is yours" in table.text(shown.response)
    assert await names(table) == ["Anna", "Stranger"]
    assert table.text(offer).endswith("✅ Accepted.")
    assert table.buttons(offer) == []
    assert "**Stranger** took over a seat." in table.text(table.newest)


async def test_nobody_else_answers(table: World, offer: discord.Message) -> None:
    for person in table.people:
        for label in ("Accept", "No thanks"):
            shown = await person.click(offer, label=label)
            assert "That offer is for somebody else. (rule T-12)" in table.text(shown.response)
    assert table.buttons(offer) == ["Accept", "No thanks"]
    assert await names(table) == ["Anna", "Bela"]


async def test_whoever_does_not_want_to_says_so(table: World, offer: discord.Message) -> None:
    shown = await table.stranger.click(offer, label="No thanks")
    assert "Nothing changes for you" in table.text(shown.response)
    assert table.text(offer).endswith("Declined.")
    assert table.buttons(offer) == []
    assert await names(table) == ["Anna", "Bela"]
    assert table.newest.id == offer.id, "the channel hears nothing else of it"


@pytest.mark.parametrize("command", ["table resign", "table cancel"])
async def test_an_offer_that_has_lapsed_loses_its_buttons(table: World, offer: discord.Message, command: str) -> None:
    anna, bela = table.people
    person, label = (bela, "Resign my seat") if command == "table resign" else (anna, "Cancel the game")
    await table.press(person, await person.slash(table.channel, command), label)
    assert table.text(offer).endswith("This offer is closed.")
    assert table.buttons(offer) == []


async def test_a_newer_offer_closes_the_older_one(table: World, offer: discord.Message) -> None:
    bela = table.people[1]
    guest = table.guild.add_member(table.env.create_user("guest", global_name="Guest"))
    await bela.slash(table.channel, "table replace", player=bela, by=guest)
    assert table.text(offer).endswith("This offer is closed.")
    assert table.text(table.newest) == f"<@{guest.id}>, **Bela** would like you to take over their seat."


async def test_an_offer_outlives_the_program(table: World, offer: discord.Message) -> None:
    await table.restart()
    [message] = [one for one in table.public() if one.id == offer.id]
    await table.stranger.click(message, label="Accept")
    assert await names(table) == ["Anna", "Stranger"]


async def test_a_table_has_a_new_host_who_agreed(house: World) -> None:
    await house.open()
    anna, bela = house.people
    shown = await anna.slash(house.channel, "table host", to=bela)
    assert "They’ll be the host once they accept" in house.text(shown.response)
    assert house.text(house.newest) == f"<@{bela.id}>, **Anna** would like you to host this table."
    assert (await house.glance()).table.owner == str(anna.id)
    offer = house.newest
    shown = await bela.click(offer, label="Accept")
    assert "You’re the host now." in house.text(shown.response)
    assert (await house.glance()).table.owner == str(bela.id)
    assert house.text(offer).endswith("✅ Accepted.")
    refused = await anna.slash(house.channel, "table kick", player=bela)
    assert "(rule T-4)" in house.text(refused.response)


async def test_an_offer_that_could_not_be_shown_is_shown_once_when_it_can_be(table: World) -> None:
    anna, bela = table.people
    table.env.inject_error("POST", f"/channels/{table.channel.id}/messages", status=500)
    await anna.slash(table.channel, "table replace", player=bela, by=table.stranger)
    await table.host.courier.idle()
    asked = [one for one in table.public() if "would like you to take over" in table.text(one)]
    assert len(asked) == 1
