"""What city gates bring to the pictures: gates between tiles, the open card, and signs beside those who hold some."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from typing import ClassVar, Protocol, runtime_checkable

from alhambra.view import Card, Piece, WallEdge
from render.alhambra.modules.city_gates.art import gate, gate_card, gatehouse
from render.alhambra.room import CardArt, PieceArt, Room, Shelf, Sign
from render.kit.art.sketch import Stamp
from render.kit.layout.panels import lay_panel
from render.kit.layout.plan import Area
from render.kit.layout.scene import Scene
from texts.catalogue import Catalogue

BADGE = "gate-cards"
CARD, SMALL_CARD, GAP = (98, 133), (74, 100), 14


@runtime_checkable
class _Gates(Protocol):
    """What a view shows of the gates."""

    @property
    def open(self) -> Card | None: ...
    @property
    def held(self) -> Mapping[int, int]: ...


@dataclass(frozen=True, slots=True)
class OpenGate:
    """The gate card that lies open."""

    place: ClassVar[int] = 31
    growth: ClassVar[int] = 0
    card: Card

    def breadth(self, shelf: Shelf) -> int:
        """Return how broad it is at least."""
        return _size(shelf)[0] + 2 * GAP

    def height(self, shelf: Shelf) -> int:
        """Return how high it would like to be."""
        return _size(shelf)[1] + 2 * GAP

    def lay(self, scene: Scene, box: Area, shelf: Shelf, scored: Collection[int], say: Catalogue) -> None:
        """Lay it in the middle."""
        left, top, across, down = box
        lay_panel(scene, box, "gate card")
        broad, high = _size(shelf)
        at = left + (across - broad) / 2, top + (down - high) / 2
        scene.put(gate_card((broad, high)), *at, f"gate card {self.card.id}")

    def told(self, say: Catalogue, *, walls: bool, lasting: bool) -> Iterator[str]:
        """Say what it shows."""
        yield say("alt-gate-open")


def _size(shelf: Shelf) -> tuple[int, int]:
    return SMALL_CARD if shelf.compact else CARD


def _annex(shown: object) -> OpenGate | None:
    return OpenGate(shown.open) if isinstance(shown, _Gates) and shown.open is not None else None


def _badges(shown: object, seat: int) -> Iterator[Sign]:
    """Tell how many gate cards a seat holds, if any."""
    if isinstance(shown, _Gates) and shown.held.get(seat):
        yield Sign(BADGE, shown.held[seat])


def _gate(piece: Piece, size: int, say: Catalogue) -> Stamp:
    return gate(piece.at.side if isinstance(piece.at, WallEdge) else 0, size)


ROOM = Room(
    id="city_gates",
    number=5,
    pieces={"gate": PieceArt(_gate)},
    cards={"gate_card": CardArt(lambda card, size, say: gate_card(size), lambda card, say: say.noun("city-gate"))},
    badges=_badges,
    badge=lambda name, height, say: gatehouse(height),
    all_badges=(Sign(BADGE, 2),),
    annex=_annex,
)
