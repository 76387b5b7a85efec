"""Times in which nobody could play: no clock counts them, and everybody has a fair rest afterwards (T-23)."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path

import pytest

from host.commands import Confirm, Pause, Resume
from host.host import Host
from host.news import Entry
from host.opening import Place
from host.settings import Pace
from host.storage import Unavailable
from host.table import Holiday, TableId, Timestamp
from tests.host.tables import (
    ANN,
    BEN,
    NOON,
    Clock,
    asked,
    damaged,
    hosting,
    later,
    sitter,
    start_table,
    take_money,
)

HOUR, MINUTE = 3600.0, 60.0
ONE_HOUR = Pace(1, then="bot", misses=1)
A_MINUTE = Pace(61 / HOUR, then="bot", misses=1, remind=0)


@pytest.fixture(autouse=True)
def awake(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let nobody take it for sleep that time passes in leaps here."""
    monkeypatch.setattr("host.absence.FROZEN", float("inf"))


async def told(host: Host, table: TableId) -> list[str]:
    """Return what was told of a table since the game began."""
    kinds = [entry.news.kind for entry in await host.storage.log(table) if entry.news is not None]
    return kinds[kinds.index("Start") + 1 :]


async def newest(host: Host, table: TableId) -> Entry:
    return [entry for entry in await host.storage.log(table) if entry.news is not None][-1]


async def deadline(host: Host, table: TableId) -> Timestamp | None:
    return (await host.tables.look(table)).table.waiting[0].deadline


async def outage(host: Host, clock: Clock, hours: float) -> None:
    """Let Discord be away for a time, with the timekeeper at work all the while."""
    host.clocks.away()
    for _ in range(5):
        await later(host, clock, hours / 5)
    await host.clocks.back()
    await host.clocks.catch_up()


@asynccontextmanager
async def downtime(path: Path, clock: Clock, hours: float) -> AsyncIterator[Host]:
    """Start the program again after a time."""
    clock.pass_hours(hours)
    async with hosting(path, clock) as host:
        await host.clocks.catch_up()
        yield host


async def test_a_day_without_the_program_costs_nobody_a_turn(tmp_path: Path, clock: Clock) -> None:
    async with hosting(tmp_path / "tables.db", clock) as host:
        table = await start_table(host, 2, pace=ONE_HOUR)
        player = await asked(host, table)
        await later(host, clock, 0.5)
        await host.absence.beat()
    async with downtime(tmp_path / "tables.db", clock, 24) as host:
        assert await asked(host, table) == player
        assert await deadline(host, table) == clock.now + HOUR / 2, "as much as was left"
        assert await told(host, table) == ["Reopen"]
        await later(host, clock, 0.49)
        assert await asked(host, table) == player
        await later(host, clock, 0.02)
        assert (await told(host, table))[-1] == "PassToBot", "then the clock runs as ever"
    assert not await damaged(tmp_path / "tables.db")


async def test_without_a_sign_of_life_the_newest_entry_is_one(tmp_path: Path, clock: Clock) -> None:
    """A file of an older program says nothing of when that was last there."""
    async with hosting(tmp_path / "tables.db", clock) as host:
        clock.pass_hours(100)  # nobody wrote that the program was there
        table = await start_table(host, 2, pace=ONE_HOUR)
    async with downtime(tmp_path / "tables.db", clock, 24) as host:
        assert await deadline(host, table) == clock.now + HOUR


@pytest.mark.parametrize("seconds", [30, 75, 600], ids=["half a turn", "more than a turn", "much more"])
async def test_an_outage_costs_nobody_a_seat(host: Host, clock: Clock, seconds: float) -> None:
    table = await start_table(host, 2, pace=A_MINUTE)
    player = await asked(host, table)
    await later(host, clock, 20 / HOUR)
    await outage(host, clock, seconds / HOUR)
    assert await asked(host, table) == player
    assert not any(one.bot for one in (await host.tables.look(table)).table.seats)
    end = await deadline(host, table)
    assert end is not None
    assert 41 <= end - clock.now <= 61
    clock.now = end + 1
    await host.clocks.catch_up()
    assert (await told(host, table))[-1] == "PassToBot"


async def test_several_outages_are_all_left_out(host: Host, clock: Clock) -> None:
    table = await start_table(host, 2, pace=Pace(24))
    for _ in range(3):
        await later(host, clock, 2)
        await outage(host, clock, 5)
    assert await deadline(host, table) == NOON + (24 + 3 * 5) * HOUR


