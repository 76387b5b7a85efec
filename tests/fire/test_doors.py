"""Channels that are closed, gone or poor in permissions; private messages that are closed; a server that left."""

import asyncio

import pytest

from bench.standin.faults import Fault
from bench.standin.gateway import guild_payload
from bench.standin.server import text_of, within
from bench.standin.world import EPHEMERAL
from cogs.refusals import MOST
from tests.fire.scene import PATIENCE, Scene, until
from tests.fire.test_operations import fetch, free_port

POSTS = r"/channels/\d+/messages"


def channel(table: Scene) -> str:
    return rf"/channels/{table.world.channel}/messages"


async def test_a_channel_that_is_closed_pauses_the_game_and_its_owner_learns_why(table: Scene) -> None:
    for code in (50001, 50013):
        fault = table.faults.add(Fault("POST", channel(table), status=403, code=code, times=None))
        person, owner, before = table.asked, table.people[0], len(table.public)
        mail = len(table.world.mail(owner))
        await table.take_money()
        await until(lambda: any("can no longer post" in text_of(m) for m in table.world.mail(owner)[mail:]))  # noqa: B023
        assert len(table.public) == before
        fault.times = 0
        resumed = await table.discord.slash(owner, "table resume")
        await within(resumed.answered, PATIENCE)
        await until(lambda: len(table.public) > before and "your turn!" in text_of(table.newest))  # noqa: B023
        told = "\n".join(text_of(message) for message in table.public[before:])
        assert told.count(f"**{person.name}** took") == 1
        await table.turn()


async def test_without_permission_to_attach_the_table_is_told_in_words(table: Scene) -> None:
    table.faults.add(Fault("POST", channel(table), status=403, code=50013, times=1))
    await table.turn()
    assert "I can’t post pictures here" in text_of(table.newest)
    assert "Market:" in text_of(table.newest)
    assert table.newest["attachments"] == []
    await table.turn()
    assert table.newest["attachments"]


async def test_a_channel_that_is_gone_loses_no_game(table: Scene) -> None:
    owner, old = table.people[0], table.world.channel
    elsewhere = table.world.open_channel("elsewhere")
    person = table.asked
    panel = await table.panel(person)
    del table.world.channels[old]
    await table.discord.choose(person, panel)
    await until(lambda: any("is gone" in text_of(message) for message in table.world.mail(owner)))
    table.world.channel = elsewhere
    for command in ("table bring", "table resume"):
        asked = await table.discord.slash(owner, command)
        await within(asked.answered, PATIENCE)
    await until(lambda: bool(table.public) and "your turn!" in text_of(table.newest))
    assert sum(text_of(message).count(f"**{person.name}** took") for message in table.public) == 1
    await table.turn()


async def test_a_message_that_was_deleted_does_not_matter(table: Scene) -> None:
    del table.world.messages[table.world.channel][table.newest["id"]]
    await until(lambda: bool(table.world.mail(table.people[0])))
    mail = table.world.mail(table.people[0])
    table.world.messages[mail[0]["channel_id"]].clear()
    asked = await table.discord.slash(table.people[0], "table show")
    await within(asked.answered, PATIENCE)
    for person in table.people[:2]:
        shown = await table.discord.slash(person, "hand")
        await within(shown.answered, PATIENCE)
    table.world.messages[table.world.channel].clear()
    moderated = await table.discord.slash(table.people[0], "table pause")
    await within(moderated.answered, PATIENCE)
    await until(lambda: len(table.public) == 1)


async def test_a_card_of_the_lobby_that_was_deleted_is_put_up_again(here: Scene) -> None:
    await here.open(1)
    here.world.messages[here.world.channel].clear()
    asked = await here.discord.slash(here.people[1], "table join")
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
        if "Your DMs are closed" in text_of(message)
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


async def test_a_closed_channel_is_not_knocked_at_whenever_somebody_looks(table: Scene) -> None:
    fault = table.faults.add(Fault("POST", channel(table), status=403, code=50001, times=None))
    await table.take_money()
    await until(lambda: "wait: channel" in table.log)
    for _ in range(100):
        asked = await table.discord.autocomplete(table.people[0], "take", "cards")
        await within(asked.answered, PATIENCE)
    for _ in range(10):
        asked = await table.discord.slash(table.people[0], "alhambra market")
        await within(asked.answered, PATIENCE)
    assert fault.struck <= 8


async def test_a_channel_that_is_opened_again_is_told_at_once(table: Scene) -> None:
    fault = table.faults.add(Fault("POST", channel(table), status=403, code=50001, times=None))
    before = len(table.public)
    await table.take_money()
    await until(lambda: "wait: channel" in table.log)
    await asyncio.sleep(6)  # the first pause is over, the second is longer
    fault.times = 0
    opened = {"id": table.world.guild, "type": 0, "allow": "1024", "deny": "0"}
    changed = {**table.world.channels[table.world.channel], "permission_overwrites": [opened]}
    await table.discord.gateway.emit("CHANNEL_UPDATE", changed)
    await until(lambda: len(table.public) > before, 3)


async def test_when_too_much_is_refused_people_are_answered_and_the_rest_waits(here: Scene) -> None:
    await here.stop_bot()
    port = free_port()
    await here.start_bot(HEALTH_PORT=str(port))
    await here.begin()
    fault = here.faults.add(Fault("POST", r"/interactions/.*", status=429, seconds=0.0, times=None))
    for _ in range(MOST):
        if fault.struck < MOST:
            await here.discord.slash(here.stranger, "games")
            await asyncio.sleep(0.01)
    await until(lambda: fault.struck >= MOST)
    fault.times = 0
    before = len(here.public)
    await here.take_money()
    await until(lambda: "news waits until" in here.log)
    await asyncio.sleep(2)
    assert len(here.public) == before
    assert here.log.count("news waits until") == 1
    _, numbers = await fetch(port, "/metrics")
    assert "alhambra_news_held_back 1.0\n" in numbers
    assert f"alhambra_discord_refusals_total {fault.struck}.0\n" in numbers


async def test_a_card_in_a_thread_that_was_archived_is_put_up_anew(here: Scene) -> None:
    await here.open(1)
    fault = here.faults.add(Fault("PATCH", channel(here) + r"/\d+", status=400, code=50083, times=None))
    asked = await here.discord.slash(here.people[1], "table join")
    await within(asked.answered, PATIENCE)
    await until(lambda: "2. **Bela**" in text_of(here.newest))
    assert fault.struck <= 2, "the one before keeps its buttons, too"
    assert "Traceback" not in here.log


@pytest.mark.parametrize(("code", "words"), [(50083, "is archived"), (50035, "won’t accept my messages")])
async def test_messages_that_are_never_taken_pause_the_game_once(table: Scene, code: int, words: str) -> None:
    owner, person, before = table.people[0], table.asked, len(table.public)
    fault = table.faults.add(Fault("POST", channel(table), status=400, code=code, times=None))
    await table.take_money()
    await until(lambda: any(words in text_of(message) for message in table.world.mail(owner)))
    await until(lambda: fault.struck >= 4)
    assert sum(words in text_of(message) for message in table.world.mail(owner)) == 1
    assert "Traceback" not in table.log
    fault.times = 0
    resumed = await table.discord.slash(owner, "table resume")
    await within(resumed.answered, PATIENCE)
    await until(lambda: len(table.public) > before and "your turn!" in text_of(table.newest))
    told = "\n".join(text_of(message) for message in table.public[before:])
    assert told.count(f"**{person.name}** took") == 1
