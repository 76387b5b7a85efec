"""Discord, or the bot, is away for longer than a turn may take: nobody loses a turn by it (T-23)."""

import asyncio
import signal

import pytest

from bench.standin.server import text_of, within
from tests.fire.scene import PATIENCE, Scene, until

pytestmark = pytest.mark.nightly
TURN, OUTAGE = 61, 75
WAITED = "I was offline for a while"


async def begin_with_short_turns(here: Scene) -> None:
    """Let two people play who lose their seats when they are late."""
    await here.begin(hours=TURN / 3600, then="bot", misses=1)


async def test_an_outage_longer_than_a_turn_costs_nobody_a_seat(here: Scene) -> None:
    await begin_with_short_turns(here)
    person, messages = here.asked, len(here.public)
    here.discord.gateway.reachable.clear()
    await here.discord.gateway.drop(4000)
    await asyncio.sleep(OUTAGE)
    here.discord.gateway.reachable.set()
    await within(here.discord.gateway.ready, PATIENCE)
    await until(lambda: WAITED in text_of(here.newest))
    assert here.asked == person
    assert len(here.public) == messages, "it is said without a new message"
    await here.turn()


async def test_a_bot_that_was_gone_for_longer_than_a_turn_costs_nobody_a_seat(here: Scene) -> None:
    await begin_with_short_turns(here)
    person, messages = here.asked, len(here.public)
    await here.stop_bot(signal.SIGKILL)
    await asyncio.sleep(OUTAGE)
    await here.start_bot()
    await until(lambda: WAITED in text_of(here.newest))
    assert here.asked == person
    assert len(here.public) == messages
    await here.turn()
