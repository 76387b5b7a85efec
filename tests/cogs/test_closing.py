"""A bot that goes is gone: what the library still has to say to it is not heard, and spoils nothing."""

from discord.utils import MISSING

from tests.cogs.world import World


async def test_becoming_ready_too_late_is_not_heard(house: World) -> None:
    bot = house.env.bot
    await bot.close()
    bot.loop = MISSING  # as it is when the library has cleaned up
    bot.dispatch("ready")
