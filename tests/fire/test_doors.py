"""Channels that are closed, gone or poor in permissions; private messages that are closed; a server that left."""

from bench.standin.faults import Fault
from bench.standin.gateway import guild_payload
from bench.standin.server import text_of, within
from bench.standin.world import EPHEMERAL
from tests.fire.scene import PATIENCE, Scene, until

POSTS = r"/channels/\d+/messages"


def channel(table: Scene) -> str:
    return rf"/channels/{table.world.channel}/messages"


async def test_a_channel_that_is_closed_pauses_the_game_and_its_owner_learns_why(table: Scene) -> None:
    for code in (50001, 50013):
        fault = table.faults.add(Fault("POST", channel(table), status=403, code=code, times=None))
        person, owner, before = table.asked, table.people[0], len(table.public)
        mail = len(table.world.mail(owner))
        await table.take_money()
        await until(lambda: any("may no longer write" in text_of(m) for m in table.world.mail(owner)[mail:]))  # noqa: B023
        assert len(table.public) == before
        fault.times = 0
        resumed = await table.discord.slash(owner, "alhambra resume")
        await within(resumed.answered, PATIENCE)
        await until(lambda: len(table.public) > before and "it is your turn" in text_of(table.newest))  # noqa: B023
        told = "\n".join(text_of(message) for message in table.public[before:])
        assert told.count(f"**{person.name}** took") == 1
        await table.turn()


async def test_without_permission_to_attach_the_table_is_told_in_words(table: Scene) -> None:
    table.faults.add(Fault("POST", channel(table), status=403, code=50013, times=1))
    await table.turn()
    assert "I may not attach files here" in text_of(table.newest)
    assert "Market:" in text_of(table.newest)
    assert table.newest["attachments"] == []
    await table.turn()
    assert table.newest["attachments"]


async def test_a_channel_that_is_gone_loses_no_game(table: Scene) -> None:
    owner, old = table.people[0], table.world.channel
    elsewhere = table.world.open_channel("elsewhere")
    person = table.asked
    panel = await table.panel(person)
    menu = panel["components"][1]["components"][0]
    del table.world.channels[old]
    await table.discord.use_id(person, panel, menu["custom_id"], menu["options"][0]["value"], kind=3)
    await until(lambda: any("is gone" in text_of(message) for message in table.world.mail(owner)))
    table.world.channel = elsewhere
    for command in ("alhambra bring", "alhambra resume"):
        asked = await table.discord.slash(owner, command)
        await within(asked.answered, PATIENCE)
    await until(lambda: bool(table.public) and "it is your turn" in text_of(table.newest))
    assert sum(text_of(message).count(f"**{person.name}** took") for message in table.public) == 1
    await table.turn()


async def test_a_message_that_was_deleted_does_not_matter(table: Scene) -> None:
    del table.world.messages[table.world.channel][table.newest["id"]]
    await until(lambda: bool(table.world.mail(table.people[0])))
    mail = table.world.mail(table.people[0])
    table.world.messages[mail[0]["channel_id"]].clear()
    asked = await table.discord.slash(table.people[0], "alhambra table")
    await within(asked.answered, PATIENCE)
    for person in table.people[:2]:
        shown = await table.discord.slash(person, "hand")
        await within(shown.answered, PATIENCE)
    table.world.messages[table.world.channel].clear()
    moderated = await table.discord.slash(table.people[0], "alhambra pause")
    await within(moderated.answered, PATIENCE)
    await until(lambda: len(table.public) == 1)


async def test_a_card_of_the_lobby_that_was_deleted_is_put_up_again(here: Scene) -> None:
    await here.open(1)
    here.world.messages[here.world.channel].clear()
    asked = await here.discord.slash(here.people[1], "alhambra join")
    await within(asked.answered, PATIENCE)
    await until(lambda: len(here.public) == 1 and "2. **Bela**" in text_of(here.newest))


async def test_closed_private_messages_are_not_tried_again(table: Scene) -> None:
    faults = []
    for code, person in ((50007, table.people[0]), (50278, table.people[1])):
        address = rf"/channels/{table.world.private_channel(person.id)['id']}/messages"
        faults.append(table.faults.add(Fault("POST", address, status=403, code=code, times=None)))
    for _ in range(5):
        await table.turn()
    assert [fault.struck for fault in faults] == [1, 1]
    told = [
        message
        for message in table.world.messages[table.world.channel].values()
        if "I cannot send you private messages" in text_of(message)
    ]
    assert len(told) == 2, "each is told once"
    assert all(message["flags"] & EPHEMERAL for message in told)


async def test_a_server_that_removed_the_bot_and_came_back_goes_on(table: Scene) -> None:
    person, before = table.asked, len(table.public)
    fault = table.faults.add(Fault("*", r"/channels/.*", status=403, code=50001, times=None))
    await table.discord.gateway.emit("GUILD_DELETE", {"id": table.world.guild})
    await table.take_money()
    await until(lambda: "wait: channel" in table.log)
    fault.times = 0
    await table.discord.gateway.emit("GUILD_CREATE", guild_payload(table.world))
    await until(lambda: len(table.public) > before)
    assert f"**{person.name}** took" in "\n".join(text_of(message) for message in table.public)
