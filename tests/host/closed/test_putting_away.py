"""A closed table takes little room, and whoever asks is told the same as before."""

import asyncio
import bz2
import json
import sqlite3
import zlib
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from alhambra.actions import Pass
from host.commands import Act, Cancel, Confirm, Join, Leave, Pause, Resign, Resume, SeatBots, Start, Undo
from host.courier import Delivery
from host.host import Host
from host.housekeeping import SETTLED, Housekeeper, Keeping
from host.opening import Place
from host.privacy import erase_person, export_person
from host.settings import Settings
from host.sqlite.chain import BEGINNING, link, links
from host.sqlite.folding import unfolded
from host.table import Actor, Status, TableId
from tests.host.closed.tables import BASE, CANCELLED, MODULES, RUNNING, all_that_is_told, entries, put_away, tidy
from tests.host.tables import (
    ANN,
    BEN,
    HERE,
    NOON,
    Clock,
    damaged,
    hosting,
    reading,
    refused,
)


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


async def test_tables_that_were_put_away_by_an_older_version_tell_the_same(path: Path, clock: Clock) -> None:
    async with hosting(path, clock) as host:
        await tidy(host)
        before = await all_that_is_told(host)
    with closing(sqlite3.connect(path)) as connection, connection:
        for table in put_away(path):
            compress_as_before(table, connection)
    async with hosting(path, clock) as host:
        assert await all_that_is_told(host) == before
    assert not await damaged(path)


def compress_as_before(table: TableId, connection: sqlite3.Connection) -> None:
    statement = "SELECT ended, request, snapshot, log FROM tables WHERE id = ?"
    ended, request, snapshot, log = connection.execute(statement, (table,)).fetchone()
    *_, last = BEGINNING, *links(unfolded(table, log))
    snapshot, log = (None if data is None else zlib.compress(bz2.decompress(data), 9) for data in (snapshot, log))
    values = snapshot, log, link(last, ended, request, snapshot, log), table
    connection.execute("UPDATE tables SET snapshot = ?, log = ?, sum = ? WHERE id = ?", values)


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
        rules, _, game = await host.tables.opened(BASE)
        said = rules.stored_action(game, entry.do)
        accepted = await host.do(BASE, Actor(entry.actor, ""), Act(said), entry.request)
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


COMMANDS = [
    Join(),
    Leave(),
    Start(),
    SeatBots(1),
    Act(Pass(0)),
    Undo(),
    Confirm(),
    Resign(),
    Pause(),
    Resume(),
    Cancel(),
]


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
        told = [(entry.table, entry.number) for entry in await host.tables.story(BASE)][-2:]
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
        assert (await host.tables.look(BASE)).table.seats[1].name == ""
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
        assert await refused(host.tables.look(BASE)) == "T-1 no-such-table"
        assert await refused(host.tables.look_at("base")) == "T-1 no-table-here"
        assert await host.memory.note(f"replay of {BASE}") is None
        assert await host.memory.statistics("alhambra") == lines
        assert await host.storage.records_of("b") == records
        assert (await host.tables.look(RUNNING)).table.status is Status.PLAYING
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
        assert await refused(host.tables.look(RUNNING)) == "T-1 no-such-table"


async def test_a_reader_that_looks_at_one_moment_sees_a_table_in_one_form(path: Path, clock: Clock) -> None:
    async with hosting(path, clock) as host, reading(path) as reader:
        before = await reader.log(BASE)
        await tidy(host)
        assert await reader.log(BASE) == before == await host.storage.log(BASE)
