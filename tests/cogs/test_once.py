"""Work is done once for all who ask for it, kept as long as there is room, and tried anew after a fault."""

import asyncio

import pytest

from cogs.once import Once


class Work:
    """Something to do, that counts how often it is done."""

    def __init__(self) -> None:
        self.begun: list[str] = []
        self.fails = False

    async def on(self, what: str) -> str:
        self.begun.append(what)
        await asyncio.sleep(0.01)
        if self.fails:
            raise ValueError(what)
        return what.upper()


async def test_equal_requests_wait_for_each_other() -> None:
    once, work = Once[str, str](2), Work()
    assert await asyncio.gather(*(once.get("a", lambda: work.on("a")) for _ in range(50))) == ["A"] * 50
    assert await once.get("a", lambda: work.on("a")) == "A"
    assert work.begun == ["a"]


async def test_what_was_not_asked_for_lately_is_forgotten() -> None:
    once, work = Once[str, str](2), Work()
    for what in "abacab":
        await once.get(what, lambda: work.on(what))  # noqa: B023  # it is awaited here
    assert work.begun == ["a", "b", "c", "b"]


async def test_what_failed_is_tried_anew() -> None:
    once, work = Once[str, str](2), Work()
    work.fails = True
    for _ in range(2):
        with pytest.raises(ValueError, match="a"):
            await once.get("a", lambda: work.on("a"))
    work.fails = False
    assert await once.get("a", lambda: work.on("a")) == "A"
    assert len(work.begun) == 3


async def test_somebody_who_gives_up_waiting_does_not_spoil_it_for_others() -> None:
    once, work = Once[str, str](2), Work()
    impatient = asyncio.create_task(once.get("a", lambda: work.on("a")))
    patient = asyncio.create_task(once.get("a", lambda: work.on("a")))
    await asyncio.sleep(0)
    impatient.cancel()
    assert await patient == "A"
    assert work.begun == ["a"]
