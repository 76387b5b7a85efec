"""How many open tables one person, and one server, may have (T-24)."""

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from host.commands import Cancel, Join, Leave
from host.desk import Accepted
from host.host import Host
from host.limits import Limits
from host.opening import Place
from host.privacy import erase_person
from host.settings import Settings
from host.sqlite.reader import COUNT_OPEN
from host.table import Actor
from tabletop.refused import Refused
from tests.host.tables import ANN, BEN, CEM, damage, handed_over, hosting, play_on, refused, start_table

FEW = Limits(person=3, server=5)
ONE_MORE = Place("one more", "server")
MINE, HERE = "T-24 too-many-own-tables", "T-24 too-many-tables-here"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


@pytest.fixture
async def host(path: Path) -> AsyncIterator[Host]:
    """Yield a host where a person may own three tables, and a server have five."""
    async with hosting(path, limits=FEW) as running:
        yield running


async def opened(host: Host, place: Place | str, actor: Actor = ANN, practice: str = "") -> Accepted:
    place = Place(place, "server") if isinstance(place, str) else place
    return await host.open(place, actor, "alhambra", Settings(seats=3), practice=practice)


async def own_three(host: Host, actor: Actor = ANN) -> list[int]:
    return [(await opened(host, f"{actor.name} {number}", actor)).entry.table for number in range(3)]


async def test_whoever_owns_as_many_as_one_may_opens_no_more(host: Host) -> None:
    await own_three(host)
    with pytest.raises(Refused) as refusal:
        await opened(host, ONE_MORE)
    assert (refusal.value.rule, refusal.value.key) == ("T-24", "too-many-own-tables")
    assert refusal.value.params == {"tables": 3, "most": 3}
    assert await refused(opened(host, Place("elsewhere", "another server"))) == MINE
    assert await host.storage.open_table_in(ONE_MORE.channel) is None
    await opened(host, ONE_MORE, BEN)


async def test_who_only_sits_at_tables_may_open_as_many_as_ever(host: Host) -> None:
    for table in await own_three(host):
        await host.do(table, BEN, Join())
    await opened(host, ONE_MORE, BEN)


async def test_a_table_that_is_cancelled_left_handed_over_or_over_makes_room(host: Host) -> None:
    first, second, third = await own_three(host)
    await host.do(first, ANN, Cancel())
    first = (await opened(host, "after cancelling")).entry.table
    for table in (second, third):
        await host.do(table, BEN, Join())
    await host.do(second, ANN, Leave())
    await opened(host, "after leaving")
    await handed_over(host, third, ANN, BEN)
    table = await start_table(host, 2, place=Place("after handing over", "another server"))
    assert await refused(opened(host, ONE_MORE)) == MINE
    await play_on(host, table, Random(1))
    await host.do(first, ANN, Cancel())
    await opened(host, "after a game")


async def test_a_rematch_counts_as_well(host: Host) -> None:
    table = await start_table(host, 2)
    await play_on(host, table, Random(1))
    await own_three(host)
    assert await refused(host.rematch(table, ANN)) == MINE
    await host.rematch(table, BEN)


async def test_a_server_has_as_many_as_it_may(host: Host) -> None:
    await own_three(host)
    await opened(host, "four", BEN)
    await opened(host, "five", BEN)
    assert await refused(opened(host, ONE_MORE, CEM)) == HERE
    await opened(host, Place("elsewhere", "another server"), CEM)


async def test_games_to_learn_by_have_a_limit_of_their_own(host: Host) -> None:
    learning = (await opened(host, "learning", practice="first-game")).entry.table
    await own_three(host)
    await opened(host, "four", BEN)
    await opened(host, "five", BEN)
    assert await refused(opened(host, ONE_MORE, practice="first-game")) == "T-21 practising-already"
    await opened(host, "learning too", CEM, practice="first-game")
    await host.do(learning, ANN, Cancel())
    await opened(host, ONE_MORE, practice="first-game")


async def test_a_damaged_game_to_learn_by_is_in_nobodys_way(path: Path) -> None:
    async with hosting(path) as host:
        await opened(host, "learning", practice="first-game")
    damage(path, "learning")
    async with hosting(path) as host:
        assert await host.tables.practice_of(ANN.user) is None
        await opened(host, ONE_MORE, practice="first-game")


async def test_private_messages_are_no_server(path: Path) -> None:
    async with hosting(path, limits=Limits(server=1)) as host:
        await opened(host, Place("mail of Ann", ""))
        await opened(host, Place("mail of Ben", ""), BEN)


async def test_of_many_who_ask_at_once_as_many_get_a_table_as_may(host: Host) -> None:
    wishes = [opened(host, f"at once {number}", Actor(str(number), "")) for number in range(20)]
    got = await asyncio.gather(*wishes, return_exceptions=True)
    assert sum(isinstance(one, Accepted) for one in got) == FEW.server


async def test_who_asks_many_times_at_once_gets_as_many_as_one_may(host: Host) -> None:
    over = await start_table(host, 2, place=Place("over", "another server"))
    await play_on(host, over, Random(1))
    wishes = [opened(host, Place(f"at once {number}", f"server {number}")) for number in range(20)]
    got = await asyncio.gather(host.rematch(over, ANN), *wishes, return_exceptions=True)
    assert sum(isinstance(one, Accepted) for one in got) == FEW.person


async def test_a_thousand_wishes_cost_no_look_at_any_table(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    await own_three(host)
    entries = await host.storage.last_entry_at()

    async def nobody_loads(table: int) -> None:
        raise AssertionError(f"table {table} is loaded")

    monkeypatch.setattr(host.storage, "load", nobody_loads)
    wishes = [opened(host, f"wish {number}") for number in range(1000)]
    got = await asyncio.gather(*wishes, return_exceptions=True)
    assert {str(one) for one in got} == {str(Refused("T-24", "too-many-own-tables", tables=3, most=3))}
    assert await host.storage.last_entry_at() == entries


async def test_counting_uses_an_index(path: Path) -> None:
    async with hosting(path):
        with closing(sqlite3.connect(path)) as connection:
            plan = connection.execute(f"EXPLAIN QUERY PLAN {COUNT_OPEN}", ("a", "server")).fetchall()
    steps = [step for *_, step in plan if "tables" in step]
    assert len(steps) == 2
    assert all("USING INDEX open_tables_by_" in step for step in steps), steps


async def test_no_limit_is_none(path: Path) -> None:
    async with hosting(path, limits=Limits(person=0, server=0)) as host:
        for number in range(30):
            await opened(host, f"channel {number}")


async def test_who_is_erased_is_not_counted(path: Path) -> None:
    async with hosting(path, limits=FEW) as host:
        for table in await own_three(host):
            await host.do(table, BEN, Join())
        await erase_person(host, ANN)
        assert await host.storage.count_open(ANN.user, "server") == (0, 3)
        assert await host.storage.count_open(BEN.user, "server") == (3, 3)


async def test_tables_of_an_older_file_are_counted(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript((Path(__file__).parent / "layout-1.sql").read_text())
        [(head,)] = connection.execute("SELECT CAST(head AS TEXT) FROM tables WHERE id = 1")
        told = json.loads(head)
    async with hosting(path) as host:
        assert await host.storage.count_open(told["owner"], told["guild"]) == (2, 2)
        assert await host.tables.on(told["guild"]) == [1, 2]
