"""A closed table takes little room, also on the disk."""

from pathlib import Path

import pytest

from host.commands import Cancel
from host.housekeeping import SETTLED
from host.sqlite.attic import PAGES_AT_ONCE, SPARE_PAGES
from host.table import TableId
from tests.host.closed.tables import BASE, MODULES, MOST_BYTES, PAGE, RUNNING, free_pages, size, tidy, used
from tests.host.tables import (
    ANN,
    Clock,
    hosting,
)


@pytest.mark.parametrize("table", [BASE, MODULES])
async def test_a_finished_game_takes_at_most_25_kilobytes(path: Path, clock: Clock, table: TableId) -> None:
    async with hosting(path, clock) as host:
        await tidy(host)
        before = used(path)
        await host.upkeep.drop(table)
        assert 0 < before - used(path) <= MOST_BYTES


async def test_all_tables_together_take_no_more_room_than_their_games(path: Path, clock: Clock, tmp_path: Path) -> None:
    async with hosting(tmp_path / "empty.db"):
        pass
    async with hosting(path, clock) as host:
        await host.do(RUNNING, ANN, Cancel())
        clock.now += SETTLED
        await tidy(host)
    room = size(path) - size(tmp_path / "empty.db") - SPARE_PAGES * PAGE
    assert room <= 2 * MOST_BYTES, "of four tables two were played to their ends"


async def test_the_room_that_a_table_leaves_goes_back_to_the_disk(path: Path, clock: Clock) -> None:
    before = size(path)
    async with hosting(path, clock) as host:
        await tidy(host)
    assert free_pages(path) <= SPARE_PAGES
    assert size(path) - free_pages(path) * PAGE < before / 3


async def test_room_goes_back_in_pieces_that_are_worth_a_transaction(path: Path, clock: Clock) -> None:
    async with hosting(path, clock) as host:
        for table in (BASE, MODULES):
            await host.upkeep.put_away(table)
        before = free_pages(path)
        assert before > SPARE_PAGES
        while before > SPARE_PAGES:
            assert await host.storage.attic.shrink()
            assert before - free_pages(path) == min(before, PAGES_AT_ONCE)
            before = free_pages(path)
        assert not await host.storage.attic.shrink()
