"""Starting without a token, in processes of their own: what is said, what is served, and what is refused."""

import json
import signal
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot import GAMES
from tests.local.laid import LOCAL, PATIENCE, Laid, environment, free_port, laid, taken


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Laid]:
    with laid(tmp_path_factory.mktemp("table")) as table:
        yield table


def refused(folder: Path, **settings: str) -> tuple[int, str, str]:
    """Start with settings that cannot be used; return the exit code and what was said and complained."""
    ended = subprocess.run(
        LOCAL, cwd=folder, env=environment(**settings), capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    return ended.returncode, ended.stdout, ended.stderr


def test_it_says_where_the_table_is_and_what_to_try(table: Laid) -> None:
    first, *hints = table.said.splitlines()
    assert first == f"The table is ready: {table.address}"
    for word in ("Choose a game", "Start", "Add a bot", "Learn it", "private messages", "Ctrl+C"):
        assert word in " ".join(hints)
    assert not table.complained


def test_the_start_page_leads_to_the_table_and_to_the_letter_boxes(table: Laid) -> None:
    status, page = table.get("/")
    assert status == 200
    assert "Private messages" in page
    assert table.get("/style.css")[0] == 200


def test_every_game_can_be_played_and_some_learned(table: Laid) -> None:
    status, text = table.get("/games.json")
    assert status == 200
    games = {game["key"]: game for game in json.loads(text)["games"]}
    assert list(games) == [rules.key for rules in GAMES]
    assert all(game["name"] and game["line"] for game in games.values())
    for key, game in games.items():
        assert table.goes_to(f"/table/{key}").startswith(f"http://127.0.0.1:{table.port + 1}/#")
        assert game["learn"] or table.get(f"/learn/{key}")[0] == 404


def test_a_game_can_be_opened_at_once(tmp_path: Path) -> None:
    game = [rules.key for rules in GAMES][-1]
    with laid(tmp_path, GAME=game) as table:
        assert table.said.splitlines()[0] == f"The table is ready: {table.address}table/{game}"


def test_three_people_sit_at_the_table_unless_told_otherwise(table: Laid) -> None:
    status, text = table.get("/people.json")
    told = json.loads(text)
    assert status == 200
    assert told["people"] == [{"name": name, "messages": 0} for name in ("Amina", "Þórdís", "Jānis")]


def test_the_table_and_the_guided_game_are_shown_on_the_same_page_in_turn(tmp_path: Path) -> None:
    with laid(tmp_path, SEATS="2") as table:
        page = f"http://127.0.0.1:{table.port + 1}/#"
        shown = [
            table.goes_to(path)
            for path in ("/table/alhambra", "/table/alhambra", "/learn/alhambra", "/learn/alhambra", "/table/alhambra")
        ]
        assert all(address.startswith(page) for address in shown)
        assert shown[0] == shown[1] != shown[2] == shown[3] != shown[4]
        messages = json.loads(table.get("/messages/0.json")[1])["messages"]
        assert len(messages) == 1, "the hand in the guided game"
        assert "Learning Alhambra: Amina" in messages[0]["parts"][0]["html"]


def test_everybody_has_a_letter_box(table: Laid) -> None:
    for number, name in enumerate(("Amina", "Þórdís", "Jānis")):
        assert table.get(f"/messages/{number}")[0] == 200
        assert json.loads(table.get(f"/messages/{number}.json")[1]) == {"name": name, "messages": []}


@pytest.mark.parametrize(
    "path",
    [
        "/messages/3",
        "/messages/3.json",
        "/messages/x",
        "/messages/-1",
        "/messages/0/1/0",
        "/messages",
        "/.env",
        "/table/chess",
        "/learn/chess",
        "/channels/1/2",
        "/channels/1/2/3",
    ],
)
def test_what_nobody_has_is_not_found(table: Laid, path: str) -> None:
    assert table.get(path)[0] == 404


@pytest.mark.parametrize("path", ["/", "/people.json", "/messages/0.json"])
@pytest.mark.parametrize("host", ["example.org", "127.0.0.1.example.org:{port}", "example.org:{port}"])
def test_a_page_from_elsewhere_learns_nothing(table: Laid, path: str, host: str) -> None:
    assert table.get(path, host.format(port=table.port)) == (403, "403: Forbidden")


def test_this_computer_may_be_called_localhost(table: Laid) -> None:
    assert table.get("/people.json", f"localhost:{table.port}")[0] == 200


@pytest.mark.parametrize("number", ["eighty", "70000", "65535", "80", "-8080", "8080.5"])
def test_a_port_that_is_none_is_refused_in_one_line(number: str, tmp_path: Path) -> None:
    complaint = f"PORT must be a whole number from 1024 to 65534, not {number}\n"
    assert refused(tmp_path, PORT=number) == (2, "", complaint)


@pytest.mark.parametrize("number", ["0", "7", "two"])
def test_a_number_of_seats_that_no_table_has_is_refused_in_one_line(number: str, tmp_path: Path) -> None:
    complaint = f"SEATS must be a whole number from 1 to 6, not {number}\n"
    assert refused(tmp_path, SEATS=number, PORT=str(free_port())) == (2, "", complaint)


def test_a_game_that_is_none_is_refused_in_one_line(tmp_path: Path) -> None:
    code, said, complained = refused(tmp_path, GAME="chess", PORT=str(free_port()))
    assert (code, said) == (2, "")
    assert complained.startswith("GAME must be one of alhambra, ")
    assert complained.endswith(", not chess\n")


@pytest.mark.parametrize("which", [0, 1])
def test_a_port_that_is_taken_is_named_with_another_to_try(which: int, tmp_path: Path) -> None:
    port = free_port()
    with taken(port + which):
        code, said, complained = refused(tmp_path, PORT=str(port))
    assert (code, said) == (2, "")
    assert complained.startswith(f"Ports {port} and {port + 1} must be free, and one is taken")
    assert complained.endswith(f"make run PORT={port + 10}\n")
    assert complained.count("\n") == 1


def test_a_token_of_a_wrong_shape_is_refused_instead_of_playing_here(tmp_path: Path) -> None:
    code, said, complained = refused(tmp_path, DISCORD_TOKEN="a secret", PORT=str(free_port()))
    assert (code, said) == (2, "")
    assert complained.startswith("DISCORD_TOKEN is not a bot token")
    assert "a secret" not in complained


def test_settings_come_from_a_file_and_the_environment_counts_more(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("DISCORD_TOKEN=\nPORT=80\nSEATS=2\n")
    with laid(tmp_path) as table:
        people = json.loads(table.get("/people.json")[1])["people"]
        assert [person["name"] for person in people] == ["Amina", "Þórdís"]


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
@pytest.mark.parametrize("often", [1, 2])
def test_it_ends_when_asked_and_leaves_nothing_behind(how: signal.Signals, often: int, tmp_path: Path) -> None:
    scratch = tmp_path / "scratch"
    scratch.mkdir()
    with laid(tmp_path, TMPDIR=str(scratch), SEATS="1") as table:
        assert list(scratch.iterdir())
        for _ in range(often - 1):
            table.process.send_signal(how)
        assert table.end(how) == 0
        assert table.said.endswith("\nStopped. The table is gone.\n")
        assert not table.complained
        assert not list(scratch.iterdir())
