"""Closed tables: what was played there, and what is kept of it."""

import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

from alhambra.hosted import Alhambra
from host.archive import export_game, public_views
from host.commands import Cancel, Join, Start
from host.courier import Delivery
from host.host import Host
from host.housekeeping import Housekeeper, Keeping
from host.opening import Place
from host.privacy import export_person
from host.settings import Settings
from host.table import Actor, Status, TableId
from tests.alhambra.games import ALL
from tests.host.tables import (
    ANN,
    BEN,
    CEM,
    PEOPLE,
    act,
    hosting,
    open_table,
    said,
    start_table,
)

RULES = Alhambra()
MOST_BYTES = 25_000
PAGE = 4096


async def play_well(host: Host, table: TableId) -> None:
    """Let people play as the bot player would, to the end; each request has an id as long as those of Discord."""
    for number in range(5000):
        _, seated, game = await host.tables.opened(table)
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


async def tidy(host: Host, finished: int = 0, cancelled: int = 0) -> None:
    await Housekeeper(host, Keeping(finished, cancelled)).tidy_up()


def put_away(path: Path) -> list[TableId]:
    with closing(sqlite3.connect(path)) as connection:
        return [row[0] for row in connection.execute("SELECT id FROM tables WHERE log IS NOT NULL ORDER BY id")]


def entries(path: Path) -> set[TableId]:
    """Return the tables whose log is kept entry by entry."""
    with closing(sqlite3.connect(path)) as connection:
        return {row[0] for row in connection.execute('SELECT DISTINCT "table" FROM entries')}


def size(path: Path) -> int:
    return path.stat().st_size


async def all_that_is_told(host: Host) -> list[Any]:
    """Ask for everything that somebody can see of the tables."""
    told: list[Any] = []
    for table in (BASE, MODULES, CANCELLED, RUNNING):
        glance = await host.tables.look(table)
        log = await host.storage.log(table)
        told += [glance.table, log, [await host.storage.entry(table, number) for number in (0, 1, len(log), 9999)]]
        told += [await host.tables.story(table, after) for after in (0, 7, 100)]
        told += [glance.view(person.user) for person in (*PEOPLE, Actor("x", "X"))]
        told += [await host.storage.record(table), await host.storage.load(table)]
        if table != CANCELLED:
            told += [await public_views(host, table), await export_game(host, table)]
    told += [await export_person(host, person.user) for person in PEOPLE]
    return [*told, await host.memory.statistics("alhambra"), await host.storage.records_of("a")]


def used(path: Path) -> int:
    with closing(sqlite3.connect(path)) as connection:
        return (int(connection.execute("PRAGMA page_count").fetchone()[0]) - free_pages(path)) * PAGE


def free_pages(path: Path) -> int:
    with closing(sqlite3.connect(path)) as connection:
        return int(connection.execute("PRAGMA freelist_count").fetchone()[0])
