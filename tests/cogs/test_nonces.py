"""A message has the same name however often it is sent, and no other message has it."""

from pathlib import Path

import pytest

from cogs.nonces import Name, name_of
from tests.cogs.world import world

HOUR = 3600
LONGEST = 25
"""How many characters of a nonce Discord takes."""


async def _name(folder: Path, *, seconds: float) -> Name:
    """Return what the first message of a table is called that is opened so long after the bot was started."""
    async with world(folder) as house:
        house.clock.pass_hours(seconds / HOUR)
        await house.open()
        table = await house.host.storage.open_table_in(str(house.channel.id))
        assert table is not None
        assert await name_of(house.host, table, 1) == await name_of(house.host, table, 1)
        return await name_of(house.host, table, 1)


async def test_an_entry_that_is_written_again_after_a_restore_has_another_name(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    first = await _name(tmp_path_factory.mktemp("before"), seconds=10)
    again = await _name(tmp_path_factory.mktemp("restored"), seconds=10.25)
    assert first.nonce.split("-")[:2] == again.nonce.split("-")[:2], "it is the same entry of the same table"
    assert (first.nonce, first.mark) != (again.nonce, again.mark)
    assert len(again.nonce) <= LONGEST
