"""A process that plays in several channels until it is killed, and notes what it asked, what was answered and heard.

python -m tests.host.crashing FOLDER RUN
"""

import asyncio
import json
import os
import sys
from pathlib import Path
from random import Random
from typing import Any

from alhambra.hosted import Alhambra
from host.commands import Act, Cancel, Command, Join, Start
from host.courier import Delivery
from host.glance import Glance
from host.host import Host
from host.opening import Place
from host.settings import Settings
from host.table import OPEN, Status
from tabletop.refused import Refused
from tests.host.tables import ANN, BEN, PEOPLE, hosting, on_turn

CHANNELS = ("red", "green", "blue", "white", "black")
COMMANDS: dict[str, Command] = {"join": Join(), "start": Start(), "cancel": Cancel()}


class Notes:
    """A file of lines, each of which is in it before anything else happens."""

    def __init__(self, path: Path) -> None:
        self._file = os.open(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o644)

    def add(self, *words: Any) -> None:
        os.write(self._file, json.dumps(words).encode() + b"\n")


def noted(path: Path) -> list[Any]:
    """Read the lines of a file."""
    return [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []


class Player:
    """Plays in one channel, one request after another, each with an id of its own."""

    has_answered = False

    def __init__(self, host: Host, folder: Path, channel: str, run: int) -> None:
        self.host = host
        self.channel = channel
        self.run = run
        self.luck = Random(f"{channel} {run}")
        self.asked = Notes(folder / f"asked-{channel}")
        self.answered = Notes(folder / "answered")
        self.last = noted(folder / f"asked-{channel}")[-1:]

    async def play(self) -> None:
        for request in self.last:  # of the run that was killed; nobody knows whether it was carried out
            await self.send(*request)
        number = 0
        while True:
            number += 1
            request = f"{self.channel}-{self.run}-{number}", *await self.wish()
            self.asked.add(*request)
            await self.send(*request)

    async def send(self, request: str, table: int, person: int, wish: Any) -> None:
        actor = PEOPLE[person]
        if wish == "open":
            place, settings = Place(self.channel, "server"), Settings(seats=2)
            accepted = await self.host.open(place, actor, "alhambra", settings, request)
        else:
            command = COMMANDS[wish] if isinstance(wish, str) else Act(await self._read(table, wish))
            accepted = await self.host.do(table, actor, command, request)
        self.answered.add(request, accepted.entry.table, accepted.entry.number)
        if not self.has_answered:
            os.write(1, b"answered\n")
        self.has_answered = True

    async def _read(self, table: int, wish: Any) -> Any:
        rules, _, game = await self.host.tables.opened(table)
        return rules.stored_action(game, wish)

    async def wish(self) -> tuple[int, int, Any]:
        """Say what is to be done next: at which table, by whom, and what."""
        glance = await self.glance()
        if glance is None or glance.table.status not in OPEN:
            return 0, 0, "open"
        table = glance.table
        if table.status is Status.LOBBY:
            return (table.id, 1, "join") if len(table.seats) == 1 else (table.id, 0, "start")
        if self.luck.random() < 0.003:
            return table.id, 0, "cancel"
        actor = on_turn(glance)
        return table.id, (ANN, BEN).index(actor), Alhambra().plain(self.luck.choice(glance.legal(actor.user)))

    async def glance(self) -> Glance | None:
        try:
            return await self.host.tables.look_at(self.channel)
        except Refused:
            return None  # the first table of the channel is still to be opened


async def main(folder: Path, run: int) -> None:
    heard = Notes(folder / "heard")

    async def hear(delivery: Delivery) -> None:
        heard.add(run, delivery.entry.table, delivery.entry.number, delivery.id)

    async with hosting(folder / "tables.db") as host:
        players = [Player(host, folder, channel, run) for channel in CHANNELS]
        await asyncio.gather(host.courier.listen(hear), *(player.play() for player in players))


if __name__ == "__main__":
    os.write(1, b"imported\n")
    asyncio.run(main(Path(sys.argv[1]), int(sys.argv[2])))
