"""What the tests of the host share: a clock that is set by hand, people, and a table that is ready to play."""

import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from hashlib import sha256
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest

from alhambra.actions import TakeMoney
from alhambra.hosted import Alhambra
from host.check import check_tables
from host.commands import Accept, Act, Command, Join, OfferSeat, OfferTable, SeatBots, Start
from host.desk import Accepted
from host.glance import Glance
from host.host import Host
from host.opening import Place
from host.settings import Settings
from host.sqlite.reader import SqliteReader
from host.sqlite.store import SqliteStorage
from host.table import Actor, Sitter, Status, TableId
from tabletop.refused import Refused
from tabletop.rules import Rules

ANN, BEN, CEM, DIA = PEOPLE = Actor("a", "Ann"), Actor("b", "Ben"), Actor("c", "Cem"), Actor("d", "Dia")
MODERATOR = Actor("m", "Moe", moderator=True)
HERE = Place("channel", "server")
NOON = 1_750_000_000.0


class Clock:
    """Time that passes only when somebody says so."""

    def __init__(self, now: float = NOON) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now

    def pass_hours(self, hours: float) -> None:
        self.now += hours * 3600


def drawing(first: int = 0) -> Callable[[], str]:
    """Return what draws seeds, the same ones in each test."""
    numbers = count(first)
    return lambda: sha256(b"%d" % next(numbers)).hexdigest()


@asynccontextmanager
async def hosting(
    path: Path,
    clock: Clock | None = None,
    games: Sequence[Rules[Any, Any, Any]] = (Alhambra(),),
    *,
    connected: bool = True,
    **parts: Any,
) -> AsyncIterator[Host]:
    """Run a host on a database file, which is let go of at the end."""
    storage = await SqliteStorage.open(path)
    host = Host(storage, games, now=clock or Clock(), **{"draw": drawing(), **parts})
    await host.clocks.recall()
    if connected:
        await host.clocks.back()
    try:
        yield host
    finally:
        await host.courier.close()
        await storage.close()


@asynccontextmanager
async def reading(path: Path) -> AsyncIterator[SqliteReader]:
    """Look at one moment of a database file."""
    reader = await SqliteReader.open_to_read(path)
    try:
        yield reader
    finally:
        await reader.close()


async def damaged(path: Path) -> list[TableId]:
    """Prove the soundness of a file; list the tables that are not sound."""
    async with reading(path) as reader:
        assert not await reader.faults()
        return [finding.table async for finding in check_tables(reader, [Alhambra()]) if finding.damage]


async def open_table(host: Host, people: int = 3, bots: int = 0, place: Place = HERE, **choices: Any) -> TableId:
    """Let people sit down at a new table."""
    settings = Settings(**{"seats": max(2, people + bots), **choices})
    table = (await host.open(place, PEOPLE[0], "alhambra", settings)).entry.table
    for actor in PEOPLE[1:people]:
        await host.do(table, actor, Join())
    if bots:
        await host.do(table, PEOPLE[0], SeatBots(bots))
    return table


async def start_table(host: Host, people: int = 3, bots: int = 0, place: Place = HERE, **choices: Any) -> TableId:
    """Let people begin to play at a new table."""
    table = await open_table(host, people, bots, place, **choices)
    await host.do(table, PEOPLE[0], Start())
    return table


async def replaced(host: Host, table: TableId, asker: Actor, user: str, by: Actor) -> Accepted:
    """Let somebody be asked to take over a seat, and do so."""
    return await _accepted(host, table, asker, OfferSeat(user, by.user), by)


async def handed_over(host: Host, table: TableId, asker: Actor, to: Actor) -> Accepted:
    """Let somebody be asked to own a table, and do so."""
    return await _accepted(host, table, asker, OfferTable(to.user), to)


async def _accepted(host: Host, table: TableId, asker: Actor, offer: Command, by: Actor) -> Accepted:
    made = await host.do(table, asker, offer)
    return await host.do(table, by, Accept(made.news.params["offer"]))


def on_turn(glance: Glance) -> Actor:
    """Return the first person whom the game waits for."""
    table = glance.table
    sitter = table.seats[table.waiting[0].seat]
    assert sitter.user is not None
    return Actor(sitter.user, sitter.name)


def said(action: Any) -> Act:
    """Return an action as a player sends it."""
    return Act(action)


async def act(host: Host, table: TableId, luck: Random, request: str | None = None) -> Accepted:
    """Let whoever is asked do something at random."""
    glance = await host.tables.look(table)
    actor = on_turn(glance)
    return await host.do(table, actor, said(luck.choice(glance.legal(actor.user))), request)


async def play_on(host: Host, table: TableId, luck: Random, most: int = 10_000) -> int:
    """Play at random until the game is over, or so many actions; return how many."""
    for number in range(most):
        if (await host.tables.look(table)).table.status is not Status.PLAYING:
            return number
        await act(host, table, luck)
    return most


async def refused(request: Awaitable[object]) -> str:
    """Return the rule and the reason with which a request is refused."""
    with pytest.raises(Refused) as refusal:
        await request
    return f"{refusal.value.rule} {refusal.value.key}"


async def asked(host: Host, table: TableId) -> Actor:
    """Return whoever is asked."""
    return on_turn(await host.tables.look(table))


async def sitter(host: Host, table: TableId, seat: int) -> Sitter:
    """Return who has a seat."""
    return (await host.tables.look(table)).table.seats[seat]


async def take_money(host: Host, table: TableId) -> Actor:
    """Let whoever is asked take a card, after which the turn waits to be confirmed."""
    glance = await host.tables.look(table)
    actor = on_turn(glance)
    await host.do(table, actor, said(next(a for a in glance.legal(actor.user) if isinstance(a, TakeMoney))))
    return actor


async def later(host: Host, clock: Clock, hours: float) -> None:
    """Let time pass, and happen what comes due at its end."""
    clock.pass_hours(hours)
    await host.clocks.catch_up()


def damage(path: Path, channel: str) -> None:
    """Overwrite the game of a table with nonsense."""
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE tables SET snapshot = ? WHERE channel = ?", (b"\0", channel))
    connection.close()
