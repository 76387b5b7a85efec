"""What caravanserais bring to the pictures: cards with their tracks, and camels beside their owners."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Protocol, runtime_checkable

from alhambra.view import Card
from render.alhambra.layout.naming import card_called
from render.alhambra.modules.caravanserai.art import (
    SHAPE,
    Place,
    Track,
    camel,
    camel_with_coin,
    kind_box,
    short_card,
    track_card,
)
from render.alhambra.room import CardArt, Room, Shelf, Sign
from render.kit.art import palette
from render.kit.art.drawing import Point
from render.kit.art.sketch import Stamp
from render.kit.art.stamps import seat_shield
from render.kit.layout.panels import lay_panel
from render.kit.layout.plan import Area
from render.kit.layout.scene import Scene
from texts.catalogue import Catalogue

HIGH, CARD, GAP = 316, 276, 18
"""How high the panel is with whole cards, how high these are, and what is between them."""
TERMS = 300
"""How broad the prices are beside them."""
SHIELD = 50
ROOMY = 64
"""From which height on a badge has room for letters."""
START, FOR_SALE = "caravan-start", "caravanserais-left"


@runtime_checkable
class _Caravanserai(Protocol):
    """What is printed on a card."""

    @property
    def main(self) -> str: ...
    @property
    def sides(self) -> Mapping[int, str]: ...


@runtime_checkable
class _Camels(Protocol):
    """What a view shows of the cards."""

    @property
    def cards(self) -> Sequence[Card]: ...
    @property
    def owned(self) -> Mapping[str, int]: ...
    @property
    def markers(self) -> Mapping[str, Place]: ...
    @property
    def prices(self) -> Mapping[int, int]: ...


def track_of(card: Card) -> Track:
    """Return what is printed on a card."""
    return Track(card.main, tuple(card.sides.items())) if isinstance(card, _Caravanserai) else Track("gulden", ())


@dataclass(frozen=True, slots=True)
class Stables:
    """All cards, with the prices of those for sale, and the owners and markers of the others."""

    place: ClassVar[int] = 80
    growth: ClassVar[int] = 1
    cards: tuple[Card, ...]
    owners: tuple[int | None, ...]
    markers: tuple[Place | None, ...]
    prices: tuple[tuple[int, int], ...]

    @property
    def left(self) -> list[Card]:
        """Those for sale."""
        return [card for card, owner in zip(self.cards, self.owners, strict=True) if owner is None]

    def breadth(self, shelf: Shelf) -> int:
        """Return how broad it is at least."""
        return round(len(self.cards) * (SHAPE * CARD + GAP)) + TERMS

    def height(self, shelf: Shelf) -> int:
        """Return how high it would like to be."""
        return HIGH

    def lay(self, scene: Scene, box: Area, shelf: Shelf, scored: Collection[int], say: Catalogue) -> None:
        """Show all cards, whose they are, and what one costs."""
        lay_panel(scene, box, "caravanserais")
        left, top, across, down = box
        step = (across - TERMS - GAP) / len(self.cards)
        y = top + (down - CARD) / 2
        for number, (card, owner, marker) in enumerate(zip(self.cards, self.owners, self.markers, strict=True)):
            x = left + GAP + step * number
            scene.put(track_card(track_of(card), marker, CARD), x, y, f"caravanserai {card.id}")
            if owner is not None:
                scene.put_at(
                    seat_shield(owner, SHIELD), x + SHAPE * CARD - 14, y + CARD - 22, f"owner {owner} of {card.id}"
                )
        _lay_terms_below(scene, (left + across - TERMS, top + 18), self.prices)

    def told(self, say: Catalogue, *, walls: bool, lasting: bool) -> Iterator[str]:
        """Say which cards are for sale; the others are told beside their owners, and the prices never change."""
        names = [card_called(card, say) for card in self.left]
        if not names:
            yield say("alt-caravanserai-none")
        else:
            yield say("alt-caravanserai", sale=say.row(names) if lasting else str(len(names)))
        if names and lasting:
            prices = [say("alt-caravanserai-price", kinds=kinds, price=price) for kinds, price in self.prices]
            yield say("alt-caravanserai-prices", prices=say.row(prices))


def _lay_terms_below(scene: Scene, at: Point, prices: Sequence[tuple[int, int]]) -> None:
    x, y = at
    scene.put(camel(74), x, y, "camel")
    for number, (kinds, price) in enumerate(prices):
        _lay_price(scene, (x, y + 120 + 66 * number), kinds, price, 48)


def _lay_price(scene: Scene, at: Point, kinds: int, price: int, size: int) -> None:
    """Show how many kinds lead to which price, with a box for each."""
    x, y = at
    x += scene.write(str(kinds), x, y, size, colour=palette.QUIET) + 0.2 * size
    box = kind_box(round(0.5 * size))
    for _ in range(kinds):
        scene.put(box, x, y - box.size[1] / 2, "kind")
        x += box.size[0] + 4
    x += 0.1 * size + scene.write("→", x + 0.1 * size, y, size, colour=palette.QUIET) + 0.15 * size
    scene.write(str(price), x, y, size)


def _annex(shown: object) -> Stables | None:
    if not isinstance(shown, _Camels):
        return None
    cards = tuple(shown.cards)
    owners = tuple(shown.owned.get(card.id) for card in cards)
    return Stables(cards, owners, tuple(shown.markers.get(card.id) for card in cards), tuple(shown.prices.items()))


def _signs(shown: object, seat: int) -> Iterator[Sign]:
    """Name what the markers of a seat stand on."""
    if isinstance(shown, _Camels):
        for card, owner in shown.owned.items():
            if owner == seat:
                place = shown.markers.get(card)
                yield Sign(f"caravan-{place[0]}", place[1]) if place else Sign(START)


def _remaining(shown: object) -> Iterator[Sign]:
    if isinstance(shown, _Camels):
        yield Sign(FOR_SALE, sum(card.id not in shown.owned for card in shown.cards))


def _badge(name: str, height: int, say: Catalogue) -> Stamp:
    """Draw the camel with the coin; its shape tells the currency, and where there is room also its mark."""
    if name == FOR_SALE:
        return camel(height)
    currency = name.removeprefix("caravan-") if name != START else ""
    return camel_with_coin(currency, say(f"mark-{currency}") if currency and height >= ROOMY else "", height)


def _thing(currency: str, value: int, height: int, say: Catalogue) -> Stamp:
    return camel_with_coin(currency, str(value), height)


def _draw(card: Card, size: tuple[int, int], say: Catalogue) -> Stamp:
    track = track_of(card)
    marks = tuple(say(f"mark-{currency}") for currency in (track.main, *(side for _, side in track.sides)))
    return short_card(track, marks, *size)


def _called(card: Card, say: Catalogue) -> str:
    track = track_of(card)
    sides = say.row([f"{say(f'mark-{side}')}{value}" for value, side in track.sides])
    return say.noun("caravanserai-card", currency=say.noun(f"currency-{track.main}"), sides=sides)


def _captioned(card: Card, say: Catalogue) -> str:
    return say("caravanserai-caption")


ROOM = Room(
    id="caravanserai",
    number=19,
    cards={"caravanserai": CardArt(_draw, _called, _captioned)},
    items={"caravanserai": _thing},
    badges=_signs,
    badge=_badge,
    all_badges=(Sign("caravan-denar", 3), Sign(START)),
    annex=_annex,
    remaining=_remaining,
)
