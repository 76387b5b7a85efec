"""The bot before a stand-in for Discord, beside a bare bot before another one: how long people wait."""

import asyncio
import json
import shutil
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from statistics import median

import aiohttp

from alhambra.hosted import Alhambra
from bench.measure import Result
from bench.standin.guests import Guests, until
from bench.standin.process import ROOT, Process
from bench.standin.rest import PREFIX
from bench.standin.server import StandIn, within
from bench.standin.world import Asked, Json
from cogs.alhambra import pictures
from host.glance import Glance, Sight
from host.sqlite.reader import SqliteReader
from render.kit.picture import Picture
from render.kit.studio import Studio
from texts.catalogue import catalogue

FOLDER = ROOT / "var"
"""Where the database of a bot lies as well: disks differ."""
PATIENCE = 30.0
REST = 0.15
"""After how many seconds without a request everything is taken to be done."""
MILLISECONDS = 1e3
FIRST = 5
"""How often everything is done before it counts."""
CLICKS = 40
"""Not so many that all money is taken."""
TURNS = 30
TABLES = 50
ROUNDS = 3
SECONDS = 8


def results() -> Iterator[Result]:
    """Measure everything."""
    yield from asyncio.run(one_at_a_time())
    yield from asyncio.run(many_at_once())
    yield from asyncio.run(a_new_table())


@asynccontextmanager
async def running(program: str) -> AsyncIterator[Process]:
    """Run a bot before a stand-in of its own, in a folder that is removed afterwards."""
    FOLDER.mkdir(exist_ok=True)
    folder = Path(tempfile.mkdtemp(prefix="bench-", dir=FOLDER))
    discord = StandIn()
    bot = Process(discord, folder, ROOT / program)
    await discord.start(bot.socket)
    try:
        await bot.start(LOG_LEVEL="WARNING")
        yield bot
    finally:
        await bot.kill()
        await discord.close()
        shutil.rmtree(folder)


async def one_at_a_time() -> list[Result]:
    """Compare the acknowledgement of a click with that of `/ping`, in turns, while nothing else happens."""
    async with running("bot.py") as bot, running("bench/ping.py") as bare:
        guests = Guests(bot.discord, "one", people=2)
        await guests.begin()
        pings, panels, choices = [], [], []
        for _ in range(FIRST + CLICKS):
            await quiet(bot.discord)
            pings.append(await ping(bare.discord))
            opened = await guests.open_money()
            panels.append(wait_of(opened))
            await quiet(bot.discord)
            before = len(guests.messages)
            choices.append(await acknowledged(await guests.take_money(opened)))
            await until(lambda: len(guests.messages) > before)  # noqa: B023  # it is awaited here
    floor, panel, choice = (median(waits[FIRST:]) * MILLISECONDS for waits in (pings, panels, choices))
    return [
        Result("acknowledgement of /ping", floor, "ms"),
        Result("acknowledgement of a panel", panel, "ms", "/ping", panel / floor),
        Result("acknowledgement of an action", choice, "ms", "/ping", choice / floor, "<= 3"),
    ]


async def many_at_once() -> list[Result]:
    """Let many tables act, each once a second, and people ping a bare bot as often, both at the same time.

    Both bots share the machine with all that the tables need, and so bear the same load.
    """
    async with running("bot.py") as bot, running("bench/ping.py") as bare:
        tables = [Guests(bot.discord, f"table {number}", people=1, bots=1) for number in range(TABLES)]
        for table in tables:
            await table.begin()
        pings: list[float] = []
        actions: list[float] = []
        for _ in range(ROUNDS):
            await quiet(bot.discord)
            await asyncio.gather(
                once_a_second([lambda: ping(bare.discord)] * TABLES, pings),
                once_a_second([table_acts(table) for table in tables], actions),
            )
    floor, slow = (percentile(waits, 0.99) * MILLISECONDS for waits in (pings, actions))
    rate = len(actions) / (ROUNDS * SECONDS)
    return [
        Result(f"/ping {TABLES} times a second meanwhile, 99th percentile", floor, "ms"),
        Result(f"action at {TABLES} tables, 99th percentile", slow, "ms", "/ping meanwhile", slow / floor, "<= 5"),
        Result("actions there", rate, "actions/s", "one a second each", rate / TABLES, ">= 0.95"),
    ]


def table_acts(table: Guests) -> Callable[[], Awaitable[float | None]]:
    """Return what lets somebody take money: open the menu, and choose half a second later."""

    async def act() -> float | None:
        opened = await table.discord.use(table.people[0], table.newest, "Take money")
        await asyncio.sleep(0.5)
        if not opened.answered.is_set():
            return None
        return await acknowledged(await table.take_money(opened))

    return act


