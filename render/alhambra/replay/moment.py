"""A moment of a game, as a replay shows it."""

from dataclasses import dataclass

from alhambra.view import Piece, Standing, Tile, View, WallEdge


@dataclass(frozen=True, slots=True)
class Moment:
    """What everybody has built, and the points, at some time of the game."""

    palaces: tuple[tuple[Standing, ...], ...]
    walls: tuple[tuple[WallEdge, ...], ...]
    given: tuple[tuple[Tile, ...], ...]
    """The tiles of the rivals, who have no palace."""
    scores: tuple[int, ...]
    """Of seats and then rivals."""
    scored: int
    """How many rounds have been scored."""
    pieces: tuple[tuple[Piece, ...], ...]
    """What stands in each palace, but on no tile."""

    @classmethod
    def of(cls, view: View) -> "Moment":
        """Take from a view what a replay needs."""
        return cls(
            palaces=tuple(player.palace for player in view.players),
            walls=tuple(player.wall for player in view.players),
            given=tuple(rival.tiles for rival in view.rivals),
            scores=(*(player.score for player in view.players), *(rival.score for rival in view.rivals)),
            scored=len(view.scored),
            pieces=tuple(player.pieces for player in view.players),
        )
