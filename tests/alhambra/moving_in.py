"""Modules that lie elsewhere, in play as if their folders lay in `alhambra/modules/`."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from alhambra import codec, registry, rulebook


@contextmanager
def moved_in(*rooms: str) -> Iterator[None]:
    """Let the modules in some packages be found, and nothing of them be left behind."""
    found = (*registry.rooms(), *rooms)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(registry, "rooms", lambda: found)
        _look_again()
        yield
    _look_again()


def _look_again() -> None:
    for remembered in (registry.known_modules, registry.parts, rulebook.rulebook, codec._action_kinds):
        remembered.cache_clear()
