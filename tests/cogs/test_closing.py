"""A bot that goes is gone: what the library still has to say to it is not heard, and spoils nothing."""

import asyncio

from discord.utils import MISSING

from cogs.client import TableBot
from tests.cogs.world import World


async def test_becoming_ready_too_late_is_not_heard(house: World) -> None:
    bot, heard = house.env.bot, []
    assert isinstance(bot, TableBot)

    async def listen() -> None:
        heard.append("ready")

    bot.add_listener(listen, "on_ready")
    bot.dispatch("ready")
    await asyncio.sleep(0)
    assert heard == ["ready"]
    await bot.close()
    bot.dispatch("ready")
    await asyncio.sleep(0)
    bot.loop = MISSING  # as it is when the library has cleaned up
    bot.dispatch("ready")
    assert heard == ["ready"]
