"""The numbers that a monitor reads: named, explained and with units, also while the database does not answer."""

import asyncio
import fcntl
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from prometheus_client.openmetrics import parser as openmetrics
from prometheus_client.parser import text_string_to_metric_families

from bench.standin.faults import Fault
from operation.version import VERSION
from tests.fire.scene import PATIENCE, Scene, until
from tests.fire.test_operations import fetch, free_port

IN_TIME = "3.0"
"""Within how many seconds Discord wants to be answered."""
SHARED_LOCKS, HOW_MANY = 120, 8
"""Where in the file beside a database SQLite locks what a reader needs."""

Numbers = dict[tuple[str, ...], float]


@pytest.fixture
async def watched(here: Scene) -> tuple[Scene, int]:
    """Return a table of two that a monitor watches, and the port for it."""
    await here.stop_bot()
    port = free_port()
    await here.start_bot(HEALTH_PORT=str(port))
    await here.begin()
    await here.turn()
    await until_all_is_told(port)
    return here, port


async def until_all_is_told(port: int) -> None:
    """Wait until the outbox is empty, which is noted a moment after it was told."""
    end = time.monotonic() + PATIENCE
    while told(await numbers(port), "undelivered_news") != [0]:
        assert time.monotonic() < end, "news stay in the outbox"
        await asyncio.sleep(0.05)


async def numbers(port: int) -> Numbers:
    """Return all samples by their names and labels."""
    status, text = await fetch(port, "/metrics")
    assert status == 200
    samples = [sample for family in text_string_to_metric_families(text) for sample in family.samples]
    return {(sample.name, *sample.labels.values()): sample.value for sample in samples}


def told(found: Numbers, *names: str) -> list[float]:
    return [found[(f"alhambra_{name}",)] for name in names]


async def test_the_numbers_tell_what_is_going_on(watched: tuple[Scene, int]) -> None:
    found = await numbers(watched[1])
    assert told(found, "up", "database_up", "servers", "open_tables") == [1, 1, 1, 1]
    nothing = ("undelivered_news", "outbox_age_seconds", "requests_failed_total", "requests_lost_total")
    assert told(found, *nothing) == [0] * len(nothing)
    [requests] = told(found, "requests_total")
    assert requests >= 5
    for what in ("acknowledgement", "answer"):
        assert found[(f"alhambra_{what}_seconds_count",)] == requests
    assert found[("alhambra_acknowledgement_seconds_bucket", IN_TIME)] == requests
    assert found[("alhambra_drawing_seconds_count",)] >= 3
    assert found[("alhambra_drawing_seconds_sum",)] > 0
    [(_, version)] = [labels for name, *labels in found if name == "alhambra_build_info"]
    assert version == VERSION
    assert found[("process_resident_memory_bytes",)] > 10 * 2**20


async def test_every_number_is_explained_and_typed_in_both_formats(watched: tuple[Scene, int]) -> None:
    _, port = watched
    _, plain = await fetch(port, "/metrics")
    accepting = {"Accept": "application/openmetrics-text; version=1.0.0"}
    async with (
        aiohttp.ClientSession(headers=accepting) as session,
        session.get(f"http://127.0.0.1:{port}/metrics") as answer,
    ):
        assert answer.headers["Content-Type"].startswith("application/openmetrics-text")
        parsed: Any = openmetrics.text_string_to_metric_families(await answer.text())  # type: ignore[no-untyped-call]
    for families in ([*text_string_to_metric_families(plain)], [*parsed]):
        ours = {family.name: family for family in families if family.name.startswith("alhambra_")}
        assert {family.name.partition("_")[0] for family in families} == {"alhambra", "process"}
        for family in ours.values():
            assert family.documentation.endswith("."), family.name
            assert family.type in {"gauge", "counter", "histogram", "info"}, family.name
        histograms = {name for name, family in ours.items() if family.type == "histogram"}
        assert histograms == {f"alhambra_{what}_seconds" for what in ("acknowledgement", "answer", "drawing")}


async def test_refused_requests_and_news_for_a_closed_channel_are_counted(watched: tuple[Scene, int]) -> None:
    here, port = watched
    here.faults.add(Fault("POST", f"/channels/{here.world.channel}/messages", status=403, code=50001, times=None))
    before = await numbers(port)
    await here.take_money()
    await here.use(here.stranger, here.newest, "Hand")
    await until(lambda: "wait: channel" in here.log)
    found = await numbers(port)
    assert told(found, "undelivered_news")[0] > 0
    assert 0 < told(found, "outbox_age_seconds")[0] < PATIENCE
    for name in ("requests_refused_total", "discord_refusals_total"):
        assert told(found, name) > told(before, name), name


@contextmanager
def unreadable(database: Path) -> Iterator[None]:
    """Hold the locks that whoever reads a database needs."""
    with database.with_name(database.name + "-shm").open("r+b") as beside:
        fcntl.lockf(beside, fcntl.LOCK_EX, HOW_MANY, SHARED_LOCKS)
        yield


async def test_the_numbers_are_told_while_the_database_does_not_answer(watched: tuple[Scene, int]) -> None:
    here, port = watched
    before = await numbers(port)
    with unreadable(here.folder / "tables.db"):
        found = await numbers(port)
        assert told(found, "up", "database_up") == [1, 0]
        same = ("servers", "open_tables", "undelivered_news", "requests_total", "messages_total")
        assert told(found, *same) == told(before, *same), "as last known"
        assert (await fetch(port, "/readyz"))[0] == 503
        assert await fetch(port, "/livez") == (200, "ok")
    assert told(await numbers(port), "database_up") == [1]
    assert await fetch(port, "/readyz") == (200, "ok")
