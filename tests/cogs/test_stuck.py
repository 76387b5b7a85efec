"""A picture that hangs in the drawing process silences nobody: the table is told in words, and health sees the rest."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from aiohttp.test_utils import make_mocked_request

from cogs import client
from cogs.alhambra.face import AlhambraFace
from cogs.card import Card
from host.courier import Delivery
from operation.health import Health
from render.kit.picture import Picture
from render.kit.studio import Studio
from tests.cogs.test_mail import take
from tests.cogs.world import World, world
from tests.render.kit.stuck import Hanging, Killing

LIMIT = 10.0


@pytest.fixture
async def apart(tmp_path: Path) -> AsyncIterator[World]:
    """Yield a table whose pictures a process of its own draws."""
    studio = Studio(processes=1, limit=LIMIT)
    async with world(tmp_path, 2, studio=studio) as made:
        await made.start()
        yield made
    await studio.close()


@pytest.mark.long
@pytest.mark.parametrize("bad", [Hanging("the table"), Killing("the table")])
async def test_the_table_is_told_in_words_and_plays_on(
    bad: Picture, apart: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = AlhambraFace.table_card

    def spoilt(*given: Any, **more: Any) -> Card:
        card = whole(*given, **more)
        return Card(*(bad if isinstance(part, Picture) else part for part in card.parts))

    before = len(apart.public())
    with monkeypatch.context() as broken:
        broken.setattr(AlhambraFace, "table_card", spoilt)
        person = await take(apart)
    [message] = apart.public()[before:]
    assert bad.alt() in apart.text(message)
    assert "took" in apart.text(message)
    assert apart.buttons(message)[:3] == ["Take money", "Buy", "Place"]
    assert apart.alts(apart.mail(person)[-1]), "other pictures are drawn as ever"
    assert (await apart.host.tables.census()).undelivered == 0
    await take(apart)
    assert apart.alts(apart.newest)


async def test_health_is_bad_while_news_do_not_move(table: World, monkeypatch: pytest.MonkeyPatch) -> None:
    bot = table.env.bot
    assert isinstance(bot, client.TableBot)
    health, request = Health(bot), make_mocked_request("GET", "/healthz")
    assert (await health.readyz(request)).text == "ok"
    never = asyncio.Event()

    async def hang(delivery: Delivery) -> None:
        await never.wait()

    monkeypatch.setattr(client, "LONGEST_ON_THE_WAY", 0.2)
    await table.host.courier.listen(hang)
    [entry] = await table.host.tables.story((await table.glance()).table.id, (await table.glance()).table.entries - 1)
    table.host.courier.take(entry)
    await asyncio.sleep(0.3)
    answer = await health.readyz(request)
    assert (answer.status, answer.text) == (503, "news do not reach Discord")
    assert "alhambra_oldest_news_seconds 0." in str((await health.metrics(request)).text)
    never.set()
    await table.host.courier.idle()
    assert (await health.readyz(request)).text == "ok"
