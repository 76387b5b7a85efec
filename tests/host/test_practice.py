"""Games to learn by: one person, bot players, arranged cards, and nothing that counts (T-21)."""

import asyncio
from pathlib import Path
from random import Random

import msgspec
import pytest

from host.check import check_tables
from host.commands import Cancel, OfferSeat, Resign
from host.desk import Accepted
from host.host import Host
from host.opening import Place
from host.privacy import export_person
from host.settings import Pace, Settings
from host.table import Actor, Status, Table
from tests.clash.rules import Clash
from tests.host.tables import ANN, BEN, HERE, damaged, hosting, play_on, reading, refused, start_table

THERE = Place("there", "server")
PLAN = "first-game"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


async def practise(host: Host, place: Place = HERE, actor: Actor = ANN) -> Accepted:
    return await host.open(place, actor, "alhambra", Settings(seats=6, pace=Pace(24)), practice=PLAN)


async def test_it_begins_at_once_against_bot_players(host: Host) -> None:
    table = (await practise(host)).glance.table
    assert (table.status, table.practice, table.owner) == (Status.PLAYING, PLAN, ANN.user)
    assert [(sitter.user, sitter.bot) for sitter in table.seats] == [("a", False), (None, True), (None, True)]
    assert [wait.seat for wait in table.waiting] == [0]
    assert (table.settings.seats, table.settings.pace) == (3, Pace())


async def test_its_cards_are_arranged_so_nothing_is_promised(host: Host) -> None:
    opened = await practise(host)
    assert (opened.news.kind, opened.news.params) == ("Practise", {})
    assert opened.glance.table.commitment is None
    again = await practise(host, THERE, BEN)
    assert again.glance.view("b").hand == opened.glance.view("a").hand


async def test_it_never_counts(host: Host, path: Path) -> None:
    table = (await practise(host)).entry.table
    await play_on(host, table, Random(1))
    assert (await host.tables.look(table)).table.status is Status.OVER
    assert await host.storage.record(table) is None
    assert await host.memory.statistics("alhambra") == []
    assert not msgspec.json.decode(await export_person(host, ANN.user))["statistics"]
    assert await damaged(path) == []


async def test_a_game_beside_it_counts_as_ever(host: Host) -> None:
    table = await start_table(host, 2, place=THERE)
    await practise(host)
    await play_on(host, table, Random(1))
    assert len(await host.memory.statistics("alhambra")) == 2


async def test_one_at_a_time_is_enough(host: Host) -> None:
    first = (await practise(host)).entry.table
    assert await refused(practise(host, THERE)) == "T-21 practising-already"
    await practise(host, THERE, BEN)
    found = await host.tables.practice_of(ANN.user)
    assert found is not None
    assert found.table.id == first
    await host.do(first, ANN, Cancel())
    assert await host.tables.practice_of(ANN.user) is None
    await practise(host)


async def test_whoever_asks_twice_at_the_same_time_gets_one(host: Host) -> None:
    both = await asyncio.gather(practise(host), practise(host, THERE), return_exceptions=True)
    assert sorted(isinstance(one, Accepted) for one in both) == [False, True]


@pytest.mark.parametrize("command", [Cancel(), Resign()], ids=["Cancel", "Resign"])
async def test_it_can_be_left_at_any_time_without_a_result(host: Host, command: Cancel | Resign) -> None:
    table = (await practise(host)).entry.table
    await play_on(host, table, Random(2), most=20)
    await host.do(table, ANN, command)
    assert (await host.tables.look(table)).table.status is Status.CANCELLED
    assert await host.memory.statistics("alhambra") == []


async def test_it_is_for_one_person(host: Host) -> None:
    table = (await practise(host)).entry.table
    assert await refused(host.do(table, ANN, OfferSeat("a", "b"))) == "T-21 practice-is-for-one"


async def test_a_rematch_is_a_game_that_counts(host: Host) -> None:
    table = (await practise(host)).entry.table
    await play_on(host, table, Random(3))
    again = (await host.rematch(table, ANN)).glance.table
    assert (again.status, again.practice, len(again.seats)) == (Status.LOBBY, "", 3)


async def test_what_there_is_not_is_refused_and_leaves_nothing(host: Host) -> None:
    wish = host.open(HERE, ANN, "alhambra", Settings(), practice="second-game")
    assert await refused(wish) == "T-21 no-such-practice"
    assert await refused(host.tables.look_at(HERE.channel)) == "T-1 no-table-here"


async def test_it_goes_on_after_a_restart(path: Path) -> None:
    async with hosting(path) as host:
        table = (await practise(host)).entry.table
        await play_on(host, table, Random(4), most=10)
    async with hosting(path) as host:
        await play_on(host, table, Random(4))
        assert (await host.tables.look(table)).table.practice == PLAN


def test_a_table_of_a_time_without_practice_is_read() -> None:
    table = Table(1, "channel", "server", "alhambra", "a", Settings(), 0.0)
    head = msgspec.to_builtins(table)
    del head["practice"]
    assert msgspec.convert(head, Table) == table


async def test_any_game_can_be_learned(path: Path) -> None:
    async with hosting(path, games=[Clash()]) as host:
        opened = await host.open(HERE, ANN, "clash", Settings(), practice="alone")
        assert (len(opened.glance.table.seats), opened.glance.table.settings.options) == (2, {"rounds": 2})
    async with reading(path) as reader:
        assert [finding.damage async for finding in check_tables(reader, [Clash()])] == [None]


async def test_advice_is_what_the_bot_player_would_do(host: Host) -> None:
    glance = (await practise(host)).glance
    advice = glance.suggestion("a")
    assert advice is not None
    assert advice.action.cards == ("dirham-2-a", "ducat-1-c")
    assert glance.suggestion("b") is None
