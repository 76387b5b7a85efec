"""Starting the bot: its settings, and what `python bot.py check` says about them. Nothing here connects to Discord."""

import base64
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import NamedTuple
from urllib.parse import parse_qs, urlsplit

import pytest

from cogs.lobby import PERMISSIONS
from host.sqlite.database import opened_for_writing
from tests.local.laid import PATIENCE, ROOT, environment


class Ended(NamedTuple):
    """What a process has said and done."""

    code: int
    said: str
    complained: str


def run(folder: Path, *words: str, **settings: str) -> Ended:
    """Run the bot in a folder."""
    command = [sys.executable, str(ROOT / "bot.py"), *words]
    ended = subprocess.run(
        command, cwd=folder, env=environment(**settings), capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    return Ended(ended.returncode, ended.stdout, ended.stderr)


def token_of(application: str) -> str:
    """Return a token that looks like one of an application."""
    return base64.urlsafe_b64encode(application.encode()).decode().rstrip("=") + ".GqLmXo." + "x" * 38


def link_in(said: str) -> dict[str, list[str]]:
    """Return what the link asks for with which a server invites the bot."""
    [link] = [line.removeprefix("invite: ") for line in said.splitlines() if line.startswith("invite: ")]
    return parse_qs(urlsplit(link).query)


@pytest.mark.parametrize(("words", "settings"), [((), {}), (("run",), {}), ((), {"DISCORD_TOKEN": " "})])
def test_without_a_token_it_says_in_one_line_where_to_put_one(
    words: tuple[str, ...], settings: dict[str, str], tmp_path: Path
) -> None:
    ended = run(tmp_path, *words, **settings)
    assert (ended.code, ended.said) == (2, "")
    assert ended.complained.startswith("DISCORD_TOKEN is not set: copy .env.example to .env")
    assert ended.complained.count("\n") == 1
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    "token", ["hello", "Bot secret", "so.very.secret", token_of("letters"), token_of("1234567890").rpartition(".")[0]]
)
def test_what_is_no_token_is_refused_and_not_shown(token: str, tmp_path: Path) -> None:
    ended = run(tmp_path, DISCORD_TOKEN=token)
    assert (ended.code, ended.said) == (2, "")
    assert ended.complained.startswith("DISCORD_TOKEN is not a bot token")
    assert ended.complained.count("\n") == 1
    assert token not in ended.complained


def test_a_level_of_logging_that_is_none_is_refused_in_one_line(tmp_path: Path) -> None:
    ended = run(tmp_path, DISCORD_TOKEN=token_of("1234567890"), LOG_LEVEL="loud")
    assert ended == (2, "", "LOG_LEVEL must be one of DEBUG, INFO, WARNING, ERROR, not LOUD\n")


def test_the_check_without_a_token_tells_what_is_in_place_and_what_is_not(tmp_path: Path) -> None:
    ended = run(tmp_path, "check")
    assert ended.code == 2
    assert ended.complained.startswith("token: DISCORD_TOKEN is not set")
    assert ended.complained.count("\n") == 1
    database, pictures = ended.said.splitlines()
    assert database == "database: var/tables.db will be created"
    assert pictures.startswith("pictures: can be drawn")


def test_the_check_with_a_token_finds_everything_in_place(tmp_path: Path) -> None:
    token = token_of("123456789012345678")
    ended = run(tmp_path, "check", DISCORD_TOKEN=token, DATABASE_URL=f"sqlite:///{tmp_path}/my.db")
    assert (ended.code, ended.complained) == (0, "")
    assert [line.partition(":")[0] for line in ended.said.splitlines()] == ["token", "invite", "database", "pictures"]
    assert "token: looks right, for application 123456789012345678\n" in ended.said
    assert f"database: {tmp_path}/my.db will be created\n" in ended.said
    assert token not in ended.said


def test_the_invitation_asks_for_just_the_permissions_that_the_bot_needs(tmp_path: Path) -> None:
    asked = link_in(run(tmp_path, "check", DISCORD_TOKEN=token_of("123456789012345678")).said)
    assert asked["client_id"] == ["123456789012345678"]
    assert asked["permissions"] == [str(PERMISSIONS.value)]
    assert set(asked["scope"][0].split()) == {"bot", "applications.commands"}


@pytest.mark.parametrize(
    ("settings", "complaint"),
    [
        ({"LOG_LEVEL": "LOUD"}, "settings: LOG_LEVEL must be one of"),
        ({"DATABASE_URL": "postgresql://tables"}, "settings: DATABASE_URL must begin with sqlite:///"),
        ({"DATABASE_URL": "sqlite:///."}, "database: . "),
    ],
)
def test_the_check_names_a_setting_that_cannot_be_used(
    settings: dict[str, str], complaint: str, tmp_path: Path
) -> None:
    ended = run(tmp_path, "check", DISCORD_TOKEN=token_of("1234567890"), **settings)
    assert ended.code == 2
    assert ended.complained.startswith(complaint)
    assert ended.complained.count("\n") == 1


def test_settings_come_from_a_file_in_the_folder(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text(f"DISCORD_TOKEN={token_of('1111')}\nDATABASE_URL=sqlite:///mine.db\n")
    ended = run(tmp_path, "check")
    assert (ended.code, ended.complained) == (0, "")
    assert link_in(ended.said)["client_id"] == ["1111"]
    assert "database: mine.db will be created" in ended.said


def test_the_environment_counts_more_than_the_file(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text(f"DISCORD_TOKEN={token_of('1111')}\n")
    assert link_in(run(tmp_path, "check", DISCORD_TOKEN=token_of("2222")).said)["client_id"] == ["2222"]
    assert run(tmp_path, "check", DISCORD_TOKEN="").complained.startswith("token: DISCORD_TOKEN is not set")


def test_the_example_of_the_settings_is_harmless(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text((ROOT / ".env.example").read_text())
    ended = run(tmp_path, "check")
    assert ended.complained.startswith("token: DISCORD_TOKEN is not set")
    assert ended.complained.count("\n") == 1
    assert "database: var/tables.db will be created" in ended.said
    assert list(tmp_path.rglob("*.db")) == [], "a check changes nothing"


@contextmanager
def held(path: Path, journal: str) -> Iterator[None]:
    """Let another program hold a database, as it was left by the bot or as a restored copy is."""
    opened_for_writing(path).close()
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute(f"PRAGMA journal_mode = {journal}")
        other.execute("BEGIN EXCLUSIVE")
        yield


@pytest.mark.parametrize("journal", ["WAL", "DELETE"])
def test_a_database_that_another_program_holds_is_worth_another_try(journal: str, tmp_path: Path) -> None:
    path = tmp_path / "my.db"
    settings = {"DISCORD_TOKEN": token_of("1234567890"), "DATABASE_URL": f"sqlite:///{path}"}
    with held(path, journal):
        ended = run(tmp_path, **settings)
    assert (ended.code, ended.said) == (1, "")
    assert ended.complained == f"{path} cannot be used as the database: database is locked\n"


def test_the_check_tells_a_database_that_is_held_from_one_that_cannot_be_used(tmp_path: Path) -> None:
    path = tmp_path / "my.db"
    settings = {"DISCORD_TOKEN": token_of("1234567890"), "DATABASE_URL": f"sqlite:///{path}"}
    with held(path, "DELETE"):
        assert run(tmp_path, "check", **settings).code == 1
        assert run(tmp_path, "check", **{**settings, "DISCORD_TOKEN": ""}).code == 2, "the token stays missing"
