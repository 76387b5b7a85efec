"""A bot with emojis shows them where they help, and nowhere else; where there is no room for them, it is as without."""

import asyncio
import re
from pathlib import Path
from random import Random

from cogs.card import clipped
from cogs.client import TableBot
from cogs.emojis import without_emojis
from cogs.story import newest_lines
from render.alhambra.emojis import PREFIX
from tests.cogs.world import World, click_through_a_turn, is_asked, world
from texts.catalogue import catalogue

OURS = re.compile(r"<:alh_([a-z]+):\d+> ")
MOST_TURNS = 12


async def uploaded(house: World) -> None:
    """Wait until the bot has its emojis."""
    assert isinstance(house.env.bot, TableBot)
    faces = house.env.bot.faces.values()
    for _ in range(600):
        if all(len(face.emojis) == len(face.signs) for face in faces):
            return
        await asyncio.sleep(0.05)
    raise TimeoutError("they are not uploaded")


async def test_emojis_stand_before_the_words_in_texts_and_beside_the_labels_of_controls(tmp_path: Path) -> None:
    luck, signs, words = Random(3), set[str](), set[str]()
    async with world(tmp_path, 2, emojis=True) as house:
        await uploaded(house)
        await house.start()
        for _ in range(MOST_TURNS):
            [person] = [one for one in house.people if await is_asked(house, one)]
            panel = (await person.click(house.newest, label="Buy")).response
            labels = [*house.buttons(panel), *(offer.label for offer in house.offers(panel))]
            assert not OURS.findall("\n".join([*labels, *house.alts(panel), *house.alts(house.newest)]))
            controls = [one for part in house.components(panel) for one in [part, *part.get("options", ())]]
            signs |= {one["emoji"]["name"] for one in controls if (one.get("emoji") or {}).get("id")}
            words |= set(OURS.findall(house.text(house.newest)))
            await click_through_a_turn(house, person, luck)
        score = (await house.people[0].slash(house.channel, "alhambra score")).response
        assert house.menus(score)[0]["options"][1]["emoji"]["name"] == "alh_crescent"
        mail = "\n".join(house.text(message) for message in house.mail(house.people[0]))
    kinds = {"pavilion", "seraglio", "arcades", "chambers", "garden", "tower"}
    currencies = {"gulden", "dirham", "denar", "ducat"}
    assert {name.removeprefix(PREFIX) for name in signs} & kinds
    assert words >= {"pomegranate", "crescent", "dirk"}
    assert words & kinds
    assert words & currencies
    assert re.search(r"\n- <:alh_[a-z]+:\d+> [A-Z][a-z]+ \d+ .*with <:alh_[a-z]+:\d+> [A-Z]", mail)


async def test_what_is_typed_and_what_is_completed_has_no_emojis(tmp_path: Path) -> None:
    async with world(tmp_path, 2, emojis=True) as house:
        await uploaded(house)
        await house.start()
        [person] = [one for one in house.people if await is_asked(house, one)]
        choices = await person.autocomplete(house.channel, "take", "cards", "")
        assert choices
        assert not OURS.findall(str(choices))
        await person.slash(house.channel, "take", cards=choices[0]["name"])
        assert not await is_asked(house, person)
        refused = (await person.slash(house.channel, "take", cards="denar 99")).response
        assert "rule" in house.text(refused)


def test_a_text_that_is_too_long_loses_its_emojis_before_its_words() -> None:
    say = catalogue("en", "alhambra")
    lines = [f"<:alh_tower:1234567890123456789> line {number}" for number in range(10)]
    assert newest_lines(lines, 1000, say) == "\n".join(lines)
    assert newest_lines(lines, 100, say) == "\n".join(f"line {number}" for number in range(10))
    assert newest_lines(lines, 40, say).splitlines()[1:] == [f"line {number}" for number in range(5, 10)]
    assert clipped("\n".join(lines), 100) == without_emojis("\n".join(lines))
    assert clipped("\n".join(lines), 20) == "line 0\nline 1\n…"
