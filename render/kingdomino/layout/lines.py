"""The two lines of dominoes with the kings on them: what is placed now, and what is chosen for next time."""

from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple

from kingdomino.view import PLACE, Number, View
from render.kingdomino.layout.naming import domino_called
from render.kit.layout.participants import Participants
from tabletop.seat import Seat
from texts.catalogue import Catalogue


class Standing(Enum):
    """How it stands with a domino of a line."""

    DONE = "done"
    DISCARDED = "discarded"
    NOW = "now"
    """It is being placed; at the first choice, its king is to choose."""
    WAITING = "waiting"
    FREE = "free"


class Spot(NamedTuple):
    """A place in a line: the domino, whose king stands there, and how it stands."""

    number: Number | None
    """None for a king at the first choice, who has no domino yet."""
    king: Seat | None
    standing: Standing

    def called(self, names: list[str], say: Catalogue, *, short: bool) -> str:
        """Say what is there."""
        name = "" if self.king is None else names[self.king]
        if self.number is None:
            return name
        if self.standing in (Standing.DONE, Standing.DISCARDED):
            return say(f"alt-spot-{self.standing.value}", number=self.number, name=name)
        domino = domino_called(self.number, say, short=short)
        return say("alt-spot-free", domino=domino) if self.king is None else say("alt-spot", domino=domino, name=name)


@dataclass(frozen=True, slots=True)
class Lines:
    """Both lines, each with the lowest number first."""

    now: tuple[Spot, ...]
    """The older line; at the first choice the kings that are still in hand, in their order."""
    next: tuple[Spot, ...]
    """The newer line, empty in the last round."""

    @classmethod
    def of(cls, view: View) -> "Lines":
        """Take both lines from a view."""
        newer = tuple(Spot(slot.number, slot.king, _of_newer(slot.king)) for slot in view.newer)
        if view.kings:
            kings = (
                Spot(None, king, Standing.WAITING if place else Standing.NOW) for place, king in enumerate(view.kings)
            )
            return cls(tuple(kings), newer)
        discarded = {number for player in view.players for number in player.discards}
        spots = (
            Spot(slot.number, slot.king, _of_older(slot.number, place, view, discarded))
            for place, slot in enumerate(view.older)
        )
        return cls(() if view.turn is None else tuple(spots), newer)

    def alt(self, people: Participants, say: Catalogue, *, short: bool, longest: int) -> str:
        """Say what is on both lines."""
        names, told = people.all_called(say, longest), []
        for key, line in (("alt-now", self.now), ("alt-next", self.next)):
            if line:
                first = any(spot.number is None for spot in line)
                spots = say.series([spot.called(names, say, short=short) for spot in line])
                told.append(say("alt-kings" if first else key, spots=spots))
        return " ".join(told)


def _of_newer(king: Seat | None) -> Standing:
    return Standing.FREE if king is None else Standing.WAITING


def _of_older(number: Number, place: int, view: View, discarded: set[Number]) -> Standing:
    if place > view.done:
        return Standing.WAITING
    if number in discarded:
        return Standing.DISCARDED
    return Standing.NOW if place == view.done and view.state == PLACE else Standing.DONE
