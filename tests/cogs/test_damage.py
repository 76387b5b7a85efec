"""A table that is damaged: its people play elsewhere, and its host or a moderator closes it."""

import sqlite3
from contextlib import closing

import discord
import pytest
import simcord

from cogs.client import TableBot
from tests.cogs.world import World

GAME, HEAD = "UPDATE tables SET snapshot = X'00'", "UPDATE tables SET head = X'7B00'"


async def spoil(table: World, statement: str = GAME) -> None:
    """Damage the tables while the bot is away."""
    await table.let_go()
    with closing(sqlite3.connect(table.path)) as connection, connection:
        connection.execute(statement)
    await table.env.restart_bot(await table.bot())


def keeper(table: World) -> simcord.MemberActor:
    role = table.guild.create_role("Keepers", permissions=discord.Permissions(manage_messages=True))
    return table.guild.add_member(table.env.create_user("keeper", global_name="Keeper"), roles=[role])


@pytest.mark.parametrize("statement", [GAME, HEAD])
async def test_the_other_tables_are_listed(table: World, faults: list[str], statement: str) -> None:
    await spoil(table, statement)
    anna = table.people[0]
    elsewhere = table.guild.create_text_channel("elsewhere")
    await anna.slash(elsewhere, "alhambra new")
    text = table.text((await anna.slash(elsewhere, "games")).response)
    assert f"<#{elsewhere.id}>: not started yet" in text
    assert "1 of your tables can’t be read right now." in text
    faults.clear()


async def close(table: World, person: simcord.MemberActor) -> str:
    """Let somebody cancel the table, and return the last answer."""
    shown = await person.slash(table.channel, "table cancel")
    if "Cancel the game" in table.buttons(shown.response):
        shown = await table.press(person, shown, "Cancel the game")
    return table.text(shown.response)


@pytest.mark.parametrize("what", [GAME, HEAD], ids=["its game", "all of it"])
async def test_its_host_closes_it_and_opens_another(table: World, faults: list[str], what: str) -> None:
    await spoil(table, what)
    anna, bela = table.people
    shown = await anna.slash(table.channel, "table show")
    assert "can close it with **/table cancel**" in table.text(shown.response)
    for person in (bela, table.stranger):
        assert "(rule T-4)" in await close(table, person)
    assert await close(table, anna) == "The game is cancelled."
    shown = await anna.slash(table.channel, "alhambra new")
    assert f"<#{table.channel.id}>" in table.text(shown.response)
    assert (await table.glance()).table.status == "lobby"
    faults.clear()


async def test_a_moderator_closes_one_of_which_nothing_can_be_read(table: World, faults: list[str]) -> None:
    await spoil(table, HEAD)
    assert "(rule T-4)" in await close(table, table.people[1]), "it is another's"
    assert await close(table, keeper(table)) == "The game is cancelled."
    await table.people[0].slash(table.channel, "alhambra new")
    assert (await table.glance()).table.status == "lobby"
    faults.clear()


async def test_whoever_runs_the_bot_closes_it(table: World, faults: list[str]) -> None:
    await spoil(table, HEAD)
    assert isinstance(table.env.bot, TableBot)
    table.env.bot.owner_id = table.stranger.id
    assert await close(table, table.stranger) == "The game is cancelled."
    faults.clear()


async def test_a_moderator_brings_another_table_beside_it(table: World, faults: list[str]) -> None:
    elsewhere, third = (table.guild.create_text_channel(name) for name in ("elsewhere", "third"))
    await table.people[0].slash(elsewhere, "alhambra new")
    await spoil(table, GAME + f" WHERE channel = '{table.channel.id}'")
    await keeper(table).slash(third, "table bring")
    assert (await table.host.tables.look_at(str(third.id))).table.status == "lobby"
    faults.clear()