async def once_a_second(works: Sequence[Callable[[], Awaitable[float | None]]], waits: list[float]) -> None:
    """Do each of several things once a second for a while, evenly spread; note how long they took."""
    start = time.monotonic()

    async def again_and_again(number: int) -> None:
        for second in range(SECONDS):
            await asyncio.sleep(max(0.0, start + second + number / len(works) - time.monotonic()))
            wait = await works[number]()
            if wait is not None:
                waits.append(wait)

    await asyncio.gather(*map(again_and_again, range(len(works))))


async def a_new_table() -> list[Result]:
    """Compare the way from a click to the new message with drawing its picture and posting it without a game."""
    clicks, drawings, posts = [], [], []
    async with running("bot.py") as bot, running("bench/ping.py") as bare:
        guests = Guests(bot.discord, "four", people=4)
        await guests.begin()
        for _ in range(FIRST + TURNS):
            await quiet(bot.discord)
            opened = await guests.open_money()
            await quiet(bot.discord)
            before, start = len(guests.messages), datetime.now(UTC)
            await guests.take_money(opened)
            await until(lambda: len(guests.messages) > before)  # noqa: B023  # it is awaited here
            clicks.append(seconds_until(guests.newest, start))
            await quiet(bot.discord)
            drawings.append(await time_to_draw(await picture_of(bot.database)))
            posts.append(await time_to_post(bot.discord, guests.newest, bare))
    click, drawing, post = (median(waits[FIRST:]) * MILLISECONDS for waits in (clicks, drawings, posts))
    return [
        Result("drawing a table of four", drawing, "ms"),
        Result("posting it", post, "ms"),
        Result("from a click to a new table", click, "ms", "both", click / (drawing + post), "<= 1.5"),
    ]


async def picture_of(database: Path) -> Picture:
    """Return the picture of the only table of a bot, as it is now."""
    reader = await SqliteReader.open_to_read(database)
    try:
        (number,) = await reader.table_ids()
        found = await reader.load(number)
    finally:
        await reader.close()
    assert found is not None
    table, snapshot = found
    assert snapshot is not None
    rules = Alhambra()
    return pictures.table(Glance(Sight(rules, rules.decode(snapshot)), table), catalogue("en"))


async def time_to_draw(picture: Picture) -> float:
    """Draw a picture as the bot does, in a studio that has not seen it."""
    studio, start = Studio(), time.monotonic()
    await studio.draw(picture)
    seconds = time.monotonic() - start
    await studio.close()
    return seconds


async def time_to_post(discord: StandIn, message: Json, bare: Process) -> float:
    """Post a message with its files once more, elsewhere."""
    form = aiohttp.FormData()
    body = {"components": message["components"], "flags": message["flags"]}
    form.add_field("payload_json", json.dumps(body), content_type="application/json")
    for number, one in enumerate(message["attachments"]):
        data = discord.world.files[one["url"]]
        form.add_field(f"files[{number}]", data, filename=one["filename"], content_type="application/octet-stream")
    channel = bare.discord.world.channel
    async with aiohttp.ClientSession(connector=aiohttp.UnixConnector(str(bare.socket))) as session:
        await session.get(f"http://discord{PREFIX}/users/@me")  # connects
        start = datetime.now(UTC)
        await session.post(f"http://discord{PREFIX}/channels/{channel}/messages", data=form)
        return seconds_until(bare.discord.world.public()[-1], start)


async def ping(discord: StandIn) -> float:
    """Let somebody use `/ping`."""
    return await acknowledged(await discord.slash(discord.world.bot, "ping"))


async def acknowledged(asked: Asked) -> float:
    """Wait for an acknowledgement; return how long it took."""
    await within(asked.acknowledged, PATIENCE)
    return wait_of(asked)


def wait_of(asked: Asked) -> float:
    """Return how long an acknowledgement took."""
    assert asked.acknowledged_at is not None
    return asked.acknowledged_at - asked.at


def seconds_until(message: Json, start: datetime) -> float:
    """Return how long it took until a message was there."""
    return (datetime.fromisoformat(message["timestamp"]) - start).total_seconds()


def percentile(waits: Sequence[float], share: float) -> float:
    """Return the value below which a share of all lies."""
    return sorted(waits)[int(share * len(waits))]


async def quiet(discord: StandIn) -> None:
    """Wait until the bot asks for nothing any more."""
    heard = -1
    while heard != len(discord.rest.heard):
        heard = len(discord.rest.heard)
        await asyncio.sleep(REST)
