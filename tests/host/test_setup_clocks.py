"""Questions before the game begins: each has the time of a turn for them, and answers stay sealed (C-36)."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from host.commands import Kick, Pause, Resign, Resume, TakeHoliday, TakeSeat
from host.host import Host
from host.settings import Pace
from host.table import Holiday, Status, TableId
from tests.alhambra import fair
from tests.alhambra.moving_in import moved_in
from tests.host.tables import ANN, BEN, CEM, DIA, NOON, Clock, damaged, hosting, later, replaced, start_table
from tests.host.test_window_clocks import HOUR, Asking, answer, is_over, named, open_window, questions, waiting

DAY = 24 * HOUR


@pytest.fixture(params=questions(), ids=named)
def asking(request: pytest.FixtureRequest) -> Iterator[Asking]:
    """Yield each question of the setup."""
    with moved_in(fair.__name__):
        yield request.param


@pytest.fixture
async def table(host: Host, asking: Asking) -> TableId:
    """Return a table of three where it is asked, with a day for each turn and a simple move after that."""
    return await open_window(host, asking, pace=Pace(24, remind=6, then="move"), window=0.5)


async def called(host: Host, table: TableId) -> list[tuple[str, tuple[int, ...]]]:
    """Return what was told since the start, and whom each of it called."""
    story = await host.tables.story(table)
    return [(entry.news.kind, entry.news.notify) for entry in story if entry.news and entry.news.kind != "Act"][4:]


async def test_everybody_has_the_time_of_a_turn_before_there_is_a_market(host: Host, table: TableId) -> None:
    view = (await host.tables.look(table)).view(None)
    assert view.market == (None,) * 4
    assert view.window.asked == (0, 1, 2)
    assert [wait.deadline for wait in await waiting(host, table)] == [NOON + DAY] * 3


async def test_only_who_has_not_answered_is_reminded_and_nobody_is_told(
    host: Host, clock: Clock, table: TableId
) -> None:
    await answer(host, table, BEN)
    await later(host, clock, 18.01)
    reminded = await called(host, table)
    assert sorted(reminded) == [("RemindPrivately", ()), ("RemindPrivately", (0,)), ("RemindPrivately", (2,))]
    assert all(entry.news.seat is None for entry in (await host.tables.story(table))[-3:] if entry.news)


async def test_an_answer_in_time_is_not_overruled(host: Host, clock: Clock, table: TableId) -> None:
    before = await waiting(host, table)
    await answer(host, table, BEN)
    given = (await host.tables.look(table)).view(BEN.user).window.own
    await host.do(table, CEM, TakeHoliday(Holiday(NOON, NOON + DAY)))
    await later(host, clock, 18.01)
    await later(host, clock, 6.01)
    view = (await host.tables.look(table)).view(BEN.user)
    assert not await is_over(host, table, before)  # Cem is away
    assert view.window.own == given
    assert (await host.tables.look(table)).view(ANN.user).window.own is not None  # by default
    await answer(host, table, CEM)
    assert await is_over(host, table, before)


async def test_days_away_do_not_count(host: Host, clock: Clock, table: TableId) -> None:
    await host.do(table, CEM, TakeHoliday(Holiday(NOON, NOON + 2 * DAY)))
    assert [wait.deadline for wait in await waiting(host, table)] == [NOON + DAY, NOON + DAY, NOON + 3 * DAY]
    await later(host, clock, 6)
    await host.do(table, ANN, Pause())
    await later(host, clock, 10)
    await host.do(table, ANN, Resume())
    assert [wait.deadline for wait in await waiting(host, table)] == [NOON + DAY + 10 * HOUR] * 2 + [NOON + 3 * DAY]


async def test_where_slow_turns_are_waited_for_so_is_an_answer(host: Host, clock: Clock, asking: Asking) -> None:
    table = await open_window(host, asking, pace=Pace(24, remind=0, then="wait"))
    before = await waiting(host, table)
    await answer(host, table, BEN)
    await later(host, clock, 24.01)
    assert not await is_over(host, table, before)
    assert sorted(await called(host, table)) == [("RemindPrivately", who) for who in [(), (0,), (2,)]]
    await answer(host, table, ANN)
    await answer(host, table, CEM)
    assert await is_over(host, table, before)


async def test_without_a_time_limit_there_is_none(host: Host, clock: Clock, asking: Asking) -> None:
    table = await open_window(host, asking)
    await later(host, clock, 24 * 30)
    assert [wait.deadline for wait in await waiting(host, table)] == [None] * 3


@pytest.mark.parametrize("leaves", ["resigns", "is kicked"])
async def test_a_bot_answers_for_who_leaves(host: Host, table: TableId, leaves: str) -> None:
    await answer(host, table, ANN)
    await answer(host, table, BEN)
    await host.do(table, *((CEM, Resign()) if leaves == "resigns" else (ANN, Kick(CEM.user))))
    glance = await host.tables.look(table)
    assert glance.table.status is Status.PLAYING
    assert any(glance.view(None).market)


async def test_who_takes_a_seat_may_answer_anew(host: Host, clock: Clock, table: TableId) -> None:
    await answer(host, table, CEM)
    await later(host, clock, 10)
    await replaced(host, table, CEM, CEM.user, DIA)
    assert [wait.deadline for wait in await waiting(host, table)] == [NOON + DAY, NOON + DAY, NOON + DAY + 10 * HOUR]
    await host.do(table, BEN, Resign())
    await host.do(table, CEM, TakeSeat(1))
    assert [wait.seat for wait in await waiting(host, table)] == [0, 1, 2]
    before = await waiting(host, table)
    await answer(host, table, DIA)
    await answer(host, table, ANN)
    assert await is_over(host, table, before)  # what the bot player had answered stands


async def test_bots_answer_at_once(host: Host, asking: Asking) -> None:
    table = await start_table(host, 1, 2, options={"modules": [asking.module], "interrupts": "orders"})
    before = await waiting(host, table)
    assert [wait.seat for wait in before] == [0]
    await answer(host, table, ANN)
    assert any((await host.tables.look(table)).view(None).market)


async def test_nothing_is_undone_and_all_is_shown_together(host: Host, table: TableId) -> None:
    for person in (ANN, BEN):
        accepted = await answer(host, table, person)
        assert not accepted.glance.can_undo(person.user)
        assert accepted.news.seen_by(None) == ()
    shown = [event["event"] for event in (await answer(host, table, CEM)).news.seen_by(None)]
    assert shown[0] == "WindowClosed"
    assert shown[-1] == "TurnStarted"


async def test_a_restart_in_the_middle_loses_no_answer(tmp_path: Path, asking: Asking) -> None:
    clock, path = Clock(), tmp_path / "restarted.db"
    async with hosting(path, clock) as host:
        table = await open_window(host, asking, pace=Pace(24, remind=6, then="move"))
        await answer(host, table, BEN)
        given = (await host.tables.look(table)).view(BEN.user).window.own
    assert not await damaged(path)
    clock.pass_hours(1)
    async with hosting(path, clock) as host:
        assert (await host.tables.look(table)).view(BEN.user).window.own == given
        await later(host, clock, 30)
        await later(host, clock, 30)
        assert any((await host.tables.look(table)).view(None).market)
    assert not await damaged(path)
