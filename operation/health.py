"""How the bot is, for those who watch over it: a page for a health check, and numbers for a monitor."""

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from aiohttp import web

from cogs.client import TableBot
from host.storage import Unavailable
from operation.settings import Misconfigured


class Health:
    """Answers on loopback."""

    def __init__(self, bot: TableBot) -> None:
        self._bot = bot
        self._since = time.monotonic()

    async def healthz(self, request: web.Request) -> web.Response:
        """Say whether the bot is connected and can use its database."""
        faults = [] if self._bot.is_connected else ["not connected to Discord"]
        try:
            await self._bot.host.census()
        except Unavailable as fault:
            faults.append(str(fault))
        return web.Response(text="; ".join(faults) or "ok", status=503 if faults else 200)

    async def metrics(self, request: web.Request) -> web.Response:
        """Give the numbers, as Prometheus reads them."""
        census, meters = await self._bot.host.census(), self._bot.meters
        numbers = {
            "up": int(self._bot.is_connected),
            "uptime_seconds": round(time.monotonic() - self._since),
            "open_tables": census.open_tables,
            "undelivered_news": census.undelivered,
            "requests_total": meters.requests,
            "requests_refused_total": meters.refused,
            "requests_failed_total": meters.failed,
            "requests_lost_total": meters.lost,
            "messages_total": meters.messages,
            "acknowledgement_seconds_sum": round(meters.seconds, 3),
            "acknowledgement_seconds_max": round(meters.slowest, 3),
        }
        return web.Response(text="".join(f"alhambra_{name} {value}\n" for name, value in numbers.items()))


@asynccontextmanager
async def telling_health(bot: TableBot, port: int | None) -> AsyncIterator[None]:
    """Serve the two pages, if a port is given."""
    if port is None:
        yield
        return
    health, app = Health(bot), web.Application()
    app.router.add_get("/healthz", health.healthz)
    app.router.add_get("/metrics", health.metrics)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    try:
        await web.TCPSite(runner, "127.0.0.1", port).start()
    except OSError as fault:
        await runner.cleanup()
        raise Misconfigured(f"HEALTH_PORT {port} is taken: choose another") from fault
    try:
        yield
    finally:
        await runner.cleanup()
