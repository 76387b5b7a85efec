"""Emojis are uploaded once, anew when they look different, and never stand in the way of a game."""

import json
import sqlite3
from contextlib import closing

import pytest

from bench.standin.faults import Fault
from bench.standin.server import offers, parts, text_of, within
from bench.standin.world import Json
from render.alhambra.emojis import EMOJIS, PREFIX
from render.kingdomino.emojis import EMOJIS as OTHERS
from tests.fire.scene import PATIENCE, Scene, until

NAMES = {PREFIX + emoji.name for emoji in EMOJIS} | {f"kgd_{emoji.name}" for emoji in OTHERS}
ROUTE = r"/applications/\d+/emojis"
MINE: Json = {"id": "1234567890", "name": "mine", "roles": [], "animated": False}
DONE, REFUSED = "Discord has our", "emojis could not be uploaded"


@pytest.fixture
async def shelf(here: Scene) -> Scene:
    """Return a bot that has found no place for emojis when it came; from now on there is one."""
    await until(lambda: REFUSED in here.log)
    here.world.room_for_emojis = 2000
    return here


async def start_anew(here: Scene, line: str = DONE) -> None:
    """Start the bot again where there are emojis, and wait until it has said how that went."""
    await here.stop_bot()
    before = here.log.count(line)
    await here.start_bot()
    await until(lambda: here.log.count(line) > before)


def uploads(here: Scene) -> list[str]:
    """Return the names of all emojis that were uploaded."""
    return [
        body["name"] for method, path, body in here.discord.rest.heard if (method, path[-7:]) == ("POST", "/emojis")
    ]


def by_name(here: Scene) -> dict[str, str]:
    return {emoji["name"]: emoji["id"] for emoji in here.world.emojis.values()}


def custom(part: Json) -> list[str]:
    """Return the ids of emojis on a control."""
    signs = [one.get("emoji") or {} for one in [part, *part.get("options", ())]]
    return [str(sign["id"]) for sign in signs if sign.get("id")]


async def test_each_emoji_is_uploaded_once_and_again_only_when_it_looks_different(shelf: Scene) -> None:
    shelf.world.emojis[MINE["id"]] = dict(MINE)
    await start_anew(shelf)
    assert sorted(uploads(shelf)) == sorted(NAMES)
    first = by_name(shelf)
    assert set(first) == {*NAMES, "mine"}
    assert all(shelf.world.files[first[PREFIX + emoji.name]] == emoji.file() for emoji in EMOJIS)

    await start_anew(shelf)
    assert len(uploads(shelf)) == len(NAMES)
    assert by_name(shelf) == first

    await shelf.stop_bot()
    with closing(sqlite3.connect(shelf.folder / "tables.db")) as database, database:
        [(key, text), (other, _)] = database.execute(
            "SELECT key, text FROM notes WHERE key LIKE 'emojis of %' ORDER BY key"
        )
        assert other == f"{key} kingdomino"
        noted = json.loads(text) | {"gone": {"id": 17, "digest": ""}}
        noted["tower"]["digest"] = "of another drawing"
        database.execute("UPDATE notes SET text = ? WHERE key = ?", (json.dumps(noted), key))
    shelf.world.emojis["99"] = MINE | {"id": "99", "name": PREFIX + "left_over"}
    await shelf.start_bot()
    await until(lambda: shelf.log.count(DONE) == 3)
    second = by_name(shelf)
    assert uploads(shelf)[len(NAMES) :] == [PREFIX + "tower"]
    assert second.keys() == first.keys()
    assert {name for name in first if first[name] != second[name]} == {PREFIX + "tower"}
    assert "Traceback" not in shelf.log


async def test_an_upload_that_was_cut_short_is_finished_at_the_next_start(shelf: Scene) -> None:
    shelf.world.room_for_emojis = 7
    await start_anew(shelf, REFUSED)
    kept = by_name(shelf)
    assert len(kept) == 7
    shelf.world.room_for_emojis = 2000
    shelf.world.emojis["99"] = MINE | {"id": "99", "name": PREFIX + EMOJIS[10].name}  # nobody noted that it arrived
    await start_anew(shelf)
    assert by_name(shelf).keys() == NAMES
    assert kept.items() <= by_name(shelf).items()


@pytest.mark.parametrize(("method", "status", "code"), [("GET", 403, 50001), ("POST", 400, 50035)])
async def test_a_refusal_leaves_plain_words_and_a_game(method: str, status: int, code: int, shelf: Scene) -> None:
    refusal = shelf.faults.add(Fault(method, ROUTE, status=status, code=code, times=None))
    await start_anew(shelf, REFUSED)
    await shelf.begin()
    await shelf.turn()
    assert "<:" not in text_of(shelf.newest)
    assert (refusal.struck, shelf.log.count(REFUSED)) == (1, 2)  # one of each start
    assert "Traceback" not in shelf.log


async def test_emojis_stand_in_texts_and_on_controls_until_somebody_removes_them(shelf: Scene) -> None:
    await start_anew(shelf)
    known = by_name(shelf)
    await shelf.begin()
    await shelf.turn()
    assert f"<:alh_pomegranate:{known['alh_pomegranate']}> Anna: **" in text_of(shelf.newest)
    person = shelf.asked
    panel = await shelf.panel(person)
    signs = [one for part in parts(panel) for one in custom(part)]
    assert set(signs) & {known[PREFIX + currency] for currency in ("gulden", "dirham", "denar", "ducat")}
    typed = await shelf.discord.autocomplete(person, "take", "cards")
    await within(typed.acknowledged, PATIENCE)
    assert typed.choices
    assert "<:" not in str(typed.choices)

    shelf.world.emojis.clear()
    panel = await shelf.panel(person)
    assert offers(panel)
    assert not [one for part in parts(panel) for one in custom(part)]
    await shelf.turn()
    assert "<:" not in text_of(shelf.newest)
    assert shelf.log.count("no longer knows our emojis") == 1
    assert "Traceback" not in shelf.log
