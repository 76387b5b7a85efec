"""A closed table takes little room, and whoever asks is told the same as before."""

import asyncio
import json
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from alhambra.hosted import Alhambra
from host.archive import export_game, public_views
from host.commands import Act, Cancel, Confirm, Join, Leave, Pause, Resign, Resume, SeatBots, Start, Undo
from host.courier import Delivery
from host.host import Host, Place
from host.housekeeping import SETTLED, Housekeeper, Keeping
from host.privacy import erase_person, export_person
from host.settings import Settings
from host.sqlite.attic import PAGES_AT_ONCE, SPARE_PAGES
from host.table import Actor, Status, TableId
from tests.alhambra.games import ALL
from tests.host.tables import (
    ANN,
    BEN,
    CEM,
    HERE,
    NOON,
    PEOPLE,
    Clock,
    act,
    damaged,
    hosting,
    open_table,
    reading,
    refused,
    said,
    start_table,
)

RULES = Alhambra()
MOST_BYTES = 25_000
PAGE = 4096


async def play_well(host: Host, table: TableId) -> None:
    """Let people play as the bot player would, to the end; each request has an id as long as those of Discord."""
    for number in range(5000):
        _, seated, game = await host.opened(table)
        if seated.status is not Status.PLAYING:
            return
        seat = RULES.to_act(game)[0]
        action = RULES.choose(RULES.view(game, seat), RULES.legal(game, seat))
        await host.do(table, on_seat(seated.seats[seat]), said(action), f"{table}4711{number:014}")
    raise AssertionError("the game does not end")


def on_seat(sitter: Any) -> Actor:
    return Actor(sitter.user, sitter.name)


async def play_out(path: Path) -> None:
    """Fill a file with a base game and one with all modules, both over, a cancelled lobby and a running game."""
    async with hosting(path) as host:
        await host.courier.listen(heed)
        for channel, modules in (("base", ()), ("modules", ALL)):
            settings = Settings(seats=3, options={"modules": list(modules)})
            table = (
                await host.open(Place(channel, "server"), ANN, "alhambra", settings, f"open {channel}")
            ).entry.table
            for actor in (BEN, CEM):
                await host.do(table, actor, Join())
            await host.do(table, ANN, Start())
            await play_well(host, table)
        cancelled = await open_table(host, place=Place("cancelled", "server"))
        await host.do(cancelled, ANN, Cancel())
        running = await start_table(host, place=Place("running", "server"))
        for _ in range(9):
            await act(host, running, Random(1))
        await host.courier.idle()


async def heed(delivery: Delivery) -> None:
    """Hear news, and do nothing."""


BASE, MODULES, CANCELLED, RUNNING = 1, 2, 3, 4


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("played") / "tables.db"
    asyncio.run(play_out(path))
    return path


@pytest.fixture
def path(played: Path, tmp_path: Path) -> Path:
    """Give a file of one's own."""
    return Path(shutil.copy(played, tmp_path))


@pytest.fixture
def clock() -> Clock:
    return Clock(NOON + SETTLED)


async def tidy(host: Host, finished: int = 0, cancelled: int = 0) -> None:
    await Housekeeper(host, Keeping(finished, cancelled)).tidy_up()


def put_away(path: Path) -> list[TableId]:
    with closing(sqlite3.connect(path)) as connection:
        return [row[0] for row in connection.execute("SELECT id FROM tables WHERE log IS NOT NULL ORDER BY id")]


def entries(path: Path) -> set[TableId]:
    """Give the tables whose log is kept entry by entry."""
    with closing(sqlite3.connect(path)) as connection:
        return {row[0] for row in connection.execute('SELECT DISTINCT "table" FROM entries')}


def size(path: Path) -> int:
    return path.stat().st_size


