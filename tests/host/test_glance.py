"""A glance is a value: whatever is asked of it is worked out once, and all who look share it."""

from random import Random

from host.glance import Glance
from host.host import Host
from host.table import TableId
from tests.host.tables import ANN, Clock, act, start_table


async def look(host: Host, table: TableId) -> Glance:
    return await host.tables.look(table)


async def test_it_works_everything_out_once(host: Host) -> None:
    glance = await look(host, await start_table(host, 2))
    assert glance.table is glance.table
    assert glance.view(ANN.user) is glance.view(ANN.user)
    assert glance.view(None) is glance.view("a stranger")
    assert glance.view(ANN.user) is not glance.view(None)
    assert glance.options(ANN.user) is glance.options(ANN.user)


async def test_all_who_look_share_it_until_something_happens(host: Host) -> None:
    table = await start_table(host, 2)
    before = await look(host, table)
    assert (await look(host, table)).view(None) is before.view(None)
    accepted = await act(host, table, Random(1))
    assert accepted.glance.view(None) is not before.view(None)
    assert (await look(host, table)).view(None) is accepted.glance.view(None)


async def test_it_shows_the_clocks_as_they_are_while_nobody_can_play(host: Host, clock: Clock) -> None:
    table = await start_table(host, 2)
    before = await look(host, table)
    host.clocks.away()
    clock.pass_hours(1)
    after = await look(host, table)
    assert after.table.ends != before.table.ends, "a table at which nobody can play ends later"
