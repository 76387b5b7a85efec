"""What an operator sees: health, numbers, logs, and that all settings are checked before anything begins."""

import asyncio
import socket
import sys

import aiohttp
import pytest

from bench.standin.faults import Fault
from bench.standin.server import within
from tests.fire.scene import PATIENCE, ROOT, Scene, until


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


async def fetch(port: int, path: str, host: str = "127.0.0.1") -> tuple[int, str]:
    async with aiohttp.ClientSession() as session, session.get(f"http://{host}:{port}{path}") as answer:
        return answer.status, await answer.text()


async def test_health_is_told_on_loopback_when_wanted(here: Scene) -> None:
    await here.stop_bot()
    port = free_port()
    await here.start_bot(HEALTH_PORT=str(port))
    await here.begin()
    await here.turn()
    for page in ("/livez", "/readyz", "/healthz"):
        assert await fetch(port, page) == (200, "ok")
    assert await probe(here, port) == 0
    assert (await fetch(port, "/metrics"))[0] == 200


async def test_health_is_bad_while_discord_is_away(here: Scene) -> None:
    await here.stop_bot()
    port = free_port()
    await here.start_bot(HEALTH_PORT=str(port))
    await until_it_says(port, 200, "ok")
    here.discord.gateway.closed = True
    await here.discord.gateway.drop(4000)
    await until_it_says(port, 503, "not connected to Discord")
    assert await fetch(port, "/healthz") == (503, "not connected to Discord")
    assert await fetch(port, "/livez") == (200, "ok"), "a new start would not help"
    assert await probe(here, port) == 0


async def until_it_says(port: int, status: int, words: str) -> None:
    """Wait until the bot gives an answer about its health."""
    for _ in range(200):
        answer = await fetch(port, "/readyz")
        if answer == (status, words):
            return
        await asyncio.sleep(0.05)
    assert answer == (status, words)


async def probe(here: Scene, port: int) -> int | None:
    """Ask as the health check of a container does; return the exit code."""
    command = [sys.executable, "-m", "operation.probe"]
    process = await asyncio.create_subprocess_exec(*command, cwd=ROOT, env=here.environment(HEALTH_PORT=str(port)))
    return await process.wait()


async def test_health_is_told_where_it_is_wanted_and_nowhere_else(here: Scene) -> None:
    await here.stop_bot()
    port = free_port()
    await here.start_bot(HEALTH_PORT=str(port), HEALTH_HOST="127.0.0.2")
    assert await fetch(port, "/livez", "127.0.0.2") == (200, "ok")
    with pytest.raises(aiohttp.ClientConnectorError):
        await fetch(port, "/livez")
    assert await probe(here, port) == 1


async def test_nothing_listens_unless_it_is_wanted(table: Scene) -> None:
    assert "HEALTH" not in table.log
    await table.turn()


@pytest.mark.parametrize(
    ("setting", "value", "words"),
    [
        ("HEALTH_PORT", "eighty", "HEALTH_PORT must be a whole number"),
        ("HEALTH_HOST", "nowhere", "HEALTH_HOST must be an address"),
        ("RESTART_AFTER", "0", "RESTART_AFTER must be a whole number"),
        ("TABLES_PER_PERSON", "few", "TABLES_PER_PERSON must be a whole number"),
        ("GAME_DAYS", "-1", "GAME_DAYS must be a whole number"),
        ("KEEP_FINISHED_DAYS", "a year", "KEEP_FINISHED_DAYS must be a whole number from 0 to 36500"),
        ("KEEP_CANCELLED_DAYS", "-1", "KEEP_CANCELLED_DAYS must be a whole number from 0 to 36500"),
        ("DISCORD_SOCKET", "/nowhere", "DISCORD_SOCKET names no socket"),
        ("PRIVACY_URL", "privacy.html", "PRIVACY_URL must be the address of a page"),
        ("TERMS_URL", "https://a.example/(b)", "TERMS_URL must be the address of a page"),
        ("OWNER_GUILD", "mine", "OWNER_GUILD must be the id of a server"),
        ("CONTACT", "a\nb", "CONTACT must be one line"),
        ("LOG_FILE", "/proc/no/log", "LOG_FILE cannot be written"),
    ],
)
async def test_a_setting_that_cannot_be_used_ends_the_start(setting: str, value: str, words: str, here: Scene) -> None:
    await here.stop_bot()
    await here.launch(**{setting: value})
    assert await here.ended() == 2
    assert here.log.splitlines()[-1].startswith(words)


async def test_a_port_that_is_taken_ends_the_start(here: Scene) -> None:
    await here.stop_bot()
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        await here.launch(HEALTH_PORT=str(taken.getsockname()[1]))
        assert await here.ended() == 2
    assert "is taken: choose another" in here.log.splitlines()[-1]


async def test_an_address_of_another_computer_ends_the_start(here: Scene) -> None:
    await here.stop_bot()
    await here.launch(HEALTH_PORT=str(free_port()), HEALTH_HOST="192.0.2.1")
    assert await here.ended() == 2
    assert here.log.splitlines()[-1] == "HEALTH_HOST 192.0.2.1 is no address of this computer"


async def test_the_log_has_a_line_for_each_event_in_a_file_too_and_no_secrets(here: Scene) -> None:
    await here.stop_bot()
    file = here.folder / "logs" / "bot.log"
    await here.start_bot(LOG_FILE=str(file))
    await here.begin()
    await here.turn()
    lines = file.read_text().splitlines()
    assert [line for line in lines if "table 1, entry" in line and "Start" in line]
    assert [line for line in lines if "table 1, entry" in line and "Act of seat" in line]
    hands = [word for message in here.world.mail(here.people[0]) for word in _cards(message)]
    assert hands
    assert not [card for card in hands if any(card in line for line in lines)]


def _cards(message: dict[str, object]) -> list[str]:
    """Return what is said of a hand: currencies with their values."""
    galleries = [part for part in message["components"] if part["type"] == 12]  # type: ignore[attr-defined]
    alts = [item["description"] for part in galleries for item in part["items"]]
    return [words for alt in alts for words in alt.split(". ") if "total" in words]


async def test_requests_that_cannot_be_acknowledged_are_counted_and_logged_in_a_line(table: Scene) -> None:
    table.faults.add(Fault("POST", "/interactions/.*", status=404, code=10062))
    await table.discord.use(table.people[0], table.newest, "Hand")
    await until(lambda: "could not be acknowledged" in table.log)
    assert "Traceback" not in table.log
    again = await table.discord.use(table.people[0], table.newest, "Hand")
    await within(again.answered, PATIENCE)
