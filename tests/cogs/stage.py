"""A game that can be put back to certain moments, and people of every kind who try something there."""

import re
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import discord
import simcord
from discord import ui
from msgspec.structs import replace
from simcord.builders import ChannelHandle, UserHandle
from simcord.results import InteractionResult, ResponseMessage, to_discord_message

from cogs.client import TableBot
from cogs.controls import MenuLine, Purpose, button, menu
from cogs.operator import Operator
from host.commands import Act, Configure, OfferSeat, Pause, Start
from host.table import Actor
from tabletop.option import Option
from tests.cogs.world import World, world

NOT_OFFERED = "–"
DOES, SEES, WAITS = "does", "sees", "waits"
RULE = "b:rule:0:0:"
HIDDEN = ("not visible to this user here", "No application command named")
"""What somebody is told who uses a command that they are not shown, or that is of another server."""
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
    value: "Callable[[Stage], Awaitable[str]] | None" = None
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
        self.moment = ""
        self._planted = 0

    async def prepare(self) -> None:
        """Let the people arrive, and play through the moments."""
        self._people_arrive()
        await self.house.open(seats=4)
        await self._keep("lobby")
        await self.house.host.do(await self._table(), self._actor(0), Start())
        await self._play_until(lambda kinds: kinds >= TURN)
        await self._keep("turn")
        await self._play_until(lambda kinds: "PlaceBuilding" in kinds)
        await self._keep("placing")
        await self._play_until(lambda kinds: kinds == {"ConfirmTurn"})
        await self._keep("ending")
        await self._play_until(lambda kinds: not kinds)
        await self._keep("over")
        await self._go_back("turn")
        await self.house.host.do(await self._table(), self._actor(0), Pause())
        await self._keep("paused")
        await self._go_back("turn")
        offer = OfferSeat(str(self.user("player").id), str(self.user("spectator").id))
        self.offer = (await self.house.host.do(await self._table(), self._actor(0), offer)).news.params["offer"]
        await self._keep("offered")
        await self._go_back("lobby")
        settings = (await self.house.glance()).table.settings
        with_vizier = replace(settings, options={"modules": ["vizier"], "interrupts": "window"})
        await self.house.host.do(await self._table(), self._actor(0), Configure(with_vizier))
        await self.house.host.do(await self._table(), self._actor(0), Start())
        await self._play_until(lambda kinds: "BuyWithVizier" in kinds)
        await self._keep("between")

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
        keeping = discord.PermissionOverwrite(manage_messages=True)
        self.own_channel = house.guild.create_text_channel("own", overwrites={house.guild.default_role: keeping})
        self._guest = env.create_user("guest", global_name="Guest")
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
        """Let the game go on until what the second player is asked for fits, or until it is over."""
        luck = Random(4)
        while seats := await self.house.waited_for():
            seat = next(number for number in (1, 0, 2) if self._actor(number).user in seats)
            options = await self.options(seat)
            if seat == 1 and fits({type(option.action).__name__ for option in options}):
                return
            buying = [option for option in options if type(option.action).__name__ in ("BuyBuilding", "PlaceBuilding")]
            action = luck.choice(buying or options).action
            await self.house.host.do(await self._table(), self._actor(seat), Act(action))

    async def options(self, seat: int) -> tuple[Option, ...]:
        """List what a player can do now."""
        return (await self.house.glance()).options(self._actor(seat).user)

    async def _keep(self, moment: str) -> None:
        await hush(self.house)
        await self.house.let_go()
        self._moments[moment] = self.house.path.read_bytes()
        await self.house.bot()  # which nobody connects: nothing that happens now is told

    async def _go_back(self, moment: str) -> TableBot:
        await self.house.let_go()
        self.house.path.write_bytes(self._moments[moment])
        return await self.house.bot()

    async def put_back(self, moment: str) -> None:
        """Let a moment be as it was, for a bot that has just started."""
        await self.house.env.restart_bot(await self._go_back(moment))
        self.moment = moment

    def stored(self) -> str:
        """Return all that is stored."""
        with closing(sqlite3.connect(self.house.path)) as connection:
            return "\n".join(connection.iterdump())

    def user(self, name: str) -> UserHandle:
        """Return somebody by what they are here."""
        if name == "guest":
            return self._guest
        actor = self.people[name].actor
        return actor.user if isinstance(actor, simcord.MemberActor) else actor

    def show_moderation(self, *, to_all: bool) -> None:
        """Let the server show the commands of moderators and owners to everybody, or as it is by default."""
        guild = self.house.guild
        for name in ("moderate", "owner"):
            command = self.house.env.backend.find_command(name, guild.id)
            assert command is not None
            guild.set_command_permissions(int(command["id"]), {guild.default_role: True} if to_all else {})

    async def planted(self, person: Person, verb: str, use: Use) -> discord.Message:
        """Put a control where somebody can reach it, as only the bot itself could."""
        glance = await self.house.glance()
        since = glance.table.waiting[0].since if use.answers else 0
        purpose = Purpose(verb, 0 if use.anywhere else glance.table.id, since, use.detail)
        control = (
            button("?", purpose) if use.value is None else menu("?", purpose, [MenuLine(await use.value(self), "?")])
        )
        view = ui.LayoutView(timeout=None)
        view.add_item(ui.ActionRow(control))
        sent = await self.house.env.bot.get_partial_messageable(person.channel.id).send(view=view)
        self._planted = sent.id
        return to_discord_message(self.house.env, self.house.env.backend.get_message(person.channel.id, sent.id))

    async def press(self, person: Person, verb: str, use: Use) -> InteractionResult:
        """Let somebody use a button or a menu."""
        message = await self.planted(person, verb, use)
        result: InteractionResult
        if use.value is None:
            result = await person.actor.click(message, label="?")
        else:
            result = await person.actor.select(message, [await use.value(self)])
        return result

    async def outcome(self, attempt: Callable[[], Awaitable[InteractionResult]]) -> str:
        """Let somebody try something, and return what they got; whatever is refused changes nothing."""
        before = self.stored()
        try:
            shown = await attempt()
        except simcord.SetupError as error:
            assert any(words in str(error) for words in HIDDEN), error
            return NOT_OFFERED
        await self.house.host.courier.idle()
        changed = self.stored() != before
        answers = [one for one in (shown.response, *shown.followups) if one and one.id != self._planted]
        self._check(answers)
        rules = [rule for one in answers for rule in self._rules(one)]
        if changed:
            assert not rules, f"{rules} were named, but something has changed"
            await self.put_back(self.moment)
            return DOES
        assert answers, "nothing was said"
        waits = any("’s turn. Here’s your hand" in self.house.text(one) for one in answers)
        return rules[0] if rules else WAITS if waits else SEES

    def _check(self, answers: list[ResponseMessage]) -> None:
        """Whatever is said is said to one person alone, and is never that something went wrong with us."""
        bot = self.house.env.bot
        assert isinstance(bot, TableBot)
        assert bot.meters.failed == 0
        for answer in answers:
            assert answer.ephemeral
            assert not answer.content, "the control was not understood"

    def _rules(self, answer: ResponseMessage) -> list[str]:
        """Return the rule that a refusal names."""
        buttons = [part.get("custom_id", "") for part in self.house.components(answer)]
        named = [one.removeprefix(RULE) for one in buttons if one.startswith(RULE)]
        return named or LATE.findall(self.house.text(answer))


async def hush(house: World) -> None:
    """Let what has happened count as told."""
    storage = house.host.storage
    for table, number in await storage.undelivered():
        await storage.delivered(table, number)


@asynccontextmanager
async def stage(folder: Path) -> AsyncIterator[Stage]:
    """Set the stage."""
    async with world(folder, 3) as house:
        house.operator = Operator(guild=house.guild.id)
        made = Stage(house)
        await made.prepare()
        yield made
