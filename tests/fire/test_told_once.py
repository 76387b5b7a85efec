"""Nobody knows whether a message arrived, and the game goes on meanwhile: each turn is told once, and in order."""

import signal
from copy import deepcopy

from bench.standin.faults import Fault
from bench.standin.server import text_of, within
from tests.fire.scene import PATIENCE, Scene, until

POSTS = r"/channels/\d+/messages"


def told(table: Scene) -> list[str]:
    return [line for message in table.public for line in text_of(message).splitlines() if " took " in line]


async def play_on_after_a_message_that_arrived_unheard(table: Scene) -> list[str]:
    """Let somebody act before the bot tries again to tell of the turn before."""
    table.faults.add(Fault("POST", POSTS, way="deaf", times=1))
    before, people = len(table.public), []
    for number in (1, 2):
        people.append(await table.take_money())
        await until(lambda: len(table.public) >= before + number)  # noqa: B023  # it is awaited here
    return [f"**{person.name}**" for person in people]


async def test_a_turn_is_not_told_again_when_the_next_one_came_before_the_second_try(table: Scene) -> None:
    people = await play_on_after_a_message_that_arrived_unheard(table)
    assert [line.partition(" took ")[0] for line in told(table)] == people
    assert "Traceback" not in table.log


async def test_the_same_holds_for_a_bot_that_was_killed_before_the_second_try(table: Scene) -> None:
    table.faults.add(Fault("POST", POSTS, way="deaf", times=1))
    before = len(table.public)
    first = await table.take_money()
    await until(lambda: len(table.public) == before + 1)
    table.faults.add(Fault("POST", POSTS, way="reset", times=None))
    second = await table.take_money()
    await table.stop_bot(signal.SIGKILL)
    table.faults.clear()
    await table.start_bot()
    await until(lambda: len(table.public) == before + 2)
    assert [line.partition(" took ")[0] for line in told(table)] == [f"**{first.name}**", f"**{second.name}**"]


async def test_turns_after_a_backup_was_restored_are_not_taken_for_those_that_are_lost(table: Scene) -> None:
    await table.stop_bot()
    backup = {file: file.read_bytes() for file in table.folder.glob("tables.db*")}
    question, person = deepcopy(table.newest), table.asked
    await table.start_bot()
    await table.turn()
    await table.stop_bot()
    for file in table.folder.glob("tables.db*"):
        file.unlink()
    for file, data in backup.items():
        file.write_bytes(data)
    await table.start_bot()
    before = len(table.public)
    panel = await table.discord.use(person, question, "Take money")
    await within(panel.answered, PATIENCE)
    await table.discord.choose(person, table.discord.answer(panel))
    await until(lambda: len(table.public) > before)
