"""How the bot is, for those who watch over it: pages for health checks, and numbers for a monitor."""

import errno
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from aiohttp import web

from cogs.client import TableBot
from host.storage import Unavailable
from operation.settings import Misconfigured


class Health:
    """Answers those who ask."""

    def __init__(self, bot: TableBot) -> None:
        self._bot = bot
        self._since = time.monotonic()

    async def livez(self, request: web.Request) -> web.Response:
        """Say that the process answers; whoever gets no answer may start it anew."""
        return web.Response(text="ok")

    async def readyz(self, request: web.Request) -> web.Response:
        """Say whether the bot is connected, can use its database and gets rid of its news."""
        faults = [] if self._bot.is_connected else ["not connected to Discord"]
        try:
            await self._bot.host.census()
        except Unavailable as fault:
            faults.append(str(fault))
        if self._bot.news_stand_still:
            faults.append("news do not reach Discord")
        return web.Response(text="; ".join(faults) or "ok", status=503 if faults else 200)

    async def metrics(self, request: web.Request) -> web.Response:
        """Give the numbers, as Prometheus reads them."""
        census, meters, refusals = await self._bot.host.census(), self._bot.meters, self._bot.refusals
        numbers = {
            "up": int(self._bot.is_connected),
            "uptime_seconds": round(time.monotonic() - self._since),
            "open_tables": census.open_tables,
            "undelivered_news": census.undelivered,
            "oldest_news_seconds": round(self._bot.host.courier.longest_on_the_way, 3),
            "requests_total": meters.requests,
            "requests_refused_total": meters.refused,
            "requests_slowed_total": meters.slowed,
            "requests_failed_total": meters.failed,
            "requests_lost_total": meters.lost,
            "messages_total": meters.messages,
            "discord_refusals_total": refusals.total,
            "discord_refusals_lately": refusals.lately,
            "news_held_back": int(refusals.is_holding_back),
            "acknowledgement_seconds_sum": round(meters.seconds, 3),
            "acknowledgement_seconds_max": round(meters.slowest, 3),
        }
        return web.Response(text="".join(f"alhambra_{name} {value}\n" for name, value in numbers.items()))


@asynccontextmanager
async def telling_health(bot: TableBot, host: str, port: int | None) -> AsyncIterator[None]:
    """Serve the pages, if a port is given."""
    if port is None:
        yield
        return
    health, app = Health(bot), web.Application()
    app.router.add_get("/livez", health.livez)
    app.router.add_get("/readyz", health.readyz)
    app.router.add_get("/healthz", health.readyz)  # its name of old
    app.router.add_get("/metrics", health.metrics)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    try:
        await web.TCPSite(runner, host, port).start()
    except OSError as fault:
        await runner.cleanup()
        if fault.errno == errno.EADDRNOTAVAIL:
            raise Misconfigured(f"HEALTH_HOST {host} is no address of this computer") from fault
        raise Misconfigured(f"HEALTH_PORT {port} is taken: choose another") from fault
    try:
        yield
    finally:
        await runner.cleanup()
