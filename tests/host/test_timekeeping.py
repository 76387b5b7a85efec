"""Clocks that run low and out, over simulated time and over restarts (T-9, T-10). Absences: test_absence.py."""

from pathlib import Path
from random import Random

import pytest

from alhambra.actions import BuyBuilding, TakeMoney
from host.commands import Cancel, Pause, Resume, Skip, TakeHoliday, TakeSeat
from host.host import Host
from host.limits import Limits
from host.opening import Place
from host.settings import Pace
from host.table import Holiday, Status, TableId, Timestamp
from tests.host.tables import (
    ANN,
    BEN,
    MODERATOR,
    NOON,
    PEOPLE,
    Clock,
    act,
    asked,
    damage,
    hosting,
    later,
    on_turn,
    open_table,
    refused,
    said,
    sitter,
    start_table,
)

HOUR = 3600.0
WAIT, MOVE, BOT = (Pace(24, then=then, misses=2) for then in ("wait", "move", "bot"))
ELSEWHERE = Place("another channel", "server")


async def told(host: Host, table: TableId) -> list[str]:
    """Return what was told of a table since the game began."""
    kinds = [entry.news.kind for entry in await host.storage.log(table) if entry.news is not None]
    return kinds[kinds.index("Start") + 1 :]


async def deadline(host: Host, table: TableId) -> Timestamp | None:
    return (await host.tables.look(table)).table.waiting[0].deadline


async def play_a_turn(host: Host, table: TableId) -> None:
    """Let whoever is asked have a turn, whatever it is."""
    actor, luck = await asked(host, table), Random(1)
    while await asked(host, table) == actor:
        await act(host, table, luck)


async def test_a_player_is_reminded_once(host: Host, clock: Clock) -> None:
    table = await start_table(host, 2, pace=WAIT)
    await later(host, clock, 17.9)
    assert await told(host, table) == []
    await later(host, clock, 0.2)
    seat = (await host.tables.look(table)).table.waiting[0].seat
    news = (await host.storage.log(table))[-1].news
    assert news is not None
    assert (news.kind, news.seat, news.params) == ("Remind", seat, {"deadline": NOON + 24 * HOUR})
    assert news.notify == (seat,)
    await later(host, clock, 1)
    assert await told(host, table) == ["Remind"]


async def test_who_need_not_be_reminded_is_not(host: Host, clock: Clock) -> None:
    table = await start_table(host, 2, pace=Pace(24, remind=0))
    await later(host, clock, 23.9)
    assert await told(host, table) == []


async def test_without_a_limit_nothing_ever_happens(tmp_path: Path, clock: Clock) -> None:
    async with hosting(tmp_path / "tables.db", clock, limits=Limits(lobby=0, game=0)) as host:
        table = await start_table(host, 2)
        await later(host, clock, 10**5)
        assert await told(host, table) == []
        assert await host.clocks.alarm.until_next_due() == float("inf")


async def test_a_patient_table_is_told_once_that_somebody_is_overdue(host: Host, clock: Clock) -> None:
    table = await start_table(host, 2, pace=WAIT)
    player = await asked(host, table)
    await later(host, clock, 20)
    await later(host, clock, 5)
    for _ in range(3):
        await later(host, clock, 100)
    assert await told(host, table) == ["Remind", "Overdue"]
    news = (await host.storage.log(table))[-1].news
    assert news is not None
    assert news.notify == (news.seat,)
    assert await asked(host, table) == player
    await play_a_turn(host, table)
    assert await deadline(host, table) == clock.now + 24 * HOUR, "the next one has all the time"
    await later(host, clock, 25)
    assert (await told(host, table))[-1] == "Overdue"


async def test_who_was_never_reminded_in_time_is_not_reminded_too_late(host: Host, clock: Clock) -> None:
    table = await start_table(host, 2, pace=WAIT)
    await later(host, clock, 30)
    assert await told(host, table) == ["Overdue"]


async def test_a_turn_that_ran_out_is_played_by_default_to_its_end(host: Host, clock: Clock) -> None:
    table = await start_table(host, 3, pace=MOVE)
    player = await asked(host, table)
    await later(host, clock, 24)
    assert await told(host, table) == ["TimedOut"]
    assert await asked(host, table) != player
    actions = [entry.do["do"] for entry in await host.storage.log(table) if entry.seat is not None]
    assert actions == ["Timeout", "Timeout"], "a card is taken, and the turn confirmed"
    assert await deadline(host, table) == clock.now + 24 * HOUR
    assert (await host.storage.log(table))[-1].actor is None


async def test_a_turn_that_ran_out_half_way_is_ended_as_it_is(host: Host, clock: Clock) -> None:
    table = await start_table(host, 2, pace=MOVE)
    glance = await host.tables.look(table)
    bought = next(
        (a for a in glance.legal(on_turn(glance).user) if isinstance(a, BuyBuilding)),
        next(a for a in glance.legal(on_turn(glance).user) if isinstance(a, TakeMoney)),
    )
    player = on_turn(glance)
    await host.do(table, player, said(bought))
    await later(host, clock, 24)
    assert await asked(host, table) != player
    assert (await host.tables.look(table)).table.seats[glance.table.waiting[0].seat].misses == 1


