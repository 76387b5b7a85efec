"""The clock of a window: one time for all who are asked, whatever module asks them (C-28, T-9, T-23)."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

from alhambra.actions import Decline
from alhambra.module import Decision
from alhambra.registry import known_modules
from host.commands import Act, Pause, Resume, Skip, TakeHoliday
from host.desk import Accepted
from host.glance import Waiting
from host.host import Host
from host.settings import Pace
from host.table import Actor, Holiday, TableId, Timestamp
from tests.alhambra import fair
from tests.alhambra.moving_in import moved_in
from tests.host.tables import MODERATOR, NOON, PEOPLE, Clock, damaged, hosting, later, replaced, start_table
from tests.host.test_absence import outage

HOUR = 3600.0
MOST = 3000
"""After so many actions at random, a window should have opened."""


class Asking(NamedTuple):
    """A window, or a question of the setup, and the module that asks."""

    module: str
    window: str
    in_setup: bool = False


def windows() -> list[Asking]:
    """List the windows of all modules that are found, and of the toy one."""
    with moved_in(fair.__name__):
        found = [Asking(one.id, prompt.window) for one in known_modules() for prompt in one.prompts if prompt.window]
        return list(dict.fromkeys(found))


def questions() -> list[Asking]:
    """List what is asked in the setup."""
    with moved_in(fair.__name__):
        phases = [(one.id, phase) for one in known_modules() for phase in one.setup]
        return [Asking(module, phase.name, in_setup=True) for module, phase in phases if isinstance(phase, Decision)]


def named(asking: Asking) -> str:
    return f"{asking.module}, {asking.window}"


@pytest.fixture(params=[*windows(), *questions()], ids=named)
def asking(request: pytest.FixtureRequest) -> Iterator[Asking]:
    """Yield each window and each question that there is."""
    with moved_in(fair.__name__):
        yield request.param


@pytest.fixture
async def table(host: Host, asking: Asking) -> TableId:
    """Return a table of three where that window has just opened; whatever is asked, there is an hour for it."""
    return await open_window(host, asking, pace=Pace(1, remind=0, then="move") if asking.in_setup else Pace())


@pytest.fixture(params=windows(), ids=named)
def window(request: pytest.FixtureRequest) -> Iterator[Asking]:
    """Yield each window that opens in play."""
    with moved_in(fair.__name__):
        yield request.param


@pytest.fixture
async def interrupted(host: Host, window: Asking) -> TableId:
    """Return a table of three where that window has just opened."""
    return await open_window(host, window)


async def open_window(host: Host, asking: Asking, **choices: Any) -> TableId:
    """Play at random, in no time at all, until the window opens."""
    interrupts = "orders" if asking.in_setup else "window"  # which makes no difference to the setup (C-36)
    options, luck = {"modules": [asking.module], "interrupts": interrupts}, Random(5)
    table = await start_table(host, 3, options=options, **choices)
    for _ in range(MOST):
        glance = await host.tables.look(table)
        window = glance.view(None).window
        if window is not None and window.name == asking.window:
            return table
        actor = PEOPLE[luck.choice(glance.table.waiting).seat]
        await host.do(table, actor, Act(luck.choice(glance.legal(actor.user))))
    raise AssertionError(f"{asking} never opens")


async def waiting(host: Host, table: TableId) -> tuple[Waiting, ...]:
    return (await host.tables.look(table)).table.waiting


async def concerned(host: Host, table: TableId) -> list[Actor]:
    """Return those who are asked."""
    return [PEOPLE[wait.seat] for wait in await waiting(host, table)]


async def answer(host: Host, table: TableId, actor: Actor) -> Accepted:
    """Let somebody pass, or say anything where nobody can."""
    possible = (await host.tables.look(table)).legal(actor.user)
    passing = [action for action in possible if isinstance(action, Decline)]
    return await host.do(table, actor, Act((passing or possible)[0]))


async def deadlines(host: Host, table: TableId) -> set[Timestamp | None]:
    return {wait.deadline for wait in await waiting(host, table)}


async def is_over(host: Host, table: TableId, before: tuple[Waiting, ...]) -> bool:
    """Return whether nobody waits for those any more who were asked; others may be asked something else."""
    return {wait.since for wait in await waiting(host, table)}.isdisjoint(wait.since for wait in before)


async def test_all_are_waited_for_until_the_window_closes(host: Host, table: TableId) -> None:
    before = await waiting(host, table)
    assert len(before) > 1
    assert all(wait.sealed for wait in before)
    assert await deadlines(host, table) == {NOON + HOUR}
    *others, last = await concerned(host, table)
    for actor in others:
        accepted = await answer(host, table, actor)
        assert accepted.news.seen_by(None) == ()
        assert accepted.news.notify == ()
        assert accepted.glance.table.waiting == before
    assert (await answer(host, table, last)).news.seen_by(None) != ()
    assert await is_over(host, table, before)


async def test_an_answer_can_be_changed_and_gives_no_more_time(host: Host, clock: Clock, table: TableId) -> None:
    await later(host, clock, 0.5)
    for _ in range(3):
        await answer(host, table, (await concerned(host, table))[0])
    assert await deadlines(host, table) == {NOON + HOUR}


async def test_who_does_not_answer_passes_and_is_not_blamed(host: Host, clock: Clock, table: TableId) -> None:
    before = await waiting(host, table)
    await answer(host, table, PEOPLE[before[0].seat])
    await later(host, clock, 1.01)
    assert await is_over(host, table, before)
    entry = [entry for entry in await host.tables.story(table) if entry.news and entry.news.kind == "WindowOver"][-1]
    assert entry.news is not None
    assert entry.news.seat is None
    assert not any(event["event"] == "TimedOut" for event in entry.news.seen_by(None))
    assert all(sitter.misses == 0 for sitter in (await host.tables.look(table)).table.seats)


@pytest.mark.parametrize("then", ["wait", "move", "bot"])
async def test_a_window_ends_whatever_happens_to_slow_turns(
    host: Host, clock: Clock, window: Asking, then: str
) -> None:
    table = await open_window(host, window, pace=Pace(24, then=then), window=0.5)  # type: ignore[arg-type]
    before = await waiting(host, table)
    await later(host, clock, 0.49)
    assert not await is_over(host, table, before)
    await later(host, clock, 0.02)
    assert await is_over(host, table, before)


async def test_a_holiday_does_not_hold_up_the_others(host: Host, clock: Clock, interrupted: TableId) -> None:
    before = await waiting(host, interrupted)
    await host.do(interrupted, PEOPLE[before[0].seat], TakeHoliday(Holiday(NOON, NOON + 72 * HOUR)))
    await later(host, clock, 1.01)
    assert await is_over(host, interrupted, before)


async def test_who_takes_over_a_seat_has_as_much_time_as_the_others(
    host: Host, clock: Clock, interrupted: TableId
) -> None:
    await later(host, clock, 0.75)
    left, before = (await concerned(host, interrupted))[1], await waiting(host, interrupted)
    await replaced(host, interrupted, left, left.user, PEOPLE[3])
    assert [wait.deadline for wait in await waiting(host, interrupted)] == [NOON + HOUR] * len(before)


async def test_a_pause_stops_the_time_of_all(host: Host, clock: Clock, table: TableId) -> None:
    owner = PEOPLE[0]
    await later(host, clock, 0.25)
    await host.do(table, owner, Pause())
    await later(host, clock, 10)
    await host.do(table, owner, Resume())
    assert await deadlines(host, table) == {NOON + 11 * HOUR}


@pytest.mark.parametrize("away", [(0, 72), (0.5, 5), (2, 9)], ids=["all the time", "from then on", "in the pause"])
async def test_over_a_pause_a_window_counts_days_away_as_any_time(
    host: Host, clock: Clock, interrupted: TableId, away: tuple[float, float]
) -> None:
    """Half an hour has passed for everybody, whoever is away; while the game is paused no time passes for anybody."""
    start, end = (NOON + hours * HOUR for hours in away)
    before = await waiting(host, interrupted)
    await host.do(interrupted, PEOPLE[before[0].seat], TakeHoliday(Holiday(start, end)))
    await later(host, clock, 0.5)
    await host.do(interrupted, PEOPLE[0], Pause())
    await later(host, clock, 10)
    await host.do(interrupted, PEOPLE[0], Resume())
    assert await deadlines(host, interrupted) == {NOON + 11 * HOUR}
    await later(host, clock, 0.49)
    assert not await is_over(host, interrupted, before)
    await later(host, clock, 0.02)
    assert await is_over(host, interrupted, before)


async def test_who_goes_away_during_a_pause_has_no_more_time_in_a_window(
    host: Host, clock: Clock, interrupted: TableId
) -> None:
    person = (await concerned(host, interrupted))[0]
    await later(host, clock, 0.5)
    await host.do(interrupted, PEOPLE[0], Pause())
    await host.do(interrupted, person, TakeHoliday(Holiday(NOON, NOON + 72 * HOUR)))
    await later(host, clock, 1)
    await host.do(interrupted, person, TakeHoliday(None))
    await host.do(interrupted, PEOPLE[0], Resume())
    assert await deadlines(host, interrupted) == {NOON + 2 * HOUR}


async def test_a_window_stays_open_as_long_as_nobody_could_be_heard(
    host: Host, clock: Clock, table: TableId, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("host.absence.FROZEN", float("inf"))  # that time passes in leaps here is no sleep
    before = await waiting(host, table)
    await later(host, clock, 0.5)
    await outage(host, clock, 12)
    assert await deadlines(host, table) == {clock.now + HOUR / 2}
    assert len(await waiting(host, table)) == len(before)
    await later(host, clock, 0.51)
    assert await is_over(host, table, before)


async def test_a_moderator_answers_for_one(host: Host, table: TableId) -> None:
    before = await waiting(host, table)
    for _ in range(2):  # also for somebody who has answered: that is nobody's business
        await host.do(table, MODERATOR, Skip(PEOPLE[before[0].seat].user))
        assert await waiting(host, table) == before


async def test_a_window_outlives_a_restart(tmp_path: Path, asking: Asking) -> None:
    clock = Clock()
    async with hosting(tmp_path / "restarted.db", clock) as host:
        table = await open_window(host, asking)
        before = await waiting(host, table)
        first, *others = await concerned(host, table)
        await answer(host, table, first)
    assert not await damaged(tmp_path / "restarted.db")
    async with hosting(tmp_path / "restarted.db", clock) as host:
        assert await waiting(host, table) == before
        for actor in others:
            await answer(host, table, actor)
        assert await is_over(host, table, before)
