"""Discord answers badly, late or not at all: nothing is lost, nothing is doubled, everything is told in order."""

import pytest

from bench.standin.faults import Fault
from bench.standin.server import text_of
from tests.fire.scene import Scene, until

POSTS = r"/channels/\d+/messages"
FAULTS = {
    "a route is limited": Fault("POST", POSTS, status=429, seconds=0.2, times=3),
    "everything is limited": Fault("POST", POSTS, status=429, seconds=0.2, everywhere=True, times=3),
    "500": Fault("POST", POSTS, status=500, times=1),
    "502": Fault("POST", POSTS, status=502, times=1),
    "503": Fault("POST", POSTS, status=503, times=2),
    "524": Fault("POST", POSTS, status=524, times=1),
    "the connection is reset before the message arrives": Fault("POST", POSTS, way="reset", times=2),
    "the connection is reset after the message arrived": Fault("POST", POSTS, way="deaf", times=2),
    "the answer is slow": Fault("POST", POSTS, way="slow", seconds=4, times=1),
    "the message before cannot be fetched": Fault("GET", POSTS + r"/\d+", status=500, times=1),
    "the message before cannot be changed": Fault("PATCH", POSTS + r"/\d+", status=503, times=1),
    "the message before is too old to be changed": Fault("PATCH", POSTS + r"/\d+", status=400, code=30046, times=1),
    "the private channel cannot be opened": Fault("POST", "/users/@me/channels", status=503, times=2),
}


@pytest.mark.parametrize("what", FAULTS)
async def test_a_turn_is_told_once_and_in_order_although(what: str, table: Scene) -> None:
    first = table.asked
    await until(lambda: all(table.world.mail(person) for person in table.people[:2]))  # else two hands come as one
    table.faults.add(FAULTS[what])
    await table.turn()
    second = table.asked
    await table.turn()
    await until(lambda: len(table.world.mail(first)) == 2)
    texts = [text_of(message) for message in table.public]
    told = [text for text in texts if " took " in text]
    assert len(texts) == 4, "the lobby, the beginning and two turns"
    assert [first.name in told[0], second.name in told[1]] == [True, True]


async def test_clicks_are_acknowledged_in_time_while_everything_is_limited(table: Scene) -> None:
    """Answers to interactions do not wait for what the channel is told."""
    table.faults.add(Fault("POST", POSTS, status=429, seconds=5, everywhere=True, times=1))
    await table.take_money()
    for _ in range(5):
        asked = await table.use(table.people[0], table.public[-1], "Hand")
        assert asked.acknowledged_at is not None
        assert asked.acknowledged_at - asked.at < 3


async def test_a_callback_that_fails_for_a_moment_is_tried_again(table: Scene) -> None:
    table.faults.add(Fault("POST", "/interactions/.*", status=503, times=1))
    asked = await table.use(table.people[0], table.newest, "Hand")
    assert asked.acknowledged_at is not None


async def test_an_answer_that_is_lost_loses_no_move(table: Scene) -> None:
    """The move is stored before it is answered: the table's message tells of it."""
    table.faults.add(Fault("PATCH", "/webhooks/.*", status=404, code=10008, times=None))
    person, before = table.asked, len(table.public)
    table.faults.clear()
    panel = await table.panel(person)
    table.faults.add(Fault("PATCH", "/webhooks/.*", status=404, code=10008, times=None))
    await table.discord.choose(person, panel)
    await until(lambda: len(table.public) > before)
    assert f"**{person.name}** took" in text_of(table.newest)
