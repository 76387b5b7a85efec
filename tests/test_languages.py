"""All languages say the same: no text is missing, too many, or asks for what it is not given; and none is unused."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from tabletop.datafile import FOLDER as DATA
from tests.registered import PACKAGES
from tests.text_faults import entries, faults, faults_within
from texts.catalogue import ENGLISH, files, languages

ROOT = Path(__file__).parent.parent
BROKEN = Path(__file__).parent / "broken"


@pytest.mark.parametrize("language", languages())
def test_each_language_has_all_texts_and_asks_only_for_what_they_are_given(language: str) -> None:
    assert not list(faults(entries(files(language)), entries(files(ENGLISH))))


def test_whatever_is_wrong_with_a_language_is_named() -> None:
    own, english = (entries([BROKEN / f"{name}.ftl"]) for name in ("xx", "en"))
    assert list(faults_within(english)) == []
    assert list(faults(own, english)) == [
        "farewell is missing",
        "extra is not in English",
        "greeting asks for $name, which it is not given",
        "greeting does not say $who",
        "cards leaves out its number where that can also be 21: use [1] if exactly one is meant",
        "bought refers to huis.geslacht, an attribute that is not there",
        "bought uses the function LIDWOORD, which is unknown",
        "titled refers to the text groet, which is not there",
        "titled refers to the term toren, which is not there",
    ]


CODE = ("cogs", "render", *PACKAGES, "host", "tabletop", "operation", "texts", "bot.py")
COMPOSED = {
    "rule-": "the reference looks up each rule and its title, and what a module adds to it",
    "topic-": "so are topics",
    "word-": "so are words, which faces list: see test_texts.py",
    "name-": "commands of a turn are listed by their faces",
    "cmd-": "so are their descriptions",
    "arg-": "and their options",
}
"""The keys that no literal names, by how they begin, and why."""


@cache
def literals() -> frozenset[str]:
    """Return all words that the code and the data know: texts, names of classes, ids."""
    found: set[str] = set()
    for node in nodes():
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            found.add(node.value)
        elif isinstance(node, ast.ClassDef):
            found.add(node.name)
        elif isinstance(node, ast.keyword) and node.arg:
            found.add(node.arg)
    for path in DATA.rglob("*.json"):
        found |= set(re.findall(r'"([^"]*)"', path.read_text()))
        found.add(path.parent.name)
    return frozenset(found | {str(number) for number in range(10)})


@cache
def patterns() -> tuple[re.Pattern[str], ...]:
    """Return the keys that the code puts together, with a group for each part that varies."""
    found = {"".join(map(pattern_of, parts_of(node))) for node in nodes()}
    return tuple(
        re.compile(one) for one in found if re.fullmatch(r"[\w(.+)\\-]*[a-z]{2}[\w(.+)\\-]*", one) and "(" in one
    )


def parts_of(node: ast.AST) -> list[ast.expr]:
    """Return the parts of a text that is put together."""
    if isinstance(node, ast.JoinedStr):
        return node.values
    return [node.left, node.right] if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add) else []


def pattern_of(part: ast.expr) -> str:
    return re.escape(part.value) if isinstance(part, ast.Constant) and isinstance(part.value, str) else "(.+)"


@cache
def nodes() -> tuple[ast.AST, ...]:
    paths = [path for name in CODE for path in ([ROOT / name] if "." in name else (ROOT / name).rglob("*.py"))]
    return tuple(node for path in paths for node in ast.walk(ast.parse(path.read_text())))


def is_used(key: str) -> bool:
    """Return whether the code names a key, or puts it together from words that it knows."""
    return key.startswith(tuple(COMPOSED)) or is_known(key) or is_known(key.removeprefix("refused-"))


@cache
def is_known(word: str) -> bool:
    """Return whether the code knows a word, or the parts of which it puts it together."""
    if {word, word.replace("-", " ")} & literals():
        return True
    found = (pattern.fullmatch(word) for pattern in patterns())
    return any(all(is_known(part) for part in match.groups() if part != word) for match in found if match)


def test_no_text_is_left_that_nobody_says() -> None:
    english = entries(files(ENGLISH))
    referred = {one.partition(".")[0] for entry in english.values() for one in entry.messages}
    assert not [key for key in english if not key.startswith("-") and key not in referred and not is_used(key)]


def test_a_text_that_nobody_says_is_found() -> None:
    assert not is_used("did-SomethingElse")
    assert not is_used("a-text-of-long-ago")
    assert is_used("did-TurnPassed")
    assert is_used("refused-not-now")
