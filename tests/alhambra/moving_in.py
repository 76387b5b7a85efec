"""Modules that lie elsewhere, in play as if their folders lay in `alhambra/modules/` and beside it in every layer."""

import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from types import ModuleType

import pytest

import cogs.alhambra.modules
import render.alhambra.modules
from alhambra import codec, registry, rulebook, rules_index
from cogs import reference, searching
from cogs.alhambra.rooms import rooms as rooms_on_discord
from render.alhambra.rooms import rooms as rooms_in_pictures
from tabletop.datafile import data_in
from texts.catalogue import texts_in

TESTS = Path(__file__).parent.parent


@contextmanager
def moved_in(*rooms: str) -> Iterator[None]:
    """Let the modules in some packages be found, with their rules, and nothing of them be left behind."""
    found = (*registry.rooms(), *rooms)
    with pytest.MonkeyPatch.context() as patch, data_in(TESTS / "data"):
        patch.setattr(registry, "rooms", lambda: found)
        _look_again()
        yield
    _look_again()


@contextmanager
def moved_out(*modules: str) -> Iterator[None]:
    """Let some modules not be found, as before anybody had written them."""
    found = tuple(room for room in registry.rooms() if room.rpartition(".")[2] not in modules)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(registry, "rooms", lambda: found)
        _look_again()
        yield
    _look_again()


@contextmanager
def furnished(*rooms: str) -> Iterator[None]:
    """Let modules be found with whatever there is of them in the other layers: pictures, words, texts."""
    with ExitStack() as stack:
        stack.enter_context(moved_in(*rooms))
        stack.enter_context(texts_in(TESTS / "texts"))
        stack.enter_context(_beside(render.alhambra.modules, TESTS / "render" / "rooms"))
        stack.enter_context(_beside(cogs.alhambra.modules, TESTS / "cogs" / "rooms"))
        _look_again()
        yield
    _look_again()


@contextmanager
def _beside(package: ModuleType, folder: Path) -> Iterator[None]:
    """Let the rooms in a folder be found beside those of a package."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(package, "__path__", [*package.__path__, str(folder)])
        yield
    for file in folder.glob("*"):
        sys.modules.pop(f"{package.__name__}.{file.stem}", None)


def _look_again() -> None:
    for remembered in (
        *(registry.known_modules, registry.parts, rulebook.rulebook, codec._action_kinds, rules_index.known_rules),
        *(reference._chapters, reference._rooms, searching.everything, rooms_on_discord, rooms_in_pictures),
    ):
        remembered.cache_clear()
