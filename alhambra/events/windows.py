"""Events when players are asked out of turn (C-20 to C-25)."""

from dataclasses import dataclass
from typing import Any, ClassVar

from msgspec.structs import replace

from alhambra.events.event import Open, Private
from alhambra.state import StandingAnswer, State, Window
from tabletop.seat import Seat


@dataclass(frozen=True, slots=True)
class WindowOpened(Open):
    """Some players are asked, in the order of priority; that tells nothing of what they hold (C-21)."""

    final: ClassVar[bool] = True
    routine: ClassVar[bool] = True
    window: str
    seats: tuple[Seat, ...]

    def fold(self, state: State) -> State:
        return replace(state, window=Window(self.window, self.seats))


@dataclass(frozen=True, slots=True)
class AnswerSealed(Private):
    """A player has answered, or thought better of it; nobody else learns of it (C-22)."""

    final: ClassVar[bool] = True
    answer: dict[str, Any]

    def fold(self, state: State) -> State:
        window = state.window
        assert window is not None
        return replace(state, window=replace(window, answers={**window.answers, self.seat: self.answer}))


@dataclass(frozen=True, slots=True)
class WindowClosed(Open):
    """All have answered, or had the time to."""

    final: ClassVar[bool] = True
    routine: ClassVar[bool] = True
    window: str

    def fold(self, state: State) -> State:
        return replace(state, window=None)


@dataclass(frozen=True, slots=True)
class StandingSet(Private):
    """A player has another standing answer (C-23)."""

    prompt: str
    answer: str
    order: dict[str, Any] | None = None

    def fold(self, state: State) -> State:
        own = {**state.standing.get(self.seat, {}), self.prompt: StandingAnswer(self.answer, self.order)}  # type: ignore[arg-type]
        return replace(state, standing={**state.standing, self.seat: own})


@dataclass(frozen=True, slots=True)
class TurnPrepared(Private):
    """The next player has put together a turn of so many steps, which is held back (C-25)."""

    steps: int

    def fold(self, state: State) -> State:
        return state


@dataclass(frozen=True, slots=True)
class TurnReturned(Private):
    """A prepared turn has become illegal by some rule: nothing of it happened (C-25)."""

    rule: str

    def fold(self, state: State) -> State:
        return state
