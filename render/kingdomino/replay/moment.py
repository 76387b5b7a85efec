"""A moment of a game, as a replay shows it."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from kingdomino.view import Kingdom, View, totals


@dataclass(frozen=True, slots=True)
class Moment:
    """All kingdoms and the points, at some time of the game."""

    kingdoms: tuple[Kingdom, ...]
    scores: tuple[int, ...]
    """In a Dynasty with those of the games before."""
    part: int
    """Which game of a Dynasty it is."""
    counted: bool = False
    """Whether this game is over, and its bonuses are among the points."""

    @classmethod
    def of(cls, view: View) -> "Moment":
        """Take from a view what a replay needs."""
        over = bool(view.ranking)
        scores = [player.total + player.points for player in view.players]
        return cls(
            kingdoms=tuple(player.kingdom for player in view.players),
            scores=tuple(standing.score for standing in view.standings) if over else tuple(scores),
            part=view.part,
            counted=over,
        )


def moments_of(views: Iterable[View]) -> Iterator[Moment]:
    """Yield what changes from view to view; a game of a Dynasty is counted before the next one begins."""
    last: Moment | None = None
    for view in views:
        moment = Moment.of(view)
        if last is not None and moment.part > last.part:
            scores = tuple(standing.score for standing in totals(view.earlier[: last.part]))
            yield replace(last, scores=scores, counted=True)
        if moment != last:
            yield moment
        last = moment
