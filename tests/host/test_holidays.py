"""The days of a calendar year that a person may be away (T-10)."""

from datetime import UTC, datetime

from host.holidays import DAY, MOST_DAYS, days_left
from host.host import Host
from host.table import Holiday
from tests.host.tables import ANN, BEN, Clock, refused

USED_UP = "T-10 days-away-used-up"


async def go_away(host: Host, clock: Clock, days: float) -> None:
    await host.holiday(ANN, Holiday(clock.now, clock.now + days * DAY))


async def left(host: Host, clock: Clock) -> int:
    return days_left(await host.memory.profile(ANN.user), clock.now)


async def test_holidays_in_a_row_use_up_the_days_of_a_year(host: Host, clock: Clock) -> None:
    assert await left(host, clock) == MOST_DAYS
    for used in (25, 50):
        await go_away(host, clock, 25)
        clock.now += 25 * DAY
        assert await left(host, clock) == MOST_DAYS - used
    assert await refused(go_away(host, clock, 11)) == USED_UP
    await go_away(host, clock, 10)
    clock.now += 10 * DAY
    assert await refused(go_away(host, clock, 1)) == USED_UP
    await host.holiday(BEN, Holiday(clock.now, clock.now + DAY))


async def test_a_refused_holiday_changes_nothing(host: Host, clock: Clock) -> None:
    await go_away(host, clock, 50)
    before = (await host.memory.profile(ANN.user)).holiday
    clock.now += 40 * DAY
    assert await refused(go_away(host, clock, 30)) == USED_UP
    assert (await host.memory.profile(ANN.user)).holiday == before


async def test_who_comes_back_early_keeps_the_rest(host: Host, clock: Clock) -> None:
    await go_away(host, clock, 50)
    clock.now += 10 * DAY
    await host.holiday(ANN, None)
    clock.now += 30 * DAY
    assert await left(host, clock) == MOST_DAYS - 10


async def test_who_changes_their_mind_is_not_charged_twice(host: Host, clock: Clock) -> None:
    for _ in range(5):
        await go_away(host, clock, 50)
    clock.now += 50 * DAY
    assert await left(host, clock) == MOST_DAYS - 50


async def test_each_year_has_its_own_days(host: Host, clock: Clock) -> None:
    clock.now = datetime(2026, 12, 1, tzinfo=UTC).timestamp()
    await go_away(host, clock, 41)  # 31 of this year and 10 of the next
    clock.now += 41 * DAY
    assert await left(host, clock) == MOST_DAYS - 10
    assert await refused(go_away(host, clock, 51)) == USED_UP
    await go_away(host, clock, 50)


async def test_days_of_the_next_year_are_limited_as_well(host: Host, clock: Clock) -> None:
    clock.now = datetime(2026, 10, 1, tzinfo=UTC).timestamp()
    await go_away(host, clock, 60)
    clock.now = datetime(2026, 12, 31, tzinfo=UTC).timestamp()
    assert await refused(go_away(host, clock, 30)) == USED_UP, "no day of this year is left"
    clock.now += DAY
    await go_away(host, clock, 30)
