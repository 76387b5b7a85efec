"""A message that cannot be put together holds up nothing: the table is told plainly, and plays on."""

from pathlib import Path

import discord
import pytest
import simcord

from cogs import announcing
from cogs.alhambra.face import AlhambraFace
from render.alhambra.hand import HandPicture
from render.alhambra.table import TablePicture
from tests.cogs.test_mail import take
from tests.cogs.world import World

PLAIN = "the game goes on"


def explode(*_: object, **__: object) -> None:
    Path("no-such-drawing").read_bytes()


async def told_plainly(table: World, before: list[discord.Message]) -> simcord.MemberActor:
    """Let somebody play, and see that the table is told plainly, once, with all that the next one needs."""
    await take(table)
    [message] = table.public()[len(before) :]
    asked = await table.asked()
    assert PLAIN in table.text(message)
    assert f"<@{asked.id}>" in table.text(message)
    assert table.buttons(message)[:3] == ["Take money", "Buy", "Place"]
    assert (await table.host.tables.census()).undelivered == 0
    return asked


async def plays_on(table: World, faults: list[str]) -> None:
    """See that the next turn is told as ever, also by a bot that was started anew."""
    assert len(faults) == 1, "it is logged once"
    faults.clear()
    before = len(table.public())
    await table.restart()
    assert len(table.public()) == before
    await take(table)
    assert PLAIN not in table.text(table.newest)
    assert "took" in table.text(table.newest)
    assert table.alts(table.newest)


async def test_a_bug_in_telling(table: World, monkeypatch: pytest.MonkeyPatch, faults: list[str]) -> None:
    with monkeypatch.context() as broken:
        broken.setattr(AlhambraFace, "table_card", explode)
        await told_plainly(table, table.public())
    await plays_on(table, faults)


async def test_a_missing_drawing(table: World, monkeypatch: pytest.MonkeyPatch, faults: list[str]) -> None:
    with monkeypatch.context() as broken:
        broken.setattr(TablePicture, "drawn", explode)
        await told_plainly(table, table.public())
    await plays_on(table, faults)


async def test_a_message_that_discord_never_takes(table: World, faults: list[str]) -> None:
    table.env.inject_error("POST", f"/channels/{table.channel.id}/messages", status=400, code=50035)
    await told_plainly(table, table.public())
    await plays_on(table, faults)


async def test_a_hand_that_cannot_be_drawn(table: World, monkeypatch: pytest.MonkeyPatch, faults: list[str]) -> None:
    with monkeypatch.context() as broken:
        broken.setattr(HandPicture, "drawn", explode)
        person = await take(table)
    assert "took" in table.text(table.newest)
    mail = table.mail(person)[-1]
    assert "I can’t show your hand here" in table.text(mail)
    shown = await person.user.click(mail, label="Hand")
    assert table.alts(shown.response)
    assert len(faults) == 1, "it is logged once"
    faults.clear()
    await take(table)
    assert table.alts(table.mail(person)[-1])


async def test_what_cannot_even_be_told_plainly(
    table: World, monkeypatch: pytest.MonkeyPatch, faults: list[str]
) -> None:
    with monkeypatch.context() as broken:
        broken.setattr(AlhambraFace, "table_card", explode)
        broken.setattr(announcing, "plain_card", explode)
        before = len(table.public())
        await take(table)
        await table.host.courier.idle()
        assert len(table.public()) == before
        assert (await table.host.tables.census()).undelivered == 0
    assert "given up" in faults[0]
    await plays_on(table, faults)
