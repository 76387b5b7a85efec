"""What the five pictures tell, as data: a palace, four cards, a purchase, its place and its points.

Whether all this is legal and worth what it says is for the rules to judge: the tests ask them.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import NamedTuple, TypeAlias

from alhambra.view import SIDES, Cell, Money, Pieces, Standing, Tile, WallEdge, pieces
from tabletop.cellname import cell_named

Palace: TypeAlias = Mapping[str, str]
"""The id of the tile on each cell, by the cell's name."""
Edges: TypeAlias = Sequence[tuple[str, str]]
"""The edges of a wall, clockwise, each by its cell and its side."""

YOU, ANN, BEN = range(3)
"""The seats of those who play; the story is told to the first."""

HOME: Palace = {"L13": "chambers-9-w", "L12": "arcades-5-nw", "M12": "garden-8-ne"}
HOME_WALL: Edges = (("L13", "W"), ("L12", "W"), ("L12", "N"), ("M12", "N"), ("M12", "E"))
EXPLAINED = "garden-8-ne"
"""The tile on which kind, price and walls are pointed out."""

OPEN_MONEY = ("dirham-4-a", "ducat-9-a", "gulden-2-a", "denar-3-a")
ALONE, TOGETHER, TOO_MUCH = (1,), (2, 3), (0, 3)
"""Which of them may be taken, alone or together, and which are worth too much together."""

MARKET = {"gulden": "tower-11-n", "dirham": "seraglio-5-sw", "denar": "pavilion-6-n", "ducat": "garden-10"}
HAND = ("gulden-9-a", "gulden-2-a", "denar-8-a", "denar-3-a")
EXACT, OVER = ("gulden-9-a", "gulden-2-a"), ("denar-8-a",)
"""What is paid for the tower, and for the pavilion."""

BOUGHT = "tower-11-n"
FITS = "N13"


class Misfit(NamedTuple):
    """Why a tile does not fit on a cell."""

    rule: str
    reason: str
    fault: tuple[float, float]
    """Where it is at fault, from the middle of the cell to the right and down, in sides of a tile."""


MISFITS = {
    "N12": Misfit("B-53", "open", (-0.5, 0)),
    "M14": Misfit("B-53", "wall", (0, -0.5)),
    "N14": Misfit("B-55", "corner", (-0.5, -0.5)),
}
GROWN: Palace = {**HOME, FITS: BOUGHT}
GROWN_WALL: Edges = (*HOME_WALL, ("N13", "N"))


class Misstep(NamedTuple):
    """A tile where it must not go."""

    palace: Palace
    cell: str
    tile: str
    rule: str


NO_WAY_IN = Misstep(HOME, "N12", "tower-9-nw", "B-56")
NO_GAP = Misstep(
    {
        "M12": "garden-10",
        "M11": "garden-11",
        "N11": "tower-12",
        "O11": "chambers-10",
        "N13": "arcades-9",
        "O13": "pavilion-8",
    },
    "O12",
    "seraglio-9",
    "B-57",
)
GAP = "N12"
"""The cell that it would enclose."""

SHOWN_ROUND = 2
POINTS_OF_TOWERS = ((6,), (13, 6), (21, 13, 6))
"""For the places in each round."""


class Share(NamedTuple):
    """What somebody has of a kind, and what it is worth to them."""

    who: int
    tiles: int
    place: int
    points: int
    shared: str = ""
    """The points that equals share, and by how many they are divided."""


SHARES: Mapping[str, tuple[Share, ...]] = {
    "tower": (Share(YOU, 1, 2, 6), Share(ANN, 2, 1, 13)),
    "garden": (Share(YOU, 1, 1, 8, "17÷2"), Share(ANN, 1, 1, 8, "17÷2")),
    "chambers": (Share(YOU, 1, 2, 4), Share(BEN, 2, 1, 11)),
    "arcades": (Share(YOU, 1, 1, 10),),
}
YOUR_POINTS = 34


@cache
def _pieces() -> Pieces:
    return pieces(3, {})


def tile(name: str) -> Tile:
    """Return a tile of the game."""
    return _pieces().tiles[name]


def money(name: str) -> Money:
    """Return a money card of the game."""
    card = _pieces().cards[name]
    assert isinstance(card, Money)
    return card


def cell(name: str) -> Cell:
    """Return a cell by its name."""
    found = cell_named(name)
    assert found is not None
    return found


def standing(palace: Palace) -> tuple[Standing, ...]:
    """Return the tiles of a palace as they stand."""
    return tuple(Standing(cell(name), tile(own), tile(own).walls) for name, own in palace.items())


def wall(edges: Edges) -> tuple[WallEdge, ...]:
    """Return the edges of a wall."""
    return tuple(WallEdge(cell(name), SIDES.index(side)) for name, side in edges)
