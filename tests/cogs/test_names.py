"""Whatever somebody calls themselves: where it is read, it mentions nobody, leads nowhere and hides nothing."""

import json
import re
import unicodedata
from collections.abc import AsyncIterator
from pathlib import Path

import hypothesis.strategies as st
import pytest_asyncio
from hypothesis import example, given
from simcord.components import walk_components
from simcord.results import InteractionResult

from cogs.names import spoken, written, written_name
from host.table import Sitter
from render.kit.layout.naming import shown_name, spoken_name
from tabletop.naming import JOINERS, LONGEST_NAME
from tests.cogs.world import World, world
from texts.catalogue import catalogue

SAY = catalogue("en", "alhambra")
NASTY = (
    *("<t:0:R>", "<#1>", "</hand:1>", "<@1>", "<@!1>", "<@&1>", "<:e:1>", "<a:e:1>", "<id:guide>", "<steam://x>"),
    *("@everyone", "@here", "https://e.vil/a_b", "HTTP://e.vil", "discord.gg/abc", "discord.com/invite/abc", "[x](y)"),
    *("\u202e", "\u2066", "\u200b", "\u200d", "\ufeff", "\u2028", "\n", "\r\n", "\x00", "\x1b[0m", "\u3164", "\u00ad"),
    *("**", "__", "||", "~~", "`", "```", "> ", "# ", "-# ", "- ", "\\", "_"),
    *("Ann", " ", "م", "👩\u200d🌾", "0", "e.vil"),
)
DOES_SOMETHING = re.compile(r"<[@#/:ait]|@(?:everyone|here|[!&]?\d)|\w+://|discord(?:app)?\.(?:gg|com)/", re.IGNORECASE)
FORMATS = re.compile(r"(?<!\\)(?:\\\\)*(?:[*_~|`]|\[.+\]\(.+\))|^\s*(?:#{1,3}|>|-#|-)\s")
NAMES = st.lists(st.sampled_from(NASTY), max_size=8).map("".join) | st.text(max_size=50)


def hidden(text: str) -> list[str]:
    """Return what cannot be seen in a text, but for joiners within scripts and emoji that need them."""
    needed = re.sub(f"(?<=[^\x00-\x7f])[{JOINERS}](?=[^\x00-\x7f])", "", text)
    return [sign for sign in needed if unicodedata.category(sign)[0] == "C" or sign in "\u2028\u2029\u3164"]


@given(NAMES)
@example("".join(NASTY))
def test_a_name_does_nothing_where_it_is_read(name: str) -> None:
    sitter = Sitter("1", name)
    for text in (written_name(sitter, 0, SAY), spoken_name(name, 0, SAY), spoken(name), written(name)):
        assert text.strip()
        assert not DOES_SOMETHING.search(text)
        assert not hidden(text)
    assert len(spoken_name(name, 0, SAY)) <= LONGEST_NAME
    assert not hidden(shown_name(name, 0, SAY))


@given(NAMES, NAMES)
def test_names_beside_each_other_do_nothing_together(one: str, other: str) -> None:
    text = SAY.listed([written(one), written(other)])
    assert not DOES_SOMETHING.search(text)


@given(NAMES)
def test_nothing_in_a_name_formats_a_message(name: str) -> None:
    assert not FORMATS.search(written(name))


@given(st.text(st.characters(categories=["L", "N"]), min_size=1, max_size=LONGEST_NAME))
def test_ordinary_names_stay_as_they_are(name: str) -> None:
    seen = "".join(sign for sign in name if sign not in "\u115f\u1160\u3164\uffa0")
    assert spoken_name(name, 2, SAY) == (seen or "Player 3")


PEOPLE = ("<t:0:R><#1></hand:1>", "discord.gg/x <@1>\u202e\n<:e:1>")
TRAPS = ("<t:0", "<#1>", "</hand", "discord.gg/", "<@1>", "\u202e", "<:e:1>", "\n<", "\u200b")


@pytest_asyncio.fixture
async def nasty(tmp_path: Path) -> AsyncIterator[World]:
    """Yield a house with people who have such names."""
    async with world(tmp_path, 0) as house:
        users = [house.env.create_user(f"user{number}", global_name=name) for number, name in enumerate(PEOPLE)]
        house.people = [house.guild.add_member(user) for user in users]
        yield house


def seen(house: World, *shown: InteractionResult) -> list[str]:
    """Return all that is written, read out or offered in the channel, in private messages and in answers."""
    messages = [*house.public(), *(one for person in house.people for one in house.mail(person))]
    stored = [house.env.backend.get_message(one.channel.id, one.id).components for one in messages]
    answers = [one.response for one in shown if one.response]
    stored += [house.env.backend.get_message(one.channel_id, one.id).components for one in answers]
    parts = [part for components in stored for part in walk_components(components)]
    return [json.dumps(part, ensure_ascii=False).replace("\\n", "\n") for part in parts]


async def test_nothing_that_is_sent_has_a_trap_from_a_name(nasty: World) -> None:
    anna, bela = nasty.people
    await nasty.start()
    shown = [
        await anna.slash(nasty.channel, "table replace", player=bela, by=nasty.stranger),
        await anna.slash(nasty.channel, "alhambra palace", player="nobody"),
        await bela.slash(nasty.channel, "alhambra palace", player="discord.gg/x"),
        await bela.slash(nasty.channel, "alhambra score"),
        await bela.slash(nasty.channel, "alhambra stats", player=anna),
        await bela.slash(nasty.channel, "table history"),
        await bela.slash(nasty.channel, "games"),
        await nasty.stranger.slash(nasty.channel, "hand"),
    ]
    found = seen(nasty, *shown)
    assert any("discord.gg\u2215x" in text for text in found), "the names are there"
    assert not [text for text in found if any(trap in text for trap in TRAPS)]
    offered = await bela.autocomplete(nasty.channel, "alhambra palace", "player", "")
    assert offered
    assert not [one for one in offered if any(trap in one["name"] for trap in TRAPS)]


async def test_threads_and_exports_have_harmless_names(nasty: World) -> None:
    anna, bela = nasty.people
    await anna.slash(nasty.channel, "alhambra new", thread=True)
    await bela.slash(nasty.channel, "learn")
    threads = [thread.name for thread in nasty.env.bot.guilds[0].threads]
    assert len(threads) == 2
    assert not [name for name in threads if any(trap in name for trap in TRAPS)]
    await nasty.start()
    shown = await anna.slash(nasty.channel, "table export")
    assert shown.response is not None
    [file] = shown.response.attachments
    data = nasty.env.backend.cdn.get(file.url)
    assert data is not None
    assert not [trap for trap in TRAPS if trap in json.dumps(json.loads(data), ensure_ascii=False)]
