"""Finds the rooms: that of the base game, and each file or folder in `cogs/alhambra/modules/`.

What no room has is said in the plain words of its name, and logged once: no message stops for it.
"""

from collections.abc import Iterable
from functools import cache
from importlib import import_module
from pkgutil import iter_modules

import cogs.alhambra.modules
from cogs.alhambra.base import BASE
from cogs.alhambra.room import Form, Room, WindowRoom
from cogs.controls import Control


class Rooms:
    """All rooms, and what they have together; modules come before the base game, which they may overrule."""

    def __init__(self, found: Iterable[Room]) -> None:
        self.all = tuple(found)
        self.told = {event: say for room in self.all for event, say in room.told.items()}
        self.untold = frozenset(event for room in self.all for event in room.untold)
        self.gets = frozenset(event for room in self.all for event in room.gets)
        self.lays = frozenset(event for room in self.all for event in room.lays)
        self.changes_hands = frozenset(event for room in self.all for event in room.changes_hands)
        self.answers = frozenset(action for room in self.all for action in room.answers)
        self.windows: dict[str, WindowRoom] = {name: one for room in self.all for name, one in room.windows.items()}
        self.forms: dict[str, Form] = {prompt: form for room in self.all for prompt, form in room.forms.items()}
        self.controls: dict[str, Control] = {verb: one for room in self.all for verb, one in room.controls.items()}


@cache
def rooms() -> Rooms:
    """Return all rooms."""
    folder = cogs.alhambra.modules
    found = [import_module(f"{folder.__name__}.{file.name}").ROOM for file in iter_modules(folder.__path__)]
    return Rooms([*found, BASE])
