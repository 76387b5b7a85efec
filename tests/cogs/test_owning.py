"""Whoever runs the bot sees its servers, leaves them, blocks and unblocks; nobody else can (T-26)."""

import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import discord
import pytest
import simcord
from discord import ui
from simcord.builders import ChannelHandle

from cogs.client import TableBot
from cogs.controls import Purpose, button
from cogs.operator import Operator
from tests.cogs.test_commands import OWNERS, leaves, payload
from tests.cogs.world import World, world

BAD = 123456789012345678
"""The id of a server where the bot is not."""


class Home:
    """A world with a server for whoever runs the bot; the first of its people does."""

    def __init__(self, house: World) -> None:
        self.house = house
        guild = house.env.create_guild("Home")
        bosses = guild.create_role("Bosses", permissions=discord.Permissions(administrator=True))
        self.guild, self.channel = guild, guild.create_text_channel("desk")
        self.owner, self.other = (guild.add_member(person.user, roles=[bosses]) for person in house.people)
        self.id = guild.id

    async def live(self, **settings: Any) -> None:
        """Let the bot start with this server as the one for its owner."""
        self.house.owner = self.owner.id
        self.house.operator = Operator(**{"guild": self.id, **settings})
        await self.house.restart()

    async def say(self, command: str, **options: Any) -> str:
        """Let the owner use a command; return what is answered."""
        shown = await self.owner.slash(self.channel, f"owner {command}", **options)
        assert shown.response is not None
        assert shown.response.ephemeral
        return self.house.text(shown.response)

    @property
    def bot(self) -> TableBot:
        bot = self.house.env.bot
        assert isinstance(bot, TableBot)
        return bot

    @property
    def servers(self) -> set[str]:
        """Where the bot is."""
        return {guild.name for guild in self.bot.guilds}


@pytest.fixture
async def home(tmp_path: Path) -> AsyncIterator[Home]:
    async with world(tmp_path, 2) as house:
        made = Home(house)
        await made.live()
        yield made


def told(house: World, guild: int) -> list[list[str]]:
    """Return the commands that a server was told, each time."""
    path = f"/guilds/{guild}/commands"
    bodies: list[Any] = [one.json for one in house.env.http_requests if one.method == "PUT" and one.path.endswith(path)]
    return [[leaf for command in body for leaf in leaves(command)] for body in bodies]


async def test_the_commands_are_told_to_one_server_and_shown_to_its_administrators(home: Home) -> None:
    assert [set(names) for names in told(home.house, home.id)] == [OWNERS]
    assert "owner" not in {command["name"] for command in await payload(home.house)}
    [group] = home.bot.tree.get_commands(guild=discord.Object(home.id))
    assert isinstance(group, discord.app_commands.Group)
    assert group.default_permissions == discord.Permissions(administrator=True)
    await home.live()
    assert len(told(home.house, home.id)) == 1, "once is enough"


async def test_the_commands_move_with_the_setting(home: Home) -> None:
    await home.live(guild=home.house.guild.id)
    assert [set(names) for names in told(home.house, home.house.guild.id)] == [OWNERS]
    assert told(home.house, home.id)[-1] == []
    await home.live(guild=None)
    assert told(home.house, home.house.guild.id)[-1] == []


async def test_servers_are_listed_by_their_open_tables_a_page_at_a_time(home: Home) -> None:
    await home.house.open()
    assert (await home.say("servers")).splitlines() == [
        "**I’m on 2 servers**",
        f"- **House** `{home.house.guild.id}`: 1 open table",
        f"- **Home** `{home.id}`: no open tables",
    ]
    for number in range(25):
        home.house.env.create_guild(f"Another {number} **[x](y)**")
    await home.live()
    first = await home.owner.slash(home.channel, "owner servers")
    assert "**I’m on 27 servers** (page 1 of 2)" in home.house.text(first.response)
    assert r"\*\*\[x\](y)\*\*" in home.house.text(first.response)
    second = await home.house.press(home.owner, first, "Next")
    assert "(page 2 of 2)" in home.house.text(second.response)
    assert home.house.buttons(second.response) == ["Back"]
    assert len(home.house.text(second.response).splitlines()) == 1 + 7


async def test_a_server_can_be_left_but_not_the_own_one(home: Home) -> None:
    other = home.house.env.create_guild("Other")
    offered = await home.owner.autocomplete(home.channel, "owner leave", "server", "oth")
    assert [choice["value"] for choice in offered] == [str(other.id)]
    assert await home.say("leave", server=str(other.id)) == "I’ve left **Other**."
    assert home.servers == {"House", "Home"}
    for server, words in ((str(home.id), "your own server"), (str(other.id), "not on that"), ("Other", "not on that")):
        assert words in await home.say("leave", server=server)
    assert home.servers == {"House", "Home"}


