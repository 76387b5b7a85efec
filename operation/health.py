"""How the bot is, for those who watch over it: pages for health checks, and numbers for a monitor."""

import errno
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from aiohttp import web

from cogs.client import TableBot
from host.storage import Unavailable
from operation.metrics import Counting, Metrics
from operation.settings import Misconfigured


class Health:
    """Answers those who ask."""

    def __init__(self, bot: TableBot) -> None:
        self._bot = bot
        self._counting = Counting(bot)
        self._metrics = Metrics(bot, self._counting)

    async def livez(self, request: web.Request) -> web.Response:
        """Say that the process answers; whoever gets no answer may start it anew."""
        return web.Response(text="ok")

    async def readyz(self, request: web.Request) -> web.Response:
        """Return whether the bot is connected, can use its database and gets rid of its news."""
        faults = [] if self._bot.is_connected else ["not connected to Discord"]
        try:
            await self._counting.census()
        except Unavailable as fault:
            faults.append(str(fault))
        if self._bot.news_stand_still:
            faults.append("news do not reach Discord")
        return web.Response(text="; ".join(faults) or "ok", status=503 if faults else 200)

    async def metrics(self, request: web.Request) -> web.Response:
        """Return the numbers, as Prometheus reads them."""
        page, kind = await self._metrics.page(request.headers.get("Accept", ""))
        return web.Response(body=page, headers={"Content-Type": kind})


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
        if fault.errno == errno.EADDRINUSE:
            raise Misconfigured(f"HEALTH_PORT {port} is taken: choose another") from fault
        raise Misconfigured(f"HEALTH_HOST {host} is no address of this computer") from fault
    try:
        yield
    finally:
        await runner.cleanup()
