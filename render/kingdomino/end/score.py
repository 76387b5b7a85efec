"""How somebody did in a game."""

from dataclasses import dataclass

from kingdomino.view import Number, Standing


@dataclass(frozen=True, slots=True)
class Score:
    """How somebody did."""

    sources: tuple[tuple[str, int], ...]
    """What each terrain and each bonus brought, in this game."""
    standing: Standing
    """The points and what breaks ties, of all games so far."""
    discards: tuple[Number, ...] = ()

    @property
    def points(self) -> int:
        """The points of this game."""
        return sum(points for _, points in self.sources)
