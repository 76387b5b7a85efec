"""What a hint says: something to do, and why; in actions and pieces, never in the player's own numbers."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from alhambra.actions import Action
from alhambra.grid import Cell
from alhambra.player.mind import Mind

Thing: TypeAlias = str | int | Cell | tuple[str, ...] | tuple[Cell, ...]
"""Edges, coins, tiles, cards, places: whatever can be counted or pointed at."""

DO, OR, THEN, NOT, BUT = "do", "or", "then", "not", "but"
"""One action; either of two; one, then another; not the one, but another; the one would do, but another is better."""


@dataclass(frozen=True, slots=True)
class Reason:
    """Why: a key, and the things that it is about."""

    key: str
    things: Mapping[str, Thing] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Hint:
    """What somebody might do."""

    how: str
    actions: tuple[Action, ...]
    reasons: tuple[Reason, ...]
    """The most important one first; any but the first may be left out."""


@dataclass(frozen=True, slots=True)
class Case:
    """An action that has to be explained."""

    mind: Mind
    action: Action
    rival: Action | None
    """The best that is clearly worse."""
    legal: tuple[Action, ...]
    """All that is legal."""


Explain: TypeAlias = Callable[[Case], tuple[Reason, ...]]
"""Returns the reasons for an action."""