async def test_outages_without_end_do_not_make_a_turn_endless(host: Host, clock: Clock) -> None:
    """Each gives at most as much time as it has taken."""
    table = await start_table(host, 2, pace=Pace(24, then="move", remind=0))
    for _ in range(200):
        await outage(host, clock, 0.25)
        await later(host, clock, 0.3)
    assert "TimedOut" in await told(host, table)


async def test_what_lasts_only_seconds_does_not_matter(host: Host, clock: Clock) -> None:
    table = await start_table(host, 2, pace=Pace(24))
    await outage(host, clock, 5 / HOUR)
    assert await deadline(host, table) == NOON + 24 * HOUR
    await later(host, clock, 18.1)
    assert await told(host, table) == ["Remind"]


@pytest.mark.parametrize(
    ("hours", "away", "minutes"),
    [(1, 24, 6), (24, 24, 144), (0.5, 24, 5), (0.05, 24, 3), (24, 0.5, 30)],
    ids=["a tenth", "a tenth of a day", "five minutes", "never more than all", "no longer than it took"],
)
async def test_who_was_nearly_out_of_time_has_a_fair_rest(
    host: Host, clock: Clock, hours: float, away: float, minutes: float
) -> None:
    table = await start_table(host, 2, pace=Pace(hours, then="bot", misses=1, remind=0))
    clock.now += hours * HOUR - MINUTE
    await outage(host, clock, away)
    end = await deadline(host, table)
    assert end is not None
    assert end - clock.now == pytest.approx(minutes * MINUTE)


async def test_quiet_hours_go_on_as_they_were(host: Host, clock: Clock) -> None:
    clock.now = datetime(2026, 3, 2, 20, tzinfo=UTC).timestamp()
    table = await start_table(host, 2, pace=Pace(6, quiet=(22 * 60, 7 * 60)))
    await later(host, clock, 1)
    await outage(host, clock, 5)  # from nine in the evening, one hour of which would have counted
    assert await deadline(host, table) == datetime(2026, 3, 3, 12, tzinfo=UTC).timestamp()
    await outage(host, clock, 3)  # in the middle of the night, when no clock runs
    assert await deadline(host, table) == datetime(2026, 3, 3, 12, tzinfo=UTC).timestamp()
    assert await told(host, table) == []


async def test_days_away_go_on_as_they_were(host: Host, clock: Clock) -> None:
    for person in (ANN, BEN):
        await host.holiday(person, Holiday(NOON, NOON + 100 * HOUR))
    table = await start_table(host, 2, pace=Pace(24, then="move"))
    await later(host, clock, 10)
    await outage(host, clock, 50)
    assert await deadline(host, table) == NOON + 124 * HOUR
    await outage(host, clock, 60)  # twenty hours of which the clock would have run
    assert await deadline(host, table) == clock.now + 24 * HOUR


async def test_nobody_is_reminded_in_a_bunch(tmp_path: Path, clock: Clock) -> None:
    places = [Place(f"channel {number}", "server") for number in range(4)]
    async with hosting(tmp_path / "tables.db", clock) as host:
        tables = []
        for place in places:
            clock.pass_hours(1)
            tables.append(await start_table(host, 2, place=place, pace=Pace(24, remind=6)))
    async with downtime(tmp_path / "tables.db", clock, 20) as host:
        assert [await told(host, table) for table in tables] == [["Reopen"]] * 4
        for number in range(4):
            await later(host, clock, 15.01 if number == 0 else 1)
            reminded = [table for table in tables if "Remind" in await told(host, table)]
            assert reminded == tables[: number + 1], "each when it is its time"


async def test_who_was_reminded_already_is_not_reminded_again(host: Host, clock: Clock) -> None:
    table = await start_table(host, 2, pace=Pace(24))
    await later(host, clock, 20)
    await outage(host, clock, 30)
    await later(host, clock, 3.9)
    assert await told(host, table) == ["Remind", "Reopen"]


async def test_who_is_overdue_stays_so(host: Host, clock: Clock) -> None:
    table = await start_table(host, 2, pace=Pace(24, remind=0))
    await later(host, clock, 25)
    end = await deadline(host, table)
    await outage(host, clock, 30)
    await later(host, clock, 30)
    assert await told(host, table) == ["Overdue"]
    assert await deadline(host, table) == end


async def test_it_is_said_once_and_calls_nobody(host: Host, clock: Clock) -> None:
    table = await start_table(host, 2, pace=ONE_HOUR)
    await outage(host, clock, 3)
    await host.clocks.catch_up()
    assert await told(host, table) == ["Reopen"]
    news = (await newest(host, table)).news
    assert news is not None
    assert (news.away, news.notify, news.released) == (True, (), ())