async def all_that_is_told(host: Host) -> list[Any]:
    """Ask for everything that somebody can see of the tables."""
    told: list[Any] = []
    for table in (BASE, MODULES, CANCELLED, RUNNING):
        glance = await host.look(table)
        log = await host.storage.log(table)
        told += [glance.table, log, [await host.storage.entry(table, number) for number in (0, 1, len(log), 9999)]]
        told += [await host.story(table, after) for after in (0, 7, 100)]
        told += [glance.view(person.user) for person in (*PEOPLE, Actor("x", "X"))]
        told += [await host.storage.record(table), await host.storage.load(table)]
        if table != CANCELLED:
            told += [await public_views(host, table), await export_game(host, table)]
    told += [await export_person(host, person.user) for person in PEOPLE]
    return [*told, await host.memory.statistics("alhambra"), await host.storage.records_of("a")]


async def test_whatever_is_told_of_closed_tables_stays_the_same(path: Path, clock: Clock) -> None:
    async with hosting(path, clock) as host:
        before = await all_that_is_told(host)
        await tidy(host)
        assert put_away(path) == [BASE, MODULES, CANCELLED]
        assert entries(path) == {RUNNING}
        assert await all_that_is_told(host) == before
    async with hosting(path, clock) as host:
        assert await all_that_is_told(host) == before
    assert not await damaged(path)


async def test_a_table_is_left_alone_until_it_has_been_closed_for_a_while(path: Path) -> None:
    async with hosting(path, Clock(NOON + SETTLED / 2)) as host:
        await tidy(host)
    assert put_away(path) == []


async def test_a_finished_game_takes_at_most_25_kilobytes(path: Path, clock: Clock, tmp_path: Path) -> None:
    async with hosting(tmp_path / "empty.db"):
        pass
    async with hosting(path, clock) as host:
        await host.do(RUNNING, ANN, Cancel())
        clock.now += SETTLED
        await tidy(host)
    room = size(path) - size(tmp_path / "empty.db") - SPARE_PAGES * PAGE
    assert room <= 2 * MOST_BYTES, "of four tables one is a base game, and one with all modules takes twice as much"
    with closing(sqlite3.connect(path)) as connection:
        [base] = connection.execute("SELECT length(head) + length(snapshot) + length(log) FROM tables").fetchone()
    assert base <= MOST_BYTES / 2


async def test_the_room_that_a_table_leaves_goes_back_to_the_disk(path: Path, clock: Clock) -> None:
    before = size(path)
    async with hosting(path, clock) as host:
        await tidy(host)
    assert free_pages(path) <= SPARE_PAGES
    assert size(path) - free_pages(path) * PAGE < before / 3


async def test_room_goes_back_in_pieces_that_are_worth_a_transaction(path: Path, clock: Clock) -> None:
    async with hosting(path, clock) as host:
        for table in (BASE, MODULES):
            await host.put_away(table)
        before = free_pages(path)
        assert before > SPARE_PAGES
        assert await host.storage.attic.shrink()
        assert before - free_pages(path) == PAGES_AT_ONCE
        assert not await host.storage.attic.shrink()


def free_pages(path: Path) -> int:
    with closing(sqlite3.connect(path)) as connection:
        return int(connection.execute("PRAGMA freelist_count").fetchone()[0])


