"""The falcons: what they need, where they stand, and what they bring (V-FAL-1, V-FAL-4, V-FAL-5, V-FAL-7)."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache

from msgspec import Struct

from alhambra.base.scoring import is_finished
from alhambra.components import Card, CardId, Kind
from alhambra.events import ScoreLine
from alhambra.grid import Cell
from alhambra.ledger import Position
from alhambra.slice import Slice
from alhambra.state import State
from tabletop.datafile import read
from tabletop.seat import Seat

FALCONERS = "falconers"
FALCON = "falcon"
"""The family of the pieces, which are named and shown as cards are."""
FALCONS = "falcons"
BUILDING = "building"
FOUNTAIN = (0, 0)


@dataclass(frozen=True, eq=False, slots=True)
class Falcon(Card):
    """A falcon of a colour, and the two kinds of buildings that its crossing must have."""

    colour: str
    kinds: tuple[Kind, ...]


class _Row(Struct, frozen=True, forbid_unknown_fields=True):
    id: CardId
    colour: str
    kinds: tuple[Kind, Kind]


class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    """What falcons of one colour bring, by their number, and which there are."""

    points: tuple[int, ...]
    falcons: tuple[_Row, ...]


class Perched(Struct, frozen=True, omit_defaults=True):
    """The falcons in palaces; all others are for sale."""

    owned: dict[CardId, Seat] = {}
    at: dict[CardId, Cell] = {}
    """Their crossings, each named by the cell in its south-east."""


KEPT = Slice(FALCONERS, Perched)


@cache
def terms() -> Terms:
    """Return the numbers of the module."""
    return read("alhambra/falconers/pieces.json", Terms)


@cache
def all_falcons() -> tuple[Falcon, ...]:
    """Return the falcons, colour by colour."""
    return tuple(Falcon(row.id, FALCON, row.colour, row.kinds) for row in terms().falcons)


@cache
def by_id() -> Mapping[CardId, Falcon]:
    """Return the falcons by their ids."""
    return {falcon.id: falcon for falcon in all_falcons()}


def cells_around(crossing: Cell) -> tuple[Cell, ...]:
    """Return the four cells that meet at a crossing."""
    x, y = crossing
    return (x - 1, y - 1), (x, y - 1), (x - 1, y), (x, y)


def crossings(at: Position, seat: Seat) -> dict[Cell, frozenset[Kind]]:
    """Return the crossings of a palace on which a falcon may stand, with the kinds around (V-FAL-4, V-FAL-5).

    All four corners are finished base buildings, or one is the fountain, which has no colour; walls do not matter.
    """
    corners: dict[Cell, str] = {FOUNTAIN: ""}
    for built in at.state.players[seat].palace.tiles:
        tile = at.rules.tiles[built.tile]
        if tile.family == BUILDING and is_finished(at, tile.id):
            corners[built.cell] = tile.kind
    own = KEPT.of(at.state)
    taken = {own.at[falcon] for falcon, owner in own.owned.items() if owner == seat}
    found = {}
    for crossing in sorted(corners, key=lambda cell: (cell[1], cell[0])):
        around = cells_around(crossing)
        if crossing not in taken and all(cell in corners for cell in around):
            found[crossing] = frozenset(corners[cell] for cell in around) - {""}
    return found


def for_sale(state: State) -> list[Falcon]:
    """Return the falcons in the supply: all are on sale, not only the top ones (V-FAL-1)."""
    return [falcon for falcon in all_falcons() if falcon.id not in KEPT.of(state).owned]


def falcons_of(state: State, seat: Seat) -> Counter[str]:
    """Count the falcons of a player, by their colours."""
    owned = KEPT.of(state).owned.items()
    return Counter(by_id()[falcon].colour for falcon, owner in owned if owner == seat)


def points(at: Position, number: int) -> Iterator[ScoreLine]:
    """Give points for the falcons of each colour separately, in every round (V-FAL-7, R-9)."""
    for seat in range(len(at.state.players)):
        own = falcons_of(at.state, seat)
        if own:
            total = sum(terms().points[count - 1] for count in own.values())
            yield ScoreLine(seat, FALCONS, own.total(), total, "V-FAL-7")
