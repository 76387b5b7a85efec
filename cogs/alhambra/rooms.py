"""Finds the rooms: that of the base game, and each file or folder in `cogs/alhambra/modules/`.

What no room has is said in the plain words of its name, and logged once: no message stops for it.
"""

import logging
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pkgutil import iter_modules

import cogs.alhambra.modules
from cogs.alhambra.base import BASE
from cogs.alhambra.room import Form, Room, WindowRoom
from cogs.controls import Control

log = logging.getLogger(__name__)


class Rooms:
    """All rooms, and what they have together; modules come before the base game, which they may overrule."""

    def __init__(self, found: Mapping[str, Room], base: Room) -> None:
        self.by_id = found
        self.all = (*found.values(), base)
        self.told = {event: say for room in self.all for event, say in room.told.items()}
        self.untold = frozenset(event for room in self.all for event in room.untold)
        self.placing = tuple(action for room in self.all for action in room.placing)
        self.gets = frozenset(event for room in self.all for event in room.gets)
        self.lays = frozenset(event for room in self.all for event in room.lays)
        self.changes_hands = frozenset(event for room in self.all for event in room.changes_hands)
        self.windows: dict[str, WindowRoom] = {name: one for room in self.all for name, one in room.windows.items()}
        self.states = {state: show for room in self.all for state, show in room.states.items()}
        self.forms: dict[str, Form] = {prompt: form for room in self.all for prompt, form in room.forms.items()}
        self.folds = {action: begins for room in self.all for action, begins in room.folds.items()}
        self._missed: set[str] = set()
        self.controls: dict[str, Control] = {verb: one for room in self.all for verb, one in room.controls.items()}

    def window(self, prompt: str) -> WindowRoom | None:
        """Return how something is asked out of turn, if anybody has said it."""
        if prompt not in self.windows:
            self.miss(f"way to ask for {prompt}")
        return self.windows.get(prompt)

    def form(self, prompt: str) -> Form | None:
        """Return how an auto-answer is put together, if anybody has said it."""
        if prompt not in self.forms:
            self.miss(f"form for an auto-answer to {prompt}")
        return self.forms.get(prompt)

    def miss(self, what: str) -> None:
        """Log what no room has, once."""
        if what not in self._missed:
            self._missed.add(what)
            log.error("there is no %s", what)


@cache
def rooms() -> Rooms:
    """Return all rooms."""
    folder = cogs.alhambra.modules
    names = [file.name for file in iter_modules(folder.__path__)]
    return Rooms({name: import_module(f"{folder.__name__}.{name}").ROOM for name in names}, BASE)
