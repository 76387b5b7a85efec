"""The course of a soak: play under faults, with restarts in the first third, then in calm; and see what came of it."""

import asyncio
import gc
import math
import signal
import time
from collections.abc import Coroutine
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from bench.soak import audit
from bench.soak.players import Players
from bench.soak.report import Report, Sample
from bench.soak.storm import Storm
from bench.standin.process import Process
from bench.standin.server import StandIn

LIVELIEST = 10.0
"""How much more often the liveliest tables play than the quietest."""
DROPS = (1000, 1001, 4000, 4008, 4009)
"""The codes with which a gateway lets the bot come back."""
GLANCE = 1.0
CALM_DOWN = 90.0
"""How many seconds there are at the end until everything must have been told."""


@dataclass(frozen=True, slots=True)
class Plan:
    """How much of everything."""

    tables: int
    seconds: float
    turns_per_second: float
    """How often people take turns, all tables together."""
    restarts: int
    drops: int
    """How often the gateway closes."""
    chance: float
    """How likely each request fails."""
    memory: bool = True
    """Whether it lasts long enough to tell whether memory grows."""
    seed: int = 1


class Soak:
    """One soak."""

    def __init__(self, plan: Plan, folder: Path) -> None:
        self._plan = plan
        self._random = Random(plan.seed)
        self._storm = Storm(Random(plan.seed + 1), plan.chance)
        self._discord = StandIn(self._storm)
        self._bot = Process(self._discord, folder)
        self._began = 0.0
        self.report = Report(tables=plan.tables, faults=self._storm.counts, unheard=self._storm.unheard)
        self._players = [self._sit_down(number) for number in range(plan.tables)]

    def _sit_down(self, number: int) -> Players:
        people = self._random.choice((1, 1, 1, 2, 3))
        bots = self._random.randint(1 if people == 1 else 0, 4 - people)
        random = Random(self._random.random())
        players = Players(self._discord, f"table{number}", people, bots, random)
        players.clicks = self.report.clicks
        return players

    async def run(self) -> Report:
        """Play it through."""
        await self._discord.start(self._bot.socket)
        try:
            await self._bot.start()
            self._began = time.monotonic()
            await self._under_fire()
            await self._in_calm()
            self.report.seconds = time.monotonic() - self._began
            await self._bot.stop()
            await self._judge()
        finally:
            await self._bot.kill()
            await self._discord.close()
        return self.report

    async def _under_fire(self) -> None:
        """Let everybody play while everything fails now and then."""
        tasks = [asyncio.create_task(one) for one in self._all_that_happens()]
        await asyncio.sleep(self._plan.seconds)
        for task in tasks:
            if task.done():
                task.result()
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _all_that_happens(self) -> list[Coroutine[Any, Any, None]]:
        weights = [math.exp(self._random.uniform(0, math.log(LIVELIEST))) for _ in self._players]
        each = sum(weights) / self._plan.turns_per_second
        playing = [self._play(one, each / weight) for one, weight in zip(self._players, weights, strict=True)]
        return [*playing, self._disturb(), self._watch()]

    async def _play(self, players: Players, pause: float) -> None:
        """Play on, with pauses of random length."""
        await asyncio.sleep(self._random.uniform(0, min(pause, self._plan.seconds / 5)))
        while True:
            await players.go_on()
            await asyncio.sleep(self._random.expovariate(1 / pause) if players.turns else self._random.uniform(0, 2))

    async def _disturb(self) -> None:
        """Cut the bot off now and then; in the first third, also end it."""
        plan = self._plan
        moments = [(self._random.uniform(0.05, 0.3) * plan.seconds, True) for _ in range(plan.restarts)]
        moments += [(self._random.uniform(0.05, 0.95) * plan.seconds, False) for _ in range(plan.drops)]
        for number, (moment, is_restart) in enumerate(sorted(moments)):
            await asyncio.sleep(max(0.0, self._began + moment - time.monotonic()))
            start = time.monotonic()
            await (self._restart if is_restart else self._drop)(number)
            await self._discord.gateway.ready.wait()
            self.report.away.append((start, time.monotonic()))

    async def _restart(self, number: int) -> None:
        how = (signal.SIGKILL, signal.SIGTERM)[sum(self.report.restarts.values()) % 2]
        self.report.restarts[how.name] += 1
        await self._bot.stop(how)
        await self._bot.start()

    async def _drop(self, number: int) -> None:
        gateway = self._discord.gateway
        way = ("closed", "asked to reconnect", "session forgotten")[number % 3]
        self._storm.counts[f"gateway {way}"] += 1
        if way == "session forgotten":
            gateway.forget_sessions()
        if way == "asked to reconnect":
            await gateway.ask_to_reconnect()
        else:
            await gateway.drop(self._random.choice(DROPS))

    async def _watch(self) -> None:
        """Note the memory of the bot, and forget what only the stand-in would keep."""
        while True:
            with suppress(OSError):  # it is just being started again
                self.report.memory.append(Sample(time.monotonic() - self._began, self._bot.memory))
            self._discord.world.files.clear()
            self._discord.rest.heard.clear()
            gc.freeze()  # what is kept need not be looked through again and again: that would hold up everybody
            await asyncio.sleep(GLANCE)

    async def _in_calm(self) -> None:
        """Let everything be told, and see whether each table goes on."""
        self._storm.calm()
        before = {one.channel: one.newest for one in self._players}
        limit = asyncio.Semaphore(10)

        async def go_on(players: Players) -> None:
            while _id_of(players.newest) == _id_of(before[players.channel]):
                async with limit:
                    await players.go_on()
                await asyncio.sleep(GLANCE)

        playing = {asyncio.create_task(go_on(one), name=one.channel) for one in self._players}
        stuck, gone_on = playing, playing
        while stuck and gone_on:  # as long as some go on, the others may just have to wait for them
            gone_on, stuck = await asyncio.wait(stuck, timeout=CALM_DOWN)
        for task in stuck:
            task.cancel()
        self.report.complaints += [f"the table in channel {task.get_name()} is stuck" for task in stuck]
        await self._until_told()

    async def _until_told(self) -> None:
        end = time.monotonic() + CALM_DOWN
        while await audit.undelivered(self._bot.database) and time.monotonic() < end:  # noqa: ASYNC110  # not our process
            await asyncio.sleep(GLANCE)

    async def _judge(self) -> None:
        report, world = self.report, self._discord.world
        report.turns = sum(one.turns for one in self._players)
        report.games = await audit.games_over(self._bot.database)
        report.messages = sum(len(world.public(one.channel)) for one in self._players)
        report.complaints += await audit.complaints(self._bot.database, world)
        report.judge(self._bot.log, memory=self._plan.memory)


def _id_of(message: dict[str, Any] | None) -> str:
    return "" if message is None else str(message["id"])
