"""The container's image: what the Dockerfile copies is enough to start the bot, and holds nothing private."""

import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.local.laid import PATIENCE, ROOT, environment
from tests.registered import PACKAGES

PRIVATE = {".env", "var", "tests", ".git"}


def pattern(glob: str) -> re.Pattern[str]:
    """Return what a line of .dockerignore means; whatever lies in a folder that it names goes along."""
    words = re.escape(glob).replace(r"\*\*/", "(.*/)?").replace(r"\*", "[^/]*")
    return re.compile(f"{words}(/.*)?")


def is_sent(name: str) -> bool:
    """Return whether a file gets to the builder: the last line of .dockerignore that fits it decides."""
    lines = (ROOT / ".dockerignore").read_text().splitlines()
    rules = [line for line in lines if line and not line.startswith("#")]
    fitting = [rule for rule in rules if pattern(rule.removeprefix("!")).fullmatch(name)]
    return not fitting or fitting[-1].startswith("!")


def copies() -> Iterator[tuple[str, str]]:
    """Yield what the Dockerfile copies, and where to."""
    for words in re.findall(r"^COPY (.+)$", (ROOT / "Dockerfile").read_text(), re.MULTILINE):
        *sources, target = words.split()
        for source in sources:
            yield source, target


@pytest.fixture(scope="module")
def image(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with the files that the image has."""
    app = tmp_path_factory.mktemp("app")
    for source, target in copies():
        folder = ROOT / source
        inside = [file for file in folder.rglob("*") if file.is_file()] if folder.is_dir() else [folder]
        sent = [file for file in inside if is_sent(str(file.relative_to(ROOT)))]
        assert sent, f"{source} is copied, but .dockerignore holds it back"
        for file in sent:
            copy = app / target / (file.relative_to(folder) if folder.is_dir() else file.name)
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(file, copy)
    return app


def test_the_bot_starts_from_what_the_image_holds(image: Path, tmp_path: Path) -> None:
    settings = {"DISCORD_TOKEN": "MTIz.not.secret", "DATABASE_URL": f"sqlite:///{tmp_path}/tables.db", "PYTHONPATH": ""}
    ended = subprocess.run(
        [sys.executable, "bot.py", "check"],
        cwd=image,
        env=environment(**settings),
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert (ended.returncode, ended.stderr) == (0, "")


def test_every_package_of_the_bot_is_in_the_image_as_a_whole(image: Path) -> None:
    for package in image.iterdir():
        if package.is_dir():
            modules = {file.relative_to(ROOT) for file in (ROOT / package.name).rglob("*.py")}
            assert modules == {file.relative_to(image) for file in package.rglob("*.py")}


def test_every_game_is_packed_checked_and_sent(image: Path) -> None:
    tools = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]
    for game in PACKAGES:
        assert (image / game).is_dir(), f"the Dockerfile and .dockerignore name {game}"
        assert game in tools["hatch"]["build"]["targets"]["wheel"]["only-include"]
        assert game in tools["mypy"]["files"]


def test_nothing_private_gets_into_the_image() -> None:
    assert not [name for name in PRIVATE if is_sent(name) or is_sent(f"{name}/anything")]
    assert not is_sent("host/__pycache__/host.cpython-313.pyc")
