"""Tables whose channel is gone or closed: games that are paused, and tables that move (T-19, T-20)."""

import asyncio

from host.commands import Cancel, Resume
from host.courier import Delivery, DoorClosed
from host.host import Host
from host.opening import Place
from host.table import Status
from tests.host.tables import ANN, BEN, HERE, Clock, asked, open_table, refused, start_table, take_money

THERE = Place("there", "server")


async def test_a_game_that_cannot_be_shown_is_paused_once(host: Host) -> None:
    table = await start_table(host, 2)
    await host.suspend(table, "50001")
    entries = (await host.tables.look(table)).table.entries
    await host.suspend(table, "50001")
    glance = await host.tables.look(table)
    assert (glance.table.status, glance.table.entries) == (Status.PAUSED, entries)
    await host.do(table, ANN, Resume())
    assert (await host.tables.look(table)).table.status is Status.PLAYING


async def test_the_owner_brings_a_table_to_another_channel(host: Host) -> None:
    table = await start_table(host, 2)
    player = await asked(host, table)
    assert await refused(host.move(table, THERE, BEN)) == "T-4 owner-only"
    moved = await host.move(table, THERE, ANN, "request")
    assert (moved.news.kind, moved.glance.table.channel) == ("Move", "there")
    assert (await host.move(table, THERE, ANN, "request")).entry == moved.entry, "delivered twice, it happens once"
    assert (await host.tables.look_at("there")).table.id == table
    assert await refused(host.tables.look_at(HERE.channel)) == "T-1 no-table-here"
    assert await asked(host, table) == player
    assert await open_table(host, 2) != table


async def test_a_table_moves_only_where_there_is_none_on_its_own_server(host: Host) -> None:
    table = await start_table(host, 2)
    await open_table(host, 2, place=THERE)
    assert await refused(host.move(table, THERE, ANN)) == "T-1 table-here-already"
    assert await refused(host.move(table, Place("x", "another server"), ANN)) == "T-20 another-server"


async def test_a_table_that_moved_is_found_before_those_that_ended_where_it_stands_now(host: Host) -> None:
    moving = await start_table(host, 2)
    newer = await open_table(host, 2, place=THERE)
    await host.do(newer, ANN, Cancel())
    await host.move(moving, THERE, ANN)
    assert (await host.tables.look_at("there")).table.id == moving
    assert await refused(open_table(host, 2, place=THERE)) == "T-1 table-here-already"


async def test_where_no_table_is_open_the_one_that_ended_last_is_found(host: Host, clock: Clock) -> None:
    moving = await start_table(host, 2)
    newer = await open_table(host, 2, place=THERE)
    await host.do(newer, ANN, Cancel())
    await host.move(moving, THERE, ANN)
    clock.pass_hours(1)
    await host.do(moving, ANN, Cancel())
    assert (await host.tables.look_at("there")).table.id == moving
    assert await open_table(host, 2, place=THERE) == (await host.tables.look_at("there")).table.id


async def test_news_before_a_closed_door_wait_long_and_are_told_at_once_when_somebody_hurries(host: Host) -> None:
    table = await start_table(host, 2)
    heard: list[str] = []
    closed = True

    async def hear(delivery: Delivery) -> None:
        heard.append(delivery.id)
        if closed:
            raise DoorClosed("nobody at home")

    await host.courier.listen(hear)
    await take_money(host, table)
    await asyncio.sleep(0.05)
    assert len(heard) == 1
    closed = False
    host.courier.hurry(table)
    await host.courier.idle()
    assert heard[0] == heard[1]
    assert len(heard) == len(set(heard)) + 1
    host.courier.hurry(table)
