"""What the local world shows as Discord does, and what it leaves out."""

from pathlib import Path

import pytest

import bot
from local.page import from_now
from local.world import open_world


@pytest.mark.parametrize(
    ("seconds", "words"),
    [
        (3599, "in 1 hour"),
        (3 * 3600 - 20, "in 3 hours"),
        (86_400, "in 1 day"),
        (90 * 60 - 3600, "in 30 minutes"),
        (1, "in 1 second"),
        (-120, "2 minutes ago"),
    ],
)
def test_a_moment_is_told_as_the_channel_tells_it(seconds: float, words: str) -> None:
    assert from_now(seconds) == words


async def test_nothing_in_the_channel_leads_out_of_these_pages(tmp_path: Path) -> None:
    async with (
        bot.assembled(tmp_path / "tables.db", home="http://127.0.0.1:8080") as made,
        open_world(made, 1) as world,
    ):
        await world.learn("alhambra")
        before = len(world.env.backend.messages[world.channels["alhambra"].id])
        world.hide_threads()
        left = world.env.backend.messages[world.channels["alhambra"].id].values()
        assert len(left) == before - 1
        assert "Learning Alhambra: Amina" not in [message.content for message in left]
