"""What the sultan brings to the pictures: cards beside the market and a tile that may be claimed, claims of owners."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import ClassVar, Protocol, runtime_checkable

from alhambra.view import Card, Tile
from render.alhambra.layout.naming import letter_of, tile_called
from render.alhambra.layout.pieces import tile_of
from render.alhambra.modules.sultan.art import claim_badge, sultan_card
from render.alhambra.room import CardArt, Room, Shelf, Sign
from render.alhambra.rooms import rooms
from render.kit.art.lettering import Face, fitted, in_lines
from render.kit.art.sketch import Stamp
from render.kit.layout.panels import lay_panel
from render.kit.layout.plan import Area
from render.kit.layout.scene import Scene
from texts.catalogue import Catalogue

KINDS = ("pavilion", "seraglio", "arcades", "chambers", "garden", "tower")
CARD, SMALL_CARD = (122, 166), (84, 114)
TILE, SMALL_TILE = 160, 112
GAP, LEAST = 12, 240
NAME, HEADING = 42, 36


@runtime_checkable
class _Marked(Protocol):
    """A card that lies open, with its mark."""

    @property
    def card(self) -> Card: ...
    @property
    def mark(self) -> str: ...


@runtime_checkable
class _Sultan(Protocol):
    """What a view shows: the cards for sale and before their owners, and a tile that may be claimed."""

    @property
    def price(self) -> int: ...
    @property
    def sale(self) -> tuple[_Marked, ...]: ...
    @property
    def owned(self) -> tuple[tuple[_Marked, ...], ...]: ...
    @property
    def offer(self) -> Tile | None: ...


@dataclass(frozen=True, slots=True)
class SultansTable:
    """The cards that are for sale, and before them a tile that was drawn and may be claimed (V-SUL-12)."""

    place: ClassVar[int] = 60
    growth: ClassVar[int] = 1
    cards: tuple[tuple[Card, str], ...]
    price: int
    offer: Tile | None

    def breadth(self, shelf: Shelf) -> int:
        """Return how broad it is at least."""
        card, tile = (SMALL_CARD[0], SMALL_TILE) if shelf.compact else (CARD[0], TILE)
        claimed = tile + GAP + LEAST if self.offer is not None else 0
        return 2 * GAP + claimed + len(self.cards) * (card + GAP)

    def height(self, shelf: Shelf) -> int:
        """Return how high it would like to be."""
        return shelf.high

    def lay(self, scene: Scene, box: Area, shelf: Shelf, scored: Collection[int], say: Catalogue) -> None:
        """Lay it out: the tile with what is asked on the left, the cards on the right."""
        left, top, across, down = box
        lay_panel(scene, box, "sultan")
        broad, high = size = SMALL_CARD if shelf.compact else CARD
        x = left + GAP + 4
        if self.offer is not None:
            space = across - 3 * GAP - len(self.cards) * (broad + GAP)
            self._lay_offer(scene, (x, top, space, down), shelf, say)
            x = left + across - GAP - len(self.cards) * (broad + GAP) + GAP / 2
        for card, mark in self.cards:
            stamp = _drawn(card, self.price, (mark, letter_of(mark, say)), size)
            scene.put(stamp, x, top + (down - high) / 2, f"sultan card {card.id} {mark}")
            x += broad + GAP

    def _lay_offer(self, scene: Scene, box: Area, shelf: Shelf, say: Catalogue) -> None:
        """Show the tile that was drawn, and that it may be claimed."""
        assert self.offer is not None
        left, top, across, down = box
        side = SMALL_TILE if shelf.compact else TILE
        scene.put(tile_of(self.offer, side, say), left, top + (down - side) / 2, f"claimable {self.offer.id}")
        x, space = left + side + GAP + 4, across - side - 2 * GAP
        lines = in_lines(say("claim-open"), Face.BLACK, HEADING, space)
        badge = claim_badge(self.offer.kind, letter_of(self.offer.kind, say), 64 if shelf.compact else 84)
        first = top + (down - badge.size[1]) / 2 - 22 * len(lines) + 6
        for number, words in enumerate(lines):
            size = fitted(words, Face.BLACK, HEADING, space)[1]
            scene.write(words, x, first + 40 * number + 16, size, space=space)
        scene.put(badge, x, first + 40 * len(lines) + 4, f"claim on {self.offer.kind}")

    def told(self, say: Catalogue, *, walls: bool, lasting: bool) -> Iterator[str]:
        """Say what it shows."""
        if self.offer is not None:
            yield say("alt-claim", tile=tile_called(self.offer, say, walls=walls))
        if self.cards:
            cards = [
                say.noun("alt-sultan-card", card=_called(card, say), kind=say.noun(f"kind-{mark}"))
                for card, mark in self.cards
            ]
            yield say("alt-sultan-cards", cards=say.row(cards), price=self.price)


def _annex(shown: object) -> SultansTable | None:
    if not isinstance(shown, _Sultan) or not (shown.sale or shown.offer):
        return None
    return SultansTable(tuple((one.card, one.mark) for one in shown.sale), shown.price, shown.offer)


def _claims(shown: object, seat: int) -> Iterator[Sign]:
    """Name the marks of a seat's cards, in the order in which they came."""
    if isinstance(shown, _Sultan):
        yield from (Sign(f"claim-{one.mark}") for one in shown.owned[seat])


def _badge(name: str, height: int, say: Catalogue) -> Stamp:
    kind = name.removeprefix("claim-")
    return claim_badge(kind, letter_of(kind, say), height)


def _drawn(card: Card, price: int, mark: tuple[str, str] | None, size: tuple[int, int]) -> Stamp:
    return sultan_card(rooms().currency(getattr(card, "currency", "")), str(price), mark, size)


def _called(card: Card, say: Catalogue) -> str:
    return say.noun("card-sultan", currency=say.noun(f"currency-{getattr(card, 'currency', '')}"))


PRICE = 7
"""What stands on the cards (V-SUL-5)."""

ROOM = Room(
    id="sultan",
    number=18,
    cards={"sultan": CardArt(lambda card, size, say: _drawn(card, PRICE, None, size), _called)},
    badges=_claims,
    badge=_badge,
    all_badges=tuple(Sign(f"claim-{kind}") for kind in KINDS),
    annex=_annex,
)
