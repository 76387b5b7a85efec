"""People who sit at a table in a channel of their own, and click."""

import asyncio
import re
import time
from collections.abc import Callable

from bench.standin.server import StandIn, text_of, within
from bench.standin.world import Asked, Json, Person

PATIENCE = 30.0
TICK = 0.005
ASKED = re.compile(r"<@(\d+)>, your turn!")


class Guests:
    """The people of one table."""

    def __init__(self, discord: StandIn, name: str, people: int, bots: int = 0) -> None:
        self.discord = discord
        self.channel = discord.world.open_channel(name)
        self.people = [discord.person(f"{name} {number}") for number in range(1, people + 1)]
        self.bots = bots

    @property
    def messages(self) -> list[Json]:
        """What everybody in the channel sees."""
        return self.discord.world.public(self.channel)

    @property
    def newest(self) -> Json:
        """The newest of that."""
        return self.messages[-1]

    @property
    def asked(self) -> Person | None:
        """Whom the game waits for, as the newest message says."""
        match = ASKED.search(text_of(self.newest))
        return next((person for person in self.people if match and person.id == match[1]), None)

    async def begin(self) -> None:
        """Sit down and begin to play."""
        seats = len(self.people) + self.bots
        asked = await self.discord.slash(self.people[0], "alhambra new", self.channel, seats=seats)
        await within(asked.answered, PATIENCE)
        await until(lambda: bool(self.messages))
        for number, person in enumerate(self.people[1:], 2):
            await self.press(person, "Join")
            await until(lambda: f"{number}. **" in text_of(self.newest))  # noqa: B023  # it is awaited here
        if self.bots:
            asked = await self.discord.slash(self.people[0], "table bots", self.channel, number=self.bots)
            await within(asked.answered, PATIENCE)
        await self.press(self.people[0], "Start")
        await until(lambda: self.asked is not None)

    async def press(self, person: Person, label: str) -> Asked:
        """Press a button of the newest message, and wait until that is acknowledged."""
        asked = await self.discord.use(person, self.newest, label)
        await within(asked.acknowledged, PATIENCE)
        return asked

    async def open_money(self) -> Asked:
        """Let whoever is asked open the panel of the open money."""
        person = self.asked
        assert person is not None
        asked = await self.press(person, "Take money")
        await within(asked.answered, PATIENCE)
        return asked

    async def take_money(self, opened: Asked) -> Asked:
        """Take the first card that is offered; what the channel is told comes later."""
        person = next(one for one in self.people if one.id == opened.payload["member"]["user"]["id"])
        return await self.discord.choose(person, self.discord.answer(opened))


async def until(true: Callable[[], bool], seconds: float = PATIENCE) -> None:
    """Wait until something is true."""
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "it never came true"
        await asyncio.sleep(TICK)