async def test_who_plays_first_says_it(host: Host, clock: Clock) -> None:
    table = await start_table(host, 2, pace=Pace(24))
    await outage(host, clock, 3)
    assert await told(host, table) == [], "nothing is due: it costs nothing"
    await take_money(host, table)
    first = await newest(host, table)
    await host.do(table, await asked(host, table), Confirm())
    second = await newest(host, table)
    assert first.news is not None
    assert second.news is not None
    assert (first.news.kind, first.news.away) == ("Act", True)
    assert not second.news.away


async def test_what_waits_while_nobody_can_play_begins_to_count_afterwards(host: Host, clock: Clock) -> None:
    """Somebody's last click may still be on its way when the connection breaks."""
    table = await start_table(host, 2, pace=Pace(24))
    host.clocks.away()
    clock.pass_hours(1)
    await host.do(table, await take_money(host, table), Confirm())
    clock.pass_hours(1)
    await host.clocks.back()
    assert await deadline(host, table) == clock.now + 24 * HOUR


async def test_a_game_that_is_paused_meanwhile_keeps_the_time_that_was_left(host: Host, clock: Clock) -> None:
    table = await start_table(host, 2, pace=Pace(24))
    await later(host, clock, 4)
    host.clocks.away()
    clock.pass_hours(3)
    await host.do(table, ANN, Pause())
    clock.pass_hours(3)
    await host.clocks.back()
    await host.do(table, ANN, Resume())
    assert await deadline(host, table) == clock.now + 20 * HOUR


async def test_a_game_without_a_limit_hears_nothing_of_it(host: Host, clock: Clock) -> None:
    table = await start_table(host, 2)
    await outage(host, clock, 100)
    await take_money(host, table)
    news = (await newest(host, table)).news
    assert news is not None
    assert not news.away


async def test_absences_are_remembered_over_a_restart(tmp_path: Path, clock: Clock) -> None:
    async with hosting(tmp_path / "tables.db", clock) as host:
        table = await start_table(host, 2, pace=Pace(48))
        await outage(host, clock, 5)
    async with downtime(tmp_path / "tables.db", clock, 3) as host:
        assert await deadline(host, table) == NOON + (48 + 8) * HOUR
    async with downtime(tmp_path / "tables.db", clock, 0) as host:
        assert await deadline(host, table) == NOON + (48 + 8) * HOUR


async def test_a_program_that_dies_while_discord_is_away_was_away_all_the_time(tmp_path: Path, clock: Clock) -> None:
    async with hosting(tmp_path / "tables.db", clock) as host:
        table = await start_table(host, 2, pace=ONE_HOUR)
        player = await asked(host, table)
        host.clocks.away()
        clock.pass_hours(2)
        await host.absence.beat()
    async with downtime(tmp_path / "tables.db", clock, 3) as host:
        assert await asked(host, table) == player
        assert await deadline(host, table) == clock.now + HOUR


async def test_until_discord_is_there_a_program_that_has_started_is_away(tmp_path: Path, clock: Clock) -> None:
    async with hosting(tmp_path / "tables.db", clock) as host:
        table = await start_table(host, 2, pace=ONE_HOUR)
        player = await asked(host, table)
    clock.pass_hours(3)
    async with hosting(tmp_path / "tables.db", clock, connected=False) as host:
        await later(host, clock, 2)
        assert await asked(host, table) == player
        await host.clocks.back()
        assert await deadline(host, table) == clock.now + HOUR


async def test_a_clock_that_is_set_back_does_no_harm(host: Host, clock: Clock) -> None:
    table = await start_table(host, 2, pace=Pace(24))
    host.clocks.away()
    clock.pass_hours(-1)
    await host.clocks.back()
    await host.absence.beat()
    assert await deadline(host, table) == NOON + 24 * HOUR


async def test_misses_do_not_grow(host: Host, clock: Clock) -> None:
    table = await start_table(host, 3, pace=Pace(1, then="move", remind=0))
    await outage(host, clock, 48)
    assert [(await sitter(host, table, seat)).misses for seat in range(3)] == [0, 0, 0]
    assert await told(host, table) == ["Reopen"]


async def test_an_absence_that_cannot_be_stored_at_once_is_stored_later(
    tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hosting(tmp_path / "tables.db", clock) as host:
        table = await start_table(host, 2, pace=Pace(48))
        host.clocks.away()
        clock.pass_hours(5)
        with monkeypatch.context() as broken:
            broken.setattr(host.storage, "save_note", unavailable)
            await host.clocks.back()
        clock.now += MINUTE
        await host.absence.beat()
    async with downtime(tmp_path / "tables.db", clock, 0) as host:
        assert await deadline(host, table) == NOON + (48 + 5) * HOUR


async def unavailable(*_: object) -> None:
    raise Unavailable("the disk is full")
