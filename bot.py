"""The bot: reads its settings, builds its parts and hands them to each other."""

import argparse
import asyncio
import gc
import os
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp
from dotenv import load_dotenv
from prometheus_client import CollectorRegistry

from alhambra.hosted import Alhambra
from cogs.alhambra.face import AlhambraFace
from cogs.client import TableBot
from cogs.face import Face
from cogs.kingdomino.face import KingdominoFace
from cogs.meters import Meters
from host.host import Host
from host.housekeeping import Housekeeper, Keeping
from host.limits import Limits
from host.sqlite.reader import SqliteReader
from host.sqlite.schema import Held, Unusable
from host.sqlite.store import SqliteStorage
from host.storage import Unavailable
from host.timer import keep_time
from kingdomino.hosted import Kingdomino
from operation.checking import add_choices, check_stored
from operation.connection import Unreachable, invitation, stay_connected
from operation.ending import Ending
from operation.health import telling_health
from operation.logs import begin_to_log
from operation.settings import Misconfigured, Settings, application_of
from operation.version import VERSION
from render.kit.studio import Studio
from tabletop.rules import Rules

GAMES: dict[Rules[Any, Any, Any], Face] = {Alhambra(): AlhambraFace(), Kingdomino(): KingdominoFace()}
"""The rules of each game, and how it is shown and played on Discord."""
DESCRIPTION = "Hosts the board game Alhambra on Discord. Settings come from the environment and from .env."

Bot = TableBot
"""What `assembled` puts together."""

UNUSABLE = 2
PASSING = 1
"""The exit code after which it is worth trying again."""
FAULTS = (Unusable, Unavailable, Misconfigured, Unreachable)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command."""
    load_dotenv(".env")  # the environment overrides it
    parser = argparse.ArgumentParser(description=DESCRIPTION)
    parser.add_argument("--version", action="version", version=f"%(prog)s {VERSION}")
    parser.set_defaults(run=connect)
    commands = parser.add_subparsers(metavar="command")
    commands.add_parser("run", help="connect to Discord (the default)").set_defaults(run=connect)
    commands.add_parser("check", help="check that everything is in place, without connecting").set_defaults(run=check)
    proof = commands.add_parser("check-db", help="verify every stored game, even while the bot runs")
    add_choices(proof)
    proof.set_defaults(run=check_database)
    backup = commands.add_parser("backup", help="write a consistent copy, even while the bot runs")
    backup.add_argument("file", type=Path, metavar="FILE")
    backup.set_defaults(run=back_up)
    given = parser.parse_args(arguments)
    try:
        code: int = asyncio.run(given.run(given))
    except FAULTS as error:
        print(error, file=sys.stderr)
        return code_of(error)
    except (KeyboardInterrupt, asyncio.CancelledError):
        return 0
    return code


def code_of(fault: Exception) -> int:
    """Return the exit code: it tells what passes by itself from what somebody has to look at."""
    return PASSING if isinstance(fault, Unreachable | Held) else UNUSABLE


@asynccontextmanager
async def assembled(
    path: Path,
    drawing_processes: int = 0,
    *,
    limits: Limits | None = None,
    keeping: Keeping | None = None,
    **settings: Any,
) -> AsyncIterator[TableBot]:
    """Put the parts together: a bot that only has to be connected, to Discord or to something like it."""
    storage = await SqliteStorage.open(path)
    meters = Meters(CollectorRegistry())
    host = Host(storage, GAMES, limits=limits)
    studio = Studio(processes=drawing_processes, timed=meters.drawing.observe)
    await host.clocks.recall()  # nobody can play before Discord is there
    housekeeper = Housekeeper(host, keeping or Keeping())
    tasks = (
        asyncio.create_task(keep_time(host), name="clocks"),
        asyncio.create_task(housekeeper.keep_house(), name="housekeeping"),
    )
    try:
        yield TableBot(host, studio, GAMES.values(), meters=meters, **settings)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await host.courier.close()
        await storage.close()
        await studio.close()


async def connect(given: argparse.Namespace) -> int:
    """Connect to Discord, and stay until told to stop."""
    settings = Settings.here()
    token = settings.token
    settings.check()
    begin_to_log(settings.log_level, settings.log_file)
    ending = Ending()
    told = {"emojis": True, "operator": settings.operator, "clickable": True}
    assembling = assembled(
        settings.database,
        settings.drawing_processes,
        limits=settings.limits,
        keeping=settings.keeping,
        **told,
        **_detour(settings),
    )
    async with assembling as bot, telling_health(bot, settings.health_host, settings.health_port), bot:
        ending.last_act = bot.studio.kill
        gc.freeze()  # what is there by now stays, so no time is lost searching it for garbage while people wait
        try:
            await stay_connected(bot, token, settings.restart_after)
        finally:
            ending.limit()
    return 0


def _detour(settings: Settings) -> dict[str, Any]:
    """Return what leads the bot to a stand-in for Discord; usually nothing does."""
    if settings.socket is None:
        return {}
    return {"connector": aiohttp.UnixConnector(path=str(settings.socket), limit=0), "guild_ready_timeout": 0.05}


async def check(given: argparse.Namespace) -> int:
    """Check everything that the bot needs, and print what is missing."""
    settings, code = Settings.here(), 0

    def say(what: str, fault: Exception | None, otherwise: str = "") -> None:
        nonlocal code
        code = max(code, code_of(fault) if fault else 0)
        print(f"{what}: {fault or otherwise}", file=sys.stderr if fault else sys.stdout)

    try:
        application = application_of(settings.token)
        say("token", None, f"looks right, for application {application}")
        print(f"invite: {invitation(application or 0)}")
    except Misconfigured as fault:
        say("token", fault)
    try:
        settings.check()
        say("database", None, await _look_at_database(settings.database))
        studio = Studio()
        samples = [face.sample for face in GAMES.values() if face.sample is not None]
        drawn = [await studio.draw(sample) for sample in samples]
        await studio.close()
        say("pictures", None, f"can be drawn ({sum(len(one.data) for one in drawn)} bytes)")
    except Misconfigured as fault:
        say("settings", fault)
    except (Unusable, Unavailable) as fault:
        say("database", fault)
    return code


async def _look_at_database(path: Path) -> str:
    """Return whether a database can be used, without changing anything, even while the bot runs."""
    if path.exists():  # noqa: ASYNC240  # nothing else is going on
        await (await SqliteReader.open_to_read(path, older=True)).close()
        return f"{path} can be used"
    folder = next(folder for folder in (path.parent, *path.parent.absolute().parents) if folder.exists())
    if not os.access(folder, os.W_OK):
        raise Unusable(f"{path} can't be created: {folder} isn't writable")
    return f"{path} will be created"


async def check_database(given: argparse.Namespace) -> int:
    """Replay stored logs, and name each table that isn't as it was written."""
    return await check_stored(Settings.here().database, tuple(GAMES), given)


async def back_up(given: argparse.Namespace) -> int:
    """Copy the database."""
    storage = await SqliteReader.open_to_read(Settings.here().database, older=True)
    try:
        await storage.copy_to(given.file)
    finally:
        await storage.close()
    print(f"{given.file}: written")
    return 0


if __name__ == "__main__":
    sys.exit(main())
