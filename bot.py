"""The bot: reads its settings, builds its parts and hands them to each other."""

import argparse
import asyncio
import base64
import binascii
import logging
import os
import signal
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import aiohttp
import discord
from dotenv import load_dotenv

from alhambra.hosted import Alhambra
from cogs.client import TableBot
from cogs.lobby import PERMISSIONS
from host.check import check_tables
from host.host import Host
from host.sqlite.schema import Unusable
from host.sqlite.store import SqliteReader, SqliteStorage
from host.storage import Unavailable
from host.timer import keep_time
from render.pieces import PiecesPicture
from render.studio import Studio

GAMES = (Alhambra(),)

DATABASE_URL = "sqlite:///var/tables.db"
SCHEME = "sqlite:///"
DAMAGED, UNUSABLE = 1, 2
UNREACHABLE = 1
"""The exit code after which it is worth trying again."""
LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")


class Misconfigured(Exception):
    """A setting cannot be used; the message says what to do."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command."""
    load_dotenv(".env")  # what is set in the environment counts more
    parser = argparse.ArgumentParser(prog="bot.py", description=__doc__)
    parser.set_defaults(run=connect)
    commands = parser.add_subparsers(metavar="command")
    commands.add_parser("run", help="connect to Discord (the default)").set_defaults(run=connect)
    commands.add_parser("check", help="say whether everything is in place, without connecting").set_defaults(run=check)
    commands.add_parser("check-db", help="prove that every stored game is sound").set_defaults(run=check_database)
    backup = commands.add_parser("backup", help="write a consistent copy, also while the bot runs")
    backup.add_argument("file", type=Path, metavar="FILE")
    backup.set_defaults(run=back_up)
    given = parser.parse_args(arguments)
    try:
        code: int = asyncio.run(given.run(given))
    except (Unusable, Unavailable, Misconfigured) as error:
        print(error, file=sys.stderr)
        return UNUSABLE
    except (KeyboardInterrupt, asyncio.CancelledError):
        return 0
    return code


def database_path() -> Path:
    """Give the place of the database file."""
    url = os.environ.get("DATABASE_URL") or DATABASE_URL
    if not url.startswith(SCHEME):
        raise Unusable(f"DATABASE_URL must begin with {SCHEME}, as in {DATABASE_URL}")
    return Path(url.removeprefix(SCHEME))


def has_token() -> bool:
    """Tell whether the bot is to connect to Discord at all."""
    return bool(os.environ.get("DISCORD_TOKEN", "").strip())


def token() -> str:
    """Give the token with which the bot connects to Discord."""
    if not has_token():
        raise Misconfigured(
            "DISCORD_TOKEN is not set: copy .env.example to .env and put the bot's token there, "
            "or play without one with: make run"
        )
    given = os.environ["DISCORD_TOKEN"].strip()
    if application_of(given) is None:
        raise Misconfigured(
            "DISCORD_TOKEN is not a bot token: copy it from the Bot page of your application in Discord's "
            "developer portal (it has three parts with dots between them)"
        )
    return given


def application_of(given: str) -> int | None:
    """Give the id of the application that a token belongs to: it is its first part."""
    first, *others = given.split(".")
    try:
        name = base64.urlsafe_b64decode(first + "=" * (-len(first) % 4)).decode("ascii")
    except (binascii.Error, ValueError):
        return None
    return int(name) if len(others) == 2 and name.isdecimal() else None


def invitation(application: int) -> str:
    """Give the link with which a server invites the bot, with just the permissions that it needs."""
    return discord.utils.oauth_url(application, permissions=PERMISSIONS)


def log_level() -> int:
    """Give how much is logged."""
    name = (os.environ.get("LOG_LEVEL") or "INFO").upper()
    if name not in LEVELS:
        raise Misconfigured(f"LOG_LEVEL must be one of {', '.join(LEVELS)}, not {name}")
    return int(getattr(logging, name))


def detour() -> dict[str, Any]:
    """Give what leads the bot to something that stands in for Discord, behind a socket; usually nothing does."""
    path = os.environ.get("DISCORD_SOCKET")
    if not path:
        return {}
    if not Path(path).is_socket():
        raise Misconfigured(f"DISCORD_SOCKET names no socket: {path}. It is for tests; remove it to use Discord")
    return {"connector": aiohttp.UnixConnector(path=path, limit=0), "guild_ready_timeout": 0.05}


