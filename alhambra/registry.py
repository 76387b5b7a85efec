"""Finds the parts of the rules: those of the base game, and each file in `alhambra/modules/`."""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

import alhambra.base
import alhambra.modules
from alhambra.module import Module


@cache
def known_modules() -> tuple[Module, ...]:
    """Give all parts, the base game's first and the others by their numbers, whatever the order of the files."""
    found: list[Module] = [
        import_module(f"alhambra.modules.{file.name}").MODULE for file in iter_modules(alhambra.modules.__path__)
    ]
    found.sort(key=lambda module: (module.number, module.id))
    numbers = [module.number for module in found if module.number]
    ids = [module.id for module in (*alhambra.base.PARTS, *found)]
    if len(set(numbers)) < len(numbers) or len(set(ids)) < len(ids):
        raise ValueError("two modules have the same number or id")
    return (*alhambra.base.PARTS, *found)