async def test_absent_players_miss_one_turn_after_another(host: Host, clock: Clock) -> None:
    table = await start_table(host, 2, pace=MOVE)
    for _ in range(6):
        await later(host, clock, 24)
    assert await told(host, table) == ["TimedOut"] * 6
    assert [seat.misses for seat in (await host.tables.look(table)).table.seats] == [3, 3]


async def test_a_seat_passes_to_a_bot_player_after_some_misses(host: Host, clock: Clock) -> None:
    table = await start_table(host, 2, pace=BOT)
    absent = await asked(host, table)
    await later(host, clock, 24)
    await play_a_turn(host, table)
    await later(host, clock, 24)
    assert await told(host, table) == ["TimedOut", *["Act"] * (len(await told(host, table)) - 2), "PassToBot"]
    seats = (await host.tables.look(table)).table.seats
    assert [seat.former for seat in seats if seat.bot] == [absent.user]
    assert await asked(host, table) != absent
    seat = next(number for number, one in enumerate(seats) if one.bot)
    await host.do(table, absent, TakeSeat(seat))
    assert (await host.tables.look(table)).table.seats[seat].misses == 0


async def test_misses_count_only_in_a_row(host: Host, clock: Clock) -> None:
    table = await start_table(host, 2, pace=BOT)
    for _ in range(3):
        await later(host, clock, 24)  # one misses a turn
        await play_a_turn(host, table)  # the other does not
        await play_a_turn(host, table)  # now the first one is there
        await play_a_turn(host, table)
    assert "PassToBot" not in await told(host, table)
    assert [seat.bot for seat in (await host.tables.look(table)).table.seats] == [False, False]


async def test_a_table_where_nobody_comes_any_more_is_given_up(host: Host, clock: Clock) -> None:
    table = await start_table(host, 2, pace=BOT)
    for _ in range(4):
        await later(host, clock, 24)
    assert (await host.tables.look(table)).table.status is Status.CANCELLED
    await later(host, clock, 100)
    assert (await told(host, table)).count("PassToBot") == 2


async def test_a_player_who_is_late_can_still_act_until_the_clock_was_looked_at(host: Host, clock: Clock) -> None:
    table = await start_table(host, 2, pace=MOVE)
    clock.pass_hours(30)
    await play_a_turn(host, table)
    await host.clocks.catch_up()
    assert "TimedOut" not in await told(host, table)


async def test_a_holiday_stops_the_clock(host: Host, clock: Clock) -> None:
    await host.holiday(ANN, Holiday(NOON, NOON + 100 * HOUR))
    await host.holiday(BEN, Holiday(NOON, NOON + 100 * HOUR))
    table = await start_table(host, 2, pace=MOVE)
    assert await deadline(host, table) == NOON + 124 * HOUR
    await later(host, clock, 110)
    assert await told(host, table) == []
    await later(host, clock, 10)
    assert await told(host, table) == ["Remind"]


async def test_a_holiday_can_begin_in_the_middle_of_a_turn_and_end_early(host: Host, clock: Clock) -> None:
    table = await start_table(host, 2, pace=MOVE)
    player = await asked(host, table)
    clock.pass_hours(10)
    await host.holiday(player, Holiday(clock.now, clock.now + 100 * HOUR))
    assert await deadline(host, table) == clock.now + 114 * HOUR
    clock.pass_hours(50)
    await host.holiday(player, None)
    assert await deadline(host, table) == clock.now + 14 * HOUR


async def test_a_holiday_does_not_give_back_time_that_has_passed(host: Host, clock: Clock) -> None:
    table = await start_table(host, 2, pace=MOVE)
    clock.pass_hours(10)
    await host.holiday(await asked(host, table), Holiday(NOON, clock.now + HOUR))
    assert await deadline(host, table) == clock.now + HOUR + 14 * HOUR


async def test_a_holiday_counts_at_all_tables_of_a_person(host: Host, clock: Clock) -> None:
    here = await start_table(host, 2, pace=MOVE)
    there = await start_table(host, 2, pace=MOVE, place=ELSEWHERE)
    lobby = await open_table(host, 2, place=Place("third"))
    await host.holiday(ANN, holiday := Holiday(NOON, NOON + 50 * HOUR))
    for table in (here, there, lobby):
        seats = (await host.tables.look(table)).table.seats
        assert [seat.holiday for seat in seats] == [holiday, None]
    for table in (here, there):
        expected = 74 if await asked(host, table) == ANN else 24
        assert await deadline(host, table) == NOON + expected * HOUR
    await host.do(there, ANN, Cancel())
    await host.holiday(ANN, None)
    assert (await host.tables.look(there)).table.seats[0].holiday == holiday, (
        "a table that was given up stays as it was"
    )