@asynccontextmanager
async def assembled(path: Path, **settings: Any) -> AsyncIterator[TableBot]:
    """Put the parts together: a bot that needs only to be connected, to Discord or to something like it."""
    storage = await SqliteStorage.open(path)
    host, studio = Host(storage, GAMES), Studio()
    clocks = asyncio.create_task(keep_time(host), name="clocks")
    try:
        yield TableBot(host, studio, **settings)
    finally:
        clocks.cancel()
        await asyncio.gather(clocks, return_exceptions=True)
        await host.courier.close()
        await storage.close()
        studio.close()


def end_when_asked() -> None:
    """Let whoever ends the process (with SIGTERM) only end the running task, so that everything is put away."""
    running = asyncio.current_task()
    assert running is not None
    with suppress(NotImplementedError):  # not on every system
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, running.cancel)


async def connect(given: argparse.Namespace) -> int:
    """Connect to Discord, and stay until told to stop."""
    key = token()
    discord.utils.setup_logging(level=log_level())
    end_when_asked()
    async with assembled(database_path(), **detour()) as bot, bot:
        try:
            await bot.start(key)
        except discord.LoginFailure as error:
            raise Misconfigured(
                "Discord does not accept DISCORD_TOKEN: reset the token on the Bot page of your application in "
                "Discord's developer portal and put the new one into .env"
            ) from error
        except discord.Forbidden as error:
            link = invitation(application_of(key) or 0)
            raise Misconfigured(
                f"Discord refuses the bot something that it needs: invite it again with {link}"
            ) from error
        except (aiohttp.ClientError, OSError, discord.DiscordServerError, discord.GatewayNotFound) as error:
            print(f"Discord cannot be reached: {error}", file=sys.stderr)
            return UNREACHABLE
    return 0


async def check(given: argparse.Namespace) -> int:
    """Say of everything that the bot needs whether it is in place."""
    faults = 0

    def say(what: str, fault: Exception | None, otherwise: str) -> None:
        nonlocal faults
        faults += fault is not None
        print(f"{what}: {fault or otherwise}", file=sys.stderr if fault else sys.stdout)

    try:
        application = application_of(token())
        say("token", None, f"looks right, of application {application}")
        print(f"invite: {invitation(application or 0)}")
    except Misconfigured as fault:
        say("token", fault, "")
    try:
        log_level()
    except Misconfigured as fault:
        say("log", fault, "")
    try:
        async with assembled(database_path()) as bot:
            say("database", None, f"{database_path()} can be used")
            drawn = await bot.studio.draw(PiecesPicture((), ()))
            say("pictures", None, f"can be drawn ({len(drawn.data)} bytes)")
    except (Unusable, Unavailable) as fault:
        say("database", fault, "")
    return UNUSABLE if faults else 0


async def check_database(given: argparse.Namespace) -> int:
    """Play every stored log again, and name each table whose log and snapshot do not agree."""
    path = database_path()
    storage = await SqliteReader.open_to_read(path)
    try:
        damages = await storage.faults()
        tables = 0
        for fault in damages:
            print(f"{path}: {fault}", file=sys.stderr)
        async for finding in check_tables(storage, GAMES):
            tables += 1
            if finding.remark:
                print(f"table {finding.table}: not replayed: {finding.remark}")
            if finding.damage:
                damages.append(finding.damage)
                print(f"table {finding.table}: damaged: {finding.damage}", file=sys.stderr)
    finally:
        await storage.close()
    print(f"{path}: {tables} tables, " + (f"{len(damages)} faults" if damages else "all sound"))
    return DAMAGED if damages else 0


async def back_up(given: argparse.Namespace) -> int:
    """Copy the database."""
    storage = await SqliteReader.open_to_read(database_path(), older=True)
    try:
        await storage.copy_to(given.file)
    finally:
        await storage.close()
    print(f"{given.file}: written")
    return 0


if __name__ == "__main__":
    sys.exit(main())
