"""A position with the rules that hold in it, and one action being carried out there."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, TypeVar

from msgspec.structs import replace

from alhambra.events import Event
from alhambra.state import State

if TYPE_CHECKING:
    from alhambra.rulebook import Rulebook

T = TypeVar("T")


class Position:
    """What the rules look at: a state, and the rulebook of its game."""

    __slots__ = ("rules", "state")

    def __init__(self, rules: "Rulebook", state: State) -> None:
        self.rules = rules
        self.state = state


class Ledger(Position):
    """One action being carried out: the state so far and what has happened.

    If it is refused half way the ledger is thrown away; the state it began with was never touched.
    """

    __slots__ = ("agenda", "events", "final", "under_way")

    def __init__(self, rules: "Rulebook", state: State) -> None:
        self.rules = rules
        self.state = state
        self.events: list[Event] = []
        self.final = False
        """Whether something of that cannot be undone."""
        self.agenda = list(state.agenda)
        """What comes next; it is put back into the state when somebody is asked."""
        self.under_way = state.agenda[0] if state.agenda else ""
        """The phase that is being run, or in which somebody acts."""

    def emit(self, event: Event) -> None:
        """Let something happen, and let the modules react to it in the order of their numbers."""
        self.state = event.fold(self.state)
        self.events.append(event)
        if event.final:
            self.final = True
        for react in self.rules.reactions[type(event)]:
            react(self, event)

    def end_phase(self) -> None:
        """Take the phase under way off the agenda, also if something interrupts it at this very moment."""
        self.agenda.remove(self.under_way)

    def interrupt(self, phase: str) -> None:
        """Put a phase before all others; the present one is run again afterwards."""
        self.agenda.insert(0, phase)

    def go_over_to(self, agenda: tuple[str, ...]) -> None:
        """Begin another agenda."""
        self.agenda = list(agenda)

    def run(self) -> None:
        """Do all that needs nobody's decision, until somebody is asked or the game is over."""
        phases = self.rules.phases
        while self.agenda:
            self.under_way = self.agenda[0]
            phase = phases[self.under_way]
            if phase.asks(self):
                break
            phase.run(self)
        self.state = replace(self.state, agenda=tuple(self.agenda))

    def shuffled(self, items: Iterable[T]) -> tuple[T, ...]:
        """Shuffle with the game's own generator (B-9)."""
        order, rng = self.state.secret.rng.shuffled(items)
        self.state = replace(self.state, secret=replace(self.state.secret, rng=rng))
        return order

    def drawn_from(self, items: tuple[T, ...]) -> T:
        """Draw lots with the game's own generator (B-9)."""
        index, rng = self.state.secret.rng.below(len(items))
        self.state = replace(self.state, secret=replace(self.state.secret, rng=rng))
        return items[index]
