"""How far a game is, and whose turn it is."""

from dataclasses import dataclass

from kingdomino.view import CHOOSE, CONFIRM, GAME_END, View
from render.kit.layout.participants import Participants
from tabletop.seat import Seat
from texts.catalogue import Catalogue

ASKED = {CHOOSE: "to-choose", CONFIRM: "to-confirm"}
"""The title while somebody is asked for something else than a place."""


@dataclass(frozen=True, slots=True)
class Moment:
    """What the head of a picture tells."""

    state: str
    turn: Seat | None
    round: int
    """0 at the first choice."""
    rounds: int
    left: int
    """How many dominoes can still be drawn."""
    part: int = 1
    parts: int = 1
    """Which game of how many it is, in a Dynasty."""
    winners: tuple[Seat, ...] = ()

    @classmethod
    def of(cls, view: View) -> "Moment":
        """Take from a view what pictures need."""
        return cls(
            view.state, view.turn, view.round, view.rounds, view.left, view.part, view.parts, tuple(view.winners)
        )

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.state == GAME_END

    def title(self, people: Participants, say: Catalogue, *, aloud: bool = False) -> str:
        """Say whose turn it is, or who has won; aloud, also in scripts that cannot be drawn."""
        names = people.all_called(say) if aloud else [people.shown(seat, say) for seat in range(len(people))]
        if self.turn is None:
            return say("end-title", names=say.listed([names[seat] for seat in self.winners]), winners=len(self.winners))
        return say(ASKED.get(self.state, "to-place"), name=names[self.turn])

    def called(self, say: Catalogue) -> str:
        """Say which round it is."""
        return say("round-of", round=self.round, rounds=self.rounds) if self.round else say("round-first")
