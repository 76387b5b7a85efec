"""What the five pictures tell, as data: a young kingdom, a choice, its place, its frame, and its points.

Whether all this is legal and worth what it says is for the rules to judge: the tests ask them.
"""

from typing import NamedTuple

from kingdomino.view import Kingdom, Laid, Territory
from render.kingdomino.layout.lines import Spot, Standing
from render.kit.primer import YOU

ANN, BEN = 1, 2
"""The seats of the others who play."""
LAID = (
    Laid(16, (0, 2), (0, 1)),
    Laid(48, (1, -1), (1, 0)),
    Laid(4, (0, -2), (0, -1)),
    Laid(45, (1, 1), (1, 2)),
    Laid(47, (2, -1), (2, 0)),
    Laid(29, (-1, -2), (-2, -2)),
    Laid(40, (2, 1), (2, 2)),
    Laid(41, (-2, 0), (-2, -1)),
    Laid(22, (-1, 2), (-1, 1)),
    Laid(15, (-1, 0), (-1, -1)),
    Laid(39, (-2, 2), (-2, 1)),
    Laid(24, (1, -2), (2, -2)),
)
"""A whole kingdom, in the order in which it grew."""
HOME, GROWN, FULL = Kingdom(LAID[:4]), Kingdom(LAID[:5]), Kingdom(LAID)
EXPLAINED = 45
"""The domino whose first square is shown large."""
BEST_SQUARES, BEST_CROWNS = 2, 5
"""What the mines of the young kingdom have, which are counted."""

LINE = (
    Spot(10, BEN, Standing.WAITING),
    Spot(19, None, Standing.FREE),
    Spot(34, None, Standing.FREE),
    Spot(47, YOU, Standing.WAITING),
)
"""The line from which is chosen."""
CHOSEN = 47


class Try(NamedTuple):
    """Where a domino is tried, and the rule that forbids it there, if there is one."""

    laid: Laid
    reason: str
    rule: str | None = None
    gain: int = 0


TRIES = (
    Try(LAID[4], "same", gain=11),
    Try(Laid(47, (-1, 0), (-2, 0)), "castle", gain=2),
    Try(Laid(47, (-1, -2), (-2, -2)), "other", "K-18"),
    Try(Laid(47, (3, 2), (2, 2)), "corner", "K-18"),
)
FITS = Try(LAID[6], "inside", gain=11)
TOO_HIGH = Try(Laid(40, (2, 3), (1, 3)), "outside", "K-20")
SIZE = 5
WEST, NORTH = -2, -2
"""Where the frame begins that this kingdom will fill."""
NOWHERE = 12
"""A domino for the picture of one that was thrown away."""
YOUR_POINTS = 53


def scoring(kingdom: Kingdom) -> list[Territory]:
    """Return the lands that bring points, most of all the first."""
    found = [land for land in kingdom.territories if land.points]
    return sorted(found, key=lambda land: (-land.points, -land.squares))
