"""Lobbies that nobody starts and games that nobody plays end by themselves, and say so before (T-25)."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest

from host.commands import Confirm, Join, Pause, Resume, SeatBots
from host.host import Host
from host.limits import DAY, Limits
from host.settings import Pace
from host.table import Holiday, Status, TableId
from tests.host.tables import (
    ANN,
    BEN,
    HERE,
    NOON,
    Clock,
    asked,
    damaged,
    hosting,
    later,
    open_table,
    start_table,
    take_money,
)

DAYS = 24.0
NEVER = Limits(lobby=0, game=0)


@pytest.fixture(autouse=True)
def awake(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let nobody take it for sleep that time passes in leaps here."""
    monkeypatch.setattr("host.absence.FROZEN", float("inf"))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


async def status(host: Host, table: TableId) -> Status:
    return (await host.tables.look(table)).table.status


async def kinds(host: Host, table: TableId) -> list[str]:
    """Return what was told of a table."""
    return [entry.news.kind for entry in await host.storage.log(table) if entry.news is not None]


async def ends(host: Host, table: TableId) -> float | None:
    """Return after how many days since the beginning a table ends."""
    end = (await host.tables.look(table)).table.ends
    return None if end is None else (end - NOON) / DAY


async def days(host: Host, clock: Clock, number: float) -> None:
    """Let days pass, with the timekeeper at work all the while."""
    for _ in range(int(number * 2)):
        await later(host, clock, DAYS / 2)
        await host.absence.beat()


async def outage(host: Host, clock: Clock, number: float) -> None:
    host.clocks.away()
    await days(host, clock, number)
    await host.clocks.back()
    await host.clocks.catch_up()


@asynccontextmanager
async def downtime(path: Path, clock: Clock, number: float, limits: Limits | None = None) -> AsyncIterator[Host]:
    clock.pass_hours(number * DAYS)
    async with hosting(path, clock, limits=limits) as host:
        await host.clocks.catch_up()
        yield host


async def test_a_lobby_that_nobody_starts_is_closed_after_a_week(host: Host, clock: Clock) -> None:
    table = await open_table(host, 2)
    assert await ends(host, table) == 7
    await days(host, clock, 6.5)
    assert await status(host, table) is Status.LOBBY
    await days(host, clock, 0.5)
    assert await status(host, table) is Status.CANCELLED
    assert await kinds(host, table) == ["Open", "Join", "Lapse"]
    assert await ends(host, table) is None
    await open_table(host, 2)
    assert await host.clocks.alarm.until_next_due() == 7 * DAY


async def test_whatever_changes_in_a_lobby_gives_it_another_week(host: Host, clock: Clock) -> None:
    table = await open_table(host, 1, seats=3)
    await days(host, clock, 6)
    await host.do(table, BEN, Join())
    await days(host, clock, 6)
    await host.do(table, ANN, SeatBots(1))
    assert await ends(host, table) == 19
    await days(host, clock, 6.5)
    assert await status(host, table) is Status.LOBBY


async def test_a_game_that_nobody_plays_is_announced_to_end_and_then_cancelled(host: Host, clock: Clock) -> None:
    table = await start_table(host, 2)
    await days(host, clock, 26.5)
    assert (await kinds(host, table))[-1] == "Start"
    await days(host, clock, 0.5)
    [*_, last] = await host.storage.log(table)
    assert last.news is not None
    assert (last.news.kind, last.news.params) == ("Warn", {"deadline": NOON + 30 * DAY})
    await days(host, clock, 2.5)
    assert await status(host, table) is Status.PLAYING
    await days(host, clock, 0.5)
    assert (await status(host, table), (await kinds(host, table))[-1]) == (Status.CANCELLED, "Lapse")


async def test_a_game_that_ended_so_is_not_rated(path: Path, clock: Clock) -> None:
    async with hosting(path, clock) as host:
        table = await start_table(host, 2)
        await days(host, clock, 30)
        assert await status(host, table) is Status.CANCELLED
        assert await host.storage.record(table) is None
        assert await host.memory.statistics("alhambra") == []
    assert await damaged(path) == []


