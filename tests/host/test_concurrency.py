"""Hundreds of tables and thousands of requests at once, some delivered twice, some out of date."""

import asyncio
from pathlib import Path
from random import Random

from alhambra.hosted import Alhambra
from host.check import check_tables
from host.commands import Act, Join, Start
from host.desk import Accepted
from host.host import Host
from host.limits import Limits
from host.opening import Place
from host.settings import Pace, Settings
from host.sqlite.store import SqliteStorage
from host.table import TableId
from tabletop.refused import Refused
from tests.host.tables import ANN, PEOPLE, Clock, hosting, on_turn, said, start_table

TABLES = 200
ACTIONS = 12


async def a_lively_table(host: Host, number: int) -> dict[str, tuple[Act, str]]:
    """Play with requests that come twice at once, and others that come too late; return what was accepted."""
    luck, accepted = Random(number), {}
    table = (await host.open(Place(f"channel {number}"), ANN, "alhambra", Settings(seats=3))).entry.table
    await asyncio.gather(*(host.do(table, actor, Join()) for actor in PEOPLE[1:3]))
    await host.do(table, ANN, Start())
    for step in range(ACTIONS):
        glance = await host.tables.look(table)
        actor, since = on_turn(glance), glance.table.waiting[0].since
        command, request = said(luck.choice(glance.legal(actor.user))), f"{number}-{step}"
        first, second, other = await asyncio.gather(
            host.do(table, actor, command, request, since=since),
            host.do(table, actor, command, request, since=since),
            host.do(table, PEOPLE[step % 3], Act("nonsense"), f"{number}-{step}-other", since=since - 1),
            return_exceptions=True,
        )
        assert isinstance(first, Accepted), first
        assert isinstance(second, Accepted), second
        assert first.entry == second.entry
        assert isinstance(other, Refused)
        accepted[request] = command, actor.user
    return accepted


async def test_many_tables_at_once_end_as_if_everything_had_come_one_by_one(tmp_path: Path) -> None:
    async with hosting(tmp_path / "tables.db", limits=Limits(person=TABLES)) as host:
        played = await asyncio.gather(*(a_lively_table(host, number) for number in range(TABLES)))
        findings = [finding async for finding in check_tables(_reader(host), [Alhambra()])]
        assert len(findings) == TABLES
        assert not [finding for finding in findings if finding.damage]
        by_channel = [await host.tables.look_at(f"channel {number}") for number in range(TABLES)]
        for glance, accepted in zip(by_channel, played, strict=True):
            log = await host.storage.log(glance.table.id)
            assert [entry.request for entry in log if entry.seat is not None] == list(accepted)
        seeds = {glance.table.channel: (await host.tables.opened(glance.table.id))[1].promise for glance in by_channel}
        ends = {glance.table.channel: await _snapshot(host, glance.table.id) for glance in by_channel}

    for number in range(0, TABLES, 10):  # a sample, one after another, on a storage of its own
        promise = seeds[f"channel {number}"]
        assert promise is not None
        assert (
            await _sequential(tmp_path / f"{number}.db", number, promise.seed, played[number])
            == (ends[f"channel {number}"])
        )


async def _sequential(path: Path, number: int, seed: str, accepted: dict[str, tuple[Act, str]]) -> bytes:
    storage = await SqliteStorage.open(path)
    try:
        host = Host(storage, [Alhambra()], now=Clock(), draw=lambda: seed)
        table = (await host.open(Place(f"channel {number}"), ANN, "alhambra", Settings(seats=3))).entry.table
        for actor in PEOPLE[1:3]:
            await host.do(table, actor, Join())
        await host.do(table, ANN, Start())
        for command, user in accepted.values():
            await host.do(table, next(actor for actor in PEOPLE if actor.user == user), command)
        return await _snapshot(host, table)
    finally:
        await storage.close()


async def _snapshot(host: Host, table: TableId) -> bytes:
    found = await host.storage.load(table)
    assert found is not None
    assert found[1] is not None
    return found[1]


def _reader(host: Host) -> SqliteStorage:
    assert isinstance(host.storage, SqliteStorage)
    return host.storage


async def test_one_channel_gets_one_table_however_many_ask(tmp_path: Path) -> None:
    async with hosting(tmp_path / "tables.db") as host:
        answers = await asyncio.gather(
            *(host.open(Place("here"), actor, "alhambra", Settings(seats=3)) for actor in PEOPLE * 5),
            return_exceptions=True,
        )
        assert sum(isinstance(answer, Accepted) for answer in answers) == 1
        assert {answer.rule for answer in answers if isinstance(answer, Refused)} == {"T-1"}


async def test_the_last_free_seat_goes_to_one_person(tmp_path: Path) -> None:
    async with hosting(tmp_path / "tables.db") as host:
        table = (await host.open(Place("here"), ANN, "alhambra", Settings(seats=2))).entry.table
        answers = await asyncio.gather(*(host.do(table, a, Join()) for a in PEOPLE[1:]), return_exceptions=True)
        assert sum(isinstance(answer, Accepted) for answer in answers) == 1
        assert {answer.rule for answer in answers if isinstance(answer, Refused)} == {"T-2"}
        assert len((await host.tables.look(table)).table.seats) == 2


async def test_a_request_that_is_refused_stays_refused_for_those_who_sent_it_at_the_same_time(tmp_path: Path) -> None:
    async with hosting(tmp_path / "tables.db") as host:
        table = (await host.open(Place("here"), ANN, "alhambra", Settings(seats=2))).entry.table
        await host.do(table, PEOPLE[1], Join())
        await host.do(table, ANN, Start())
        glance = await host.tables.look(table)
        actor = on_turn(glance)
        other = PEOPLE[1] if actor == ANN else ANN
        first, *rest = glance.legal(actor.user)
        command = said(first)
        answers = await asyncio.gather(
            host.do(table, other, command, "R"),
            host.do(table, actor, said(rest[0]), "A"),
            host.do(table, other, command, "R"),
            return_exceptions=True,
        )
        assert [isinstance(answer, Accepted) for answer in answers] == [False, True, False]


async def test_a_mistake_in_one_table_does_not_stop_the_clocks_of_others(tmp_path: Path) -> None:
    clock = Clock()
    async with hosting(tmp_path / "tables.db", clock) as host:
        broken = await start_table(host, 2, pace=Pace(1, remind=0), place=Place("broken"))
        sound = await start_table(host, 2, pace=Pace(1, remind=0), place=Place("sound"))
        _, table, _ = await host.tables.opened(broken)
        host.shelf.keep(table, object())  # a game that no rule understands
        clock.pass_hours(2)
        await host.clocks.catch_up()
        assert (await host.storage.log(sound))[-1].do == {"do": "Overdue"}
