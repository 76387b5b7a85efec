"""Forged orders of whoever runs the bot are refused; true ones hold, also against servers that come back (T-26)."""

from typing import Any

import pytest

from bench.standin.faults import Fault
from bench.standin.gateway import guild_payload
from bench.standin.server import BUTTON, COMMAND, COMPONENT, SUBCOMMAND, text_of, within
from bench.standin.world import Asked, Person
from host.kept import Block
from host.sqlite.reader import SqliteReader
from tests.fire.scene import PATIENCE, Scene, until

STRING, USER = 3, 6
BAD = "123456789012345678"


@pytest.fixture
async def owned(here: Scene) -> Scene:
    """Return a bot that takes the server for that of its owner, who is Anna."""
    await here.stop_bot()
    here.world.owner = here.people[0]
    await here.start_bot(OWNER_GUILD=here.world.guild)
    return here


async def order(here: Scene, by: Person, command: str, guild: str | None = None, **options: Any) -> str:
    """Let somebody give an order, as Discord would send it; return what they are answered."""
    kinds = {"server": STRING, "person": USER}
    given = [{"name": name, "type": kinds[name], "value": value} for name, value in options.items()]
    users = {one.id: one.payload() for one in (*here.people, here.stranger)}
    data = {"id": "1", "name": "owner", "type": 1, "guild_id": guild or here.world.guild, "resolved": {"users": users}}
    data["options"] = [{"name": command, "type": SUBCOMMAND, "options": given}]
    return await answered(here, here.discord.ask(by, COMMAND, data))


async def answered(here: Scene, asked: Asked) -> str:
    await within((await here.discord.deliver(asked)).answered, PATIENCE)
    assert asked.private
    return text_of(here.discord.answer(asked))


async def blocks(here: Scene) -> list[Block]:
    """Read from the disk who is blocked."""
    reader = await SqliteReader.open_to_read(here.folder / "tables.db")
    try:
        return await reader.blocks()
    finally:
        await reader.close()


def left(here: Scene) -> list[str]:
    """Return the servers that the bot has left."""
    heard = [(method, path) for method, path, _ in here.discord.rest.heard]
    return [path.rpartition("/")[2] for method, path in heard if method == "DELETE" and "/@me/guilds/" in path]


async def test_forged_orders_change_nothing(owned: Scene) -> None:
    victim = owned.people[1].id
    for command, options in (
        ("servers", {}),
        ("leave", {"server": owned.world.guild}),
        ("block", {"server": BAD}),
        ("block", {"person": victim}),
        ("unblock", {"person": victim}),
        ("blocked", {}),
    ):
        assert "Only whoever runs this bot" in await order(owned, owned.stranger, command, **options)
        elsewhere = await order(owned, owned.people[0], command, BAD, **options)
        assert "command" in elsewhere, "on another server there is none"
    message = owned.world.post(owned.world.channel, {"components": [{"type": 10, "content": "Hello"}], "flags": 0}, [])
    shown = {"type": BUTTON, "id": 2, "custom_id": "b:owner-servers:0:0:0", "style": 1, "label": "Forged"}
    message = {**message, "components": [{"type": 1, "id": 1, "components": [shown]}]}
    data = {"custom_id": shown["custom_id"], "component_type": BUTTON, "id": 2}
    asked = owned.discord.ask(owned.stranger, COMPONENT, data, owned.world.channel, message=message)
    assert "Only whoever runs this bot" in await answered(owned, asked)
    assert (await blocks(owned), left(owned)) == ([], [])
    assert "Traceback" not in owned.log


async def test_a_blocked_server_is_left_each_time_it_comes_back(owned: Scene) -> None:
    bad = {**guild_payload(owned.world), "id": BAD, "name": "Bad", "channels": []}
    await owned.discord.gateway.emit("GUILD_CREATE", bad)
    assert "**Bad**" in await order(owned, owned.people[0], "servers")
    assert await order(owned, owned.people[0], "block", server=BAD) == "\nI’ve left **Bad**."
    assert [block.id for block in await blocks(owned)] == [BAD]
    for times in (2, 3):
        await owned.discord.gateway.emit("GUILD_DELETE", {"id": BAD})
        await owned.discord.gateway.emit("GUILD_CREATE", bad)
        await until(lambda: left(owned) == [BAD] * times)  # noqa: B023  # it is awaited here
    assert "Traceback" not in owned.log


async def test_a_blocked_person_stays_blocked_over_a_restart(owned: Scene) -> None:
    assert "is blocked" in await order(owned, owned.people[0], "block", person=owned.stranger.id)
    await owned.stop_bot()
    await owned.start_bot()
    asked = await owned.discord.slash(owned.stranger, "games")
    await within(asked.answered, PATIENCE)
    assert "has blocked you" in text_of(owned.discord.answer(asked))


async def test_a_server_without_the_bot_gets_no_commands_and_the_bot_starts(here: Scene) -> None:
    await here.stop_bot()
    here.faults.add(Fault("PUT", f"/applications/.*/guilds/{BAD}/commands", status=403, code=50001))
    await here.start_bot(OWNER_GUILD=BAD)
    assert f"server {BAD} gets no /owner commands" in here.log
    await here.begin()
