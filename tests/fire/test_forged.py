"""Whatever somebody makes up and sends: it is answered in time and in private, and the game goes on."""

import re
from collections import Counter
from copy import deepcopy
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bench.standin.rest import CHOICES, IN_TIME, LATER, LATER_UPDATE, MESSAGE
from bench.standin.server import AUTOCOMPLETE, offers, text_of, within
from bench.standin.world import EPHEMERAL, PLAIN, Asked, Json
from host.news import Entry
from host.sqlite.reader import SqliteReader
from tests.fire.forger import Forger
from tests.fire.scene import ASKED, PATIENCE, Scene, until

NUMBER, AT_ONCE = 3200, 50
SEED = 1492
OWN_AFFAIRS = {"really-resign", "really-erase", "table replace"}
"""What a player may do at any time."""
LAYOUT = 1 << 15
CALLBACK = re.compile(r"/interactions/\d+/(token-\d+)/callback")
FOLLOW_UP = re.compile(r"/webhooks/\d+/(token-\d+)")


@pytest.mark.long
async def test_thousands_of_forged_interactions_are_answered_in_private_and_change_nothing(here: Scene) -> None:
    await here.begin(3)
    forge = Forging(here, await offered(here))
    before = await stored(here), deepcopy(here.public)
    for _ in range(NUMBER // AT_ONCE):
        await send(here, [forge() for _ in range(AT_ONCE)])
    assert (await stored(here), here.public) == before
    await here.turn()
    assert "Traceback" not in here.log


async def test_settings_that_an_owner_makes_up_spoil_no_table(here: Scene) -> None:
    """After all of them the bot can still read the table, and the game begins."""
    await here.open()
    owner, luck = here.people[0], Random(SEED)
    forger = Forger(here.discord, luck, (), here.people)
    for _ in range(8):
        await send(here, [forger.setting(owner, here.newest) for _ in range(AT_ONCE)])
    await here.stop_bot()
    await here.start_bot()
    await here.use(owner, here.newest, "Start")
    await until(lambda: ASKED.search(text_of(here.newest)) is not None)
    assert "Traceback" not in here.log


class Forging:
    """Lets a stranger and a player who waits make up anything, and the one who is asked nearly the right thing."""

    def __init__(self, here: Scene, codes: list[str]) -> None:
        idle = next(person for person in here.people[1:] if person is not here.asked)
        people = [replace(person, permissions=PLAIN) for person in (here.asked, idle, here.stranger)]
        self._asked, self._idle, self._stranger = people
        self._luck = Random(SEED)
        self._forger = Forger(here.discord, self._luck, codes, people)
        self._messages = [here.newest, *self._other_messages(here)]

    def _other_messages(self, here: Scene) -> list[Json]:
        """Return a private message, and one in another channel."""
        world, text = here.world, [{"type": 10, "content": "Hello"}]
        return [
            world.post(world.channel, {"flags": EPHEMERAL | LAYOUT, "components": text}, []),
            world.post(world.open_channel("elsewhere"), {"flags": LAYOUT, "components": text}, []),
        ]

    def __call__(self) -> Asked:
        """Make something up."""
        message = self._luck.choice(self._messages)
        person = self._luck.choice([self._asked, self._idle, self._stranger, self._stranger])
        if person is self._asked:
            verb, since = self._luck.choice(["do", "end", "undo"]), self._luck.randrange(1000, 10**9)
            return self._forger.control(person, message, f"m:{verb}:1:{since}:")
        return self._forger.anything(person, message, but=OWN_AFFAIRS if person is self._idle else set())


async def send(here: Scene, forged: list[Asked]) -> None:
    """Deliver all at once, and check how they are answered."""
    earlier = len(here.discord.rest.heard)
    for asked in forged:
        await here.discord.deliver(asked)
    for asked in forged:
        await within(asked.answered, PATIENCE)
    heard = here.discord.rest.heard[earlier:]
    callbacks = [(match[1], body) for _, path, body in heard if (match := CALLBACK.fullmatch(path))]
    assert Counter(token for token, _ in callbacks) == Counter(asked.token for asked in forged), "each gets one answer"
    for token, body in callbacks:
        check_answer(here.world.asked[token], body)
    assert all(body["flags"] & EPHEMERAL for _, path, body in heard if FOLLOW_UP.fullmatch(path))
    assert "Something went wrong" not in str(heard)


def check_answer(asked: Asked, body: Json) -> None:
    """Check that an answer came in time and is for nobody else to see."""
    assert asked.acknowledged_at is not None
    assert asked.acknowledged_at - asked.at < IN_TIME
    if asked.payload["type"] == AUTOCOMPLETE:
        assert body["type"] == CHOICES
    elif body["type"] in (MESSAGE, LATER):
        assert body["data"]["flags"] & EPHEMERAL, asked.payload["data"]
    else:
        assert body["type"] == LATER_UPDATE


async def offered(here: Scene) -> list[str]:
    """Return the values that the one who is asked may choose from."""
    panel = await here.panel(here.asked)
    return [offer.custom_id.rpartition("=")[2] for offer in offers(panel)]


async def stored(here: Scene) -> tuple[Any, list[Entry]]:
    """Read the table from the disk."""
    reader = await SqliteReader.open_to_read(here.folder / "tables.db")
    try:
        return await reader.load(1), await reader.log(1)
    finally:
        await reader.close()
