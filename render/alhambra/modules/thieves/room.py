"""What thieves bring to the pictures: hoods beside those who have some, and cards for their owners alone."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Protocol, runtime_checkable

from alhambra.view import Card
from render.alhambra.art.money import CurrencyArt
from render.alhambra.room import CardArt, OwnCard, Room, Sign
from render.alhambra.rooms import rooms
from render.kit.art import palette
from render.kit.art.drawing import extent
from render.kit.art.sketch import Sketch, Stamp
from texts.catalogue import Catalogue

DRAWING = Path(__file__).parent / "drawings" / "thief"
HIDDEN = "thief-hidden"
KEPT = 32


@runtime_checkable
class _Thieves(Protocol):
    """What a view shows of the thieves."""

    @property
    def numbers(self) -> Mapping[int, int]: ...
    @property
    def own(self) -> Sequence[Card]: ...


def _signs(shown: object, seat: int) -> Iterator[Sign]:
    """Tell how many thieves a seat has, if any."""
    if isinstance(shown, _Thieves) and shown.numbers.get(seat):
        yield Sign(HIDDEN, shown.numbers[seat])


def _own(shown: object, seat: int) -> Iterator[OwnCard]:
    if isinstance(shown, _Thieves):
        yield from map(OwnCard, shown.own)


@lru_cache(maxsize=KEPT)
def _hood(name: str, height: int, say: Catalogue) -> Stamp:
    left, top, right, bottom = extent(DRAWING)
    scale = height / (bottom - top)
    sketch = Sketch((right - left) * scale, height)
    sketch.painted(DRAWING, scale, (-left * scale, -top * scale))
    return sketch.stamp()


def _draw(card: Card, size: tuple[int, int], say: Catalogue) -> Stamp:
    currency: str = getattr(card, "currency", "")
    return thief_card(rooms().currency(currency), say(f"mark-{currency}"), *size)


@lru_cache(maxsize=KEPT)
def thief_card(art: CurrencyArt, mark: str, width: int, height: int) -> Stamp:
    """Draw a thief: a hood above a coin, in a frame of its currency."""
    sketch = Sketch(width, height)
    edge, frame = 0.025 * width, 0.09 * width
    sketch.box((0, 0, width, height), palette.INK, radius=0.10 * width)
    sketch.box((edge, edge, width - edge, height - edge), art.field, radius=0.085 * width)
    sketch.box((frame, frame, width - frame, height - frame), palette.INK, radius=0.06 * width)
    inner = frame + 0.016 * width
    sketch.box((inner, inner, width - inner, height - inner), palette.CREAM, radius=0.045 * width)
    left, top, right, bottom = extent(DRAWING)
    scale = 0.42 * height / (bottom - top)
    across = (right - left) * scale
    sketch.painted(DRAWING, scale, ((width - across) / 2 - left * scale, 0.13 * height - top * scale))
    radius = 0.165 * height
    centre = width / 2, 0.725 * height
    sketch.polygon(art.outline(centre, radius), art.field, max(2.0, 0.03 * width))
    sketch.text(mark, art.middle(centre, radius), 1.1 * radius, art.text)
    return sketch.stamp()


def _called(card: Card, say: Catalogue) -> str:
    return say.noun("card-thief", currency=say.noun(f"currency-{getattr(card, 'currency', '')}"))


ROOM = Room(
    id="thieves",
    number=10,
    cards={"thief": CardArt(_draw, _called, lambda card, say: say("thief-card"))},
    badges=_signs,
    badge=_hood,
    all_badges=(Sign(HIDDEN, 3),),
    hand=_own,
)
