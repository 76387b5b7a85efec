"""What the tests of the bot share: a simulated Discord with people in it, who click and type."""

from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any, ClassVar, NamedTuple

import discord
import simcord
from simcord.components import walk_components
from simcord.results import InteractionResult, ResponseMessage, to_discord_message

from alhambra.hosted import Alhambra
from cogs.alhambra.face import AlhambraFace
from cogs.client import TableBot
from cogs.face import Face
from cogs.meters import Meters
from cogs.operator import Operator
from host.glance import Glance
from host.host import Host
from host.limits import Limits
from host.sqlite.store import SqliteStorage
from render.kit.studio import Studio
from tabletop.rules import Rules
from tests.host.tables import Clock, drawing
from tests.openapi import check_requests

NAMES = ("Anna", "Bela", "Cleo", "Dana", "Emil", "Fleur")
BUTTON, MENU, TEXT, GALLERY = 2, 3, 10, 12
PATIENCE = 60.0


class Offer(NamedTuple):
    """Something that can be chosen: a button, or a line of a menu."""

    label: str
    custom_id: str
    value: str | None = None


class World:
    """A server with a channel, people, and the bot on a database file; what is played there is Alhambra."""

    game: ClassVar[str] = "alhambra"
    kinds: ClassVar[tuple[type[Rules[Any, Any, Any]], type[Face]]] = (Alhambra, AlhambraFace)

    def __init__(
        self,
        path: Path,
        people: int,
        studio: Studio | None = None,
        *,
        emojis: bool = False,
        limits: Limits | None = None,
    ) -> None:
        self.path = path
        self.env: simcord.Env
        self.host: Host
        self._size = people
        self._storage: SqliteStorage
        self._studio = studio or Studio()
        self.emojis = emojis
        self._draw = drawing()
        self._limits = limits or Limits()
        self.clock = Clock()
        self.rules = self.kinds[0]()
        self.operator = Operator()
        self.owner: int | None = None
        """Who owns the application; None for nobody who is here."""

    async def bot(self) -> TableBot:
        """Make a bot on the database file."""
        self._storage = await SqliteStorage.open(self.path)
        self.host = Host(self._storage, [self.rules], now=self.clock, draw=self._draw, limits=self._limits)
        told: dict[str, Any] = {"emojis": self.emojis, "operator": self.operator, "owner_id": self.owner}
        return TableBot(self.host, self._studio, [self.kinds[1]()], meters=Meters(), **told)

    def people_arrive(self) -> None:
        """Fill the server."""
        self.guild = self.env.create_guild("House")
        self.channel = self.guild.create_text_channel("games")
        self.people = [
            self.guild.add_member(self.env.create_user(name.lower(), global_name=name)) for name in NAMES[: self._size]
        ]
        self.stranger = self.guild.add_member(self.env.create_user("stranger", global_name="Stranger"))

    async def restart(self) -> None:
        """Stop the bot and start it again on the same file."""
        await self.let_go()
        await self.env.restart_bot(await self.bot())

    async def let_go(self) -> None:
        """Let go of the database."""
        await self.host.courier.close()
        await self._storage.close()

    async def pass_hours(self, hours: float) -> None:
        """Let time pass, and happen what comes due."""
        self.clock.pass_hours(hours)
        await self.host.clocks.catch_up()
        await self.host.courier.idle()

    async def open(self, **options: Any) -> None:
        """Let everybody sit down at a table."""
        await self.people[0].slash(self.channel, f"{self.game} new", **{"seats": max(2, len(self.people)), **options})
        for person in self.people[1:]:
            await person.click(self.newest, label="Join")

    async def start(self, **options: Any) -> None:
        """Let everybody begin to play."""
        await self.open(**options)
        await self.people[0].click(self.newest, label="Start")

    @property
    def newest(self) -> discord.Message:
        """The newest message that everybody sees."""
        messages = self.env.backend.messages[self.channel.id].values()
        newest = max((one for one in messages if one.visible_to(None)), key=lambda one: one.id)
        return to_discord_message(self.env, newest)

    def public(self) -> list[discord.Message]:
        """Return the messages that everybody sees."""
        return [message for message in self.channel.history() if not message.flags.ephemeral]

    def mail(self, person: simcord.MemberActor) -> list[discord.Message]:
        """Return the private messages of somebody."""
        return person.user.dm_channel.history() if person.id in self.env.backend.dm_channels else []

    def components(self, message: discord.Message | ResponseMessage | None) -> list[dict[str, Any]]:
        """Return all parts of a message."""
        assert message is not None
        channel = message.channel_id if isinstance(message, ResponseMessage) else message.channel.id
        return list(walk_components(self.env.backend.get_message(channel, message.id).components))

    def text(self, message: discord.Message | ResponseMessage | None) -> str:
        """Return what is written in a message."""
        return "\n".join(part["content"] for part in self.components(message) if part["type"] == TEXT)

    def alts(self, message: discord.Message | ResponseMessage | None) -> list[str]:
        """Return what is read out in place of the pictures."""
        galleries = [part for part in self.components(message) if part["type"] == GALLERY]
        return [item["description"] for part in galleries for item in part["items"]]

    def buttons(self, message: discord.Message | ResponseMessage | None) -> list[str]:
        """Return the labels of the buttons that can be pressed."""
        found = [part for part in self.components(message) if part["type"] == BUTTON and "custom_id" in part]
        return [part["label"] for part in found]

    def menus(self, message: discord.Message | ResponseMessage | None) -> list[dict[str, Any]]:
        """Return the menus."""
        return [part for part in self.components(message) if part["type"] == MENU]

    def offers(self, message: discord.Message | ResponseMessage | None) -> "list[Offer]":
        """Return the choices that a panel offers, as buttons or as lines of menus."""
        buttons = [
            Offer(part["label"], part["custom_id"])
            for part in self.components(message)
            if part["type"] == BUTTON and "=" in part.get("custom_id", "")
        ]
        lines = [
            Offer(option["label"], menu["custom_id"], option["value"])
            for menu in self.menus(message)
            for option in menu["options"]
        ]
        return buttons + lines

    async def choose(self, person: simcord.MemberActor, shown: InteractionResult, words: str) -> InteractionResult:
        """Choose the first thing with some words that a private panel offers."""
        offers = self.offers(shown.response)
        for offer in offers:
            if words in offer.label:
                return await self.take_up(person, shown, offer)
        raise AssertionError(f"nothing with {words!r} in {[offer.label for offer in offers]}")

    async def take_up(self, person: simcord.MemberActor, shown: InteractionResult, offer: "Offer") -> InteractionResult:
        """Choose something that a private panel offers."""
        assert shown.response is not None
        if offer.value is None:
            return await person.click(shown.response, custom_id=offer.custom_id)
        menu = next(one for one in self.menus(shown.response) if one["custom_id"] == offer.custom_id)
        others = [option["value"] for option in menu["options"] if option["value"] != offer.value]
        values = [offer.value, *others][: max(1, menu.get("min_values", 1))]  # along with others where one is too few
        return await person.select(shown.response, values, custom_id=offer.custom_id)

    async def press(self, person: simcord.MemberActor, shown: InteractionResult, label: str) -> InteractionResult:
        """Press a button of a private panel."""
        assert shown.response is not None
        return await person.click(shown.response, label=label)

    async def glance(self) -> Glance:
        """Look at the table."""
        return await self.host.tables.look_at(str(self.channel.id))

    async def asked(self) -> simcord.MemberActor:
        """Return the first person whom the game waits for."""
        users = await self.waited_for()
        return next(person for person in self.people if str(person.id) == users[0])

    async def waited_for(self) -> list[str | None]:
        """Return those who have to do something, which nobody else knows where answers are sealed."""
        _, table, game = await self.host.tables.opened((await self.glance()).table.id)
        return [table.seats[seat].user for seat in self.rules.to_act(game)]

    def visible_to(self, viewer: simcord.MemberActor) -> Iterator[discord.Message]:
        """Yield all messages that somebody can see: of the channel, private answers, private messages."""
        yield from self.channel.history(viewer=viewer)
        yield from self.mail(viewer)


