"""Clash as people see it on Discord."""

from collections.abc import Collection, Iterable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar

import discord
from discord import app_commands
from discord.ext import commands

from cogs import lobby
from cogs.answering import answer
from cogs.arguments import on_servers
from cogs.call import Call
from cogs.card import Card, Row
from cogs.controls import Control, MenuLine, Purpose, button, choices
from cogs.face import Choices, Face, Shown, Typing, Wording
from cogs.names import mention, names_of, written_names
from cogs.reference import Reference
from cogs.story import story
from cogs.translating import texted as texted_in
from host.commands import Act, Undo
from host.glance import Glance
from host.news import Entry
from host.table import Status, UserId
from render.kit.picture import Picture
from tabletop.rules import Plain
from tabletop.seat import Seat
from tests.clash.actions import Say
from tests.clash.picture import ScoresPicture
from texts.catalogue import Catalogue

if TYPE_CHECKING:
    from cogs.client import TableBot


texted = partial(texted_in, game="clash")


class Words:
    """Clash in words."""

    def __init__(self, say: Catalogue) -> None:
        self._say = say

    def option(self, action: Say, view: Any) -> str:
        return self._say("clash-option", number=action.number)

    def params(self, given: Any) -> dict[str, str | int]:
        return dict(given)


async def panel(call: Call) -> Card:
    """Offer the numbers."""
    glance = await call.table()
    return call.face(glance).now(glance, call.actor.user, call.say)


async def speak(call: Call) -> Card:
    """Say a number that was clicked."""
    glance = await call.table()
    return await attempt(call, glance, call.choice)


async def attempt(call: Call, glance: Glance, number: str) -> Card:
    """Say a number, if the rules allow it."""
    accepted = await call.submit(glance, Act(Say(0, int(number) if number.isdecimal() else 0)))
    return call.face(glance).now(accepted.glance, call.actor.user, call.say)


@on_servers
class ClashCommands(commands.GroupCog, name=texted("name-clash"), description=texted("cmd-clash")):
    """The commands of Clash."""

    @app_commands.command(name=texted("name-new"), description=texted("cmd-new"))
    async def new(self, interaction: "discord.Interaction[TableBot]") -> None:
        """Open a table."""
        await answer(interaction, lambda call: lobby.new(call, "clash", {"seats": 2}, thread=False))


class ClashFace(Face):
    """Clash."""

    key: ClassVar[str] = "clash"
    cogs: ClassVar[Sequence[type[commands.Cog]]] = (ClashCommands,)
    typing: ClassVar[Sequence[Typing]] = (Typing("say", "number"),)
    choices: ClassVar[Choices] = Choices()
    reference: ClassVar[Reference] = Reference("clash")

    def __init__(self) -> None:
        self.controls = {"say": Control(panel), "number": Control(speak)}

    def table_card(self, glance: Glance, say: Catalogue, shown: Shown) -> Card:
        view = glance.view(None)
        told = story(self, glance, shown.entries, say)
        return Card(
            told,
            self._picture(glance, say) if view else None,
            self.asked_line(glance, say),
            *self.table_buttons(glance, say),
        )

    def _picture(self, glance: Glance, say: Catalogue) -> Picture:
        scores = glance.view(None)["scores"]
        lines = [f"{name}: {score}" for name, score in zip(names_of(glance.table, say), scores, strict=True)]
        return ScoresPicture(tuple(lines), say.language)

    def told(self, glance: Glance, events: Iterable[Plain], say: Catalogue) -> list[str]:
        names, lines = written_names(glance.table, say), []
        for event in events:
            if event["event"] == "Spoke":
                lines.append(say("clash-spoke", who=names[event["seat"]]))
            elif event["event"] == "Clashed":
                gains = [f"{name} {gain}" for name, gain in zip(names, event["gains"], strict=True)]
                lines.append(say("clash-round", number=event["round"], gains=say.row(gains)))
        return lines

    def asked_line(self, glance: Glance, say: Catalogue, called: Collection[Seat] = ()) -> str | None:
        if glance.table.status is not Status.PLAYING:
            return None
        seats = glance.table.seats
        asked = [mention(seats[wait.seat], wait.seat, say) for wait in glance.table.waiting]
        return say("clash-asked", who=say.listed(asked)) if asked else None

    def table_buttons(self, glance: Glance, say: Catalogue) -> list[Row]:
        table = glance.table
        if table.status is Status.PLAYING:
            return [Row([button(say("button-say"), Purpose("say", table.id), "main")])]
        if table.status is Status.OVER:
            return [Row([button(say("button-rematch"), Purpose("rematch", table.id), "good")])]
        return []  # paused or cancelled

    def now(self, glance: Glance, user: UserId, say: Catalogue, note: str = "") -> Card:
        words = self.words(glance, say)
        entries = [MenuLine(str(one.action.number), words.option(one.action, None)) for one in glance.options(user)]
        purpose = Purpose("number", glance.table.id, state=glance.table.entries)
        return Card(note, *self.hand_card(glance, user, say).parts, *choices(say("clash-choose"), purpose, entries))

    def hand_card(self, glance: Glance, user: UserId, say: Catalogue) -> Card:
        return Card(say("clash-hand", number=glance.view(user)["said"] or 0))

    def recap(self, glance: Glance, entries: Sequence[Entry], seat: Seat, say: Catalogue) -> str:
        return say("clash-recap")

    def changed_hands(self, events: Iterable[Plain]) -> set[Seat]:
        return {event["seat"] for event in events if event["event"] == "Whispered"}

    def words(self, glance: Glance, say: Catalogue) -> Wording:
        return Words(say)

    async def type_choice(self, call: Call, name: str, text: str) -> Card:
        return await attempt(call, await call.table(), text)

    async def offer(self, call: Call, name: str, typed: str) -> list[app_commands.Choice[str]]:
        options = (await call.table()).options(call.actor.user)
        words = self.words(await call.table(), call.say)
        return [
            app_commands.Choice(name=words.option(one.action, None), value=str(one.action.number)) for one in options
        ]

    async def end(self, call: Call) -> Card:
        return await panel(call)

    async def undo(self, call: Call, *, everything: bool = False) -> Card:
        await call.submit(await call.table(), Undo(everything))
        return await panel(call)

    async def hand(self, call: Call) -> Card:
        return await panel(call)

    def replay(self, views: Iterable[Any], names: Sequence[str], language: str) -> Picture:
        return ScoresPicture(tuple(str(view["scores"]) for view in views), language)
