"""A process that is killed at any moment loses nothing that it has acknowledged, and does nothing twice."""

import os
import signal
import subprocess
import sys
import time
from collections import Counter, defaultdict
from itertools import groupby
from pathlib import Path
from random import Random

import pytest

from host.courier import Delivery
from host.host import Host
from host.news import Entry
from tests.host.crashing import CHANNELS, Notes, Player, noted
from tests.host.tables import damaged, hosting, reading
from tests.processes import begun, said

KILLS = 200 if os.environ.get("NIGHTLY") else 20
LONGEST_LIFE = 0.5  # seconds

Logs = dict[int, list[Entry]]


@pytest.mark.long
async def test_a_killed_process_loses_nothing_and_does_nothing_twice(tmp_path: Path) -> None:
    luck = Random(0)
    for run in range(KILLS):
        play_and_kill(tmp_path, run, luck.uniform(0, LONGEST_LIFE))
    async with hosting(tmp_path / "tables.db") as host:
        await end_well(host, tmp_path)
    assert not await damaged(tmp_path / "tables.db")
    async with reading(tmp_path / "tables.db") as reader:
        logs = {table: await reader.log(table) for table in await reader.table_ids()}
        assert not await reader.undelivered(), "news were not delivered"
    assert_all_answers_are_kept(tmp_path, logs)
    assert_all_news_were_heard_once(tmp_path, logs)


def play_and_kill(folder: Path, run: int, seconds: float) -> None:
    command = [sys.executable, "-m", "tests.host.crashing", str(folder), str(run)]
    with begun(command, stderr=subprocess.PIPE, text=True) as process:
        said(process)
        if run % 2:  # else it may be killed while it begins
            said(process)
        time.sleep(seconds)
        process.kill()
        errors = process.communicate()[1]
    assert process.returncode == -signal.SIGKILL, f"run {run} ended by itself: {errors}"


async def end_well(host: Host, folder: Path) -> None:
    """Ask once more what the last run asked, and wait until all news are heard."""
    heard = Notes(folder / "heard")

    async def hear(delivery: Delivery) -> None:
        heard.add(KILLS, delivery.entry.table, delivery.entry.number, delivery.id)

    await host.courier.listen(hear)
    for channel in CHANNELS:
        player = Player(host, folder, channel, KILLS)
        for request in player.last:
            await player.send(*request)
    await host.courier.idle()


def assert_all_answers_are_kept(folder: Path, logs: Logs) -> None:
    stored = [(entry.request, entry.table, entry.number) for log in logs.values() for entry in log if entry.request]
    times = Counter(request for request, _, _ in stored)
    answers = {tuple(answer) for answer in noted(folder / "answered")}
    assert len(answers) > 5 * KILLS, "so few requests prove nothing"
    assert not answers - set(stored), "acknowledged, but not in the log as acknowledged"
    assert max(times.values()) == 1, "carried out twice"
    asked = {request for channel in CHANNELS for request, *_ in noted(folder / f"asked-{channel}")}
    assert set(times) == asked, "after the last repetition, each request that was ever asked is in the log"


def assert_all_news_were_heard_once(folder: Path, logs: Logs) -> None:
    """Check that news come in order, and a second time only if the process was killed before it could note that."""
    heard = defaultdict(list)
    for run, table, number, name in noted(folder / "heard"):
        heard[table].append((number, run))
        assert name == f"{table}-{number}"
    for table, log in logs.items():
        repeats = groupby(heard[table], key=lambda arrival: arrival[0])
        arrivals = [(number, [run for _, run in group]) for number, group in repeats]
        told = [entry.number for entry in log if entry.news]
        assert [number for number, _ in arrivals] == told, f"table {table}"
        assert all(len(runs) == len(set(runs)) for _, runs in arrivals), f"told twice by one process: {arrivals}"