async def test_whoever_acts_after_the_announcement_has_it_go_on(host: Host, clock: Clock) -> None:
    table = await start_table(host, 2)
    await days(host, clock, 28)
    await take_money(host, table)
    await days(host, clock, 26.5)
    assert (await status(host, table), (await kinds(host, table))[-1]) == (Status.PLAYING, "Act")
    await days(host, clock, 3.5)
    assert (await kinds(host, table))[-2:] == ["Warn", "Lapse"]


async def test_time_outs_and_bots_do_not_play(host: Host, clock: Clock) -> None:
    table = await start_table(host, 2, bots=1, pace=Pace(24, then="move", remind=0))
    await days(host, clock, 29.5)
    assert "TimedOut" in await kinds(host, table)
    assert (await status(host, table)) is Status.PLAYING
    await days(host, clock, 1)
    assert (await kinds(host, table))[-1] == "Lapse"


async def test_a_paused_game_ends_as_well_unless_somebody_acts(host: Host, clock: Clock) -> None:
    table = await start_table(host, 2)
    await host.do(table, ANN, Pause())
    await days(host, clock, 28)
    assert (await kinds(host, table))[-1] == "Warn"
    await host.do(table, ANN, Resume())
    await host.do(table, ANN, Pause())
    await days(host, clock, 29.5)
    assert await status(host, table) is Status.PAUSED
    await days(host, clock, 0.5)
    assert await status(host, table) is Status.CANCELLED


async def test_who_has_longer_for_a_turn_has_it_first(host: Host, clock: Clock) -> None:
    table = await start_table(host, 2, pace=Pace(24 * 50, then="move", remind=0))
    assert await ends(host, table) == 50
    await days(host, clock, 46.5)
    assert (await kinds(host, table))[-1] == "Start"
    await days(host, clock, 4)
    assert {"TimedOut", "Warn"} <= set(await kinds(host, table)), "the next turn is nobody's own doing"
    await days(host, clock, 3)
    assert await status(host, table) is Status.CANCELLED


async def test_nothing_ends_while_somebody_there_is_away(host: Host, clock: Clock) -> None:
    lobby, game = await open_table(host, 2), await start_table(host, 2, place=HERE._replace(channel="game"))
    await host.holiday(BEN, Holiday(NOON, NOON + 40 * DAY))
    await days(host, clock, 39)
    assert (await status(host, lobby), await status(host, game)) == (Status.LOBBY, Status.PLAYING)
    await days(host, clock, 1.5)
    assert (await status(host, lobby), await status(host, game)) == (Status.CANCELLED, Status.CANCELLED)


async def test_time_without_the_bot_does_not_count(path: Path, clock: Clock) -> None:
    async with hosting(path, clock) as host:
        lobby, game = await open_table(host, 2), await start_table(host, 2, place=HERE._replace(channel="game"))
        await days(host, clock, 5)
    async with downtime(path, clock, 20) as host:
        assert (await ends(host, lobby), await ends(host, game)) == (27, 50)
        await days(host, clock, 1.5)
        assert await status(host, lobby) is Status.LOBBY
        assert (await kinds(host, lobby))[-1] == "Reopen", "its card has shown another time"
        await days(host, clock, 0.5)
        assert await status(host, lobby) is Status.CANCELLED
        await outage(host, clock, 20)
        assert (await kinds(host, game))[-1] == "Start"
        await days(host, clock, 20)
        assert (await kinds(host, game))[-1] == "Warn"
        await outage(host, clock, 20)
        assert await status(host, game) is Status.PLAYING
        await days(host, clock, 3)
        assert await status(host, game) is Status.CANCELLED


