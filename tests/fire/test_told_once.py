"""Nobody knows whether a message arrived, and the game goes on meanwhile: each turn is told once, and in order."""

import signal
import sqlite3
from contextlib import closing
from copy import deepcopy

from bench.standin.faults import Fault
from bench.standin.server import BUTTON, parts, text_of, within
from bench.standin.world import Json
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


LONG = 600
"""After how many seconds Discord has forgotten every nonce."""


async def start_again_after_a_message_that_arrived_unheard(table: Scene, *faults: Fault) -> list[str]:
    """Let nobody hear that a message has arrived until its nonce is forgotten; let two people act."""
    await until(lambda: all(table.world.mail(person) for person in table.people[:2]))
    table.faults.add(Fault("POST", POSTS, way="deaf", times=None))
    first = await table.take_money()
    await until(lambda: "are late" in table.log)
    await table.stop_bot(signal.SIGKILL)
    table.faults.clear()
    for fault in faults:
        table.faults.add(fault)
    table.world.forget_nonces()
    await table.start_bot(seconds_later=LONG)
    await until(lambda: not waiting(table))
    second = await table.take_money()
    await until(lambda: f"**{second.name}** took" in text_of(table.newest))
    await until(lambda: not waiting(table))
    return [f"**{person.name}**" for person in (first, second)]


def waiting(table: Scene) -> list[object]:
    """Return the news that nobody has heard yet."""
    with closing(sqlite3.connect(table.folder / "tables.db")) as connection:
        return connection.execute("SELECT * FROM outbox").fetchall()


def with_buttons(messages: list[Json]) -> list[Json]:
    return [one for one in messages if any(part["type"] == BUTTON and "custom_id" in part for part in parts(one))]


async def test_a_message_whose_nonce_is_forgotten_is_found_and_not_sent_again(table: Scene) -> None:
    people = await start_again_after_a_message_that_arrived_unheard(table)
    assert [line.partition(" took ")[0] for line in told(table)] == people
    assert with_buttons(table.public) == [table.newest]
    await until(lambda: [len(table.world.mail(person)) for person in table.people[:2]] == [2, 2])
    await table.stop_bot()
    assert [len(table.world.mail(person)) for person in table.people[:2]] == [2, 2], "no hand came twice"
    assert "Traceback" not in table.log


async def test_while_it_cannot_be_looked_for_a_message_is_not_sent_again(table: Scene) -> None:
    people = await start_again_after_a_message_that_arrived_unheard(table, Fault("GET", POSTS, status=503, times=2))
    assert [line.partition(" took ")[0] for line in told(table)] == people
    assert with_buttons(table.public) == [table.newest]


async def test_where_the_past_cannot_be_read_a_message_is_rather_sent_twice_than_not_at_all(table: Scene) -> None:
    closed = Fault("GET", POSTS, status=403, code=50001, times=None)
    first, second = await start_again_after_a_message_that_arrived_unheard(table, closed)
    assert [line.partition(" took ")[0] for line in told(table)] == [first, first, second]


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
