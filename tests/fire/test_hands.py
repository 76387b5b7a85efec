"""Private messages and channels: trouble with the ones never holds up the others, and no hand is lost."""

import signal
import time

import pytest

from bench.standin.faults import Fault
from tests.fire.scene import Scene, until


def mailbox(table: Scene, person: int) -> str:
    return rf"/channels/{table.world.private_channel(table.people[person].id)['id']}/messages.*"


@pytest.mark.parametrize("status", [502, 503])
async def test_turns_do_not_wait_for_hands_that_cannot_be_brought(table: Scene, status: int) -> None:
    for person in (0, 1):
        table.faults.add(Fault("*", mailbox(table, person), status=status, times=None))
    begun = time.monotonic()
    for _ in range(4):
        await table.turn()
    assert time.monotonic() - begun < 20


async def test_hands_come_later_and_once_also_after_a_crash(table: Scene) -> None:
    await until(lambda: all(table.world.mail(person) for person in table.people[:2]))
    for crash in (False, True):
        for person in (0, 1):
            table.faults.add(Fault("*", mailbox(table, person), status=503, times=None))
        before = {person.id: len(table.world.mail(person)) for person in table.people[:2]}
        for _ in range(2):
            await table.turn()
        if crash:
            await table.stop_bot(signal.SIGKILL)
        table.faults.clear()
        if crash:
            await table.start_bot()
        asked = table.asked
        await until(lambda: len(table.world.mail(asked)) > before[asked.id])  # noqa: B023
        assert len(table.world.mail(asked)) == before[asked.id] + 1


async def test_hands_do_not_wait_for_a_channel_that_cannot_be_reached(table: Scene) -> None:
    await until(lambda: all(table.world.mail(person) for person in table.people[:2]))
    asked = table.asked
    other = next(person for person in table.people[:2] if person != asked)
    before = len(table.world.mail(other))
    table.faults.add(Fault("POST", rf"/channels/{table.world.channel}/messages", status=502, times=None))
    begun = time.monotonic()
    await table.take_money()
    await until(lambda: len(table.world.mail(other)) > before)
    assert time.monotonic() - begun < 10
