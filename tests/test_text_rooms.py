"""Where texts and data stand: what is a game's in its folder, and what is a module's in files of its name."""

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Message, Term

from alhambra.registry import known_modules
from cogs.alhambra.face import AlhambraFace
from tabletop.datafile import FOLDER as DATA
from texts.catalogue import ANY_GAME, FOLDER, catalogue, keys, spaces

MODULES = {module.id for module in known_modules() if module.number}
GAME = "alhambra"
NAMES = re.compile(r"(?:module|kind|tile|part|character|exchange)-[\w-]+")
"""The keys under which a module has the names of itself and of its pieces."""
NO_NAMES = re.compile(r".*-(line|asks|arrows)|card-exchange")
COMMON = {"change"}
"""Names that are everyday words, too: they mean the module only where they have a capital amid a sentence."""
OTHERWISE = re.compile(r"preset-box-\d")
"""A box bears the name of one of its modules."""


def room_of(path: Path, folder: Path) -> str | None:
    """Return the module that a file of a game belongs to."""
    inside = path.relative_to(folder).parts[0].partition(".")[0]
    return inside if inside in {*MODULES, "dirk"} else None


def messages(path: Path) -> Iterator[tuple[str, str]]:
    """Yield the keys and texts of a file."""
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, Message | Term):
            entry.comment = None
            yield entry.id.name, FluentSerializer().serialize_entry(entry).partition("=")[2].strip()


@cache
def texts_of_rooms() -> dict[str | None, dict[str, str]]:
    """Return all texts, by the modules, and by other games; what all modules share has none."""
    found: dict[str | None, dict[str, str]] = {}
    for game, paths in spaces("en").items():
        for path in paths:
            room = room_of(path, FOLDER / "en" / GAME) if game == GAME else game or None
            found.setdefault(room, {}).update(messages(path))
    return found


def names_of(module: str) -> set[str]:
    """Return what a module and its pieces are called, by their names in the catalogue."""
    named = {
        text
        for key, text in texts_of_rooms()[module].items()
        if NAMES.fullmatch(key) and not NO_NAMES.fullmatch(key) and "{" not in text
    }
    return {*named, "vizier"} if module == "vizier" else named


@pytest.mark.parametrize("module", sorted(MODULES))
def test_no_shared_text_names_a_module_or_its_pieces(module: str) -> None:
    names = names_of(module)
    assert names, "a module has a name at least"
    every = "|".join(map(re.escape, names))
    if module in COMMON:
        called = re.compile(rf"(?<=[a-z,] )(?:{every})\b")
    else:
        called = re.compile(rf"\b(?:{every})s?\b", re.IGNORECASE)
    shared = texts_of_rooms()[None]
    said = {key: text for key, text in shared.items() if called.search(text) and not OTHERWISE.fullmatch(key)}
    assert not said


@pytest.mark.parametrize("module", sorted(MODULES))
def test_no_shared_key_or_data_names_a_module(module: str) -> None:
    shared = texts_of_rooms()[None]
    named = re.compile(rf"(?<![a-z]){module.removesuffix('s')}s?(?![a-z])")
    assert module in COMMON or not [key for key in shared if named.search(key)]
    pieces = DATA / GAME / module / "pieces.json"
    own = {*re.findall(r'"id": "([^"]+)"', pieces.read_text())} if pieces.exists() else set()
    for path in [*DATA.glob("*.json"), *(DATA / GAME).glob("*.json")]:
        strings = set(re.findall(r'"([^"]*)"', json.dumps(json.loads(path.read_text()))))
        assert not strings & {module, *own}, path


def test_what_belongs_to_a_module_bears_its_name() -> None:
    rooms = texts_of_rooms()
    for module in MODULES:
        assert {f"module-{module}", f"module-{module}-line", f"topic-{module}"} <= rooms[module].keys()
        assert (DATA / GAME / module / "topics.json").exists()


def test_what_games_share_names_no_game() -> None:
    shared = {key: text for path in spaces("en")[ANY_GAME] for key, text in messages(path)}
    for game in spaces("en").keys() - {ANY_GAME}:
        assert not [key for key, text in shared.items() if game in key or game.capitalize() in text]


def test_a_module_adds_its_line_to_a_rule_of_all_modules() -> None:
    read = AlhambraFace.reference.rule_text("C-7", catalogue("en"))
    told = read.splitlines()
    assert told[0].startswith("**C-7")
    named = [re.findall(r"\*\*(.+?)\*\*", line) for line in told[2:]]
    assert named == [["Squares"], ["camps"], ["Bazaars"], ["Magical buildings"], ["Medinas"]]


def test_all_texts_are_found() -> None:
    assert {key for room in texts_of_rooms().values() for key in room} == keys("en")
