"""Events of a scoring."""

from dataclasses import dataclass
from typing import ClassVar

from msgspec.structs import replace

from alhambra.events.event import Open
from alhambra.state import State
from tabletop.rules import Points


@dataclass(frozen=True, slots=True)
class ScoringCardDrawn(Open):
    """The top card of the draw pile was a scoring card and has left the game; its round is due (B-60)."""

    final: ClassVar[bool] = True
    round: int

    def fold(self, state: State) -> State:
        secret = replace(state.secret, deck=state.secret.deck[1:])
        return replace(state, due=tuple(sorted((*state.due, self.round))), secret=secret)


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """The points of one participant for one part of a scoring, and why.

    `who` counts the seats and then the rivals. For a majority, `amount` tiles gave the place `place`,
    shared by `tied` participants, which occupy places worth `pot` points together; for a wall, `amount` is its
    length. `more` is what is no building of the kind itself in that amount, by the modules that have added it.
    """

    who: int
    part: str
    amount: float
    points: int
    rule: str
    place: int = 0
    tied: int = 1
    pot: int = 0
    more: tuple[tuple[str, float], ...] = ()


@dataclass(frozen=True, slots=True)
class RoundScored(Open):
    """A round was scored (B-62)."""

    final: ClassVar[bool] = True
    round: int
    lines: tuple[ScoreLine, ...]

    def points(self) -> tuple[Points, ...]:
        return tuple(Points(line.who, self.round, line.part, line.points) for line in self.lines if line.points)

    def fold(self, state: State) -> State:
        gained = [0] * (len(state.players) + len(state.rivals))
        for line in self.lines:
            gained[line.who] += line.points
        players, rivals = gained[: len(state.players)], gained[len(state.players) :]
        return replace(
            state,
            players=tuple(replace(p, score=p.score + more) for p, more in zip(state.players, players, strict=True)),
            rivals=tuple(replace(r, score=r.score + more) for r, more in zip(state.rivals, rivals, strict=True)),
            due=tuple(due for due in state.due if due != self.round),
            scored=(*state.scored, self.round),
        )
