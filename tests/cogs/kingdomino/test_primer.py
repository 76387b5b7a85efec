"""How to play Kingdomino: leafed through in place, with the rules of each page one click away, and emojis in texts."""

import asyncio
import re
from pathlib import Path
from random import Random

from cogs.client import TableBot
from cogs.kingdomino.primer import RESTS_ON
from tests.cogs.kingdomino.world import click_through_a_turn, kingdom
from tests.cogs.world import is_asked
from texts.catalogue import keys

TITLES = ("Your kingdom", "Choose a domino", "Place it", "Five by five", "Count your lands")
OURS = re.compile(r"<:kgd_([a-z]+):\d+> ")


async def test_the_pages_are_leafed_through_and_each_leads_to_its_rules(tmp_path: Path) -> None:
    async with kingdom(tmp_path) as house:
        await house.open()
        shown = await house.stranger.click(house.newest, label="How to play")
        for title, rules in zip(TITLES, RESTS_ON, strict=True):
            assert house.text(shown.response).startswith(f"## {title}\n")
            [alt] = house.alts(shown.response)
            assert alt.startswith(f"{title}. ")
            assert "Play a guided game" not in house.buttons(shown.response), "there is none"
            read = await house.press(house.stranger, shown, "Rules")
            lines = house.text(read.response).splitlines()
            assert [line.split(" · ")[0] for line in lines if line.startswith("**")] == [f"**{rule}" for rule in rules]
            shown = await house.press(house.stranger, read, "Back to the picture")
            if title != TITLES[-1]:
                shown = await house.press(house.stranger, shown, "Next")
        assert "Next" not in house.buttons(shown.response)
    assert all(f"rule-{rule}" in keys("en") for rules in RESTS_ON for rule in rules)


async def test_emojis_stand_in_texts_and_never_in_labels(tmp_path: Path) -> None:
    luck, words = Random(3), set[str]()
    async with kingdom(tmp_path, emojis=True) as house:
        assert isinstance(house.env.bot, TableBot)
        (face,) = house.env.bot.faces.values()
        for _ in range(600):
            if len(face.emojis) == len(face.signs):
                break
            await asyncio.sleep(0.05)
        await house.start()
        for _ in range(4):
            [person] = [one for one in house.people if await is_asked(house, one)]
            panel = (await person.click(house.newest, label="Play")).response
            labels = [*house.buttons(panel), *(offer.label for offer in house.offers(panel)), *house.alts(panel)]
            assert not OURS.findall("\n".join(labels))
            await click_through_a_turn(house, person, luck)
            words |= set(OURS.findall(house.text(house.newest)))
    assert {"pomegranate", "crescent"} <= words
    assert words & {"wheat", "forest", "lake", "grassland", "swamp", "mine"}
