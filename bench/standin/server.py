"""The stand-in as a whole: on a socket, with people who use the bot, one at a time or all at once."""

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from aiohttp import web

from bench.standin.faults import Faults
from bench.standin.gateway import Gateway
from bench.standin.rest import Rest
from bench.standin.world import Asked, Json, Person, World, now

BACKLOG = 4096
COMMAND, COMPONENT, AUTOCOMPLETE = 2, 3, 4
SUBCOMMAND, STRING, INTEGER, BOOLEAN, NUMBER = 1, 3, 4, 5, 10
BUTTON, MENU = 2, 3


class Offer(NamedTuple):
    """Something that a panel lets one choose: a button, or a line of a menu."""

    custom_id: str
    kind: int
    values: tuple[str, ...] = ()


class StandIn:
    """Discord, as far as the bot needs it."""

    def __init__(self, faults: Faults | None = None) -> None:
        self.world = World()
        self.faults = faults or Faults()
        self.gateway = Gateway(self.world)
        self.rest = Rest(self.world, self.faults)
        self._runner: web.AppRunner | None = None

    async def start(self, socket: Path) -> None:
        """Begin to listen."""
        app = web.Application(client_max_size=64 * 2**20)
        app.router.add_get("/", self.gateway.serve)
        self.rest.add_to(app)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1)
        await self._runner.setup()
        await web.UnixSite(self._runner, str(socket), backlog=BACKLOG).start()

    async def close(self) -> None:
        """Stop listening."""
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None

    def person(self, name: str) -> Person:
        """Let somebody join the server."""
        return Person(self.world.new_id(), name)

    async def slash(self, person: Person, command: str, channel: str | None = None, **options: Any) -> Asked:
        """Let somebody use a command."""
        return await self.deliver(self.ask(person, COMMAND, _command(command, options), channel))

    async def autocomplete(self, person: Person, command: str, option: str, text: str = "") -> Asked:
        """Let somebody type into an option."""
        data = _command(command, {option: text}, focused=option)
        return await self.deliver(self.ask(person, AUTOCOMPLETE, data))

    async def use(self, person: Person, message: Json, label: str, *values: str) -> Asked:
        """Let somebody press the button, or choose in the menu, with a label."""
        part = find(message, label)
        return await self.use_id(person, message, part["custom_id"], *values, kind=part["type"])

    async def choose(self, person: Person, message: Json, offer: Offer | None = None) -> Asked:
        """Let somebody choose something that a panel offers, the first thing if nothing else is said."""
        custom_id, kind, values = offer or offers(message)[0]
        return await self.use_id(person, message, custom_id, *values, kind=kind)

    async def use_id(self, person: Person, message: Json, custom_id: str, *values: str, kind: int = BUTTON) -> Asked:
        """Let somebody use a control that may not even be there."""
        data: Json = {"custom_id": custom_id, "component_type": kind}
        if kind == MENU:
            data["values"] = list(values)
        asked = self.ask(person, COMPONENT, data, message["channel_id"], message=message)
        return await self.deliver(asked)

    def ask(self, person: Person, kind: int, data: Json, channel: str | None = None, **more: Any) -> Asked:
        """Write down what somebody asks for."""
        world, where = self.world, channel or self.world.channel
        identity = world.new_id()
        payload: Json = {
            "id": identity,
            "application_id": world.application,
            "type": kind,
            "token": f"token-{identity}",
            "version": 1,
            "data": data,
            "channel_id": where,
            "channel": world.channels.get(where, {"id": where, "type": 0}),
            "guild_id": world.guild,
            "guild": {"id": world.guild, "locale": "en-US", "features": []},
            "guild_locale": "en-US",
            "locale": "en-US",
            "context": 0,
            "entitlements": [],
            "authorizing_integration_owners": {"0": world.guild},
            "attachment_size_limit": 10 * 2**20,
            "app_permissions": person.permissions,
            "member": {
                "user": person.payload(),
                "roles": [],
                "joined_at": now(),
                "permissions": person.permissions,
                "flags": 0,
                "deaf": False,
                "mute": False,
            },
            **more,
        }
        return Asked(payload, time.monotonic())

    async def deliver(self, asked: Asked) -> Asked:
        """Bring to the bot what somebody asks for, for the first time or again."""
        if asked.token not in self.world.asked:
            asked.at = time.monotonic()
            self.world.asked[asked.token] = asked
        await self.gateway.emit("INTERACTION_CREATE", asked.payload)
        return asked

    def answer(self, asked: Asked) -> Json:
        """Return the message with which the bot answered."""
        return self.world.messages[asked.payload["channel_id"]][str(asked.original)]


async def within(event: asyncio.Event, seconds: float) -> None:
    """Wait for something, but not for ever."""
    async with asyncio.timeout(seconds):
        await event.wait()


def parts(message: Json) -> Iterator[Json]:
    """Yield all parts of a message."""
    waiting = list(message["components"])
    while waiting:
        part = waiting.pop(0)
        yield part
        waiting = list(part.get("components", ())) + waiting


def offers(message: Json) -> list[Offer]:
    """Return what a panel lets one choose."""
    found = []
    for part in parts(message):
        if part["type"] == BUTTON and "=" in part.get("custom_id", ""):
            found.append(Offer(part["custom_id"], BUTTON))
        elif part["type"] == MENU:
            found += [Offer(part["custom_id"], MENU, (option["value"],)) for option in part["options"]]
    return found


def find(message: Json, label: str) -> Json:
    """Return the button or the menu with a label."""
    for part in parts(message):
        if part["type"] in (BUTTON, MENU) and label in (part.get("label"), part.get("placeholder")):
            return part
    raise LookupError(f"{label} is not in {text_of(message)}")


def text_of(message: Json) -> str:
    """Return what is written in a message."""
    return "\n".join([message["content"], *(part["content"] for part in parts(message) if part["type"] == 10)])


def _command(command: str, options: Json, focused: str = "") -> Json:
    name, *sub = command.split()
    kinds: dict[type, int] = {bool: BOOLEAN, int: INTEGER, float: NUMBER, str: STRING}
    given = [
        {"name": key, "type": kinds[type(value)], "value": value} | ({"focused": True} if key == focused else {})
        for key, value in options.items()
    ]
    if sub:
        given = [{"name": sub[0], "type": SUBCOMMAND, "options": given}]
    return {"id": "1", "name": name, "type": 1, "options": given}
