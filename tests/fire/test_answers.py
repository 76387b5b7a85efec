"""Whoever was acknowledged is answered, and with the truth: whether Discord's word is lost or the process killed."""

import asyncio
import signal
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from contextlib import closing
from functools import partial
from random import Random
from typing import Any, TypeAlias

import pytest

from bench.standin.faults import Fault, Way
from bench.standin.server import text_of, within
from bench.standin.world import Asked
from tests.fire.scene import PATIENCE, Scene, until
from tests.host.tables import damaged

CALLBACKS, ANSWERS = "/interactions/.*", "/webhooks/.*"
DONE, UNDONE, PERHAPS = "That went through", "I restarted before", "I restarted in the middle"
TOO_LATE = 1000
"""After how many seconds Discord takes no more answers."""
NEVER = 600.0

Move: TypeAlias = Callable[[], Awaitable[Asked]]


async def by_clicking(table: Scene) -> Move:
    """Let whoever is asked open a panel; return what takes a card there."""
    return partial(table.discord.choose, table.asked, await table.panel(table.asked))


async def by_typing(table: Scene) -> Move:
    """Let whoever is asked begin to type; return what takes a card so."""
    offered = await table.discord.autocomplete(table.asked, "take", "cards")
    await within(offered.acknowledged, PATIENCE)
    assert offered.choices
    return partial(table.discord.slash, table.asked, "take", cards=offered.choices[0]["value"])


def stored(table: Scene, statement: str) -> list[Any]:
    """Return the first column of what is in the database."""
    with closing(sqlite3.connect(table.folder / "tables.db")) as connection:
        return [row[0] for row in connection.execute(statement)]


def moves(table: Scene) -> list[str]:
    """Return the requests by which somebody has acted."""
    return stored(table, "SELECT request FROM entries WHERE seat IS NOT NULL AND request IS NOT NULL")


def said(table: Scene, asked: Asked) -> str:
    """Return the last that somebody was told about a request."""
    messages = table.world.messages[asked.payload["channel_id"]]
    return text_of(messages[asked.followups[-1] if asked.followups else str(asked.original)])


async def kill(table: Scene) -> None:
    """Kill the bot, and let everything else go well again."""
    await table.stop_bot(signal.SIGKILL)
    table.faults.clear()


@pytest.mark.parametrize(
    ("prepare", "ways"),
    [(by_clicking, ["reset", "reset"]), (by_clicking, ["deaf", "reset"]), (by_typing, ["deaf"])],
)
async def test_a_move_is_made_once_and_answered_although_its_acknowledgement_is_lost(
    prepare: Callable[[Scene], Awaitable[Move]], ways: Sequence[Way], table: Scene
) -> None:
    person, before, move = table.asked, len(table.public), await prepare(table)
    for way in ways:
        table.faults.add(Fault("POST", CALLBACKS, way=way))
    asked = await move()
    await within(asked.answered, PATIENCE)
    await until(lambda: len(table.public) > before)
    assert moves(table) == [asked.payload["id"]]
    assert f"**{person.name}** took" in text_of(table.newest)
    assert "could not be acknowledged" not in table.log
    assert "Traceback" not in table.log


async def test_a_move_of_which_discord_knows_nothing_is_not_made(table: Scene) -> None:
    move = await by_clicking(table)
    table.faults.add(Fault("POST", CALLBACKS, way="reset", times=5))  # longer than the three seconds
    asked = await move()
    await until(lambda: "could not be acknowledged: NotFound" in table.log)
    assert asked.acknowledged_at is None
    assert not moves(table)
    await until(lambda: not stored(table, "SELECT request FROM owed"))


async def test_what_is_delivered_again_while_its_acknowledgement_is_lost_is_made_once(table: Scene) -> None:
    before, move = len(table.public), await by_typing(table)
    table.faults.add(Fault("POST", CALLBACKS, way="deaf"))
    asked = await move()
    for _ in range(3):
        await table.discord.deliver(asked)
    await within(asked.answered, PATIENCE)
    await until(lambda: len(table.public) > before)
    assert moves(table) == [asked.payload["id"]]
    assert not asked.followups, "it was answered once"