async def test_a_blocked_server_is_left(home: Home) -> None:
    bad = home.house.env.create_guild("Bad")
    assert await home.say("block", server=str(bad.id)) == "I’ve left **Bad**."
    assert home.servers == {"House", "Home"}
    await home.live()
    assert f"- server `{bad.id}`" in await home.say("blocked")
    offered = await home.owner.autocomplete(home.channel, "owner unblock", "server", "")
    assert [choice["value"] for choice in offered] == [str(bad.id)]
    assert "can invite me again" in await home.say("unblock", server=str(bad.id))
    assert "Nobody is blocked." in await home.say("blocked")


async def test_a_blocked_server_that_invites_the_bot_is_left_at_once(home: Home) -> None:
    assert "leave at once" in await home.say("block", server=str(BAD))
    home.house.env.create_guild("Bad", id=BAD)
    home.house.env.create_guild("Good")
    await home.house.env.settle()
    assert home.servers == {"House", "Home", "Good"}


async def test_a_server_that_invited_the_bot_while_it_was_away_is_left_at_the_start(home: Home) -> None:
    bad = home.house.env.create_guild("Bad")
    await home.house.host.blocklist.block("server", str(bad.id))
    await home.live()
    await home.house.env.settle()
    assert home.servers == {"House", "Home"}


async def test_a_blocked_person_is_refused_everything_but_their_data(home: Home) -> None:
    house = home.house
    await house.start()
    bela = house.people[1]
    assert f"<@{bela.id}> is blocked" in await home.say("block", person=bela.user)
    for _ in range(2):
        for attempt in (
            bela.slash(house.channel, "games"),
            bela.slash(house.channel, "help"),
            bela.click(house.newest, label="Hand"),
            bela.user.slash("rules"),
        ):
            shown = await attempt
            assert shown.response is not None
            assert shown.response.ephemeral
            assert "has blocked you" in house.text(shown.response)
            assert "(rule T-26)" in house.text(shown.response)
        assert await bela.autocomplete(house.channel, "rules", "about", "") == []
        await home.live()
    assert "Here’s" not in house.text(house.newest)
    shown = await bela.slash(house.channel, "privacy")
    [file] = shown.response.attachments if shown.response else []
    assert json.loads(await file.read())["blocked"]["what"] == "person"
    asked = await house.press(bela, shown, "Erase me")
    await house.press(bela, asked, "Yes, erase everything")
    assert (await house.glance()).table.seats[1].user is None
    assert "has blocked you" in house.text((await bela.slash(house.channel, "games")).response)
    assert "can play again" in await home.say("unblock", person=bela.user)
    assert "has blocked" not in house.text((await bela.slash(house.channel, "games")).response)


async def test_what_cannot_be_meant_is_refused(home: Home) -> None:
    bela = home.other.user
    for words, command, options in (
        ("either a server or a person", "block", {}),
        ("either a server or a person", "unblock", {"server": str(home.house.guild.id), "person": bela}),
        ("That’s you", "block", {"person": home.owner.user}),
        ("your own server", "block", {"server": str(home.id)}),
        ("not on that server", "block", {"server": "everywhere"}),
        ("aren’t blocked", "unblock", {"person": bela}),
        ("aren’t blocked", "unblock", {"server": str(home.house.guild.id)}),
    ):
        assert words in await home.say(command, **options), command
    assert home.house.host.blocklist.all() == []


async def test_an_administrator_of_that_server_who_does_not_own_the_application_can_do_nothing(home: Home) -> None:
    house = home.house
    bela, server = home.owner.user, str(house.guild.id)
    for command, options in (
        ("servers", {}),
        ("leave", {"server": server}),
        ("block", {"server": server}),
        ("block", {"person": bela}),
        ("unblock", {"person": bela}),
        ("blocked", {}),
    ):
        shown = await home.other.slash(home.channel, f"owner {command}", **options)
        assert "Only whoever runs this bot can do that. (rule T-26)" in house.text(shown.response)
    assert await home.other.autocomplete(home.channel, "owner leave", "server", "") == []
    assert home.servers == {"House", "Home"}
    assert house.host.blocklist.all() == []


async def planted(house: World, channel: ChannelHandle) -> discord.Message:
    """Put a button into a channel that turns the pages of the list of servers."""
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.ActionRow(button("?", Purpose("owner-servers", detail="0"))))
    sent = await house.env.bot.get_partial_messageable(channel.id).send(view=view)
    [found] = [message for message in channel.history() if message.id == sent.id]
    return found


async def test_the_pages_of_the_list_turn_for_the_owner_on_that_server_only(home: Home) -> None:
    house = home.house
    there: list[tuple[simcord.MemberActor, ChannelHandle, str]] = [
        (home.owner, home.channel, "2 servers"),
        (home.other, home.channel, "(rule T-26)"),
        (house.people[0], house.channel, "(rule T-26)"),
    ]
    for person, channel, words in there:
        shown = await person.click(await planted(house, channel), label="?")
        assert words in house.text(shown.response)
    await home.live(guild=None)
    shown = await home.owner.click(await planted(house, home.channel), label="?")
    assert "(rule T-26)" in house.text(shown.response), "without the setting there is no such place"
