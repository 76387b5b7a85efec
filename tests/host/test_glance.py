"""A glance is a value: whatever is asked of it is worked out once, and all who look share it."""

from pathlib import Path
from random import Random

import pytest

from alhambra.actions import ConfirmTurn
from alhambra.ledger import Ledger
from host.commands import Act, AskToConfirm
from host.glance import Glance
from host.host import Host
from host.table import TableId
from tests.host.tables import ANN, Clock, act, hosting, start_table
from tests.host.test_windows import following, open_window


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


async def test_what_somebody_prepares_is_tried_once_however_much_is_asked(
    tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: list[Ledger] = []
    run = Ledger.run

    def counted(ledger: Ledger) -> None:
        tried.append(ledger)
        run(ledger)

    async with hosting(tmp_path / "prepared.db", clock) as host:
        table = await open_window(host)
        preparer = following(await look(host, table))
        await host.do(table, preparer, AskToConfirm("always"))
        options = (await look(host, table)).options(preparer.user)
        await host.do(table, preparer, Act(next(one.action for one in options if "TakeMoney" in repr(one.action))))
    async with hosting(tmp_path / "prepared.db", clock) as host:
        glance = await look(host, table)
        monkeypatch.setattr(Ledger, "run", counted)
        assert glance.view(preparer.user).can_undo
        assert glance.options(preparer.user)
        assert glance.held(preparer.user)
        assert len(tried) == 2, "the beginning of the turn, and the one step"
        tried.clear()
        accepted = await host.do(table, preparer, Act(ConfirmTurn(0)))
        assert accepted.glance.view(preparer.user)
        assert len(tried) <= 2, "to carry it out, and no more to show it"
