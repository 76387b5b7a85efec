"""A game may give those whom it asks only the short time for answers between turns, without sealing their answers."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from host.commands import Join, Pause, Resume, Start, TakeHoliday
from host.host import Host
from host.settings import Pace, Settings
from host.table import Holiday, Status, TableId
from tests.clash.rules import Clash
from tests.host.tables import ANN, BEN, HERE, Clock, hosting, later
from tests.host.test_second_game import say

HOUR = 3600.0
WAIT, MOVE, BOT = (Pace(24, then=then, misses=1) for then in ("wait", "move", "bot"))


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def host(tmp_path: Path, clock: Clock) -> AsyncIterator[Host]:
    async with hosting(tmp_path / "tables.db", clock, games=[Clash()]) as made:
        yield made


async def start(host: Host, pace: Pace, window: float = 2.0) -> TableId:
    """Let two people begin to play with short times."""
    settings = Settings(seats=2, options={"rounds": 3, "brief": True}, pace=pace, window=window)
    table = (await host.open(HERE, ANN, "clash", settings)).entry.table
    await host.do(table, BEN, Join())
    await host.do(table, ANN, Start())
    return table


@pytest.mark.parametrize("pace", [WAIT, MOVE, BOT, Pace()])
async def test_when_it_is_over_the_simple_move_is_made_and_nobody_has_missed_a_turn(
    pace: Pace, host: Host, clock: Clock
) -> None:
    table = await start(host, pace)
    waits = (await host.tables.look(table)).table.waiting
    assert [wait.deadline for wait in waits] == [clock.now + 2 * HOUR] * 2
    await say(host, table, ANN, 3)
    await later(host, clock, 2.01)
    glance = await host.tables.look(table)
    assert glance.view(None)["scores"] == (3, 1), "Ben has said 1, as the rules do for somebody absent"
    assert [(one.bot, one.misses) for one in glance.table.seats] == [(False, 0)] * 2
    kinds = [entry.news.kind for entry in await host.storage.log(table) if entry.news is not None]
    assert "TimedOut" not in kinds
    assert "Remind" not in kinds


async def test_days_away_do_not_hold_it_up_and_a_pause_does(host: Host, clock: Clock) -> None:
    table = await start(host, MOVE)
    await host.do(table, BEN, TakeHoliday(Holiday(clock.now, clock.now + 48 * HOUR)))
    await say(host, table, ANN, 2)
    clock.pass_hours(1)
    await host.do(table, ANN, Pause())
    await later(host, clock, 10)
    await host.do(table, ANN, Resume())
    (ben,) = (await host.tables.look(table)).table.waiting
    assert ben.deadline == clock.now + HOUR
    await later(host, clock, 1.01)
    assert (await host.tables.look(table)).view(None)["scores"] == (2, 1)


async def test_every_question_has_its_own_time(host: Host, clock: Clock) -> None:
    table = await start(host, MOVE)
    for _ in range(3):
        assert (await host.tables.look(table)).table.status is Status.PLAYING
        await later(host, clock, 2.01)
    assert (await host.tables.look(table)).table.status is Status.OVER
