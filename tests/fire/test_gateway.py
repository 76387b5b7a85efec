"""The gateway drops, forgets or refuses: what was asked meanwhile is answered or answered for, and play goes on."""

import asyncio

import pytest

from bench.standin.faults import Fault
from bench.standin.server import offers, text_of, within
from tests.fire.scene import PATIENCE, Scene, until

RESUMABLE = (1000, 1001, 4000, 4001, 4002, 4003, 4007, 4008, 4009)


@pytest.mark.parametrize("code", RESUMABLE)
async def test_the_connection_is_taken_up_again_after(code: int, table: Scene) -> None:
    await table.discord.gateway.drop(code)
    await within(table.discord.gateway.ready, PATIENCE)
    await table.turn()
    assert "Traceback" not in table.log


async def test_what_was_asked_while_the_bot_was_away_is_done_when_it_is_back_in_time(table: Scene) -> None:
    person, before = table.asked, len(table.public)
    panel = await table.panel(person)
    await table.discord.gateway.drop(4000)
    asked = await table.discord.choose(person, panel)
    await within(table.discord.gateway.ready, PATIENCE)
    await within(asked.acknowledged, PATIENCE)
    await until(lambda: len(table.public) > before)
    assert table.discord.gateway.resumed == 1


async def test_what_comes_too_late_does_nothing(table: Scene) -> None:
    person, before = table.asked, len(table.public)
    panel = await table.panel(person)
    [card, *_] = offers(panel)
    late = table.discord.ask(
        person,
        3,
        {"custom_id": card.custom_id, "component_type": card.kind},
        panel["channel_id"],
        message=panel,
    )
    late.at -= 10
    table.world.asked[late.token] = late
    await table.discord.deliver(late)
    await until(lambda: "could not be acknowledged" in table.log)
    assert len(table.public) == before
    await table.turn()


async def test_the_bot_reconnects_when_it_is_asked_to(table: Scene) -> None:
    await table.discord.gateway.ask_to_reconnect()
    await within(table.discord.gateway.ready, PATIENCE)
    await table.turn()
    assert table.discord.gateway.resumed == 1


async def test_a_session_that_cannot_be_resumed_is_begun_anew(table: Scene) -> None:
    table.discord.gateway.forget_sessions()
    await table.discord.gateway.drop(4000)
    await within(table.discord.gateway.ready, PATIENCE)
    assert table.discord.gateway.identified == 2
    await table.turn()
    texts = [text_of(message) for message in table.public]
    assert len(texts) == len(set(texts)) == 3, "nothing is posted twice"


@pytest.mark.parametrize(
    ("code", "words"),
    [(4004, "DISCORD_TOKEN"), (4014, "closed the connection"), (4011, "sharding"), (4012, "4012")],
)
async def test_a_connection_that_is_refused_for_good_ends_the_bot_with_a_clear_line(
    code: int, words: str, here: Scene
) -> None:
    await here.discord.gateway.drop(code)
    assert await here.ended() == 2
    assert words in here.log.splitlines()[-1]


async def test_the_bot_gives_up_when_discord_stays_away_and_can_be_started_anew(table: Scene) -> None:
    await table.stop_bot()
    await table.start_bot(RESTART_AFTER="2")
    await table.discord.close()
    assert await table.ended() == 1
    assert table.log.splitlines()[-1] == "Discord has been away for 2 seconds"
    table.socket.unlink(missing_ok=True)
    await table.discord.start(table.socket)
    await table.start_bot()
    await table.turn()


@pytest.mark.parametrize("status", [500, 503])
async def test_a_start_while_discord_is_down_ends_with_the_code_for_another_try(status: int, here: Scene) -> None:
    await here.stop_bot()
    here.faults.add(Fault("GET", "/users/@me", status=status, times=None))
    await here.launch()
    if status == 500:  # the library tries for half a minute
        here.faults.clear()
        await within(here.discord.gateway.ready, PATIENCE)
        return
    assert await here.ended() == 1
    assert "Discord cannot be reached" in here.log.splitlines()[-1]


async def test_a_wrong_token_ends_with_a_clear_line(here: Scene) -> None:
    await here.stop_bot()
    here.faults.add(Fault("GET", "/users/@me", status=401, times=None))
    await here.launch()
    assert await here.ended() == 2
    assert here.log.splitlines()[-1].startswith("Discord does not accept DISCORD_TOKEN")


async def test_a_first_connection_to_the_gateway_that_fails_ends_with_the_code_for_another_try(here: Scene) -> None:
    await here.stop_bot()
    here.discord.gateway.closed = True
    await here.launch()
    assert await here.ended() == 1
    assert "gateway cannot be reached" in here.log.splitlines()[-1]
    await asyncio.sleep(0)
