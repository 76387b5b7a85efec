"""What is seen of the watchtowers: how many are left, what one costs, and what those in walls bring."""

from collections import Counter
from collections.abc import Iterator

from alhambra.base.placing import ways_to_build
from alhambra.components import Kind
from alhambra.ledger import Position
from alhambra.modules.watchtowers.buying import with_a_watchtower
from alhambra.modules.watchtowers.pieces import Supply, in_supply, kinds, next_of, surcharge
from alhambra.modules.watchtowers.scoring import points_of
from tabletop.seat import Seat


def what_is_seen(at: Position, viewer: Seat | None) -> Supply:
    """Show everybody the supply and the walls, and players where they would have no place for one."""
    left = Counter(kinds()[tower] for tower in in_supply(at.state))
    return Supply(
        surcharge(at.state),
        tuple((kind, left[kind]) for kind in at.rules.components.kinds),
        tuple(points_of(player.palace) for player in at.state.players),
        () if viewer is None else tuple(without_a_place(at, viewer)),
    )


def without_a_place(at: Position, seat: Seat) -> Iterator[Kind]:
    """Yield the kinds of which a watchtower could be bought that would find no place now (V-WAT-11)."""
    for kind in dict.fromkeys(at.rules.tiles[ware.tile].kind for ware in with_a_watchtower(at, seat)):
        tower = next_of(at.state, kind)
        if tower is not None and not ways_to_build(at, seat, tower):
            yield kind