@pytest.mark.parametrize("again", ["before", "after a restart"])
async def test_requests_that_come_twice_are_answered_the_same(path: Path, clock: Clock, again: str) -> None:
    async with hosting(path, clock) as host:
        log = [entry for entry in await host.storage.log(BASE) if entry.request is not None]
        first, middle, last = log[0], log[len(log) // 2], log[-1]
        await tidy(host)
        if again == "before":
            await ask_again(host, first, middle, last)
    async with hosting(path, clock) as host:
        await ask_again(host, first, middle, last)
        assert await host.storage.open_table_in("base") is None


async def ask_again(host: Host, first: Any, middle: Any, last: Any) -> None:
    opened = await host.open(Place("base", "server"), ANN, "alhambra", Settings(seats=3), first.request)
    assert opened.entry == first
    for entry in (middle, last):
        plain = {key: value for key, value in entry.do.items() if key != "seat"}
        accepted = await host.do(BASE, Actor(entry.actor, ""), Act(plain), entry.request)
        assert accepted.entry == entry


async def test_a_rematch_that_is_asked_for_twice_is_one_table(path: Path, clock: Clock) -> None:
    async with hosting(path, clock) as host:
        rematch = await host.rematch(BASE, ANN, "rematch")
        await host.do(rematch.entry.table, ANN, Cancel())
        clock.now += SETTLED
        await tidy(host)
        assert rematch.entry.table in put_away(path)
        assert (await host.rematch(BASE, ANN, "rematch")).entry == rematch.entry
        assert await host.storage.open_table_in("base") is None
        assert (await host.rematch(BASE, ANN, "another")).entry.table > rematch.entry.table


COMMANDS = [Join(), Leave(), Start(), SeatBots(1), Act({}), Undo(), Confirm(), Resign(), Pause(), Resume(), Cancel()]


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: type(command).__name__)
async def test_nothing_more_can_be_done_at_a_table_that_was_put_away(path: Path, clock: Clock, command: Any) -> None:
    async with hosting(path, clock) as host:
        await tidy(host)
        for table in (BASE, CANCELLED):
            assert (await refused(host.do(table, ANN, command, f"{command} at {table}"))).startswith("T-")


async def test_news_that_nobody_has_heard_are_still_told(path: Path, clock: Clock) -> None:
    heard: list[tuple[int, int]] = []

    async def hear(delivery: Delivery) -> None:
        heard.append(delivery.key)

    async with hosting(path, clock) as host:
        told = [(entry.table, entry.number) for entry in await host.story(BASE)][-2:]
        for key in told:
            spoil(path, "INSERT INTO outbox VALUES (?, ?)", *key)
        await tidy(host)
        await host.courier.listen(hear)
        await host.courier.idle()
        assert heard == told


