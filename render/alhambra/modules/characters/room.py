"""What characters bring to the pictures: cards, tokens beside their owners, parts of a score, an auction."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from typing import ClassVar, Protocol, runtime_checkable

from alhambra.view import Card
from render.alhambra.layout.naming import card_called
from render.alhambra.layout.pieces import card_of
from render.alhambra.modules.characters.art import character_card, character_token
from render.alhambra.room import CardArt, PartArt, Room, Shelf, Sign
from render.kit.art import palette
from render.kit.art.lettering import Face, fitted, in_lines, width
from render.kit.art.palette import Colour
from render.kit.art.sketch import Stamp
from render.kit.layout.panels import lay_panel
from render.kit.layout.plan import Area
from render.kit.layout.scene import Scene
from render.kit.layout.wording import said
from texts.catalogue import Catalogue

CARD, SMALL_CARD = (122, 166), (84, 114)
BREADTH, SMALL_BREADTH = 304, 360
"""How broad the panel is at least, and in a low row, where the name has room beside the card."""
NAME, NAME_ALONE, HEADING = 42, 54, 36
LINE = 48


@runtime_checkable
class _Lots(Protocol):
    """What a view shows: the character at auction, and who owns which."""

    @property
    def lot(self) -> Card | None: ...
    @property
    def owned(self) -> Mapping[str, int]: ...


@dataclass(frozen=True, slots=True)
class Auction:
    """The character that is being auctioned."""

    place: ClassVar[int] = 90
    growth: ClassVar[int] = 1
    lot: Card

    def breadth(self, shelf: Shelf) -> int:
        """Return how broad it is at least."""
        return SMALL_BREADTH if shelf.compact else BREADTH

    def height(self, shelf: Shelf) -> int:
        """Return how high it would like to be."""
        return shelf.high

    def lay(self, scene: Scene, box: Area, shelf: Shelf, scored: Collection[int], say: Catalogue) -> None:
        """Show the character large, and beside it its name, word by word."""
        left, top, across, down = box
        lay_panel(scene, box, "lot")
        broad, high = card = SMALL_CARD if shelf.compact else CARD
        scene.put(card_of(self.lot, card, say), left + 12, top + (down - high) / 2, f"lot {self.lot.id}")
        x, space, middle = left + broad + 26, across - broad - 36, top + down / 2
        alone, name = across > self.breadth(shelf), card_called(self.lot, say)
        largest = NAME_ALONE if alone else NAME
        words = [name] if alone or width(name, Face.BLACK, largest) <= space else name.split(" ", 1)
        size = min(fitted(word, Face.BLACK, largest, space)[1] for word in words)
        heading = in_lines(say("auction"), Face.BLACK, HEADING, space)
        line = min(LINE, down / (len(words) + len(heading) + 0.2))
        first = middle - line * (len(words) + len(heading) - 1) / 2
        for number, words_above in enumerate(heading):
            scene.write(words_above, x, first + line * number - 4, HEADING, colour=palette.QUIET, space=space)
        for number, word in enumerate(words, len(heading)):
            scene.write(word, x, first + line * number, size, space=space)

    def told(self, say: Catalogue, *, walls: bool, lasting: bool) -> Iterator[str]:
        """Say what it shows."""
        yield say("alt-auction", name=card_called(self.lot, say))


def _annex(shown: object) -> Auction | None:
    return Auction(shown.lot) if isinstance(shown, _Lots) and shown.lot is not None else None


def _owned(shown: object, seat: int) -> Iterator[Sign]:
    """Name the characters of a seat in the order in which they came."""
    if isinstance(shown, _Lots):
        yield from (Sign(card) for card, owner in shown.owned.items() if owner == seat)


def _draw(card: Card, size: tuple[int, int], say: Catalogue) -> Stamp:
    return character_card(card.id, *size)


def _icon(part: str, side: int, ground: Colour | None) -> Stamp:
    return character_token(part, side)


def _part_called(part: str, say: Catalogue) -> str:
    return said(say, part)


ROOM = Room(
    id="characters",
    number=7,
    cards={"character": CardArt(_draw)},
    parts={"character": PartArt(_icon, called=_part_called)},
    badges=_owned,
    badge=lambda name, height, say: character_token(name, height),
    annex=_annex,
)