@pytest.mark.parametrize(
    "holiday",
    [Holiday(NOON, NOON + 61 * 24 * HOUR), Holiday(NOON - HOUR, NOON - 1), Holiday(NOON, float("nan"))],
    ids=["too long", "over", "no number"],
)
async def test_a_holiday_ends_within_two_months(host: Host, holiday: Holiday) -> None:
    table = await start_table(host, 2, pace=MOVE)
    assert await refused(host.holiday(ANN, holiday)) == "T-10 holiday-out-of-range"
    assert await refused(host.do(table, ANN, TakeHoliday(holiday))) == "T-10 holiday-out-of-range"


async def test_nothing_happens_in_quiet_hours(host: Host, clock: Clock) -> None:
    # NOON is 15:06:40 in UTC: after 6 h 53 min 20 s comes the night
    table = await start_table(host, 2, pace=Pace(8, quiet=(22 * 60, 7 * 60), then="move", remind=1))
    await later(host, clock, 6.9)
    assert await told(host, table) == []
    await later(host, clock, 8.9)  # a minute before seven in the morning
    assert await told(host, table) == []
    await later(host, clock, 0.5)
    assert await told(host, table) == ["Remind"]
    await later(host, clock, 1)
    assert await told(host, table) == ["Remind", "TimedOut"]


async def test_nothing_happens_during_a_pause(host: Host, clock: Clock) -> None:
    table = await start_table(host, 2, pace=MOVE)
    clock.pass_hours(23)
    await host.do(table, ANN, Pause())
    await later(host, clock, 600)
    assert await told(host, table) == ["Pause"]
    await host.do(table, ANN, Resume())
    await later(host, clock, 0.9)
    await later(host, clock, 0.2)
    assert await told(host, table) == ["Pause", "Resume", "Remind", "TimedOut"]


async def test_nothing_comes_due_while_the_program_is_down_and_that_is_said_once(tmp_path: Path, clock: Clock) -> None:
    path = tmp_path / "tables.db"
    async with hosting(path, clock) as host:
        patient = await start_table(host, 2, pace=WAIT)
        strict = await start_table(host, 2, pace=MOVE, place=ELSEWHERE)
        calm = await start_table(host, 2, pace=Pace(1000), place=Place("third"))
    clock.pass_hours(200)
    async with hosting(path, clock) as host:
        await host.clocks.catch_up()
        await host.clocks.catch_up()
        assert await told(host, patient) == await told(host, strict) == ["Reopen"]
        assert await told(host, calm) == []
        assert await deadline(host, strict) == clock.now + 24 * HOUR
    async with hosting(path, clock) as host:
        await host.clocks.catch_up()
        assert await told(host, patient) == await told(host, strict) == ["Reopen"]
        await later(host, clock, 24)
        assert await told(host, patient) == ["Reopen", "Overdue"]
        assert await told(host, strict) == ["Reopen", "TimedOut"]


async def test_a_reminder_is_not_repeated_after_a_restart(tmp_path: Path, clock: Clock) -> None:
    async with hosting(tmp_path / "tables.db", clock) as host:
        table = await start_table(host, 2, pace=WAIT)
        await later(host, clock, 20)
    async with hosting(tmp_path / "tables.db", clock) as host:
        await later(host, clock, 1)
        assert await told(host, table) == ["Remind"]
        assert await host.clocks.alarm.until_next_due() == 3 * HOUR


async def test_a_table_that_cannot_be_read_does_not_hold_up_the_others(tmp_path: Path, clock: Clock) -> None:
    path = tmp_path / "tables.db"
    async with hosting(path, clock) as host:
        await start_table(host, 2, pace=MOVE)
        sound = await start_table(host, 2, pace=MOVE, place=ELSEWHERE)
    damage(path, "channel")
    async with hosting(path, clock) as host:
        await later(host, clock, 30)
        assert await told(host, sound) == ["TimedOut"]


async def test_a_moderator_skips_whom_the_game_waits_for(host: Host) -> None:
    """The default happens at once, and nobody else may say so (T-18)."""
    table = await start_table(host, 3)
    player = await asked(host, table)
    assert await refused(host.do(table, ANN, Skip(player.user))) == "T-18 moderator-only"
    others = [person for person in PEOPLE[:3] if person != player]
    assert await refused(host.do(table, MODERATOR, Skip(others[0].user))) == "T-18 nobody-waits-for-them"
    skipped = await host.do(table, MODERATOR, Skip(player.user))
    assert skipped.news.kind == "Skip"
    assert [event["event"] for event in skipped.news.seen_by(None)][:2] == ["TimedOut", "MoneyTaken"]
    assert await asked(host, table) != player
    assert (await sitter(host, table, PEOPLE.index(player))).misses == 0
