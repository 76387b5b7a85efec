"""What happened. Forming a line is the only thing that shows something hidden (section 8 of the rules)."""

from dataclasses import dataclass

from kingdomino.dominoes import Number
from kingdomino.state import Standing
from tabletop import event
from tabletop.cellname import Cell
from tabletop.rules import Points
from tabletop.seat import Seat

Event = event.Event


@dataclass(frozen=True, slots=True)
class KingsDrawn(event.Open):
    """The kings were mixed and drawn: in this order the first dominoes are chosen (K-7, K-8)."""

    kings: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class LineFormed(event.Open):
    """Dominoes were drawn and sorted (K-6)."""

    final = True
    numbers: tuple[Number, ...]
    left: int
    """How many can still be drawn."""


@dataclass(frozen=True, slots=True)
class DominoChosen(event.Open):
    """A king moved onto a domino; by itself where no other was left (K-9)."""

    seat: Seat
    number: Number
    by_itself: bool = False


@dataclass(frozen=True, slots=True)
class DominoPlaced(event.Open):
    """A domino was laid, and the land is worth more now, or as much as before."""

    seat: Seat
    number: Number
    first: Cell
    second: Cell
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class DominoDiscarded(event.Open):
    """A domino found no place (K-24), or nobody took it (K-44): then it was nobody's."""

    seat: Seat | None
    number: Number


@dataclass(frozen=True, slots=True)
class TimedOut(event.Open):
    """Somebody's time was up, so that what follows came by itself (K-55)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TurnPassed(event.Open):
    """A turn is over (K-54)."""

    final = True
    passes = True
    routine = True
    seat: Seat


@dataclass(frozen=True, slots=True)
class Undone(event.Open):
    """Some steps of a turn were undone; they were never told (K-54)."""

    routine = True
    seat: Seat
    steps: int


@dataclass(frozen=True, slots=True)
class Prepared(event.Private):
    """A player has prepared a turn, or thought better of it (K-56)."""

    domino: Number


@dataclass(frozen=True, slots=True)
class Scored(event.Open):
    """A game is over and counted (K-28): for each player, the points by their sources, and what breaks ties."""

    final = True
    part: int
    parts: tuple[tuple[tuple[str, int], ...], ...]
    standings: tuple[Standing, ...]

    def points(self) -> tuple[Points, ...]:
        """Return the points of everybody."""
        return tuple(
            Points(seat, self.part, source, number) for seat, own in enumerate(self.parts) for source, number in own
        )


@dataclass(frozen=True, slots=True)
class PartBegun(event.Open):
    """The next game of a Dynasty begins (K-40, K-58)."""

    final = True
    part: int


@dataclass(frozen=True, slots=True)
class GameOver(event.Open):
    """It is over, and these have won (K-29 to K-32)."""

    final = True
    winners: tuple[Seat, ...]
