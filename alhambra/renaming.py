"""Ids that were others in older versions: stored games, settings, logs, records and old buttons go on with those."""

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from alhambra.options import Options
from alhambra.registry import known_modules


def today(plain: Any) -> Any:
    """Return plain data in which modules and pieces are called as they are today."""
    names = {old: new for module in known_modules() for old, new in module.renamed.items()}
    return _renamed(plain, names)


def _renamed(plain: Any, names: Mapping[str, str]) -> Any:
    if isinstance(plain, Mapping):
        return {_renamed(key, names): _renamed(value, names) for key, value in plain.items()}
    if isinstance(plain, list | tuple):
        return [_renamed(value, names) for value in plain]
    return names.get(plain, plain) if isinstance(plain, str) else plain


def options_today(options: Options) -> Options:
    """Return the options of a game with its modules as they are called today."""
    return replace(options, modules=tuple(today(options.modules)))
