"""In which language a table speaks: as its server does, unless somebody chose another one."""

import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import discord
import pytest

from tests.cogs.world import World
from texts import catalogue as texts

CACHED = (texts.catalogue, texts.languages, texts.keys, texts._bundle)


@pytest.fixture(autouse=True)
def german(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let there be a second language, and servers that speak it."""
    folder = tmp_path / "texts"
    shutil.copytree(texts.FOLDER / "en", folder / "en")
    (folder / "de").mkdir()
    (folder / "de" / "table.ftl").write_text("button-join = Mitspielen\nlanguage-name = Deutsch\n")
    monkeypatch.setattr(texts, "FOLDER", folder)
    read: Callable[[Any, Any], None] = discord.Interaction._from_data

    def read_from_a_german_server(interaction: Any, data: Any) -> None:
        read(interaction, {**data, "guild_locale": "de"})

    monkeypatch.setattr(discord.Interaction, "_from_data", read_from_a_german_server)
    for cached in CACHED:
        cached.cache_clear()
    yield
    for cached in CACHED:
        cached.cache_clear()


async def language(house: World, **chosen: str) -> str:
    """Let a moderator choose, and somebody open a table; return its language."""
    powers = house.guild.create_role("Keepers", permissions=discord.Permissions(manage_messages=True))
    keeper = house.guild.add_member(house.env.create_user("keeper", global_name="Keeper"), roles=[powers])
    await keeper.slash(house.channel, "moderate defaults", seats=5, **chosen)
    await house.people[0].slash(house.channel, "alhambra new")
    return (await house.glance()).table.settings.language


async def test_a_table_speaks_as_its_server_does(house: World) -> None:
    assert await language(house) == "de"
    assert house.buttons(house.newest)[0] == "Mitspielen"


async def test_english_that_a_moderator_chose_stays(house: World) -> None:
    assert await language(house, language="en") == "en"
    assert house.buttons(house.newest)[0] == "Join"


async def test_english_that_the_host_chose_stays(house: World) -> None:
    assert await language(house) == "de"
    await house.people[0].slash(house.channel, "table options", language="en")
    await house.restart()
    assert (await house.glance()).table.settings.language == "en"


async def test_wishes_of_a_server_from_before_chose_no_language(house: World) -> None:
    old = b'{"guild":"%d","settings":{"seats":5,"language":"en"},"moderators":"manage_messages"}' % house.guild.id
    await house.let_go()
    with closing(sqlite3.connect(house.path)) as connection, connection:
        connection.execute("INSERT INTO houses VALUES (?, ?)", (str(house.guild.id), old))
    await house.env.restart_bot(await house.bot())
    await house.people[0].slash(house.channel, "alhambra new")
    settings = (await house.glance()).table.settings
    assert (settings.seats, settings.language) == (5, "de")


async def test_languages_go_by_their_own_names(house: World) -> None:
    shown = await house.people[0].slash(house.channel, "preferences")
    labels = [offer.label for offer in house.offers(shown.response)]
    assert [label for label in labels if label in ("de", "Deutsch", "en", "English")] == ["Deutsch", "English"]


def test_a_language_without_a_name_goes_by_its_code(tmp_path: Path) -> None:
    (tmp_path / "texts" / "nl").mkdir()
    (tmp_path / "texts" / "nl" / "table.ftl").write_text("button-join = Meedoen\n")
    assert [texts.own_name(language) for language in ("de", "en", "nl")] == ["Deutsch", "English", "nl"]
