"""Finds the parts of the rules: those of the base game, and each folder in `alhambra/modules/` with all that is in it.

A module's folder is its room. It gives `MODULE`, and may hold a file for each aspect of the module that others
look for here, which gives its `PART`: what the bot player thinks, why, and how scenarios speak of it.
"""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import TypeVar

import alhambra.base
import alhambra.modules
from alhambra.components import CURRENCIES, Currency
from alhambra.module import Module

T = TypeVar("T")


def rooms() -> tuple[str, ...]:
    """Return the packages of all modules."""
    return tuple(f"{alhambra.modules.__name__}.{room.name}" for room in iter_modules(alhambra.modules.__path__))


@cache
def known_modules() -> tuple[Module, ...]:
    """Return all parts, the base game's first and the others by their numbers, whatever the order of the folders."""
    found = [module for module, _ in _by_number()]
    numbers = [module.number for module in found if module.number]
    ids = [module.id for module in (*alhambra.base.PARTS, *found)]
    if len(set(numbers)) < len(numbers) or len(set(ids)) < len(ids):
        raise ValueError("two modules have the same number or id")
    return (*alhambra.base.PARTS, *found)


@cache
def known_currencies() -> tuple[Currency, ...]:
    """Return all currencies, whichever modules are played."""
    return (*CURRENCIES, *(currency for module in known_modules() for currency in module.universal))


@cache
def parts(aspect: str, kind: type[T]) -> dict[str, T]:
    """Return what the modules say in their files of that name, by their ids in the order of their numbers."""
    found = {}
    for module, room in _by_number():
        if aspect in {file.name for file in iter_modules(getattr(import_module(room), "__path__", ()))}:
            part = import_module(f"{room}.{aspect}").PART
            if not isinstance(part, kind):
                raise TypeError(f"the PART in {room}.{aspect} is no {kind.__name__}")
            found[module.id] = part
    return found


def _by_number() -> list[tuple[Module, str]]:
    """Return the modules by their numbers, with their rooms."""
    found: list[tuple[Module, str]] = []
    for room in rooms():
        module: Module = import_module(room).MODULE
        if module.id != room.rpartition(".")[2]:
            raise ValueError(f"the module in {room} is called {module.id}")
        found.append((module, room))
    return sorted(found, key=lambda entry: (entry[0].number, entry[0].id))
