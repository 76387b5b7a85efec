"""Powers in a scoring: the Wise Man counts as half a building, the City Guard for the wall (V-CHA-15, V-CHA-19)."""

from collections.abc import Iterator

from msgspec import Struct

from alhambra.base.scoring import shares
from alhambra.components import KINDS, Kind
from alhambra.events import ScoreLine
from alhambra.ledger import Position
from alhambra.module import Counts, Points, Prompt
from alhambra.modules.characters.cards import GUARD, KEPT, WISE_MAN
from alhambra.outline import longest_wall
from alhambra.windows import order_of
from tabletop.seat import Seat

WISE_MAN_S_KIND = "wise man"
HALF = 0.5  # V-CHA-15
WALL_FOR_A_POINT = 3  # V-CHA-19


class WiseManOrder(Struct, frozen=True, forbid_unknown_fields=True):
    """The kind for which the Wise Man is to count (V-CHA-33)."""

    kind: Kind

    def __post_init__(self) -> None:
        """Let him count for a kind that exists."""
        if self.kind not in KINDS:
            raise ValueError(f"there is no {self.kind}")


def wise_mans_owner(at: Position) -> tuple[Seat, ...]:
    """Let the owner of the Wise Man fix a kind."""
    owner = KEPT.of(at.state).owned.get(WISE_MAN)
    return () if owner is None else (owner,)


def add_the_half(counts: list[Counts], table: Points, at: Position) -> list[Counts]:
    """Let the Wise Man count as half a building of the kind that is best for the owner (V-CHA-15, V-CHA-33, R-3)."""
    owner = KEPT.of(at.state).owned.get(WISE_MAN)
    if owner is None:
        return counts
    fixed: WiseManOrder | None = order_of(at, owner, WISE_MAN_S_KIND)
    kinds = [kind for kind in table if counts[owner].get(kind, 0) >= 1]  # B-69: a tile of the kind is needed
    if fixed is not None:
        kinds = [kind for kind in kinds if kind == fixed.kind]
    if not kinds:
        return counts

    def gain(kind: Kind) -> tuple[int, int]:
        own = [count.get(kind, 0) for count in counts]
        own[owner] += HALF
        lines = list(shares(kind, own, table[kind]))
        before = list(shares(kind, [count.get(kind, 0) for count in counts], table[kind]))
        mine, theirs = (
            sum(line.points for line in lines if (line.who == owner) is is_own)
            - sum(line.points for line in before if (line.who == owner) is is_own)
            for is_own in (True, False)
        )
        return mine, -theirs

    best = max(kinds, key=gain)  # of equal ones the first in the order of the table
    return [{**count, best: count.get(best, 0) + HALF} if who == owner else count for who, count in enumerate(counts)]


def guards_points(at: Position, number: int) -> Iterator[ScoreLine]:
    """Give the City Guard's owner a point for every three of the longest wall (V-CHA-19)."""
    owner = KEPT.of(at.state).owned.get(GUARD)
    if owner is not None:
        length = longest_wall(at.state.players[owner].palace.grid)
        if points := length // WALL_FOR_A_POINT:
            yield ScoreLine(owner, GUARD, length, points, "V-CHA-19")


PROMPT = Prompt(WISE_MAN_S_KIND, wise_mans_owner, WiseManOrder, lambda at, seat, order: None)
