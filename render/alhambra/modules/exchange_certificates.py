"""Exchange certificates in pictures: a scroll with the token and the amount, and the tokens in the centre."""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Protocol, runtime_checkable

from alhambra.view import Item
from render.alhambra.layout.supply import Supply
from render.alhambra.room import Room, Sign
from render.alhambra.rooms import rooms
from render.kit.art import palette
from render.kit.art.sketch import Sketch, Stamp
from texts.catalogue import Catalogue

ID = "exchange_certificates"
TOKENS = "certificate-tokens"
ACROSS, BROAD, COIN = 0.72, 1.3, 0.74
"""How broad a scroll is, alone and with its token, and how large the token, as shares of the height."""


@runtime_checkable
class _Certificates(Protocol):
    """What a view shows: who has saved what, and the tokens that are left."""

    @property
    def saved(self) -> Mapping[int, Item]: ...
    @property
    def tokens(self) -> Mapping[str, int]: ...


@lru_cache(maxsize=96)
def certificate(currency: str, text: str, height: int) -> Stamp:
    """Draw a scroll with the token of a currency upon it."""
    art, high, edge = rooms().currency(currency), float(height), _edge(height)
    sketch = Sketch(BROAD * height, height)
    _scroll_on(sketch, high)
    centre, radius = (BROAD * high - COIN * high / 2, high - COIN * high / 2), 0.45 * COIN * high
    sketch.polygon(art.outline(centre, radius), art.field, edge)
    sketch.text(text, art.middle(centre, radius), (1.3 if len(text) == 1 else 1.0) * radius, art.text)
    return sketch.stamp()


@lru_cache(maxsize=8)
def scroll(height: int) -> Stamp:
    """Draw a scroll alone."""
    sketch = Sketch(ACROSS * height, height)
    _scroll_on(sketch, float(height))
    return sketch.stamp()


def _scroll_on(sketch: Sketch, high: float) -> None:
    across, edge = ACROSS * high, _edge(high)
    _roll(sketch, (0.1 * across, 0.1 * high, 0.9 * across, 0.9 * high), edge)
    for line in (0.36, 0.5, 0.64):
        sketch.line([(0.26 * across, line * high), (0.74 * across, line * high)], palette.LINE, edge)
    for top in (0.02, 0.78):
        _roll(sketch, (0, top * high, across, (top + 0.2) * high), edge)


def _edge(high: float) -> int:
    return max(2, round(0.05 * high))


def _roll(sketch: Sketch, box: tuple[float, float, float, float], edge: float) -> None:
    left, top, right, bottom = box
    sketch.box(box, palette.INK, radius=2 * edge)
    sketch.box((left + edge, top + edge, right - edge, bottom - edge), palette.CREAM, radius=edge)


def _saved(shown: object, seat: int) -> Iterator[Sign]:
    """Name what a seat has saved."""
    own = shown.saved.get(seat) if isinstance(shown, _Certificates) else None
    if own is not None:
        yield Sign(f"saved-{own.currency}", own.value)


def _remaining(shown: object) -> Iterator[Sign]:
    if isinstance(shown, _Certificates):
        yield Sign(TOKENS, sum(shown.tokens.values()))


def _badge(name: str, height: int, say: Catalogue) -> Stamp:
    if name == TOKENS:
        return scroll(height)
    currency = name.removeprefix("saved-")
    return certificate(currency, say(f"mark-{currency}"), height)


def _amount(currency: str, value: int, height: int, say: Catalogue) -> Stamp:
    return certificate(currency, str(value), height)


def _centre(shown: object) -> Supply | None:
    return Supply(ID, 71, tuple(shown.tokens.items())) if isinstance(shown, _Certificates) else None


ROOM = Room(
    id=ID,
    number=24,
    items={"saved": _amount},
    badges=_saved,
    badge=_badge,
    all_badges=(Sign("saved-ducat", 5),),
    annex=_centre,
    remaining=_remaining,
)
