"""The package: `pip install .` gives a command that works anywhere, with all that it needs."""

import subprocess
import sys
import sysconfig
import tomllib
from pathlib import Path
from zipfile import ZipFile

import pytest

from operation.version import VERSION
from tests.local.laid import PATIENCE, ROOT, environment
from tests.test_start_up import token_of

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())
INCLUDED: list[str] = PROJECT["tool"]["hatch"]["build"]["targets"]["wheel"]["only-include"]


def done(*command: object, folder: Path, **settings: str) -> subprocess.CompletedProcess[str]:
    """Run a program to its end, which does not know where our files are."""
    return subprocess.run(
        [*map(str, command)],
        cwd=folder,
        env=environment(**{"PYTHONPATH": "", **settings}),
        capture_output=True,
        text=True,
        timeout=2 * PATIENCE,
        check=False,
    )


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the package, with the tools that are here."""
    folder = tmp_path_factory.mktemp("wheel")
    offline = ("--no-deps", "--no-build-isolation", "--no-index", "--disable-pip-version-check")
    built = done(sys.executable, "-m", "pip", "wheel", *offline, "--wheel-dir", folder, ROOT, folder=folder)
    assert built.returncode == 0, built.stderr
    [file] = folder.glob("*.whl")
    return file


@pytest.fixture(scope="module")
def programs(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Install the package where only it and the libraries are; return the folder with the programs."""
    home = tmp_path_factory.mktemp("installed") / "env"
    assert done(sys.executable, "-m", "venv", "--without-pip", home, folder=home.parent).returncode == 0
    python = home / "bin" / "python"
    offline = ("--no-deps", "--no-index", "--disable-pip-version-check")
    installed = done(sys.executable, "-m", "pip", "--python", python, "install", *offline, wheel, folder=home.parent)
    assert installed.returncode == 0, installed.stderr
    [packages] = home.glob("lib/*/site-packages")
    (packages / "libraries.pth").write_text(sysconfig.get_path("purelib") + "\n")
    return python.parent


def test_the_package_holds_every_file_of_the_program(wheel: Path) -> None:
    with ZipFile(wheel) as archive:
        packed = {name for name in archive.namelist() if ".dist-info/" not in name}
    sources = [file for name in INCLUDED for file in ([ROOT / name] if "." in name else (ROOT / name).rglob("*"))]
    wanted = {str(file.relative_to(ROOT)) for file in sources if file.is_file() and "__pycache__" not in file.parts}
    assert packed == wanted
    assert {Path(name).suffix for name in packed} >= {".py", ".ftl", ".json", ".ttf", ".html"}


@pytest.mark.parametrize("words", [("--version",), ("--help",)])
def test_the_command_says_what_it_is(programs: Path, words: tuple[str, ...], tmp_path: Path) -> None:
    ended = done(programs / "alhambra-bot", *words, folder=tmp_path)
    assert (ended.returncode, ended.stderr) == (0, "")
    if words == ("--version",):
        assert ended.stdout == f"alhambra-bot {VERSION}\n"
    else:
        assert ended.stdout.startswith("usage: alhambra-bot ")
        for command in ("run", "check", "check-db", "backup"):
            assert f"\n    {command} " in ended.stdout


def test_the_check_finds_everything_in_place_from_another_folder(programs: Path, tmp_path: Path) -> None:
    ended = done(programs / "alhambra-bot", "check", folder=tmp_path, DISCORD_TOKEN=token_of("1234567890"))
    assert (ended.returncode, ended.stderr) == (0, "")
    assert "pictures: can be drawn" in ended.stdout


def test_processes_that_draw_are_found_from_another_folder(programs: Path, tmp_path: Path) -> None:
    script = """if True:
        import asyncio
        from render.alhambra.pieces import PiecesPicture
        from render.kit.studio import Studio
        async def draw():
            studio = Studio(processes=1)
            print(len((await studio.draw(PiecesPicture((), ()))).data))
            await studio.close()
        asyncio.run(draw())
    """
    ended = done(programs / "python", "-c", script, folder=tmp_path)
    assert (ended.returncode, ended.stderr) == (0, "")
    assert int(ended.stdout) > 1000


def test_playing_without_a_token_says_what_it_needs_besides(programs: Path, tmp_path: Path) -> None:
    (tmp_path / "simcord.py").write_text("raise ModuleNotFoundError(name='simcord')\n")
    ended = done(programs / "python", "-m", "local", folder=tmp_path, PYTHONPATH=str(tmp_path))
    assert (ended.returncode, ended.stdout) == (2, "")
    assert ended.stderr.startswith("To play without a token, you also need simcord")
    assert ended.stderr.count("\n") == 1


def test_the_libraries_for_running_are_far_fewer() -> None:
    """What only local play needs is large."""
    running = (ROOT / "requirements-run.lock").read_text()
    for name in ("simcord", "av", "markdown-it-py", "pytest", "hatchling"):
        assert f"\n{name}==" in (ROOT / "requirements.lock").read_text()
        assert f"{name}==" not in running
    for name in PROJECT["project"]["dependencies"]:
        assert f"{name.replace('.', '-').partition('>')[0]}==" in running


def test_the_lock_files_name_no_place() -> None:
    for name in ("requirements.lock", "requirements-run.lock"):
        assert "//" not in (ROOT / name).read_text()
