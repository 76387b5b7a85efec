"""Numbers for a monitor, in the format of Prometheus; they are told also while the database does not answer."""

import asyncio
import platform
import time
from collections.abc import Iterator

from prometheus_client import ProcessCollector
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, InfoMetricFamily, Metric
from prometheus_client.exposition import choose_encoder
from prometheus_client.registry import Collector

from cogs.client import TableBot
from cogs.meters import PREFIX
from host.kept import Census
from host.storage import Unavailable
from operation.version import VERSION

PATIENCE = 2.0
"""How many seconds the database may take to answer: whoever asks how the bot is waits for it."""


class Counting:
    """Asks the database how much there is: one question at a time, and none of them for long."""

    def __init__(self, bot: TableBot) -> None:
        self._bot = bot
        self._asking: asyncio.Task[Census] | None = None
        self.known: Census | None = None
        """What it said last."""

    async def census(self) -> Census:
        """Return how much there is, or raise `Unavailable`, also if the database says nothing at all."""
        if self._asking is None or self._asking.done():
            self._asking = asyncio.create_task(self._bot.host.tables.census())
            self._asking.add_done_callback(lambda task: task.cancelled() or task.exception())  # perhaps nobody waits
        await asyncio.wait({self._asking}, timeout=PATIENCE)
        if not self._asking.done():
            raise Unavailable("the database does not answer")
        self.known = self._asking.result()
        return self.known


class Metrics(Collector):
    """Puts together what is counted and how things are just now."""

    def __init__(self, bot: TableBot, counting: Counting) -> None:
        self._bot = bot
        self._counting = counting
        self._since = time.monotonic()
        self._has_database = False
        bot.meters.registry.register(self)
        ProcessCollector(registry=bot.meters.registry)

    async def page(self, accepted: str) -> tuple[bytes, str]:
        """Return the numbers, and the type of the page: the one of those accepted that says most."""
        try:
            await self._counting.census()
            self._has_database = True
        except Unavailable:
            self._has_database = False
        encoder, kind = choose_encoder(accepted)
        return encoder(self._bot.meters.registry), kind

    def collect(self) -> Iterator[Metric]:
        """Yield how things are."""
        facts = {"version": VERSION, "python": platform.python_version()}
        yield InfoMetricFamily(f"{PREFIX}build", "Which version is running.", facts)
        for name, meaning, value in (*self._states(), *self._stock()):
            yield GaugeMetricFamily(PREFIX + name, meaning, value)
        for name, meaning, value in self._counts():
            yield CounterMetricFamily(PREFIX + name, meaning, value)

    def _states(self) -> Iterator[tuple[str, str, float]]:
        bot, refusals = self._bot, self._bot.refusals
        yield "up", "Whether the bot is connected to Discord.", int(bot.is_connected)
        yield "database_up", "Whether the database responds; if not, its numbers are old.", self._has_database
        yield "uptime_seconds", "How long the program has been running.", time.monotonic() - self._since
        yield "servers", "How many servers the bot is on.", len(bot.guilds)
        waiting = bot.host.courier.longest_on_the_way
        yield "oldest_news_seconds", "How long the oldest news for an open channel has been waiting.", waiting
        yield "discord_refusals_lately", "Requests that Discord refused in the last ten minutes.", refusals.lately
        yield "news_held_back", "Whether news waits because Discord refused too much.", int(refusals.is_holding_back)

    def _stock(self) -> Iterator[tuple[str, str, float]]:
        """Yield what the database counts; nothing, if it has never answered."""
        if (known := self._counting.known) is None:
            return
        age = 0.0 if known.oldest is None else max(0.0, self._bot.host.now() - known.oldest)
        yield "open_tables", "Tables that are open: lobbies, running and paused games.", known.open_tables
        yield "undelivered_news", "News not delivered yet, including for closed channels.", known.undelivered
        yield "outbox_age_seconds", "How old the oldest of them is.", age

    def _counts(self) -> Iterator[tuple[str, str, float]]:
        meters = self._bot.meters
        yield "requests", "Commands, buttons and menus that were used.", meters.requests
        yield "requests_refused", "Requests that the rules refused.", meters.refused
        yield "requests_slowed", "Requests from people who asked for too much at once.", meters.slowed
        yield "requests_failed", "Requests that failed because of a bug in the program.", meters.failed
        yield "requests_lost", "Requests that Discord did not let us acknowledge.", meters.lost
        yield "messages", "Messages posted to channels.", meters.messages
        yield "discord_refusals", "Our requests that Discord refused (401, 403, 429).", self._bot.refusals.total