async def test_it_is_announced_once_whatever_happens_to_the_program(path: Path, clock: Clock) -> None:
    async with hosting(path, clock) as host:
        table = await start_table(host, 2)
        await days(host, clock, 27)
    for _ in range(3):
        async with downtime(path, clock, 0) as host:
            await days(host, clock, 0.5)
    async with downtime(path, clock, 0) as host:
        assert (await kinds(host, table)).count("Warn") == 1
        await days(host, clock, 1.5)
        assert (await kinds(host, table))[-1] == "Lapse"


async def test_nothing_ends_where_that_is_switched_off(path: Path, clock: Clock) -> None:
    async with hosting(path, clock, limits=NEVER) as host:
        lobby, game = await open_table(host, 2), await start_table(host, 2, place=HERE._replace(channel="game"))
        assert await host.clocks.alarm.until_next_due() == float("inf")
        await days(host, clock, 100)
        assert (await ends(host, lobby), await ends(host, game)) == (None, None)
    async with downtime(path, clock, 0) as host:
        assert (await status(host, lobby), await status(host, game)) == (Status.LOBBY, Status.PLAYING)
        assert (await kinds(host, lobby))[-1] == "Reopen"
        assert (await kinds(host, game))[-1] == "Warn"
        assert await ends(host, lobby) == await ends(host, game) == 103, "nothing ends that was not announced"
    async with downtime(path, clock, 0, NEVER) as host:
        assert (await ends(host, lobby), await ends(host, game)) == (None, None)
        assert await host.clocks.alarm.until_next_due() == float("inf")
        assert (await kinds(host, lobby))[-1] == "Reopen"


async def test_shorter_times_are_announced_before_they_count(path: Path, clock: Clock) -> None:
    async with hosting(path, clock) as host:
        lobby = await open_table(host, 2)
        await days(host, clock, 4)
    async with downtime(path, clock, 0, Limits(lobby=2 * DAY)) as host:
        assert await ends(host, lobby) == 5
        await days(host, clock, 1)
        assert await status(host, lobby) is Status.CANCELLED


def grow_old(path: Path) -> None:
    """Let a file be as a program left it at whose tables nothing ended."""
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE tables SET due = NULL, head = json_remove(CAST(head AS TEXT), '$.idle')")
        connection.execute("DELETE FROM notes WHERE key LIKE 'how long%'")


async def test_tables_of_an_older_program_get_their_time_at_the_start(path: Path, clock: Clock) -> None:
    async with hosting(path, clock) as host:
        lobby, game = await open_table(host, 2), await start_table(host, 2, place=HERE._replace(channel="game"))
        left = await start_table(host, 2, place=HERE._replace(channel="left"))
        await days(host, clock, 5)
        await host.do(game, await take_money(host, game), Confirm())
    grow_old(path)
    async with downtime(path, clock, 0) as host:
        assert (await kinds(host, lobby))[-1] == "Reopen", "its card did not say so"
        assert await ends(host, lobby) == 8, "three days after it was announced"
        assert await host.clocks.alarm.until_next_due() == 3 * DAY
        await days(host, clock, 3)
        assert await status(host, lobby) is Status.CANCELLED
        await days(host, clock, 20)
        assert (await kinds(host, left))[-1] == "Warn"
        assert (await kinds(host, game))[-1] == "Act"
        await days(host, clock, 4)
        assert (await kinds(host, game))[-1] == "Warn"
        await days(host, clock, 3)
        assert await status(host, game) is Status.CANCELLED


async def test_tables_are_looked_at_once_and_not_at_each_start(path: Path, clock: Clock) -> None:
    async with hosting(path, clock) as host:
        await start_table(host, 2)
    grow_old(path)
    async with downtime(path, clock, 0) as host:
        assert await host.storage.due(clock.now) == []
    async with hosting(path, clock) as host:
        assert await host.storage.due(clock.now) == []


async def test_a_game_that_is_played_is_never_announced_to_end(host: Host, clock: Clock) -> None:
    table = await start_table(host, 2)
    for _ in range(6):
        await days(host, clock, 20)
        await host.do(table, await take_money(host, table), Confirm())
    assert set((await kinds(host, table))[3:]) == {"Act"}
    assert await asked(host, table) in (ANN, BEN)
