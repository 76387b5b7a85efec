"""What bonus cards bring to the pictures: cards with a building, open ones beside their owners, and hidden ones."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Protocol, runtime_checkable

from alhambra.view import Card
from render.alhambra.art import DRAWINGS, hues
from render.alhambra.art.tile import tile as tile_stamp
from render.alhambra.layout.naming import letter_of
from render.alhambra.room import CardArt, OwnCard, Room, Sign
from render.kit.art import palette
from render.kit.art.drawing import FINE, extent, paint
from render.kit.art.sketch import Sketch, Stamp
from texts.catalogue import Catalogue

HIDDEN = "bonus-hidden"
ONE_MORE = "+1"
SLIM = 0.74
"""How broad a badge is, as a share of its height."""
KEPT = 128


@runtime_checkable
class _BonusCard(Protocol):
    """A card, with the building that it shows."""

    @property
    def kind(self) -> str: ...
    @property
    def price(self) -> int: ...


class _Held(Protocol):
    """A card in the viewer's own hand."""

    @property
    def card(self) -> Card: ...


@runtime_checkable
class _Cards(Protocol):
    """What a view shows: how many cards everybody hides, who has laid open which, and the viewer's own."""

    @property
    def hidden(self) -> Sequence[int]: ...
    @property
    def open(self) -> Sequence[Sequence[Card]]: ...
    @property
    def own(self) -> Sequence[_Held]: ...


def _draw(card: Card, size: tuple[int, int], say: Catalogue) -> Stamp:
    assert isinstance(card, _BonusCard)
    return bonus_card(card.kind, card.price, letter_of(card.kind, say), *size)


@lru_cache(maxsize=KEPT)
def bonus_card(kind: str, price: int, letter: str, width: int, height: int) -> Stamp:
    """Draw a card: its edge in the colour of the kind, the tile as it lies in a palace, and what it adds."""
    sketch, line, edge = Sketch(width, height), 0.025 * width, 0.1 * width
    sketch.box((0, 0, width, height), palette.INK, radius=0.10 * width)
    sketch.box((line, line, width - line, height - line), hues.KINDS[kind].floor, radius=0.085 * width)
    sketch.box((edge, edge, width - edge, height - edge), palette.INK, radius=0.05 * width)
    inner = edge + line
    sketch.box((inner, inner, width - inner, height - inner), palette.CREAM, radius=0.04 * width)
    side = round(width - 2 * inner)
    below = height - inner - side - inner
    sketch.box((inner, inner + side, width - inner, inner + side + line), palette.INK, radius=0)
    size = min(0.46 * width, 1.16 * below)
    sketch.text(ONE_MORE, (width / 2, inner + side + line + below / 2), size, palette.INK)
    stamp = sketch.stamp()
    stamp.image.paste(tile_stamp(kind, 0, price, letter, side).image, (round(inner), round(inner)))
    return stamp


@lru_cache(maxsize=KEPT)
def _badge(name: str, height: int, say: Catalogue) -> Stamp:
    """Draw an open card by its name, or the back of hidden ones."""
    if name == HIDDEN:
        return _back(height)
    return _small_card(name.split("-")[1], height)


def _small_card(kind: str, height: int) -> Stamp:
    """Draw a card so small that only its kind can be told: the building on its colour, and what it adds."""
    across = round(SLIM * height)
    sketch, line, field = Sketch(across, height), max(2.0, 0.04 * height), 0.64 * height
    sketch.box((0, 0, across, height), palette.INK, radius=0.09 * height)
    sketch.box((line, line, across - line, height - line), palette.CREAM, radius=0.06 * height)
    sketch.box((line, line, across - line, field), hues.KINDS[kind].floor, radius=0.06 * height)
    sketch.box((line, field - line, across - line, field), palette.INK, radius=0)
    left, top, right, bottom = extent(DRAWINGS / f"{kind}-S")
    scale = min((across - 3 * line) / (right - left), (field - 3.5 * line) / (bottom - top))
    at = across / 2 - scale * (left + right) / 2, field - 1.5 * line - scale * bottom
    paint(sketch.image, DRAWINGS / f"{kind}-S", scale * FINE, (at[0] * FINE, at[1] * FINE))
    sketch.text(ONE_MORE, (across / 2, (field + height - line) / 2), 0.38 * height, palette.INK)
    return sketch.stamp()


def _back(height: int) -> Stamp:
    """Draw the back of a card: a house on turquoise."""
    across = round(SLIM * height)
    sketch, line = Sketch(across, height), max(2.0, 0.04 * height)
    sketch.box((0, 0, across, height), palette.INK, radius=0.09 * height)
    sketch.box((line, line, across - line, height - line), palette.TURQUOISE, radius=0.07 * height)
    house = [(0.14, 0.49), (0.5, 0.23), (0.86, 0.49), (0.76, 0.49), (0.76, 0.75), (0.24, 0.75), (0.24, 0.49)]
    sketch.polygon([(x * across, y * height) for x, y in house], palette.CREAM)
    return sketch.stamp()


def _badges(shown: object, seat: int) -> Iterator[Sign]:
    """Name the open cards of a seat, and how many it hides."""
    if isinstance(shown, _Cards):
        yield from (Sign(card.id) for card in shown.open[seat])
        if shown.hidden[seat]:
            yield Sign(HIDDEN, shown.hidden[seat])


def _hand(shown: object, viewer: int) -> Iterator[OwnCard]:
    """Name the viewer's own cards, also those that lie open."""
    if isinstance(shown, _Cards):
        yield from (OwnCard(held.card) for held in shown.own)
        yield from (OwnCard(card, is_open=True) for card in shown.open[viewer])


ROOM = Room(
    id="bonus_cards",
    number=3,
    cards={"bonus": CardArt(_draw, captioned=lambda card, say: say("bonus-card"))},
    badges=_badges,
    badge=_badge,
    all_badges=(Sign("bonus-garden-11"), Sign(HIDDEN, 2)),
    hand=_hand,
)
