"""The bot as a process of its own, before a stand-in for Discord that can be told to misbehave."""

import asyncio
import base64
import os
import re
import signal
import sys
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from bench.standin.server import StandIn, text_of, within
from bench.standin.world import Asked, Json, Person
from tests.fire.nursery import Bot, born
from tests.openapi import check_requests

ROOT = Path(__file__).parent.parent.parent
PATIENCE = 30.0
ASKED = re.compile(r"<@(\d+)>, your turn!")


class Scene:
    """A stand-in, a bot before it, and people at a table."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.discord = StandIn()
        self.world, self.faults = self.discord.world, self.discord.faults
        self.people = [self.discord.person(name) for name in ("Anna", "Bela", "Cleo")]
        self.stranger = self.discord.person("Stranger")
        self._process: Bot | asyncio.subprocess.Process | None = None

    @property
    def socket(self) -> Path:
        """Where the stand-in listens."""
        return self.folder / "discord"

    def environment(self, **settings: str) -> dict[str, str]:
        """Return the settings of the bot."""
        name = base64.urlsafe_b64encode(self.world.application.encode()).decode().rstrip("=")
        own = {
            "DISCORD_TOKEN": f"{name}.not.secret",
            "DISCORD_SOCKET": str(self.socket),
            "DATABASE_URL": f"sqlite:///{self.folder / 'tables.db'}",
            "LOG_LEVEL": "INFO",
            "DRAWING_PROCESSES": "0",  # a new one takes seconds until its first picture
        }
        return {**os.environ, **own, **settings}

    async def start_bot(self, seconds_later: int = 0, **settings: str) -> None:
        """Start the bot and wait until it is there; its clock may be ahead."""
        if seconds_later:
            await self._launch_later(seconds_later, **settings)
        else:
            await self.launch(**settings)
        await within(self.discord.gateway.ready, PATIENCE)

    async def launch(self, **settings: str) -> None:
        """Start the bot."""
        self._process = await born(self.folder, self.environment(**settings), self.folder / "log")

    async def _launch_later(self, seconds: int, **settings: str) -> None:
        """Start the bot with a clock that is ahead, which it must not have read before."""
        environment = self.environment(CLOCK_AHEAD=str(seconds), **settings)
        with (self.folder / "log").open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, ROOT / "tests/fire/later.py", cwd=self.folder, env=environment, stderr=log, stdout=log
            )

    @property
    def process(self) -> Bot | asyncio.subprocess.Process:
        """The bot."""
        assert self._process is not None
        return self._process

    async def stop_bot(self, how: signal.Signals = signal.SIGTERM) -> int:
        """Stop the bot; return its exit code."""
        if self.process.returncode is None:
            self.process.send_signal(how)
        return await self.ended()

    async def ended(self) -> int:
        """Wait until the bot has stopped by itself; return its exit code."""
        async with asyncio.timeout(PATIENCE):
            code = await self.process.wait()
        self.discord.gateway.ready.clear()
        return code

    @property
    def log(self) -> str:
        """All that the bot has said so far."""
        return (self.folder / "log").read_text()

    async def open(self, people: int = 2) -> None:
        """Let people sit down at a table."""
        asked = await self.discord.slash(self.people[0], "alhambra new", seats=max(2, people))
        await within(asked.answered, PATIENCE)
        await until(lambda: len(self.public) == 1)
        for number, person in enumerate(self.people[1:people], 2):
            await self.use(person, self.newest, "Join")
            await until(lambda: f"{number}. **" in text_of(self.newest))  # noqa: B023  # it is awaited here

    async def begin(self, people: int = 2, **options: Any) -> None:
        """Let people begin to play."""
        await self.open(people)
        if options:
            await within((await self.discord.slash(self.people[0], "table options", **options)).answered, PATIENCE)
        await self.use(self.people[0], self.newest, "Start")
        await until(lambda: ASKED.search(text_of(self.newest)) is not None)

    @property
    def public(self) -> list[Json]:
        """What everybody sees."""
        return self.world.public()

    @property
    def newest(self) -> Json:
        """The newest message that everybody sees."""
        return self.public[-1]

    @property
    def asked(self) -> Person:
        """Whom the game waits for, as the newest message says."""
        match = ASKED.search(text_of(self.newest))
        assert match is not None, text_of(self.newest)
        return next(person for person in self.people if person.id == match[1])

    async def use(self, person: Person, message: Json, label: str, *values: str) -> Asked:
        """Let somebody press a button, and wait until that is acknowledged."""
        asked = await self.discord.use(person, message, label, *values)
        await within(asked.acknowledged, PATIENCE)
        return asked

    async def panel(self, person: Person, label: str = "Take money") -> Json:
        """Let somebody open a private panel."""
        asked = await self.use(person, self.newest, label)
        await within(asked.answered, PATIENCE)
        return self.discord.answer(asked)

    async def take_money(self) -> Person:
        """Let whoever is asked take a card; what the channel is told comes later."""
        person = self.asked
        asked = await self.discord.choose(person, await self.panel(person))
        await within(asked.answered, PATIENCE)
        return person

    async def turn(self) -> None:
        """Let a turn pass, and wait until the channel was told."""
        before = len(self.public)
        await self.take_money()
        await until(lambda: len(self.public) > before)


async def until(true: Callable[[], bool], seconds: float = PATIENCE) -> None:
    """Wait until something is true."""
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "it never came true"
        await asyncio.sleep(0.02)


@asynccontextmanager
async def scene(folder: Path) -> AsyncIterator[Scene]:
    """Set the scene, with the bot connected; at the end, all that it asked of Discord is checked."""
    made = Scene(folder)
    await made.discord.start(made.socket)
    try:
        await made.start_bot()
        yield made
        check_requests(made.discord.rest.heard)
    finally:
        if made._process is not None and made._process.returncode is None:
            await made.stop_bot(signal.SIGKILL)
        await made.discord.close()
