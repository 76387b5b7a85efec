"""Points for the watchtowers in the longest wall (V-WAT-13)."""

from collections.abc import Iterator

from alhambra.events import ScoreLine
from alhambra.ledger import Position
from alhambra.modules.watchtowers.pieces import WATCHTOWERS, points_each
from alhambra.outline import scored_wall, slanted
from alhambra.palace import Palace


def points(at: Position, number: int) -> Iterator[ScoreLine]:
    """Yield the points for each watchtower in a longest wall, besides those for its edges."""
    for seat, player in enumerate(at.state.players):
        if total := points_of(player.palace):
            yield ScoreLine(seat, WATCHTOWERS, total // points_each(), total, "V-WAT-13")


def points_of(palace: Palace) -> int:
    """Return the points for the watchtowers in the longest wall of a palace."""
    return points_each() * slanted(palace.grid, scored_wall(palace.grid)) if palace.halves else 0
