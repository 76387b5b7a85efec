"""What people see of tables that nobody uses, and how those end (T-25)."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from host.limits import DAY, Limits
from host.table import Status
from tests.cogs.world import World, world

DAYS = 24.0


@pytest.fixture(autouse=True)
def awake(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let nobody take it for sleep that time passes in leaps here."""
    monkeypatch.setattr("host.absence.FROZEN", float("inf"))


@pytest.fixture
async def lasting(tmp_path: Path) -> AsyncIterator[World]:
    """Yield a server where no table ends by itself."""
    async with world(tmp_path, 2, limits=Limits(lobby=0, game=0)) as made:
        yield made


def mentioned(house: World) -> list[list[int]]:
    """Return whom each message that was sent to the channel may call."""
    path = f"/{house.channel.id}/messages"
    sent = [entry.json for entry in house.env.http_requests if entry.method == "POST" and entry.path.endswith(path)]
    return [sorted(dict(body or {}).get("allowed_mentions", {}).get("users", ())) for body in sent]


async def test_the_card_of_a_lobby_says_when_it_closes(house: World) -> None:
    await house.open()
    assert f"This table closes <t:{house.clock.now + 7 * DAY:.0f}:R> if nothing changes." in house.text(house.newest)
    await house.pass_hours(3 * DAYS)
    await house.people[1].click(house.newest, label="Leave")
    await house.people[0].click(house.newest, label="Add a bot")
    assert f"This table closes <t:{house.clock.now + 7 * DAY:.0f}:R>" in house.text(house.newest)


async def test_a_lobby_closes_quietly_on_its_card(house: World) -> None:
    await house.open()
    await house.pass_hours(6.9 * DAYS)
    assert "Join" in house.buttons(house.newest)
    before = mentioned(house)
    await house.pass_hours(0.1 * DAYS)
    text = house.text(house.newest)
    assert "Nobody started this game in time, so the table is closed. **/alhambra new** opens another." in text
    assert "if nothing changes here" not in text
    assert house.buttons(house.newest) == []
    assert mentioned(house) == before, "no message is sent for it"
    await house.people[1].slash(house.channel, "alhambra new")
    assert (await house.glance()).table.status is Status.LOBBY


async def test_a_game_that_nobody_plays_calls_those_who_sit_there_and_ends(table: World) -> None:
    await table.pass_hours(27 * DAYS)
    text, end = table.text(table.newest), table.clock.now + 3 * DAY
    anna, bela = table.people
    assert f"⏳ <@{anna.id}> and <@{bela.id}>, nobody has played here for a long time. Unless" in text
    assert text.endswith(f"Time’s up <t:{end:.0f}:R>.")
    assert mentioned(table)[-1] == sorted(person.id for person in table.people)
    await table.pass_hours(3 * DAYS)
    text = table.text(table.newest)
    assert "⌛ Nobody has played here for a long time, so this game was cancelled. It doesn’t count." in text
    assert mentioned(table)[-1] == []
    assert table.buttons(table.newest) == []
    assert (await table.glance()).table.status is Status.CANCELLED


async def test_a_paused_game_says_how_it_can_go_on(table: World) -> None:
    await table.people[0].slash(table.channel, "table pause")
    await table.pass_hours(27 * DAYS)
    assert "this game has been paused for a long time. Unless the host continues it with **/table resume**" in (
        table.text(table.newest)
    )
    await table.people[0].slash(table.channel, "table resume")
    await table.pass_hours(26 * DAYS)
    assert (await table.glance()).table.status is Status.PLAYING


async def test_after_an_outage_the_card_of_a_lobby_shows_the_new_time(house: World) -> None:
    await house.open()
    house.host.clocks.away()
    await house.pass_hours(20 * DAYS)
    await house.host.clocks.back()
    await house.pass_hours(0)
    assert f"This table closes <t:{house.clock.now + 7 * DAY:.0f}:R>" in house.text(house.newest)
    assert len(house.public()) == 1


async def test_where_nothing_ends_nothing_is_said_of_it(lasting: World) -> None:
    await lasting.open()
    await lasting.pass_hours(100 * DAYS)
    assert "Time’s up" not in lasting.text(lasting.newest)
    assert "Join" in lasting.buttons(lasting.newest)
