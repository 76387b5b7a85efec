"""The clock of a turn: it stands still at night and on holidays (T-9, T-10)."""

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import hypothesis.strategies as st
import pytest
from hypothesis import given, settings

from host.clock import counted, deadline, later, next_due, reminder, stopped
from host.settings import Pace
from host.table import Holiday, Wait

HOUR = 3600.0
BERLIN = "Europe/Berlin"
AT_NIGHT = Pace(24, quiet=(22 * 60, 7 * 60), zone=BERLIN)
AT_LUNCH = Pace(24, quiet=(12 * 60, 13 * 60), zone=BERLIN)
ALWAYS = Pace(24)


def at(text: str, zone: str = BERLIN) -> float:
    """Return the moment when the clocks of a zone show a time, as in "2026-01-15 20:00"."""
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp()


def shown(moment: float, zone: str = BERLIN) -> str:
    return f"{datetime.fromtimestamp(moment, ZoneInfo(zone)):%Y-%m-%d %H:%M}"


@pytest.mark.parametrize(
    ("pace", "start", "hours", "end"),
    [
        (ALWAYS, "2026-01-15 20:00", 24, "2026-01-16 20:00"),
        (AT_NIGHT, "2026-01-15 20:00", 2, "2026-01-15 22:00"),  # it ends as the night begins
        (AT_NIGHT, "2026-01-15 20:00", 3, "2026-01-16 08:00"),
        (AT_NIGHT, "2026-01-15 23:00", 0, "2026-01-16 07:00"),  # nothing ends at night
        (AT_NIGHT, "2026-01-15 23:00", 1, "2026-01-16 08:00"),
        (AT_NIGHT, "2026-01-16 03:00", 1, "2026-01-16 08:00"),
        (AT_NIGHT, "2026-01-16 07:00", 15, "2026-01-16 22:00"),
        (AT_NIGHT, "2026-01-15 20:00", 24, "2026-01-17 14:00"),
        (AT_LUNCH, "2026-01-15 11:00", 2, "2026-01-15 14:00"),
        (AT_LUNCH, "2026-01-15 12:30", 1, "2026-01-15 14:00"),
        (AT_LUNCH, "2026-01-15 14:00", 23, "2026-01-16 14:00"),
    ],
)
def test_quiet_hours_do_not_count(pace: Pace, start: str, hours: float, end: str) -> None:
    assert shown(later(at(start), hours * HOUR, pace, None)) == end
    assert counted(at(start), at(end), pace, None) == hours * HOUR


@pytest.mark.parametrize(
    ("pace", "start", "hours", "end"),
    [
        # at 2:00 the clocks go on to 3:00: the night has 8 hours, the day as many as ever
        (AT_NIGHT, "2026-03-28 21:00", 2, "2026-03-29 08:00"),
        (ALWAYS, "2026-03-28 21:00", 24, "2026-03-29 22:00"),
        # at 3:00 they go back to 2:00: the night has 10 hours
        (AT_NIGHT, "2026-10-24 21:00", 2, "2026-10-25 08:00"),
        (ALWAYS, "2026-10-24 21:00", 24, "2026-10-25 20:00"),
        # a night that ends, or begins, at a time that does not come that day, ends or begins as late as without a jump
        (Pace(24, quiet=(22 * 60, 150), zone=BERLIN), "2026-03-28 21:30", 1, "2026-03-29 04:00"),
        (Pace(24, quiet=(150, 7 * 60), zone=BERLIN), "2026-03-29 01:00", 2, "2026-03-29 07:30"),
        # a time that comes twice is meant when it comes first
        (Pace(24, quiet=(22 * 60, 150), zone=BERLIN), "2026-10-24 21:30", 2, "2026-10-25 03:00"),
        (Pace(24, quiet=(150, 7 * 60), zone=BERLIN), "2026-10-25 01:30", 1.5, "2026-10-25 07:30"),
    ],
)
def test_nights_are_nights_also_when_the_clocks_are_changed(pace: Pace, start: str, hours: float, end: str) -> None:
    assert shown(later(at(start), hours * HOUR, pace, None)) == end


def test_a_quiet_time_that_is_jumped_over_costs_nobody_anything() -> None:
    jumped_over = Pace(24, quiet=(150, 195), zone=BERLIN)  # from 2:30 to 3:15
    assert counted(at("2026-03-29 01:00"), at("2026-03-29 05:00"), jumped_over, None) <= 3 * HOUR
    assert later(at("2026-03-29 01:00"), 10 * HOUR, jumped_over, None) >= at("2026-03-29 12:00")


