"""Commands in texts can be clicked, also after a start at which Discord was told nothing new."""

import re

from bench.standin.server import text_of, within
from tests.fire.scene import PATIENCE, Scene


async def test_commands_in_texts_can_be_clicked_as_discord_has_numbered_them(here: Scene) -> None:
    told = len(here.world.commands)
    for _ in range(2):
        asked = await here.discord.slash(here.people[0], "help")
        await within(asked.answered, PATIENCE)
        text = text_of(here.discord.answer(asked))
        assert re.search(r"</table show:\d+>", text)
        assert re.search(r"</alhambra new:\d+>", text)
        assert "/table show**" not in text
        await here.stop_bot()
        await here.start_bot()
    assert len(here.world.commands) == told
