"""What Discord refuses is counted, and before it bans us, what nobody waits for is held back."""

import asyncio

import pytest

from cogs.refusals import MOST, WITHIN, Refusals


class Time:
    """Time that passes only while somebody sleeps."""

    def __init__(self) -> None:
        self.now = 0.0

    async def sleep(self, seconds: float) -> None:
        self.now += seconds
        await asyncio.sleep(0)


def refused(time: Time, times: int) -> Refusals:
    made = Refusals(now=lambda: time.now, sleep=time.sleep)
    for _ in range(times):
        made.count(403)
    return made


async def test_news_pass_at_once_as_long_as_little_is_refused() -> None:
    time = Time()
    refusals = refused(time, MOST - 1)
    for status in (200, 204, 400, 404, 500):
        refusals.count(status)
    async with refusals.borne():
        assert time.now == 0
    assert (refusals.lately, refusals.is_holding_back) == (MOST - 1, False)


async def test_news_wait_until_what_was_refused_is_long_ago(caplog: pytest.LogCaptureFixture) -> None:
    time = Time()
    refusals = refused(time, MOST)
    waiting = asyncio.create_task(enter(refusals))
    await asyncio.sleep(0)
    assert refusals.is_holding_back
    await waiting
    assert time.now == WITHIN
    assert (refusals.lately, refusals.total, refusals.is_holding_back) == (0, MOST, False)
    assert caplog.text.count("news waits until") == 1


async def test_those_that_waited_do_not_all_knock_at_once() -> None:
    time, most = Time(), 0
    refusals = refused(time, MOST)
    under_way = 0

    async def knock() -> None:
        nonlocal under_way, most
        async with refusals.borne():
            under_way += 1
            most = max(most, under_way)
            await asyncio.sleep(0)
            refusals.count(429)
            under_way -= 1

    await asyncio.gather(*(knock() for _ in range(3 * MOST)))
    assert most <= MOST
    assert refusals.total == 4 * MOST
    assert time.now >= 3 * WITHIN


async def enter(refusals: Refusals) -> None:
    async with refusals.borne():
        pass
