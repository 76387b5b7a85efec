"""What city walls bring to the pictures: planks on tiles and fountains, and the open cards below the market."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import ClassVar

from alhambra.view import SIDES, Card, Piece, Tile, Token
from render.alhambra.layout.naming import walls_of
from render.alhambra.modules.city_walls.art import planks_on_edge, planks_on_tile, wall_card
from render.alhambra.room import CardArt, PieceArt, Room, Shelf, TokenArt
from render.kit.art.sketch import Stamp
from render.kit.layout.panels import lay_panel
from render.kit.layout.plan import Area
from render.kit.layout.scene import Scene
from texts.catalogue import Catalogue

FAMILY, PLANKS = "wall_card", "planks"
CARD, SMALL_CARD, GAP = (98, 133), (74, 100), 14


def _sides(card: Card) -> int:
    """Return the sides on which a card puts pieces."""
    sides: int = getattr(card, "sides", 0)
    return sides


def _letters(walls: int, say: Catalogue) -> str:
    return walls_of(walls, say).replace(" ", "")


def _card(card: Card, size: tuple[int, int], say: Catalogue) -> Stamp:
    return wall_card(_sides(card), _letters(_sides(card), say), size)


def _called(card: Card, say: Catalogue) -> str:
    return say.noun("card-wall", sides=walls_of(_sides(card), say))


@dataclass(frozen=True, slots=True)
class OpenCards:
    """The wall cards that lie open."""

    place: ClassVar[int] = 30
    growth: ClassVar[int] = 0
    cards: tuple[Card, ...]

    def breadth(self, shelf: Shelf) -> int:
        """Return how broad it is at least."""
        return (_size(shelf)[0] + GAP) * len(self.cards) + GAP

    def height(self, shelf: Shelf) -> int:
        """Return how high it would like to be."""
        return _size(shelf)[1] + 2 * GAP

    def lay(self, scene: Scene, box: Area, shelf: Shelf, scored: Collection[int], say: Catalogue) -> None:
        """Lay the cards side by side, in the middle."""
        left, top, across, down = box
        lay_panel(scene, box, "wall cards")
        broad, high = _size(shelf)
        first = left + (across - (broad + GAP) * len(self.cards) + GAP) / 2
        for number, card in enumerate(self.cards):
            at = first + (broad + GAP) * number, top + (down - high) / 2
            scene.put(_card(card, (broad, high), say), *at, f"wall card {card.id}")

    def told(self, say: Catalogue, *, walls: bool, lasting: bool) -> Iterator[str]:
        """Say what it shows."""
        yield say("alt-wall-cards", sides=say.row([walls_of(_sides(card), say) for card in self.cards]))


def _size(shelf: Shelf) -> tuple[int, int]:
    return SMALL_CARD if shelf.compact else CARD


def _annex(shown: object) -> OpenCards | None:
    cards = tuple(card for card in shown if isinstance(card, Card)) if isinstance(shown, tuple) else ()
    return OpenCards(cards) if cards else None


def _on_tile(token: Token, tile: Tile, size: int, say: Catalogue) -> Stamp:
    return planks_on_tile(sum(1 << SIDES.index(letter) for letter in token.detail), size)


def _on_fountain(piece: Piece, size: int, say: Catalogue) -> Stamp:
    return planks_on_edge(SIDES.index(piece.token.detail), size)


ROOM = Room(
    id="city_walls",
    number=9,
    tokens={PLANKS: TokenArt(_on_tile)},
    pieces={PLANKS: PieceArt(_on_fountain)},
    cards={FAMILY: CardArt(_card, _called)},
    annex=_annex,
)
