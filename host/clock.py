"""Time at a table: clocks that stand still at night and on holidays (T-9, T-10). Nothing here reads a clock."""

from collections.abc import Iterator
from datetime import UTC, date, datetime, time, timedelta
from zoneinfo import ZoneInfo

from host.settings import Pace
from host.table import Holiday, Timestamp, Wait

Stretch = tuple[Timestamp, Timestamp]


def deadline(wait: Wait, pace: Pace, holiday: Holiday | None) -> Timestamp | None:
    """Return the moment when a seat's time is over."""
    return None if wait.left is None else later(wait.counting_from, wait.left, pace, None if wait.brief else holiday)


def reminder(wait: Wait, pace: Pace, holiday: Holiday | None) -> Timestamp | None:
    """Return the moment when a seat is reminded, if it is at all."""
    if wait.left is None or wait.brief or not 0 < pace.warning < (pace.seconds or 0):
        return None
    return later(wait.counting_from, max(0.0, wait.left - pace.warning), pace, holiday)


def next_due(wait: Wait, pace: Pace, holiday: Holiday | None) -> Timestamp | None:
    """Return the moment when something is to be done about a wait."""
    if wait.overdue:
        return None
    soon = None if wait.reminded else reminder(wait, pace, holiday)
    return deadline(wait, pace, holiday) if soon is None else soon


def stopped(wait: Wait, now: Timestamp, pace: Pace, holiday: Holiday | None) -> float | None:
    """Return the time that a seat still has if the clock is stopped now."""
    if wait.left is None:
        return None
    return max(0.0, wait.left - counted(wait.counting_from, now, pace, None if wait.brief else holiday))


def later(start: Timestamp, seconds: float, pace: Pace, holiday: Holiday | None) -> Timestamp:
    """Return the moment when so many seconds have been counted."""
    for begin, end in _running(start, pace, holiday):
        if end is None or begin + seconds <= end:
            return begin + seconds
        seconds -= end - begin
    raise AssertionError("time always goes on")


def counted(start: Timestamp, end: Timestamp, pace: Pace, holiday: Holiday | None) -> float:
    """Count the seconds between two moments in which the clock runs."""
    total = 0.0
    for begin, stop in _running(start, pace, holiday):
        if begin >= end:
            break
        total += (end if stop is None else min(stop, end)) - begin
        if stop is None:
            break
    return total


def _running(start: Timestamp, pace: Pace, holiday: Holiday | None) -> Iterator[tuple[Timestamp, Timestamp | None]]:
    """Yield the stretches in which the clock runs, from a moment on; the last may have no end."""
    now = start
    while True:
        still = [stretch for stretch in _still_near(now, pace, holiday) if stretch[1] > now]
        under_way = [end for begin, end in still if begin <= now]
        if under_way:
            now = max(under_way)
            continue
        stop = min((begin for begin, _ in still), default=None)
        yield now, stop
        if stop is None:
            return
        now = stop


def _still_near(moment: Timestamp, pace: Pace, holiday: Holiday | None) -> Iterator[Stretch]:
    """Yield the times around a moment in which the clock stands still, at least the next one after it."""
    if holiday is not None:
        yield holiday.start, holiday.end
    if pace.quiet is not None:
        zone = ZoneInfo(pace.zone)
        today = datetime.fromtimestamp(moment, UTC).astimezone(zone).date()
        start, end = pace.quiet
        for days in (-1, 0, 1):
            day = today + timedelta(days=days)
            morning_after = day + timedelta(days=int(end < start))
            yield _moment(day, start, zone), _moment(morning_after, end, zone)


def _moment(day: date, minutes: int, zone: ZoneInfo) -> Timestamp:
    """Return the moment when the clocks of a zone show a time; where they jump over it, as late as without the jump."""
    return datetime.combine(day, time(*divmod(minutes, 60)), zone).timestamp()
