"""`python bot.py check-db` in parts: a sample that can be drawn again, and a check that goes on where it was."""

import asyncio
import json
import os
import shutil
import signal
import sqlite3
import sys
from argparse import ArgumentParser
from contextlib import closing
from pathlib import Path

import pytest

from alhambra.hosted import Alhambra
from host.opening import Place
from operation.checking import INTERRUPTED, add_choices, check_stored, drawn
from tests.host.tables import hosting, open_table
from tests.test_bot import BOT, at, change, run

TABLES = 12
IDS = range(1, TABLES + 1)


async def open_many(path: Path) -> None:
    async with hosting(path) as host:
        for number in IDS:
            await open_table(host, 2, place=Place(f"channel {number}"))


@pytest.fixture(scope="module")
def original(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("original") / "tables.db"
    asyncio.run(open_many(path))
    return path


@pytest.fixture
def path(original: Path, tmp_path: Path) -> Path:
    return Path(shutil.copy(original, tmp_path))


async def check(path: Path, *words: str) -> int:
    parser = ArgumentParser()
    add_choices(parser)
    return await check_stored(path, [Alhambra()], parser.parse_args(words))


def spoil(path: Path, *tables: int) -> None:
    for table in tables:
        change(path, 'UPDATE entries SET at = at + 1 WHERE "table" = ? AND number = 1', table)


def test_a_sample_is_the_same_for_the_same_seed_and_grows_with_the_share() -> None:
    ids = range(1, 1001)
    five = drawn(ids, "5%", 7)
    assert len(five) == 50
    assert five == drawn(ids, "50", 7) == sorted(five)
    assert five != drawn(ids, "5%", 8)
    assert set(five) < set(drawn(ids, "10%", 7))
    assert drawn(ids, None, 7) == list(ids)
    assert drawn(ids, "5000", 7) == list(ids)
    assert len(drawn(range(3), "0.5%", 7)) == 1


async def test_a_sample_finds_what_is_damaged_in_it_and_names_its_seed(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    inside = drawn(IDS, "4", 1)
    spoil(path, inside[2], next(table for table in IDS if table not in inside))
    assert await check(path, "--sample", "4", "--seed", "1") == 1
    told = capsys.readouterr()
    assert told.out == f"{path}: 4 of 12 (seed 1) tables, 1 faults\n"
    assert told.err == f"table {inside[2]}: damaged: entry 1 of its log is not as it was written\n"


@pytest.mark.parametrize("text", ["0", "-3", "x", "0%", "101%", "%", "nan%"])
async def test_a_sample_that_makes_no_sense_is_refused(path: Path, text: str) -> None:
    with pytest.raises(SystemExit):
        await check(path, f"--sample={text}")


@pytest.mark.parametrize("words", [(), ("--sample", "75%", "--seed", "3")])
async def test_a_check_that_was_interrupted_goes_on_where_it_was(
    path: Path, words: tuple[str, ...], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("operation.checking.BETWEEN_NOTES", 0.0)
    chosen = drawn(IDS, words[1] if words else None, 3)
    spoil(path, chosen[0], chosen[-1])
    checking = asyncio.create_task(check(path, *words))
    note = path.with_name("tables.db.check")
    async with asyncio.timeout(20):
        while not note.exists():  # noqa: ASYNC110  # nobody says when
            await asyncio.sleep(0)
    checking.cancel()
    assert await checking == INTERRUPTED
    done = json.loads(note.read_text())["tables"]
    assert 0 < done < len(chosen)
    told = capsys.readouterr()
    assert f"interrupted after {done} tables" in told.err
    assert f"table {chosen[0]}: damaged" in told.err
    assert await check(path, "--resume") == 1
    told = capsys.readouterr()
    assert f"continuing after table {chosen[done - 1]}\n" in told.out
    assert f"table {chosen[0]}: damaged" not in told.err, "that was said before"
    assert f"table {chosen[-1]}: damaged" in told.err
    assert told.out.endswith(" tables, 2 faults\n")
    assert f"{path}: {len(chosen)}" in told.out
    assert not note.exists()


async def test_there_may_be_nothing_to_resume(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert await check(path, "--resume") == 0
    assert capsys.readouterr().out.endswith(f"{path}: 12 tables, all sound\n")


async def test_ctrl_c_ends_a_check_with_a_code_of_its_own(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(
            """WITH RECURSIVE copies (id) AS (SELECT 13 UNION ALL SELECT id + 1 FROM copies WHERE id < 10000)
            INSERT INTO tables (id, channel, status, head) SELECT copies.id, copies.id, status, head
            FROM tables, copies WHERE tables.id = 1"""
        )
    before = signal.signal(signal.SIGINT, signal.default_int_handler)  # what is ignored here would be ignored there
    try:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            str(BOT),
            "check-db",
            env={**os.environ, "DATABASE_URL": at(path)},
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
        )
    finally:
        signal.signal(signal.SIGINT, before)
    assert process.stderr is not None
    async with asyncio.timeout(60):
        await process.stderr.readline()
        process.send_signal(signal.SIGINT)
        said = (await process.communicate())[1].decode()
    assert process.returncode == INTERRUPTED
    assert "--resume continues from there" in said
    resumed = await run("check-db", "--resume", url=at(path))
    assert resumed.code == 1
    assert resumed.said.endswith("10000 tables, 9988 faults\n")
