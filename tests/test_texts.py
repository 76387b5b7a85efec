"""The catalogue: every key once, every key that the code names, and plurals."""

import ast
import re
from pathlib import Path

import pytest

from texts.catalogue import FOLDER, catalogue, keys, languages

ROOT = Path(__file__).parent.parent
SAID = re.compile(r"""\bsay\(\s*f?["']([a-z{][^"']*)["']""")


def test_no_key_is_said_twice() -> None:
    for language in languages():
        found = [
            line.split(" =")[0]
            for path in sorted((FOLDER / language).glob("*.ftl"))
            for line in path.read_text(encoding="utf-8").splitlines()
            if re.match(r"[a-z][a-z0-9-]* =", line)
        ]
        assert len(found) == len(set(found)), sorted(key for key in found if found.count(key) > 1)


def test_every_key_that_the_code_names_is_there() -> None:
    missing = []
    for path in [*(ROOT / "render").rglob("*.py")]:
        for key in SAID.findall(path.read_text()):
            pattern = re.compile(re.sub(r"\{[^}]*\}", ".+", key))
            if not any(pattern.fullmatch(known) for known in keys("en")):
                missing.append(f"{path.name}: {key}")
    assert not missing


def test_no_text_for_players_stands_in_the_code_of_the_pictures() -> None:
    """Whatever is written or read out has gone through the catalogue: no sentence is a literal."""
    for path in (ROOT / "render").rglob("*.py"):
        tree = ast.parse(path.read_text())
        written = [
            call.args[0]
            for call in ast.walk(tree)
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr == "write"
            if call.args
        ]
        literals = [arg.value for arg in written if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
        assert not [text for text in literals if any(sign.isalpha() for sign in text)], path


@pytest.mark.parametrize(("number", "text"), [(0, "0 points"), (1, "1 point"), (1500, "1500 points")])
def test_plurals_and_large_numbers(number: int, text: str) -> None:
    assert catalogue("en")("points", number=number) == text


def test_an_unknown_language_speaks_english() -> None:
    assert catalogue("tlh")("reserve") == "Reserve"


def test_an_unknown_key_is_an_error() -> None:
    with pytest.raises(KeyError):
        catalogue("en")("no-such-key")


def test_a_text_without_what_it_needs_is_an_error() -> None:
    with pytest.raises(ValueError, match="newest"):
        catalogue("en")("newest")
