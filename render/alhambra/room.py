"""What a module brings to the pictures, all in one value: its room."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple, Protocol

from alhambra.view import Card, Piece, Tile, Token, View
from render.alhambra.art.money import CurrencyArt
from render.kit.art.drawing import Point
from render.kit.art.palette import Colour
from render.kit.art.sketch import Sketch, Stamp
from render.kit.layout.plan import Area
from render.kit.layout.scene import Scene
from render.kit.picture import Picture
from texts.catalogue import Catalogue

MIDDLE: Point = (0.5, 0.5)


@dataclass(frozen=True, slots=True)
class TileArt:
    """How the tiles of a family are drawn and called; its name is the text `tile-` and the family."""

    draw: Callable[[Tile, int, int, Catalogue], Stamp]
    """Draw one, with its walls as they stand, in some size."""
    chip: Callable[[str, int, Catalogue], Stamp]
    """Draw the chip that stands for those of a kind, in some size."""
    ghost: Callable[[Tile, int], Stamp] | None = None
    """Draw one palely where it may go; None as buildings are."""
    sides: Callable[[Tile, Catalogue, bool], str] | None = None
    """Say what is on its sides, with letters or with arrows; None if these have walls."""


@dataclass(frozen=True, slots=True)
class TokenArt:
    """How a piece that lies on tiles is drawn; it is called by the text `token-` and its name, given its `$detail`."""

    draw: Callable[[Token, Tile, int, Catalogue], Stamp]
    """Draw what it covers of a tile, which has its walls as they stand, in the size of the tile."""
    middle: Point = MIDDLE
    """Where its middle lies, in sides of the tile; off the tile's own middle, it lies above all that covers that.

    It makes way for a piece on the grid point at its corner. Price and letter are above, so pieces lie below.
    """


@dataclass(frozen=True, slots=True)
class PieceArt:
    """How a piece that stands in a palace on no tile is drawn; it is called as tokens are."""

    draw: Callable[[Piece, int, Catalogue], Stamp]
    """Draw one beside tiles of some size; its middle lies on the grid point, or on the middle of the edge or cell."""
    called: Callable[[Token, Catalogue], str] | None = None
    """Call one; None by its text."""


@dataclass(frozen=True, slots=True)
class CardArt:
    """How the cards of a family are drawn and called."""

    draw: Callable[[Card, tuple[int, int], Catalogue], Stamp]
    called: Callable[[Card, Catalogue], str] | None = None
    """Call one; None by the text of its id."""
    captioned: Callable[[Card, Catalogue], str] | None = None
    """Call one beside its drawing, without what that says already; None as everywhere."""


@dataclass(frozen=True, slots=True)
class PartArt:
    """How a part of a score is drawn and called."""

    icon: Callable[[str, int, Colour | None], Stamp]
    """Draw what stands for it, in some size and perhaps on some ground."""
    colour: Colour | None = None
    """Its colour in the bars of the end; None if it shares that of all other parts."""
    mark: Callable[[Sketch, Point], None] | None = None
    """Paint what marks it there, at some point, where it has a colour."""
    called: Callable[[str, Catalogue], str] | None = None
    """Call it; None by the text `part-` and its name."""


class OwnCard(NamedTuple):
    """A card of a player that is no money, shown to that player with the own hand."""

    card: Card
    is_open: bool = False
    """Whether everybody sees it."""


class Sign(NamedTuple):
    """Something that lies open beside a seat."""

    name: str
    """The key of its text, which is given the number too."""
    number: int | None = None
    """How many of it there are, or how much it is worth; None for just one thing."""


class Shelf(NamedTuple):
    """The measures of a row below the market."""

    left: int
    across: int
    high: int
    gap: int
    compact: bool
    """Whether palaces below it need the room."""


class AnnexPanel(Protocol):
    """What a module shows below the market: a value, since pictures are compared and kept."""

    @property
    def place(self) -> int:
        """Where it stands among others, from the left."""

    @property
    def growth(self) -> int:
        """Who has most of it takes what the others leave of a row."""

    def breadth(self, shelf: Shelf) -> int:
        """Return how broad it is beside others, at least."""

    def height(self, shelf: Shelf) -> int:
        """Return how high it would like to be."""

    def lay(self, scene: Scene, box: Area, shelf: Shelf, scored: Collection[int], say: Catalogue) -> None:
        """Lay it out, after some rounds have been scored."""

    def told(self, say: Catalogue, *, walls: bool, lasting: bool) -> Iterable[str]:
        """Say what it shows, with walls of tiles or without, and with what never changes or without."""


class SheetPanel(Protocol):
    """What a module adds to the sheet with the pieces of all modules, besides tiles, cards and badges."""

    def height(self) -> int:
        """Return how high it is."""

    def lay(self, scene: Scene, at: Point, across: int, say: Catalogue) -> None:
        """Lay it out."""

    def told(self, say: Catalogue) -> str:
        """Say what it shows."""


@dataclass(frozen=True, slots=True)
class Room:
    """All that a module brings to the pictures; what it leaves out, it does not have."""

    id: str
    number: int
    """As printed in the rules; so rooms are sorted."""
    tiles: Mapping[str, TileArt] = field(default_factory=dict)
    """By the family of the tiles."""
    tokens: Mapping[str, TokenArt] = field(default_factory=dict)
    """By the name of the tokens that lie on tiles."""
    pieces: Mapping[str, PieceArt] = field(default_factory=dict)
    """By the name of those that stand on edges, on grid points or on empty cells."""
    cards: Mapping[str, CardArt] = field(default_factory=dict)
    """By the family of the cards."""
    currencies: Mapping[str, CurrencyArt] = field(default_factory=dict)
    """By their names, besides those of the base game."""
    items: Mapping[str, Callable[[str, int, int, Catalogue], Stamp]] = field(default_factory=dict)
    """Draw what pays and is no card, by its family: of some currency and value, as high as that."""
    parts: Mapping[str, PartArt] = field(default_factory=dict)
    """By the name of a part of a score, or by how it begins before a dash."""
    badges: Callable[[object, int], Iterable[Sign]] | None = None
    """Name what lies open beside a seat, from what a view shows of the module."""
    badge: Callable[[str, int, Catalogue], Stamp] | None = None
    """Draw such a badge, by its name and as high as that; as broad in every language. A number is written beside it."""
    remaining: Callable[[object], Iterable[Sign]] | None = None
    """Name what is left of the pieces that all share, from what a view shows of the module; drawn as badges.

    With an annex, too, they stand where palaces need its room.
    """
    all_badges: tuple[Sign, ...] = ()
    """Those for the sheet with all pieces."""
    emojis: Mapping[str, Callable[[], Stamp]] = field(default_factory=dict)
    """By the family of tiles for which one stands."""
    hand: Callable[[object, int], Iterable[OwnCard]] | None = None
    """Name the cards that a player has besides the hand, from what the own view shows of the module, and the seat."""
    overview: Callable[[View, Sequence[str], str], Picture | None] | None = None
    """Show all its pieces and where they are, to be looked up at any time, with names and in a language (C-38)."""
    annex: Callable[[object], AnnexPanel | None] | None = None
    """Make a panel below the market of what a view shows of the module."""
