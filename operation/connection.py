"""Staying connected: what to do when Discord is down, does not want us, or stays away too long."""

import asyncio
import logging
import time

import aiohttp
import discord

from cogs.client import TableBot
from cogs.lobby import PERMISSIONS
from operation.settings import Misconfigured, application_of

log = logging.getLogger(__name__)

GLANCE = 1.0
"""Every how many seconds the connection is looked at."""
WRONG_TOKEN, TOO_MANY_SERVERS = 4004, 4011


class Unreachable(Exception):
    """Discord cannot be reached; it is worth trying again later."""


async def stay_connected(bot: TableBot, token: str, patience: float) -> None:
    """Connect and stay, or raise `Misconfigured` or `Unreachable`."""
    connecting = asyncio.create_task(_connect(bot, token), name="connection")
    watching = asyncio.create_task(_watch(bot, patience), name="watch")
    try:
        done, _ = await asyncio.wait({connecting, watching}, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        watching.cancel()
        await bot.close()
        connecting.cancel()
        await asyncio.gather(connecting, watching, return_exceptions=True)


async def _watch(bot: TableBot, patience: float) -> None:
    """Give up when Discord has been away for too long: a new start may find a way."""
    while bot.away_since is None or time.monotonic() - bot.away_since < patience:  # noqa: ASYNC110  # time passes
        await asyncio.sleep(min(GLANCE, patience))
    raise Unreachable(f"Discord has been away for {patience:.0f} seconds")


async def _connect(bot: TableBot, token: str) -> None:
    try:
        await bot.start(token)
    except discord.LoginFailure as error:
        raise _wrong_token() from error
    except discord.Forbidden as error:
        link = invitation(application_of(token) or 0)
        raise Misconfigured(f"Discord refuses the bot something that it needs: invite it again with {link}") from error
    except discord.PrivilegedIntentsRequired as error:
        raise Misconfigured("Discord has closed the connection for good: it asks for intents to be allowed") from error
    except discord.ConnectionClosed as error:
        if error.code == WRONG_TOKEN:
            raise _wrong_token() from error
        if error.code == TOO_MANY_SERVERS:
            raise _too_many_servers() from error
        raise Misconfigured(f"Discord has closed the connection for good (code {error.code})") from error
    except (aiohttp.ClientError, OSError, discord.HTTPException, discord.GatewayNotFound) as error:
        raise Unreachable(f"Discord cannot be reached: {error}") from error
    except AttributeError as error:
        if bot.ws is not None:
            raise
        # The library cannot bear that its very first connection to the gateway fails.
        raise Unreachable("Discord's gateway cannot be reached") from error


def _wrong_token() -> Misconfigured:
    return Misconfigured(
        "Discord does not accept DISCORD_TOKEN: reset the token on the Bot page of your application in "
        "Discord's developer portal and put the new one into .env"
    )


def _too_many_servers() -> Misconfigured:
    return Misconfigured(
        "The bot is on so many servers that Discord demands sharding (code 4011), which this program cannot do: "
        "let it leave some, and run a second bot with a token and a database of its own for them"
    )


def invitation(application: int) -> str:
    """Return the link with which a server invites the bot, with just the permissions that it needs."""
    return discord.utils.oauth_url(application, permissions=PERMISSIONS)
