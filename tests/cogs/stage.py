"""A game that can be put back to certain moments, and people of every kind who try something there."""

import re
import sqlite3
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import discord
import simcord
from discord import ui
from simcord.builders import ChannelHandle, UserHandle
from simcord.results import InteractionResult, ResponseMessage

from cogs.controls import Entry, Mark, button, menu
from host.commands import Act, Pause
from host.table import Actor
from tabletop.option import Option
from tests.cogs.test_looking import finish
from tests.cogs.world import World, world

NOT_OFFERED = "–"
DOES, SEES, WAITS = "does", "sees", "waits"
LATE = re.compile(r"\(rule (T-7)\)")
TURN = {"BuyBuilding", "RemoveBuilding"}
"""What the player whose turn it is can do at the moment that is shown."""


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody, and where they try things."""

    actor: simcord.MemberActor | UserHandle
    channel: ChannelHandle

    async def type(self, command: str, options: Mapping[str, Any], channel: ChannelHandle) -> InteractionResult:
        """Use a command, in some channel unless it is a private one."""
        if isinstance(self.actor, simcord.MemberActor):
            return await self.actor.slash(channel, command, **options)
        result: InteractionResult = await self.actor.slash(command, **options)
        return result


class Use(NamedTuple):
    """How a button or a menu is used."""

    detail: str = ""
    value: "Callable[[Stage], str] | None" = None
    """What is chosen, in a menu."""
    answers: bool = False
    """Whether it answers the open question."""
    anywhere: bool = False
    """Whether it is about no table."""


class Stage:
    """The world with all kinds of people, and the moments to which it can be put back."""

    def __init__(self, house: World) -> None:
        self.house = house
        self._moments: dict[str, bytes] = {}
        self._moment = ""
        self._watching = sqlite3.connect(house.path)

    async def prepare(self) -> None:
        """Let the people arrive, and play through the moments."""
        self._people_arrive()
        await self.house.open(seats=4)
        await self._keep("lobby")
        await self.house.people[0].click(self.house.newest, label="Start")
        await self._play_until(lambda kinds: kinds >= TURN)
        await self._keep("turn")
        await self._act("BuyBuilding")
        await self._play_until(lambda kinds: "PlaceBuilding" in kinds)
        await self._keep("placing")
        await self._act("PlaceBuilding")
        await self._keep("ending")
        await self.put_back("turn")
        await self.house.host.do(await self._table(), self._actor(0), Pause())
        await self._keep("paused")
        await self.put_back("turn")
        await finish(self.house)
        await self._keep("over")

    def _people_arrive(self) -> None:
        house, env = self.house, self.house.env
        powers = house.guild.create_role("Keepers", permissions=discord.Permissions(manage_messages=True))
        neighbours = env.create_guild("Neighbours")
        bosses = neighbours.create_role("Bosses", permissions=discord.Permissions(administrator=True))
        anna, bela, cleo = house.people
        keeper = house.guild.add_member(env.create_user("keeper", global_name="Keeper"), roles=[powers])
        boss = neighbours.add_member(env.create_user("boss", global_name="Boss"), roles=[bosses])
        robot = house.guild.add_member(env.create_user("robot", bot=True))
        self.another_channel = house.guild.create_text_channel("another")
        self.guest = env.create_user("guest", global_name="Guest")
        self.people = {
            "on turn": Person(bela, house.channel),
            "player": Person(cleo, house.channel),
            "owner": Person(anna, house.channel),
            "spectator": Person(house.stranger, house.channel),
            "moderator": Person(keeper, house.channel),
            "elsewhere": Person(boss, neighbours.create_text_channel("games")),
            "private": Person(bela.user, bela.user.dm_channel),
            "bot": Person(robot, house.channel),
        }

    async def _table(self) -> int:
        return (await self.house.glance()).table.id

    def _actor(self, seat: int) -> Actor:
        person = self.house.people[seat]
        return Actor(str(person.id), str(person.user.global_name))

    async def _play_until(self, fits: Callable[[set[str]], bool]) -> None:
        """Let the game go on until the second player is asked for what fits."""
        luck = Random(4)
        for _ in range(1000):
            seat = (await self.house.glance()).table.waiting[0].seat
            options = await self.options(seat)
            kinds = {option.action["do"] for option in options}
            if seat == 1 and fits(kinds):
                await self.house.host.courier.idle()
                return
            buying = [option for option in options if option.action["do"] in ("BuyBuilding", "PlaceBuilding")]
            action = luck.choice(buying or options).action
            await self.house.host.do(await self._table(), self._actor(seat), Act(action, quick=True))
        raise AssertionError("the moment never comes")

    async def _act(self, kind: str) -> None:
        [action, *_] = [option.action for option in await self.options(1) if option.action["do"] == kind]
        await self.house.host.do(await self._table(), self._actor(1), Act(action))
        await self.house.host.courier.idle()

    async def options(self, seat: int) -> tuple[Option, ...]:
        """List what a player can do now."""
        return (await self.house.glance()).options(self._actor(seat).user)

    async def _keep(self, moment: str) -> None:
        await self.house.let_go()
        self._moments[moment] = self.house.path.read_bytes()
        await self.put_back(moment)

    async def put_back(self, moment: str) -> None:
        """Let a moment be as it was, for a bot that has just started."""
        await self.house.let_go()
        self._watching.close()
        self.house.path.write_bytes(self._moments[moment])
        await self.house.env.restart_bot(await self.house.bot())
        self._watching = sqlite3.connect(self.house.path)
        self._moment = moment