async def test_after_a_crash_everybody_hears_what_became_of_their_request(table: Scene) -> None:
    mover, before, move = table.asked, len(table.public), await by_clicking(table)
    table.faults.add(Fault("*", ANSWERS, way="slow", seconds=NEVER, times=None))
    made = await move()
    looked = await table.discord.use(table.people[2], table.newest, "Hand")
    preferred = await table.discord.slash(mover, "preferences", mail="off")
    for asked in (made, looked, preferred):
        await within(asked.acknowledged, PATIENCE)
    await until(lambda: bool(moves(table)))
    assert len(stored(table, "SELECT request FROM owed")) == 3
    await kill(table)
    table.faults.add(Fault("*", ANSWERS, way="reset", times=2))  # it is tried again
    await table.start_bot()
    for asked, words in ((made, DONE), (looked, UNDONE), (preferred, PERHAPS)):
        await within(asked.answered, PATIENCE)
        assert words in said(table, asked)
        assert asked.private or asked is made
        assert asked.token not in table.log
    await until(lambda: len(table.public) > before)
    await until(lambda: not stored(table, "SELECT request FROM owed"))
    assert moves(table) == [made.payload["id"]]


async def test_who_cannot_be_answered_any_more_is_left_alone(table: Scene) -> None:
    table.faults.add(Fault("*", ANSWERS, way="slow", seconds=NEVER, times=None))
    asked = await table.use(table.people[2], table.newest, "Hand")
    await until(lambda: bool(stored(table, "SELECT request FROM owed")))
    await kill(table)
    await table.start_bot(seconds_later=TOO_LATE)
    await until(lambda: not stored(table, "SELECT request FROM owed"))
    assert not [path for _, path, _ in table.discord.rest.heard if asked.token in path and "webhooks" in path]


async def test_in_kills_every_request_that_was_acknowledged_is_answered_with_the_truth(table: Scene) -> None:
    random, known = Random(4), 0
    for _ in range(3):
        moving = await (await by_clicking(table))()
        people = (*table.people[:2], table.stranger)
        clicks = [table.discord.use(person, table.newest, label) for person in people for label in ("Hand", "Buy")]
        asked = [moving, *await asyncio.gather(*clicks)]
        await within(moving.acknowledged, PATIENCE)
        await asyncio.sleep(random.uniform(0, 0.05))
        await kill(table)
        await table.start_bot()
        for one in asked:
            if one.acknowledged_at is not None:
                await within(one.answered, PATIENCE)
                assert DONE not in said(table, one) or one.payload["id"] in moves(table)
                assert UNDONE not in said(table, one) or one.payload["id"] not in moves(table)
        known += moving.payload["id"] in moves(table)
        await until(lambda: text_of_all(table).count(" took ") == known)  # noqa: B023  # it is awaited here
        await until(lambda: not stored(table, "SELECT request FROM owed"))
    await table.stop_bot()
    assert len(moves(table)) == known == text_of_all(table).count(" took ")
    assert await damaged(table.folder / "tables.db") == []


def text_of_all(table: Scene) -> str:
    return "\n".join(map(text_of, table.public))


async def test_when_all_goes_well_a_click_costs_two_requests_and_a_message_no_look_into_the_past(table: Scene) -> None:
    before, told, move = len(table.discord.rest.heard), len(table.public), await by_clicking(table)
    asked = await move()
    await within(asked.answered, PATIENCE)
    await until(lambda: len(table.public) > told)
    await until(lambda: not stored(table, "SELECT request FROM owed"))
    heard = [(method, path) for method, path, _ in table.discord.rest.heard[before:]]
    assert [method for method, path in heard if asked.token in path] == ["POST", "PATCH"]
    assert not [path for method, path in heard if method == "GET" and path.endswith("/messages")]