@asynccontextmanager
async def world(
    folder: Path,
    people: int = 2,
    studio: Studio | None = None,
    *,
    emojis: bool = False,
    limits: Limits | None = None,
    kind: type[World] = World,
    **settings: Any,
) -> AsyncIterator[World]:
    """Let the bot live in a simulated Discord; at the end, all that it asked there is checked."""
    made = kind(folder / "tables.db", people, studio, emojis=emojis, limits=limits)
    made.env = simcord.Env(await made.bot(), settle_timeout=PATIENCE, **settings)
    await made.env.start()
    try:
        made.people_arrive()
        yield made
        made.env.raise_errors()
        check_requests((entry.method, entry.path, entry.json) for entry in made.env.http_requests)
    finally:
        await made.env.shutdown()
        await made.let_go()


async def click_through_a_turn(world: World, person: simcord.MemberActor, luck: Random) -> int:
    """Let somebody take a turn by clicking whatever is offered; return how many clicks it took."""
    labels = world.buttons(world.newest)
    ways = ["Answer"] if "Answer" in labels else ["Buy", "Buy", "Take money", "Redesign", "Place", "More"]
    shown = await person.click(world.newest, label=luck.choice([way for way in ways if way in labels]))
    clicks = 1
    while await is_asked(world, person):
        shown = await _one_click(world, person, shown, luck)
        clicks += 1
        assert clicks < 40, "a turn does not come to its end"
    return clicks