@pytest.mark.parametrize(
    ("zone", "falls", "ends"),
    [
        ("UTC", "22:00", "07:00"),
        (BERLIN, "20:00", "05:00"),
        ("America/New_York", "02:00", "11:00"),
        ("Asia/Kolkata", "16:30", "01:30"),
        ("Pacific/Kiritimati", "08:00", "17:00"),  # where it is tomorrow already
        ("Pacific/Pago_Pago", "09:00", "18:00"),
    ],
)
def test_quiet_hours_are_those_of_the_zone_of_the_table(zone: str, falls: str, ends: str) -> None:
    pace = Pace(24, quiet=(22 * 60, 7 * 60), zone=zone)
    night = at(f"2026-06-15 {falls}", "UTC")
    assert counted(night - HOUR, night, pace, None) == HOUR
    assert shown(later(night, 0, pace, None), "UTC").endswith(ends)
    assert counted(night, night + 9 * HOUR, pace, None) == 0


@pytest.mark.parametrize(
    ("pace", "holiday", "start", "hours", "over"),
    [
        (ALWAYS, ("2026-01-16 00:00", "2026-01-18 00:00"), "2026-01-15 20:00", 4, "2026-01-16 00:00"),
        (ALWAYS, ("2026-01-16 00:00", "2026-01-18 00:00"), "2026-01-15 20:00", 5, "2026-01-18 01:00"),
        (ALWAYS, ("2026-01-16 00:00", "2026-01-18 00:00"), "2026-01-17 20:00", 1, "2026-01-18 01:00"),
        (ALWAYS, ("2026-01-10 00:00", "2026-01-12 00:00"), "2026-01-15 20:00", 1, "2026-01-15 21:00"),
        # it begins in the evening and ends at night; then the night still has to end
        (AT_NIGHT, ("2026-01-15 20:00", "2026-01-16 23:00"), "2026-01-15 19:00", 2, "2026-01-17 08:00"),
        # it begins at night and ends in the afternoon
        (AT_NIGHT, ("2026-01-15 23:00", "2026-01-16 15:00"), "2026-01-15 21:00", 2, "2026-01-16 16:00"),
        # it ends before it begins: none at all
        (ALWAYS, ("2026-01-18 00:00", "2026-01-16 00:00"), "2026-01-15 20:00", 96, "2026-01-19 20:00"),
    ],
)
def test_holidays_do_not_count(pace: Pace, holiday: tuple[str, str], start: str, hours: float, over: str) -> None:
    assert shown(later(at(start), hours * HOUR, pace, Holiday(*map(at, holiday)))) == over


def test_a_stopped_clock_keeps_its_time() -> None:
    start = at("2026-01-15 20:00")
    wait = Wait(0, 1, start, 5 * HOUR)
    assert stopped(wait, start + HOUR, AT_NIGHT, None) == 4 * HOUR
    assert stopped(wait, start + 10 * HOUR, AT_NIGHT, None) == 3 * HOUR
    assert stopped(wait, start + 99 * HOUR, AT_NIGHT, None) == 0
    assert stopped(Wait(0, 1, start, None), start + HOUR, Pace(), None) is None


def test_a_player_is_reminded_before_the_end() -> None:
    start = at("2026-01-15 12:00")
    wait = Wait(0, 1, start, 24 * HOUR)
    assert reminder(wait, ALWAYS, None) == start + 18 * HOUR  # a quarter of the time before
    assert reminder(wait, Pace(24, remind=2), None) == start + 22 * HOUR
    assert reminder(wait, Pace(24, remind=0), None) is None
    assert reminder(Wait(0, 1, start, None), Pace(), None) is None
    assert reminder(Wait(0, 1, start, HOUR), ALWAYS, None) == start, "with less time left than that, at once"


def test_a_wait_asks_for_attention_twice_and_then_no_more() -> None:
    start = at("2026-01-15 12:00")
    assert next_due(Wait(0, 1, start, 24 * HOUR), ALWAYS, None) == start + 18 * HOUR
    assert next_due(Wait(0, 1, start, 24 * HOUR, reminded=True), ALWAYS, None) == start + 24 * HOUR
    assert next_due(Wait(0, 1, start, 24 * HOUR), Pace(24, remind=0), None) == start + 24 * HOUR
    assert next_due(Wait(0, 1, start, 24 * HOUR, reminded=True, overdue=True), ALWAYS, None) is None
    assert next_due(Wait(0, 1, start, None), Pace(), None) is None
    assert deadline(Wait(0, 1, start, None), Pace(), None) is None


ZONES = st.sampled_from(["UTC", BERLIN, "America/New_York", "Asia/Kolkata", "Australia/Sydney", "Pacific/Kiritimati"])
BOUNDS = st.integers(4 * 60, 24 * 60 - 1)
"""Minutes of the day at which nights begin and end: those at which clocks are changed have examples of their own."""
PACES = st.builds(
    lambda zone, quiet: Pace(24, quiet=quiet, zone=zone),
    ZONES,
    st.none() | st.tuples(BOUNDS, BOUNDS).filter(lambda bounds: bounds[0] != bounds[1]),
)
YEAR_2026 = int(datetime(2026, 1, 1, tzinfo=UTC).timestamp()) // 60
MINUTES = st.integers(YEAR_2026, YEAR_2026 + 365 * 24 * 60)
HOLIDAYS = st.none() | st.builds(
    lambda start, length: Holiday(start * 60.0, (start + length) * 60.0), MINUTES, st.integers(0, 30 * 24 * 60)
)


