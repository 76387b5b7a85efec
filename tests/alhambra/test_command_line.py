"""The command line, as somebody uses it in a shell."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from alhambra.tools.random_play import numbered_seed
from alhambra.tools.variety import Variety

ROOT = Path(__file__).parent.parent.parent


def run(*arguments: object, cwd: Path = ROOT, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "alhambra", *map(str, arguments)]
    env = {**os.environ, **environment}
    return subprocess.run(command, cwd=cwd, capture_output=True, text=True, check=False, env=env)


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("games") / "game.json"
    assert run("play", "--players", 3, "--seed", 5, "--out", path).returncode == 0
    return path


def test_play_shows_a_game_and_its_promise() -> None:
    result = run("play", "--players", 2, "--seed", 1)
    lines = result.stdout.splitlines()
    assert result.returncode == 0
    assert lines[0].startswith("commitment ")
    assert any("round 3 scored" in line for line in lines)
    assert sum("wins" in line for line in lines) >= 1
    assert any(line.startswith("dirk ") for line in lines)
    assert lines[-2].startswith("seed ")
    assert "hand dealt" not in result.stdout


def test_the_same_number_plays_the_same_game() -> None:
    first, second = (run("play", "--seed", 3).stdout.splitlines() for _ in range(2))
    assert first[1:-1] == second[1:-1]  # only the salt, and with it the commitment, differ
    assert run("play", "--seed", 4).stdout.splitlines()[1:-1] != first[1:-1]


def test_verify_proves_a_game(game: Path) -> None:
    result = run("verify", game)
    assert (result.returncode, result.stderr) == (0, "")
    promise = json.loads(game.read_bytes())["commitment"]
    assert f"verified. Seed and salt match the commitment {promise}" in result.stdout
    assert "Compare the commitment" in result.stdout
    assert "Compare" not in run("verify", game, "--commitment", promise).stdout


def test_verify_compares_with_what_was_published(game: Path) -> None:
    result = run("verify", game, "--commitment", "00" * 32)
    assert (result.returncode, result.stdout) == (1, "")
    assert "not proven: its commitment is" in result.stderr


def test_verify_tells_what_is_wrong(game: Path, tmp_path: Path) -> None:
    record = json.loads(game.read_bytes())
    record["result"]["scores"][0] += 1
    forged = tmp_path / "forged.json"
    forged.write_text(json.dumps(record))
    result = run("verify", forged)
    assert (result.returncode, result.stdout) == (1, "")
    assert result.stderr.startswith(f"{forged}: not proven: the result is")


def test_verify_without_a_file(tmp_path: Path) -> None:
    result = run("verify", tmp_path / "nothing.json")
    assert result.returncode == 1
    assert "cannot be read (No such file or directory)" in result.stderr


def test_replay_shows_what_play_showed(game: Path) -> None:
    played, replayed = run("play", "--players", 3, "--seed", 5).stdout, run("replay", game)
    assert replayed.returncode == 0
    assert replayed.stdout.strip() in played


def test_simulate_counts_and_checks() -> None:
    result = run("simulate", "--players", 2, "--games", 3, "--seed", 1, "--json")
    numbers = json.loads(result.stdout)
    assert (numbers["players"], numbers["games"]) == (2, 3)
    assert numbers["actions"] > 300
    assert numbers["games_per_second"] == pytest.approx(3 / numbers["seconds"])
    assert "3 games with 4 players" in run("simulate", "--games", 3).stdout


def test_games_with_modules(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    result = run("play", "--players", 3, "--seed", 5, "--modules", "camps,vizier", "--out", path)
    assert result.stdout.splitlines()[1] == "modules vizier, camps; interrupts by window"
    assert "vizier bought" in result.stdout
    assert "window" not in result.stdout.partition("\n  0")[2]
    assert json.loads(path.read_bytes())["options"]["modules"] == ["vizier", "camps"]
    assert run("verify", path).returncode == 0
    assert "2 games with 3 players" in run("simulate", "--modules", "all", "--players", 3, "--games", 2).stdout


def test_a_different_choice_of_modules_and_players_each_time() -> None:
    result = run("simulate", "--modules", "random", "--players", "random", "--games", 4)
    assert (result.returncode, result.stderr) == (0, "")
    assert "4 games with 2 to 6 players" in result.stdout
    played = {Variety(None, None).options(numbered_seed(number)) for number in range(40)}
    assert {options.players for options in played} == {2, 3, 4, 5, 6}
    assert {options.interrupts for options in played} == {"window", "orders"}
    assert len({options.modules for options in played}) > 20
    assert Variety(None, None).options(numbered_seed(3)) == Variety(None, None).options(numbered_seed(3))


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["simulate", "--modules", "camps,dirk"], "there is no module dirk, only vizier, currency_exchange,"),
        (["simulate", "--players", "1"], "2 to 6 can play (B-14), not 1"),
        (["simulate", "--players", "seven"], "2 to 6 can play (B-14), not seven"),
        (["simulate", "--games", "0"], "a number of at least 1, not 0"),
        (["simulate", "--games", "-3"], "a number of at least 1, not -3"),
        (["simulate", "--seed", "x"], "invalid int value: 'x'"),
        (["dance"], "invalid choice: 'dance'"),
        ([], "the following arguments are required: COMMAND"),
        (["scenario"], "the following arguments are required: PATH"),
    ],
)
def test_wrong_arguments_get_a_clear_word(arguments: list[str], message: str) -> None:
    result = run(*arguments)
    assert result.returncode == 2
    assert message in result.stderr
    assert "Traceback" not in result.stderr


def test_scenarios_pass(tmp_path: Path) -> None:
    result = run("scenario", ROOT / "tests" / "scenarios" / "turn.json")
    assert result.returncode == 0
    assert result.stdout.splitlines()[-1].endswith(" passed, 0 failed")


def test_a_failing_scenario_is_one_line_and_an_exit_code(tmp_path: Path) -> None:
    path = tmp_path / "wrong.json"
    then = {"turn": "ben", "scores": {"ann": 3}}
    path.write_text(json.dumps({"id": "wrong-one", "players": ["ann", "ben"], "then": then}))
    result = run("scenario", path, ROOT / "tests" / "scenarios" / "buy.json")
    assert result.returncode == 1
    assert result.stdout.splitlines()[0] == "wrong-one: turn: expected ben, found ann; scores ann: expected 3, found 0"
    assert result.stdout.splitlines()[-1].endswith(" passed, 1 failed")


def test_a_scenario_path_that_is_not_there_is_a_failure_among_others(tmp_path: Path) -> None:
    result = run("scenario", tmp_path / "nowhere", ROOT / "tests" / "scenarios" / "setup.json")
    assert result.returncode == 1
    assert result.stdout.splitlines()[0] == f"{tmp_path / 'nowhere'}: no such file or folder"
    assert result.stdout.splitlines()[-1].endswith(" passed, 1 failed")


def test_a_strange_name_stays_on_its_line_whatever_the_terminal(tmp_path: Path) -> None:
    path = tmp_path / "strange.json"
    path.write_text(json.dumps({"id": "ð\nþ", "players": ["ann", "ben"], "then": {"turn": "ben"}}))
    result = run("scenario", path, PYTHONIOENCODING="ascii")
    assert result.returncode == 1
    assert result.stdout == "\\xf0 \\xfe: turn: expected ben, found ann\n0 passed, 1 failed\n"


def test_play_cannot_write_everywhere(tmp_path: Path) -> None:
    result = run("play", "--seed", 1, "--out", tmp_path / "nowhere" / "game.json")
    assert result.returncode == 2
    assert "cannot be written (No such file or directory)" in result.stderr
    assert "Traceback" not in result.stderr


def test_damaged_data_stop_everything_with_one_line(tmp_path: Path) -> None:
    for folder in ("alhambra", "tabletop", "data"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=shutil.ignore_patterns("__pycache__"))
    (tmp_path / "data" / "alhambra" / "points.json").write_text("{")
    result = run("simulate", "--games", 1, cwd=tmp_path)
    assert result.returncode == 2
    assert result.stderr == "data/alhambra/points.json: Input data was truncated\n"


def test_a_reader_that_stops_reading_is_no_error() -> None:
    command = f"{sys.executable} -m alhambra play --seed 1 | head -n 2"
    result = subprocess.run(command, shell=True, cwd=ROOT, capture_output=True, text=True, check=False, env=os.environ)
    assert "Traceback" not in result.stderr
