"""What a module brings to the pictures, all in one value: its room."""

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple, Protocol

from alhambra.view import Card, Tile
from render.alhambra.art.money import CurrencyArt
from render.kit.art.drawing import Point
from render.kit.art.palette import Colour
from render.kit.art.sketch import Sketch, Stamp
from render.kit.layout.plan import Area
from render.kit.layout.scene import Scene
from texts.catalogue import Catalogue


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
    in_bag: bool = True
    """Whether they come out of the bag."""


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
    cards: Mapping[str, CardArt] = field(default_factory=dict)
    """By the family of the cards."""
    currencies: Mapping[str, CurrencyArt] = field(default_factory=dict)
    """By their names, besides those of the base game."""
    parts: Mapping[str, PartArt] = field(default_factory=dict)
    """By the name of a part of a score, or by how it begins before a dash."""
    badges: Callable[[object, int], Iterable[str]] | None = None
    """Name what lies open beside a seat, from what a view shows of the module; the names are keys of texts."""
    badge: Callable[[str, int], Stamp] | None = None
    """Draw such a badge, by its name and as high as that."""
    all_badges: tuple[str, ...] = ()
    """Those for the sheet with all pieces."""
    emojis: Mapping[str, Callable[[], Stamp]] = field(default_factory=dict)
    """By the family of tiles for which one stands."""
    annex: Callable[[object], AnnexPanel | None] | None = None
    """Make a panel below the market of what a view shows of the module."""
