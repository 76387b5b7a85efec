"""What happened in a game, and who may know of it.

Each event is of one of three classes, so that nobody can write one without deciding who sees it.
"""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import ClassVar

from tabletop.seat import Seat


@dataclass(frozen=True, slots=True)
class Event(ABC):
    """Something that happened."""

    final: ClassVar[bool] = False
    """Whether it fixes all that came before it: something hidden was shown, or the turn has passed."""
    routine: ClassVar[bool] = False
    """Whether it goes without saying: it comes again and again, and what it leads to is told."""
    passes: ClassVar[bool] = False
    """Whether the turn of whoever acted has passed with it: should they be asked again, it is something new."""

    @abstractmethod
    def seen_by(self, viewer: Seat | None) -> bool:
        """Return whether a seat, or a spectator (None), may know of it."""


@dataclass(frozen=True, slots=True)
class Open(Event):
    """Everybody sees it."""

    def seen_by(self, viewer: Seat | None) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class Private(Event):
    """Only its own seat sees it."""

    seat: Seat

    def seen_by(self, viewer: Seat | None) -> bool:
        return viewer == self.seat


@dataclass(frozen=True, slots=True)
class Secret(Event):
    """Nobody sees it while the game runs."""

    def seen_by(self, viewer: Seat | None) -> bool:
        return False
