"""The bot in a simulated Discord, with a web page for its table."""

import asyncio
import logging
import os
import sys
import tempfile
import webbrowser
from pathlib import Path

from simcord import SetupError

import bot
from local.channel_page import ChannelPage
from local.page import Page
from local.world import MOST_PEOPLE, open_world
from operation.ending import Ending
from operation.settings import Misconfigured

LOWEST_PORT, HIGHEST_PORT = 1024, 65534


def main() -> int:
    """Play until stopped."""
    try:
        port = setting("PORT", 8080, LOWEST_PORT, HIGHEST_PORT)
        seats = setting("SEATS", 3, 1, MOST_PEOPLE)
        asyncio.run(play(port, seats, game_to_open()))
    except Misconfigured as fault:
        print(fault, file=sys.stderr)
        return bot.UNUSABLE
    except (KeyboardInterrupt, asyncio.CancelledError):
        print()
    print("Stopped. The table is gone.")
    return 0


def setting(name: str, otherwise: int, least: int, most: int) -> int:
    """Read a number from the environment."""
    text = os.environ.get(name) or str(otherwise)
    if not text.isdecimal() or not least <= int(text) <= most:
        raise Misconfigured(f"{name} must be a whole number from {least} to {most}, not {text}")
    return int(text)


def game_to_open() -> str:
    """Read from the environment which game is to be opened at once; none means the start page."""
    game, known = os.environ.get("GAME", ""), [rules.key for rules in bot.GAMES]
    if game and game not in known:
        raise Misconfigured(f"GAME must be one of {', '.join(known)}, not {game}")
    return game


async def play(port: int, seats: int, game: str) -> None:
    """Run the bot in a simulated Discord, with a page for its table and one beside it for private messages."""
    logging.basicConfig(level=logging.WARNING)
    ending = Ending()
    with tempfile.TemporaryDirectory() as folder:
        home = f"http://127.0.0.1:{port}"
        assembling = bot.assembled(Path(folder) / "tables.db", home=home)
        async with assembling as table_bot, open_world(table_bot, seats) as world:
            ending.last_act = table_bot.studio.kill
            channel = ChannelPage(world, port + 1)
            page = Page(world, channel)
            try:
                await page.start(port)
                await channel.show_table(game or next(iter(world.channels)))
                welcome(f"{home}/table/{game}" if game else f"{home}/")
                await channel.keep_up()
            except (OSError, SetupError) as fault:
                raise Misconfigured(
                    f"Ports {port} and {port + 1} must be free, and one is taken ({fault}). "
                    f"Choose another, for example: make run PORT={port + 10}"
                ) from fault
            finally:
                await page.close()
                await channel.close()


def welcome(address: str) -> None:
    """Say where to look and what to try."""
    print(f"The table is ready: {address}")
    print("Choose a game there, press Start (or Add a bot first) under its table, and take your turn.")
    print("New to a game? Learn it in a guided first game, or press How to play at the table.")
    print("Switch between people at the top of the page; their hands come as private messages. Ctrl+C stops it.")
    if sys.stdout.isatty() and not webbrowser.open(address):
        print("I couldn't open a browser here: open the address above in yours.")
    sys.stdout.flush()