async def test_a_log_that_is_damaged_stays_as_it_is_and_does_not_hold_up_the_others(
    path: Path, clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    spoil(path, 'UPDATE entries SET at = at + 1 WHERE "table" = 1 AND number = 30')
    async with hosting(path, clock) as host:
        housekeeper = Housekeeper(host, Keeping())
        await housekeeper.tidy_up()
        await housekeeper.tidy_up()
    assert put_away(path) == [MODULES, CANCELLED]
    assert [line.message for line in caplog.records if "not put away" in line.message] == [
        "a table is not put away: entry 30 of table 1 is not as it was written"
    ]
    assert await damaged(path) == [BASE]


def spoil(path: Path, statement: str, *values: Any) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        assert connection.execute(statement, values).rowcount == 1


async def test_who_is_erased_is_gone_from_tables_that_were_put_away(path: Path, clock: Clock) -> None:
    async with hosting(path, clock) as host:
        named = len([entry for entry in await host.storage.log(BASE) if entry.actor == "b"])
        await tidy(host)
        await erase_person(host, BEN)
        log = await host.storage.log(BASE)
        assert named > 20
        assert not [entry for entry in log if "b" in (entry.actor, entry.target)]
        assert {entry.actor for entry in log} == {"a", "c", None}
        assert json.loads(await export_person(host, "b"))["tables"] == []
        assert (await host.look(BASE)).table.seats[1].name == ""
    assert not await damaged(path)


async def test_who_is_erased_between_reading_and_writing_does_not_come_back(path: Path, clock: Clock) -> None:
    async with hosting(path, clock) as host:
        await asyncio.gather(tidy(host), erase_person(host, BEN))
        for table in (BASE, MODULES, CANCELLED):
            assert not [entry for entry in await host.storage.log(table) if "b" in (entry.actor, entry.target)]
        await tidy(host)
        assert put_away(path) == [BASE, MODULES, CANCELLED]
    assert not await damaged(path)


async def test_damage_is_not_covered_up_by_erasing_somebody(path: Path, clock: Clock) -> None:
    spoil(path, 'UPDATE entries SET at = at + 1 WHERE "table" = 2 AND number = 30')
    async with hosting(path, clock) as host:
        await tidy(host)
        spoil(path, "UPDATE tables SET ended = ended + 1 WHERE id = 1")
        await erase_person(host, BEN)
        assert not [entry for entry in await host.storage.log(MODULES) if entry.actor == "b"]
    assert await damaged(path) == [BASE, MODULES]


async def test_a_log_in_which_nobody_can_be_found_goes_when_somebody_is_erased(path: Path, clock: Clock) -> None:
    async with hosting(path, clock) as host:
        await tidy(host)
        spoil(path, "UPDATE tables SET log = substr(log, 1, 2000) WHERE id = 1")
        await erase_person(host, BEN)
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("SELECT log FROM tables WHERE id = 1").fetchone() == (b"",)
    assert await damaged(path) == [BASE]


async def test_finished_games_are_kept_for_good_unless_the_operator_wants_otherwise(path: Path, clock: Clock) -> None:
    async with hosting(path, clock) as host:
        await tidy(host)
        clock.pass_hours(24 * 365 * 10)
        await Housekeeper(host, Keeping()).tidy_up()
    assert put_away(path) == [BASE, MODULES], "a cancelled lobby is not"


async def test_of_an_outdated_game_results_and_ratings_are_kept(path: Path, clock: Clock) -> None:
    async with hosting(path, clock) as host:
        lines, records = await host.memory.statistics("alhambra"), await host.storage.records_of("b")
        assert len(records) == 2
        await host.memory.keep_note(f"replay of {BASE}", "here")
        await tidy(host)
        clock.pass_hours(24 * 7 - 1)
        await tidy(host, 7, 7)
        assert put_away(path) == [BASE, MODULES, CANCELLED]
        clock.pass_hours(2)
        await tidy(host, 7, 7)
        assert put_away(path) == []
        assert await refused(host.look(BASE)) == "T-1 no-such-table"
        assert await refused(host.look_at("base")) == "T-1 no-table-here"
        assert await host.memory.note(f"replay of {BASE}") is None
        assert await host.memory.statistics("alhambra") == lines
        assert await host.storage.records_of("b") == records
        assert (await host.look(RUNNING)).table.status is Status.PLAYING
        known = json.loads(await export_person(host, "b"))["tables"]
        assert [table["table"] for table in known] == [BASE, MODULES, RUNNING]
        assert known[0]["results"][0]["user"] == "b"
    assert not await damaged(path)


async def test_who_is_erased_is_gone_from_the_results_of_outdated_games_too(path: Path, clock: Clock) -> None:
    async with hosting(path, clock) as host:
        await tidy(host)
        clock.pass_hours(24 * 8)
        await tidy(host, 7)
        await erase_person(host, BEN)
        assert await host.storage.records_of("b") == []
        record = await host.storage.record(BASE)
        assert record is not None
        assert [(seat.user, seat.name) for seat in record.seats] == [("a", "Ann"), (None, ""), ("c", "Cem")]


async def test_the_number_of_a_table_that_is_gone_is_not_used_again(path: Path, clock: Clock) -> None:
    async with hosting(path, clock) as host:
        await host.do(RUNNING, ANN, Cancel())
        clock.pass_hours(24 * 31)
        await tidy(host, 7, 30)
    async with hosting(path, clock) as host:
        await tidy(host, 7, 30)
        assert (await host.open(HERE, ANN, "alhambra", Settings())).entry.table == RUNNING + 1
        await tidy(host, 7, 30)
        assert await refused(host.look(RUNNING)) == "T-1 no-such-table"


async def test_a_reader_that_looks_at_one_moment_sees_a_table_in_one_form(path: Path, clock: Clock) -> None:
    async with hosting(path, clock) as host, reading(path) as reader:
        before = await reader.log(BASE)
        await tidy(host)
        assert await reader.log(BASE) == before == await host.storage.log(BASE)
