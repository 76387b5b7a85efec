"""What is remembered besides the tables: about people and servers, and which messages show what."""

import asyncio
from pathlib import Path
from random import Random

from host.archive import public_views
from host.host import Host
from host.kept import House, Post, Profile
from host.memory import Memory
from host.privacy import erase_person, export_person
from host.settings import Pace, Settings
from host.sqlite.store import SqliteStorage
from tests.host.tables import ANN, BEN, MODERATOR, hosting, open_table, play_on, refused, start_table


async def test_preferences_are_changed_one_by_one(host: Host) -> None:
    await asyncio.gather(
        host.memory.prefer("a", language="is"), host.memory.prefer("a", mail="off"), host.ask_to_confirm(ANN, "always")
    )
    profile = await host.memory.profile("a")
    assert (profile.language, profile.mail, profile.confirms) == ("is", "off", "always")


async def test_a_server_has_its_own_wishes_and_moderators_set_them(host: Host) -> None:
    assert await host.memory.house("server") == House("server")
    assert await refused(host.memory.set_defaults("server", ANN, moderators="ban_members")) == "T-18 moderator-only"
    settings = Settings(seats=3, pace=Pace(24))
    await host.memory.set_defaults("server", MODERATOR, settings=settings)
    await host.memory.set_defaults("server", MODERATOR, moderators="ban_members")
    assert await host.memory.house("server") == House("server", settings, "ban_members")
    assert await host.memory.house("another") == House("another")


async def test_wishes_that_cannot_be_meant_are_refused(host: Host) -> None:
    wish = host.memory.set_defaults("server", MODERATOR, settings=Settings(pace=Pace(-1)))
    assert await refused(wish) == "T-9 pace-out-of-range"
    assert await host.memory.house("server") == House("server")


async def test_messages_and_notes_are_kept_over_a_restart(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    async with hosting(path) as host:
        table = await open_table(host, 2)
        await host.memory.keep_post(table, Post("channel", "1", 3))
        await host.memory.keep_post(table, Post("channel", "2", 5))
        await host.memory.keep_post(table, Post("private", "3", 4), "a")
        await host.memory.keep_note("key", "text")
    async with hosting(path) as host:
        assert await host.memory.post(table) == Post("channel", "2", 5)
        assert await host.memory.post(table, "a") == Post("private", "3", 4)
        assert await host.memory.post(table, "b") is None
        assert (await host.memory.note("key"), await host.memory.note("other")) == ("text", None)


async def test_what_was_written_to_a_person_is_given_to_them_and_forgotten_with_them(host: Host) -> None:
    table = await open_table(host, 2)
    await host.memory.keep_post(table, Post("private", "99", 4), "b")
    assert b'"99"' in await export_person(host, "b")
    assert b'"99"' not in await export_person(host, "a")
    await erase_person(host, BEN)
    assert await host.memory.post(table, "b") is None


async def test_the_open_tables_of_a_person(host: Host) -> None:
    table = await start_table(host, 2)
    assert [glance.table.id for glance in await host.tables.of("a")] == [table]
    assert await host.tables.of("c") == []


async def test_the_story_of_a_table_begins_anywhere(host: Host) -> None:
    table = await start_table(host, 2)
    await play_on(host, table, Random(1), 20)
    whole = await host.tables.story(table)
    assert [entry.number for entry in whole] == sorted(entry.number for entry in whole)
    assert await host.tables.story(table, whole[4].number) == whole[5:]


async def test_a_game_can_be_seen_again_turn_by_turn(host: Host) -> None:
    table = await start_table(host, 3)
    await play_on(host, table, Random(2))
    views = await public_views(host, table)
    assert views[-1] == (await host.tables.look(table)).view(None)
    assert all(view.hand is None for view in views)
    sizes = [sum(len(player.palace) for player in view.players) for view in views]
    assert sizes[0] == 0
    assert max(sizes) > 10
    assert len(views) > 40


async def test_nothing_can_be_seen_before_the_game_begins(host: Host) -> None:
    assert await refused(public_views(host, await open_table(host, 2))) == "T-17 no-game-to-export"


async def test_the_open_tables_of_a_server(host: Host) -> None:
    table = await start_table(host, 2)
    assert (await host.tables.on("server"), await host.tables.on("another")) == ([table], [])


class Counting(SqliteStorage):
    """Counts how often it is asked about people."""

    asked = 0

    async def profile(self, user: str) -> Profile:
        self.asked += 1
        return await super().profile(user)


async def test_what_is_known_is_not_read_again(tmp_path: Path) -> None:
    storage = await Counting.open(tmp_path / "tables.db")
    assert isinstance(storage, Counting)
    memory = Memory(storage)
    for language in ("is", "fi"):
        await memory.prefer("a", language=language)
        assert (await memory.profile("a")).language == language
    assert storage.asked == 1
    await memory.forget("a")
    assert await memory.profile("a") == Profile("a")
    assert storage.asked == 2
    await storage.close()


async def test_what_is_written_is_known_also_if_whoever_asked_has_gone(tmp_path: Path) -> None:
    storage = await SqliteStorage.open(tmp_path / "tables.db")
    memory = Memory(storage)
    assert await memory.note("key") is None
    asking = asyncio.create_task(memory.keep_note("key", "text"))
    await asyncio.sleep(0)
    asking.cancel()
    await asyncio.wait([asking])
    await memory.keep_note("another", "later")
    assert await memory.note("key") == "text"
    await storage.close()
