"""A watchtower bought out of turn: it is placed at once, with the building (V-VIZ-14, C-31)."""

from collections.abc import Sequence

from alhambra.base.placing import build, ways_to_build
from alhambra.components import TileId
from alhambra.how import How
from alhambra.ledger import Ledger, Position
from alhambra.module import Placing
from alhambra.modules.watchtowers.buying import MANNER
from alhambra.modules.watchtowers.pieces import kinds, next_of
from alhambra.palace import Built
from tabletop.cellname import cell_name, cell_named

CORNERS = ("NW", "NE", "SE", "SW")
"""What the corners are called, by quarter turns."""
BACK = "back"
"""What is chosen by whoever has no place for one."""


def places_besides(at: Position, placing: Placing) -> Sequence[str]:
    """Name the places for a watchtower that comes with a tile, once that stands; in the own turn it is placed apart."""
    tower = coming_with(at, placing)
    if tower is None:
        return ()
    palace = at.state.players[placing.seat].palace
    built = Built(*placing.cell, placing.tile.id, placing.tile.walls)
    after = Position(at.rules, at.state.with_player(placing.seat, palace=palace.with_tile(built)))
    return [*(place_name(*place) for place in ways_to_build(after, placing.seat, tower)), BACK]


def coming_with(at: Position, placing: Placing) -> TileId | None:
    """Return the watchtower that was, or would be, bought out of turn together with a tile."""
    if not placing.at_once:
        return None
    aside = [tile for tile in at.state.players[placing.seat].aside if tile in kinds()]
    if aside:
        return aside[0]
    return next_of(at.state, placing.tile.kind) if placing.manner == MANNER else None


def follow(game: Ledger, placing: Placing, chosen: str) -> None:
    """Place the watchtower where it was to be."""
    tower = coming_with(game, placing)
    if tower and chosen not in ("", BACK):
        name, corner = chosen.split()
        cell = cell_named(name)
        assert cell is not None, "only what was offered is chosen"
        build(game, placing.seat, tower, cell, How(CORNERS.index(corner)), at_once=True)


def place_name(cell: tuple[int, int], how: How) -> str:
    """Name a place: its cell, and the corner of the right angle."""
    return f"{cell_name(cell)} {CORNERS[how.turned or 0]}"
