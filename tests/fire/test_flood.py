"""One person presses hundreds of buttons, or opens a thousand tables: nobody else notices."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, closing

import pytest

from bench.standin.server import text_of, within
from bench.standin.world import Asked, Person
from tests.fire.scene import PATIENCE, Scene

IN_TIME = 3.0
"""After how many seconds Discord forgets a request that nobody has acknowledged."""
PRESSES, AT_A_TIME = 300, 40
LABELS = ("Take money", "Buy", "Redesign", "Hand", "Hint", "Since last turn")
MOST = 25
"""How many tables one person may have open, unless the operator says otherwise."""


async def check_in_time(clicks: Sequence[Asked]) -> None:
    """Every one of them is acknowledged before Discord forgets it."""
    for click in clicks:
        await within(click.acknowledged, PATIENCE)
        assert click.acknowledged_at is not None
        assert click.acknowledged_at - click.at < IN_TIME


@asynccontextmanager
async def clicking(scene: Scene, person: Person) -> AsyncIterator[None]:
    """Let somebody click all the while, again when the last click is answered; each must have been heard in time."""
    clicks: list[Asked] = []

    async def again_and_again() -> None:
        while True:
            clicks.append(await scene.discord.use(person, scene.newest, "Hand"))
            await within(clicks[-1].answered, PATIENCE)
            assert "Slow down" not in text_of(scene.discord.answer(clicks[-1]))

    task = asyncio.create_task(again_and_again())
    try:
        yield
        assert not task.done(), task
    finally:
        task.cancel()
    assert len(clicks) > 1
    await check_in_time(clicks)


async def test_a_flood_of_one_person_costs_nobody_elses_click(table: Scene) -> None:
    anna, bela = table.people[:2]
    message = table.newest
    async with clicking(table, bela):
        flood = [await table.discord.use(anna, message, LABELS[number % 6]) for number in range(PRESSES)]
        await check_in_time(flood)
        for click in flood:
            await within(click.answered, PATIENCE)
    slowed = [click for click in flood if "Slow down, please!" in text_of(table.discord.answer(click))]
    assert 0 < len(slowed) < PRESSES
    assert all(click.private for click in flood)
    await table.turn()


async def test_of_what_somebody_types_the_newest_is_completed(table: Scene) -> None:
    person = table.asked
    typed = [await table.discord.autocomplete(person, "take", "cards", "") for _ in range(PRESSES)]
    await check_in_time(typed)
    assert typed[-1].choices
    assert not all(one.choices for one in typed)


@pytest.mark.parametrize("openings", [200, pytest.param(1000, marks=pytest.mark.nightly)])
async def test_many_openings_are_as_many_tables_as_one_may_have(openings: int, here: Scene) -> None:
    anna, bela = here.people[:2]
    await here.begin()
    async with clicking(here, bela):
        for _ in range(0, openings, AT_A_TIME):
            wishes = [await here.discord.slash(anna, "alhambra new", thread=True) for _ in range(AT_A_TIME)]
            await check_in_time(wishes)
            for wish in wishes:
                await within(wish.answered, PATIENCE)
    assert "You’re hosting 25 open tables" in text_of(here.discord.answer(wishes[0]))
    with closing(sqlite3.connect(here.folder / "tables.db")) as connection:
        assert connection.execute("SELECT count(*) FROM tables").fetchone() == (MOST,)
    threads = [channel for channel in here.world.channels.values() if channel.get("parent_id")]
    assert len(threads) == MOST - 1, "no thread is left that has no table"
