"""The lessons of the guided game, off the line: whatever a newcomer does, each comes when it fits, or never."""

from pathlib import Path
from random import Random

import pytest

from cogs.alhambra.face import AlhambraFace
from cogs.alhambra.lessons.lesson import all_lessons
from cogs.teaching import lesson_card, lessons_now, progress_at, skip_lessons
from host.commands import Act
from host.glance import Glance
from host.host import Host
from host.settings import Settings
from host.table import Status, TableId
from tests.host.tables import ANN, HERE, hosting, start_table
from texts.catalogue import catalogue

FACE = AlhambraFace()
SAY = catalogue("en", "alhambra")
LONG = 400
FOLLY = (0.03, 0.2, 1.0)
"""How often a newcomer does something else: hardly ever, now and then, always."""


async def practise(host: Host) -> TableId:
    return (await host.open(HERE, ANN, "alhambra", Settings(), practice="first-game")).entry.table


async def one_step(host: Host, glance: Glance, luck: Random, folly: float) -> None:
    """Let the newcomer do what the bot player would, or now and then anything else."""
    advice = glance.suggestion("a")
    assert advice is not None
    options = [option for option in glance.options("a") if luck.random() < folly] or [advice]
    await host.do(glance.table.id, ANN, Act(luck.choice(options).action))


async def play(host: Host, table: TableId, luck: Random, folly: float, most: int = 1000) -> list[str]:
    """Play to the end, or so many steps, and return the lessons as they came."""
    told: list[str] = []
    for _ in range(most):
        glance = await host.tables.look(table)
        before = (await progress_at(host, table)).shown
        progress = await lessons_now(host, FACE, glance, SAY)
        assert await lessons_now(host, FACE, glance, SAY) == progress, "asked again, the lesson is the same"
        new = [name for name, times in progress.shown.items() if times > before.get(name, 0)]
        assert len(new) <= 1 or new == ["first-scoring", "whole-game"]
        assert len(new) == len(progress.now)
        assert all(0 < len(text) < LONG for text in progress.now)
        told += new
        if glance.table.status is Status.OVER:
            break
        await one_step(host, glance, luck, folly)
    return told


@pytest.mark.parametrize("seed", range(24))
async def test_whoever_leaves_the_line_is_taught_all_the_same(seed: int, tmp_path: Path) -> None:
    async with hosting(tmp_path / "tables.db") as host:
        table = await practise(host)
        to_the_end = seed % 4 == 0
        told = await play(host, table, Random(seed), FOLLY[seed % 3], most=1000 if to_the_end else 40)
    times = {lesson.name: lesson.times for lesson in all_lessons()} | {"whole-game": 1}
    assert all(told.count(name) <= times[name] for name in told)
    assert told[0] == "first-turn"
    assert {"first-scoring", "whole-game"} <= set(told)
    assert (told[-1] == "end") == to_the_end


async def test_played_as_suggested_the_whole_game_is_taught(tmp_path: Path) -> None:
    async with hosting(tmp_path / "tables.db") as host:
        table = await practise(host)
        told = await play(host, table, Random(0), 0.0)
        assert told[:13] == [
            *("first-turn", "card-is-price", "exact", "again", "place", "wall", "no-room", "reserve", "keep-room"),
            *("redesign", "two-uses", "first-scoring", "whole-game"),
        ]
        assert told[-2:] == ["bag", "end"]
        result = (await host.tables.look(table)).result
        assert result is not None
        text = " ".join((await progress_at(host, table)).now)
        assert str(result.scores[0]) in text


async def test_no_lesson_is_told_at_a_table_that_counts(tmp_path: Path) -> None:
    async with hosting(tmp_path / "tables.db") as host:
        table = await start_table(host, 1, bots=2)
        assert await lesson_card(host, FACE, await host.tables.look(table), SAY) is None
        assert (await progress_at(host, table)).shown == {}


async def test_whoever_skips_lessons_gets_none(tmp_path: Path) -> None:
    async with hosting(tmp_path / "tables.db") as host:
        table = await practise(host)
        assert await lesson_card(host, FACE, await host.tables.look(table), SAY) is not None
        await skip_lessons(host, table)
        assert await play(host, table, Random(1), 0.0, most=40) == []
        assert await lesson_card(host, FACE, await host.tables.look(table), SAY) is None


async def test_lessons_that_were_shown_are_known_after_a_restart(tmp_path: Path) -> None:
    async with hosting(tmp_path / "tables.db") as host:
        table = await practise(host)
        first = await lessons_now(host, FACE, await host.tables.look(table), SAY)
    async with hosting(tmp_path / "tables.db") as host:
        glance = await host.tables.look(table)
        assert await lessons_now(host, FACE, glance, SAY) == first
        await one_step(host, glance, Random(0), 0.0)
        assert (await lessons_now(host, FACE, await host.tables.look(table), SAY)).shown["first-turn"] == 1
