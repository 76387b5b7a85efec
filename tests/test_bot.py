"""What the operator runs: `python bot.py check-db` and `python bot.py backup`, in processes of their own."""

import asyncio
import json
import os
import shutil
import sqlite3
import sys
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from random import Random

import pytest

from alhambra.hosted import Alhambra
from host.host import Host
from host.news import Entry
from host.opening import Place
from host.sqlite.chain import link_anew
from tests.host.tables import hosting, open_table, play_on, reading, start_table

BOT = Path(__file__).parent.parent / "bot.py"


@dataclass
class Ended:
    """What a process has said and done."""

    code: int | None
    said: str
    complained: str


async def run(*words: object, url: str | None, folder: Path | None = None) -> Ended:
    """Run the bot."""
    environment = {name: value for name, value in os.environ.items() if name != "DATABASE_URL"}
    if url is not None:
        environment["DATABASE_URL"] = url
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        str(BOT),
        *map(str, words),
        cwd=folder,
        env=environment,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    said, complained = await process.communicate()
    return Ended(process.returncode, said.decode(), complained.decode())


def at(path: Path) -> str:
    return f"sqlite:///{path}"


@pytest.fixture(scope="module")
def original(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a database with a lobby, a running game and one that is over."""
    path = tmp_path_factory.mktemp("original") / "tables.db"
    asyncio.run(play_at_three_tables(path))
    return path


@pytest.fixture
def path(original: Path, tmp_path: Path) -> Path:
    """Return a database of one's own."""
    return Path(shutil.copy(original, tmp_path))


async def play_at_three_tables(path: Path) -> None:
    async with hosting(path) as host:
        await open_table(host, place=Place("first"))
        await play_on(host, await start_table(host, place=Place("second")), Random(1), 20)
        await play_on(host, await start_table(host, place=Place("third")), Random(2))


def change(path: Path, statement: str, *values: object) -> None:
    """Change a database behind the back of the bot."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        assert connection.execute(statement, values).rowcount == 1


async def test_a_sound_database_is_called_sound(path: Path) -> None:
    assert await run("check-db", url=at(path)) == Ended(0, f"{path}: 3 tables, all sound\n", "")


@pytest.mark.parametrize(
    ("damage", "verdict"),
    [
        ('DELETE FROM entries WHERE "table" = 2 AND number = 9', "its log has 23 entries, not those from 1 to 24"),
        ('DELETE FROM entries WHERE "table" = 2 AND number = 24', "its log has 23 entries, not those from 1 to 24"),
        (
            "UPDATE tables SET snapshot = (SELECT snapshot FROM tables WHERE id = 3) WHERE id = 2",
            "its log leads to another position than the stored one",
        ),
        (
            """UPDATE tables SET head = CAST(replace(head, '"seed":"', '"seed":"x') AS BLOB) WHERE id = 2""",
            "its game cannot be set up again: a seed has 64 hexadecimal digits",
        ),
        ("UPDATE tables SET snapshot = NULL WHERE id = 2", "its game is lost"),
        ("UPDATE tables SET snapshot = substr(snapshot, 1, 100) WHERE id = 2", "the data are damaged"),
        ("UPDATE tables SET head = substr(head, 1, 100) WHERE id = 2", "table 2 is damaged"),
        (
            """UPDATE entries SET do = '{"do": "Fly"}' WHERE "table" = 2 AND number = 9""",
            "entry 9 of its log is not as it was written",
        ),
        ('UPDATE entries SET sum = sum + 1 WHERE "table" = 2 AND number = 9', "entry 9 of its log is not as it was"),
    ],
)
async def test_a_damaged_table_is_named(path: Path, damage: str, verdict: str) -> None:
    change(path, damage)
    ended = await run("check-db", url=at(path))
    assert ended.code == 1
    assert ended.said == f"{path}: 3 tables, 1 faults\n"
    assert ended.complained.startswith(f"table 2: damaged: {verdict}")
    assert ended.complained.count("\n") == 1


async def test_a_log_that_was_written_as_it_is_but_breaks_the_rules_is_damaged(path: Path) -> None:
    change(path, """UPDATE entries SET do = CAST('{"do": "Fly"}' AS BLOB) WHERE "table" = 2 AND number = 9""")
    with closing(sqlite3.connect(path)) as connection, connection:
        link_anew(connection, 2)
    ended = await run("check-db", url=at(path))
    assert (ended.code, ended.said) == (1, f"{path}: 3 tables, 1 faults\n")
    assert ended.complained.startswith("table 2: damaged: entry 9 of its log is refused")


async def test_a_game_by_other_rules_is_remarked_upon_but_not_damaged(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        [data] = connection.execute("SELECT head FROM tables WHERE id = 2").fetchone()
    head = json.loads(data)
    head["rules"][0][0] = 99
    change(path, "UPDATE tables SET head = ? WHERE id = 2", json.dumps(head).encode())
    remark = f"table 2: not replayed: its log needs rules version 99; this program has {Alhambra.version}\n"
    assert await run("check-db", url=at(path)) == Ended(0, f"{remark}{path}: 3 tables, all sound\n", "")


def content(path: Path) -> bytes:
    return path.read_bytes()


def erase_a_page(path: Path) -> None:
    data = content(path)
    middle = len(data) // 2 // 4096 * 4096
    path.write_bytes(data[:middle] + bytes(4096) + data[middle + 4096 :])


async def test_a_file_whose_pages_are_damaged_is_not_sound(path: Path) -> None:
    erase_a_page(path)
    ended = await run("check-db", url=at(path))
    assert ended.code == 1
    assert ended.complained.startswith(f"{path}: ")
    assert "Traceback" not in ended.complained


async def play_forever(host: Host) -> None:
    luck = Random(3)
    while True:
        await play_on(host, await start_table(host, place=Place("fourth")), luck)


async def logs(path: Path) -> dict[int, list[Entry]]:
    async with reading(path) as reader:
        return {table: await reader.log(table) for table in await reader.table_ids()}


async def test_the_database_is_checked_and_copied_while_it_is_in_use(path: Path) -> None:
    copy = path.with_name("copy.db")
    async with hosting(path) as host:
        playing = asyncio.create_task(play_forever(host))
        checked, copied = await asyncio.gather(run("check-db", url=at(path)), run("backup", copy, url=at(path)))
        playing.cancel()
        await asyncio.wait([playing])
    assert (checked.code, checked.complained) == (0, "")
    assert copied == Ended(0, f"{copy}: written\n", "")
    assert (await run("check-db", url=at(copy))).code == 0
    then, now = await logs(copy), await logs(path)
    assert len(then) > 3, "the fourth table was opened before"
    assert then != now, "and play went on"
    assert all(now[table][: len(log)] == log for table, log in then.items())


async def test_a_copy_replaces_an_older_one(path: Path) -> None:
    copy = path.with_name("copy.db")
    copy.write_text("an older one")
    assert (await run("backup", copy, url=at(path))).code == 0
    assert (await run("check-db", url=at(copy))).said == f"{copy}: 3 tables, all sound\n"


@pytest.mark.parametrize(
    ("words", "url", "complaint"),
    [
        (["check-db"], "sqlite:///{folder}/missing.db", "there is no database {folder}/missing.db"),
        (["backup", "copy.db"], "sqlite:///{folder}/missing.db", "there is no database {folder}/missing.db"),
        (["check-db"], None, "there is no database var/tables.db"),
        (["check-db"], "", "there is no database var/tables.db"),
        (["check-db"], "postgresql://tables", "DATABASE_URL must begin with sqlite:///, as in sqlite:///var/tables.db"),
        (["check-db"], "sqlite:///{folder}", "{folder} cannot be read as the database: "),
        (["backup", "no/where/copy.db"], "sqlite:///tables.db", "no/where/copy.db cannot be written: "),
        (["backup", "."], "sqlite:///tables.db", ". is a folder; choose a file for the copy"),
        (["backup", "tables.db"], "sqlite:///tables.db", "tables.db is a database in use; choose another file"),
        (["backup", "tables.db-wal"], "sqlite:///tables.db", "tables.db-wal belongs to the database in use; choose"),
    ],
)
async def test_what_cannot_be_done_is_said_in_one_line(
    path: Path, words: list[str], url: str | None, complaint: str
) -> None:
    before = content(path)
    url = url and url.format(folder=path.parent)
    ended = await run(*words, url=url, folder=path.parent)
    assert (ended.code, ended.said) == (2, "")
    assert ended.complained.startswith(complaint.format(folder=path.parent))
    assert ended.complained.count("\n") == 1
    assert content(path) == before
    assert not path.with_name("missing.db").exists()
