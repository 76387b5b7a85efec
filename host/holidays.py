"""How many days of a calendar year a person may be away (T-10)."""

from datetime import UTC, datetime

from msgspec.structs import replace

from host.kept import Profile
from host.table import Holiday, Timestamp
from tabletop.refused import Refused

DAY = 24 * 3600.0
MOST_DAYS = 60
"""How many days of a calendar year."""


def with_holiday(profile: Profile, holiday: Holiday | None, now: Timestamp) -> Profile:
    """Return a profile with another holiday, or none; refuse one for which the days of a year do not suffice."""
    kept = replace(profile, holiday=None, taken=_taken(profile, now))
    if holiday is not None:
        asked = Holiday(max(holiday.start, now), holiday.end)
        for year in (_year(now), _year(holiday.end)):
            left = _left(kept, year)
            if _within(asked, year) > left:
                raise Refused("T-10", "days-away-used-up", days=int(left // DAY), year=str(year), most=MOST_DAYS)
    return replace(kept, holiday=holiday)


def days_left(profile: Profile, now: Timestamp) -> int:
    """Return the whole days that somebody can be away in the rest of this year, if they go away anew now."""
    return int(_left(replace(profile, taken=_taken(profile, now)), _year(now)) // DAY)


def _taken(profile: Profile, now: Timestamp) -> tuple[Holiday, ...]:
    """Return the holidays of this year so far, with the present one as far as it has lasted."""
    before, last = profile.taken, profile.holiday
    if last is not None and last.start < min(last.end, now):
        before = (*before, Holiday(last.start, min(last.end, now)))
    return tuple(one for one in before if _year(one.end) >= _year(now))


def _left(profile: Profile, year: int) -> float:
    return max(0.0, MOST_DAYS * DAY - sum(_within(one, year) for one in profile.taken))


def _within(holiday: Holiday, year: int) -> float:
    """Count the seconds of a holiday that belong to a year."""
    begin, end = (datetime(one, 1, 1, tzinfo=UTC).timestamp() for one in (year, year + 1))
    return max(0.0, min(holiday.end, end) - max(holiday.start, begin))


def _year(moment: Timestamp) -> int:
    return datetime.fromtimestamp(moment, UTC).year
