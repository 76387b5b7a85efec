"""People who play at a table for as long as they are let: they open it, sit down, take turns and play again."""

import re
from random import Random

from bench.standin.server import StandIn, offers, parts, text_of, within
from bench.standin.world import EPHEMERAL, Asked, Json, Person

SOON, LONG = 6.0, 40.0
"""How many seconds somebody waits for an acknowledgement, and for what comes after it."""
MOST_CLICKS = 12
"""No turn has more steps."""
BUYS = 0.5
"""How often somebody looks at the buildings first."""
ASKED = re.compile(r"<@(\d+)>, your turn!")


class Lost(Exception):
    """What was asked for did not come; whoever asked tries again later."""


class Players:
    """The people of one channel."""

    def __init__(self, discord: StandIn, name: str, people: int, bots: int, random: Random) -> None:
        self._discord = discord
        self.channel = discord.world.open_channel(name)
        self.people = [discord.person(f"{name} {number}") for number in range(1, people + 1)]
        self._bots = bots
        self._random = random
        self.clicks: list[Asked] = []
        """All that they have asked for."""
        self.turns = 0

    @property
    def newest(self) -> Json | None:
        """The newest message that everybody sees."""
        messages = self._discord.world.public(self.channel)
        return messages[-1] if messages else None

    async def go_on(self) -> None:
        """Do what there is to do at the table."""
        message = self.newest
        try:
            if message is None:
                await self._slash("alhambra new", seats=len(self.people) + self._bots)
            elif "join" in controls(message):
                await self._sit_down(message)
            elif "rematch" in controls(message):
                await self._click(self.people[0], message, controls(message)["rematch"])
            elif "money" in controls(message):
                await self._take_turn(message)
        except Lost:
            return

    async def _sit_down(self, message: Json) -> None:
        """Take one more seat, or begin."""
        text = text_of(message)
        missing = [person for person in self.people if person.name not in text]
        if missing:
            await self._click(missing[0], message, controls(message)["join"])
        elif text.count("**Bot ") < self._bots:
            await self._slash("table bots", number=self._bots)
        else:
            await self._click(self.people[0], message, controls(message)["start"])

    async def _take_turn(self, message: Json) -> None:
        match = ASKED.search(text_of(message))
        person = next((one for one in self.people if match and one.id == match[1]), self.people[0])
        first = "buy" if self._random.random() < BUYS else "money"
        asked, has_acted = await self._click(person, message, controls(message)[first]), False
        for _ in range(MOST_CLICKS):
            panel = self._answer(asked)
            if has_acted and "undo" not in controls(panel):
                self.turns += 1
                return
            chosen = [offer for offer in offers(panel) if ":do:" in offer.custom_id]
            verb = next((verb for verb in ("end", "money") if verb in controls(panel)), None)
            if chosen:
                asked = await self._heard(await self._discord.choose(person, panel, self._random.choice(chosen)))
            elif verb is not None:
                asked = await self._click(person, panel, controls(panel)[verb])
            else:
                return
            has_acted |= bool(chosen) or verb == "end"

    async def _click(self, person: Person, message: Json, control: Json) -> Asked:
        values = [self._random.choice(control["options"])["value"]] if "options" in control else []
        return await self._heard(
            await self._discord.use_id(person, message, control["custom_id"], *values, kind=control["type"])
        )

    async def _slash(self, command: str, **options: int) -> Asked:
        return await self._heard(await self._discord.slash(self.people[0], command, self.channel, **options))

    async def _heard(self, asked: Asked) -> Asked:
        """Wait for what was asked for; a click that changes the table's own message has no other answer."""
        self.clicks.append(asked)
        try:
            await within(asked.acknowledged, SOON)
            if asked.private or asked.payload.get("message", {}).get("flags", 0) & EPHEMERAL:
                await within(asked.answered, LONG)
        except TimeoutError as fault:
            raise Lost from fault
        return asked

    def _answer(self, asked: Asked) -> Json:
        message = self._discord.world.messages[self.channel].get(str(asked.original))
        if message is None:
            raise Lost
        return message


def controls(message: Json) -> dict[str, Json]:
    """Return the buttons and menus of a message by what they are for."""
    found: dict[str, Json] = {}
    for part in parts(message):
        if "custom_id" in part:
            found.setdefault(str(part["custom_id"]).split(":")[1], part)
    return found
