"""A table that is damaged spoils nothing for the others, and can be closed."""

import json
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest
import pytest_asyncio

from host.commands import Cancel
from host.host import Host
from host.opening import Place
from host.privacy import erase_person, export_person
from host.settings import Settings
from host.table import Actor, Holiday, TableId
from tabletop.unreadable import Unreadable
from tests.host.tables import ANN, BEN, CEM, NOON, hosting, refused, start_table
from tests.host.test_privacy import rows

SOUND, SPOILED = Place("sound", "server"), Place("spoiled", "server")
DAMAGES = {
    "its game": "UPDATE tables SET snapshot = X'00' WHERE channel = 'spoiled'",
    "its head": "UPDATE tables SET head = X'7B00' WHERE channel = 'spoiled'",
    "half its head": "UPDATE tables SET head = substr(head, 1, length(head) - 9) WHERE channel = 'spoiled'",
    "its state": "UPDATE tables SET status = 'paused' WHERE channel = 'spoiled'",
    "a field of a newer program": """UPDATE tables SET head = CAST(json_set(CAST(head AS TEXT), '$.dice', 2) AS BLOB)
        WHERE channel = 'spoiled'""",
}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


@pytest_asyncio.fixture(params=DAMAGES.values(), ids=DAMAGES)
async def hurt(path: Path, request: pytest.FixtureRequest) -> AsyncIterator[Host]:
    """Yield a host with two tables of the same people, of which one was damaged while it was away."""
    async with hosting(path) as host:
        for place in (SPOILED, SOUND):
            await start_table(host, 3, place=place)
    spoil(path, request.param)
    async with hosting(path) as host:
        yield host


def spoil(path: Path, statement: str) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        assert connection.execute(statement).rowcount == 1


async def spoiled(host: Host) -> TableId:
    """Return the table that cannot be read."""
    table, _ = await host.tables.open_in(SPOILED.channel)
    with pytest.raises(Unreadable):
        await host.tables.look(table)
    return table


async def test_the_other_tables_of_its_people_are_found(hurt: Host) -> None:
    table = await spoiled(hurt)
    assert [glance.table.channel for glance in await hurt.tables.of("b")] == [SOUND.channel]
    assert await hurt.tables.damaged_of("b") == [table]
    assert await hurt.tables.damaged_of("x") == []


async def test_the_other_tables_of_its_server_are_found(hurt: Host) -> None:
    readable, _ = await hurt.tables.survey(await hurt.tables.on("server"))
    assert [glance.table.channel for glance in readable] == [SOUND.channel]


async def test_its_channel_can_have_another_table_once_it_is_closed(hurt: Host) -> None:
    table = await spoiled(hurt)
    assert await refused(hurt.open(SPOILED, CEM, "alhambra", Settings())) == "T-1 table-here-already"
    await hurt.upkeep.close_damaged(table)
    assert await hurt.tables.damaged_of("b") == []
    new = await hurt.open(SPOILED, CEM, "alhambra", Settings())
    assert (await hurt.tables.look_at(SPOILED.channel)).table.id == new.entry.table
    await hurt.do(new.entry.table, CEM, Cancel())


async def test_a_table_that_can_be_read_is_not_closed_as_damaged(hurt: Host) -> None:
    table, owner = await hurt.tables.open_in(SOUND.channel)
    assert owner == "a"
    await hurt.upkeep.close_damaged(table)
    assert (await hurt.tables.look(table)).table.status == "playing"


async def test_what_concerns_a_person_everywhere_happens_at_the_other_tables(hurt: Host) -> None:
    holiday = Holiday(NOON, NOON + 9000)
    await hurt.holiday(BEN, holiday)
    assert (await hurt.tables.look_at(SOUND.channel)).table.seats[1].holiday == holiday


async def test_its_people_are_given_what_can_be_read(hurt: Host) -> None:
    given = json.loads(await export_person(hurt, "b"))["tables"]
    assert SOUND.channel in [table.get("channel") for table in given]
    assert len(given) == 2


QUINN = Actor("9876543210", 'Quinn "Q" \\ Quick')


@pytest.mark.parametrize("statement", DAMAGES.values(), ids=DAMAGES)
async def test_its_people_can_be_forgotten(path: Path, statement: str) -> None:
    async with hosting(path) as host:
        for place in (SPOILED, SOUND):
            table = (await host.open(place, QUINN, "alhambra", Settings())).entry.table
            assert (await host.tables.look(table)).table.seats[0].name == QUINN.name
    spoil(path, statement)
    async with hosting(path) as host:
        await erase_person(host, QUINN)
    assert not [row for row in rows(path) if QUINN.user in row or "Quinn" in row]


async def test_the_owner_of_a_table_is_known_also_if_it_cannot_be_read(path: Path) -> None:
    async with hosting(path) as host:
        await start_table(host, 2, place=SPOILED)
        spoil(path, DAMAGES["its game"])
        assert (await host.tables.open_in(SPOILED.channel))[1] == ANN.user
        spoil(path, DAMAGES["its head"])
        assert (await host.tables.open_in(SPOILED.channel))[1] == ANN.user
