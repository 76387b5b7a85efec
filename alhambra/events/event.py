"""What an event is: something that happened, and that alone changes who has what."""

from abc import abstractmethod
from dataclasses import dataclass
from typing import ClassVar

from alhambra.state import State
from tabletop import event
from tabletop.rules import Points


@dataclass(frozen=True, slots=True)
class Event(event.Event):
    """Something that happened, and what it does to the state."""

    added: ClassVar[tuple[str, ...]] = ()
    """Fields that older versions of the rules did not know: they are told only where they say something."""

    def points(self) -> tuple[Points, ...]:
        """Return the points that it brought."""
        return ()

    @abstractmethod
    def fold(self, state: State) -> State:
        """Return the state after it."""


@dataclass(frozen=True, slots=True)
class Open(event.Open, Event):
    """An event that everybody sees."""


@dataclass(frozen=True, slots=True)
class Notice(Open):
    """An event that everybody sees and that changes nothing by itself."""

    def fold(self, state: State) -> State:
        return state


@dataclass(frozen=True, slots=True)
class Private(event.Private, Event):
    """An event that only its own seat sees."""


@dataclass(frozen=True, slots=True)
class Secret(event.Secret, Event):
    """An event that nobody sees."""