async def _one_click(
    world: World, person: simcord.MemberActor, shown: InteractionResult, luck: Random
) -> InteractionResult:
    offers, buttons = world.offers(shown.response), world.buttons(shown.response)
    if "Undo" in buttons and luck.random() < 0.05:
        return await world.press(person, shown, "Undo")
    if offers and not ("Pass" in buttons and luck.random() < 0.5):
        return await world.take_up(person, shown, luck.choice(offers))
    label = next(label for label in ("End turn", "Pass", "Skip", "Take money") if label in buttons)
    return await world.press(person, shown, label)


async def type_through_a_turn(world: World, person: simcord.MemberActor, luck: Random) -> int:
    """Let somebody take a turn by typing what is offered; return how many commands it took."""
    typed = 0
    while await is_asked(world, person):
        offers = [offer for command in TYPED for offer in await _offers(world, person, *command)]
        buys = [offer for offer in offers if offer[0] in ("buy", "place")]
        if "Answer" in world.buttons(world.newest) and luck.random() < 0.5:
            offers, buys = [], []
        command, option, value = luck.choice(buys or offers) if offers else ("end", "", "")
        await person.slash(world.channel, command, **({option: value} if option else {}))
        typed += 1
        assert typed < 40, "a turn does not come to its end"
    return typed


TYPED = (("take", "cards"), ("buy", "building"), ("place", "place"), ("redesign", "change"), ("act", "action"))


async def _offers(world: World, person: simcord.MemberActor, command: str, option: str) -> list[tuple[str, str, str]]:
    choices = await person.autocomplete(world.channel, command, option, "")
    return [(command, option, choice["value"]) for choice in choices]


async def is_asked(world: World, person: simcord.MemberActor) -> bool:
    """Return whether the game waits for somebody."""
    return str(person.id) in await world.waited_for()


def words_in(messages: Sequence[discord.Message], world: World) -> str:
    """Return all that is written or read out in messages."""
    return "\n".join("\n".join([world.text(message), *world.alts(message)]) for message in messages)