@st.composite
def holidays_near(draw: st.DrawFn, start: int) -> Holiday | None:
    """Return a holiday that is likely to matter."""
    begin = start + draw(st.integers(-3000, 3000))
    return draw(st.none() | st.just(Holiday(begin * 60.0, (begin + draw(st.integers(0, 4000))) * 60.0)))


def stands_still(moment: float, pace: Pace, holiday: Holiday | None) -> bool:
    """Look at the clock on the wall, and at the calendar."""
    if holiday is not None and holiday.start <= moment < holiday.end:
        return True
    if pace.quiet is None:
        return False
    wall = datetime.fromtimestamp(moment, ZoneInfo(pace.zone))
    minute, (start, end) = wall.hour * 60 + wall.minute, pace.quiet
    return start <= minute < end if start < end else minute >= start or minute < end


@given(st.data(), PACES, MINUTES, st.integers(0, 3 * 24 * 60))
@settings(max_examples=200, deadline=None)
def test_the_clock_counts_as_somebody_would_who_looks_at_it_every_minute(
    data: st.DataObject, pace: Pace, start: int, length: int
) -> None:
    holiday = data.draw(holidays_near(start))
    minutes = range(start, start + length)
    running = [minute for minute in minutes if not stands_still(minute * 60.0, pace, holiday)]
    assert counted(start * 60.0, (start + length) * 60.0, pace, holiday) == len(running) * 60
    for number in {0, len(running) // 2, len(running) - 1} & set(range(len(running))):
        assert later(start * 60.0, number * 60.0, pace, holiday) <= running[number] * 60.0
        assert later(start * 60.0, number * 60.0 + 30, pace, holiday) == running[number] * 60.0 + 30


@given(PACES, HOLIDAYS, MINUTES, st.integers(0, 90 * 24 * 3600))
@settings(max_examples=200, deadline=None)
def test_what_was_counted_is_what_had_to_pass(pace: Pace, holiday: Holiday | None, start: int, seconds: int) -> None:
    end = later(start * 60.0, seconds, pace, holiday)
    assert counted(start * 60.0, end, pace, holiday) == seconds


@given(PACES, HOLIDAYS, MINUTES, st.integers(0, 10**6), st.integers(0, 10**6))
@settings(max_examples=200, deadline=None)
def test_more_time_never_ends_earlier(pace: Pace, holiday: Holiday | None, start: int, seconds: int, more: int) -> None:
    first = later(start * 60.0, seconds, pace, holiday)
    assert first >= start * 60.0 + seconds
    assert later(start * 60.0, seconds + more, pace, holiday) >= first + more
    assert later(start * 60.0 + more, seconds, pace, holiday) >= first, "whoever begins later has not less time"


@given(st.data(), PACES, MINUTES, st.integers(0, 10**6))
@settings(max_examples=200, deadline=None)
def test_no_time_runs_out_at_night_or_on_a_holiday(data: st.DataObject, pace: Pace, start: int, seconds: int) -> None:
    holiday = data.draw(holidays_near(start))
    last = later(start * 60.0, seconds + 1, pace, holiday) - 1
    assert not stands_still(last, pace, holiday)


@given(st.data(), PACES, MINUTES, st.integers(1, 10**6), st.lists(st.integers(0, 10**5), max_size=5))
@settings(max_examples=200, deadline=None)
def test_a_clock_that_is_stopped_and_started_again_at_once_ends_as_if_it_had_not_been(
    data: st.DataObject, pace: Pace, start: int, seconds: int, pauses: list[int]
) -> None:
    holiday = data.draw(holidays_near(start))
    wait = Wait(0, 1, start * 60.0, float(seconds))
    end, now = deadline(wait, pace, holiday), start * 60.0
    for pause in pauses:
        now += pause
        left = stopped(wait, now, pace, holiday)
        if not left:
            assert end is not None
            assert now >= end
            return
        wait = Wait(0, 1, now, left)
        assert deadline(wait, pace, holiday) == end


def test_a_night_of_a_leap_day_is_a_night() -> None:
    start = at("2028-02-28 21:00")
    assert later(start, 2 * HOUR, AT_NIGHT, None) == at("2028-02-29 08:00")
    assert later(at("2028-02-29 21:00"), 2 * HOUR, AT_NIGHT, None) == at("2028-03-01 08:00")
    assert timedelta(seconds=later(start, 30 * HOUR, AT_NIGHT, None) - start) == timedelta(hours=48)
