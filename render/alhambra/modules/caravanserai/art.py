"""The drawings: a card with its track and its marker, and in short a camel with a coin."""

from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple, TypeAlias

from render.alhambra.art.money import CURRENCIES, CurrencyArt
from render.kit.art import palette
from render.kit.art.drawing import Point, extent
from render.kit.art.sketch import Sketch, Stamp

CAMEL = Path(__file__).parent / "drawings" / "camel"
SHAPE = 0.48
"""The width of a card, in its height."""
HIGHEST = 5

Place: TypeAlias = tuple[str, int]


class Track(NamedTuple):
    """What is printed on a card: the currency of the track, and of the field beside each amount that has one."""

    main: str
    sides: tuple[tuple[int, str], ...]


@lru_cache(maxsize=128)
def track_card(track: Track, marker: Place | None, height: int) -> Stamp:
    """Draw a whole card: the amounts in the shapes of their currencies, and a ring around the one of the marker."""
    width = round(SHAPE * height)
    sketch, edge = Sketch(width, height), 0.013 * height
    sketch.box((0, 0, width, height), palette.INK, radius=0.05 * height)
    sketch.box((edge, edge, width - edge, height - edge), CURRENCIES[track.main].field, radius=0.042 * height)
    inset, line = 0.045 * height, 0.006 * height
    outer = inset - line, inset - line, width - inset + line, height - inset + line
    sketch.box(outer, palette.INK, radius=0.03 * height)
    sketch.box((inset, inset, width - inset, height - inset), palette.CREAM, radius=0.025 * height)
    _paths(sketch, track, width, height)
    for place in _places(track):
        _field(sketch, place, _at(track, place, width, height), 0.062 * height)
    ring = _at(track, marker or (track.main, 0), width, height)
    _ring(sketch, ring, 0.083 * height, 0.016 * height)
    return sketch.stamp()


def _places(track: Track) -> Iterator[Place]:
    yield from ((track.main, value) for value in range(HIGHEST + 1))
    yield from ((currency, value) for value, currency in track.sides)


def _at(track: Track, place: Place, width: float, height: float) -> Point:
    """Return where a field is: side fields lie to the right of even amounts, to the left of odd ones."""
    currency, value = place
    y = height * (0.9 - 0.16 * value)
    if currency == track.main or not value:
        return width / 2, y
    return width * (0.5 + (0.295 if value % 2 == 0 else -0.295)), y


def _paths(sketch: Sketch, track: Track, width: float, height: float) -> None:
    thick = 0.022 * height
    ends = [_at(track, (track.main, value), width, height) for value in (0, HIGHEST)]
    sketch.line(ends, palette.STRONG_LINE, thick)
    for value, currency in track.sides:
        points = [_at(track, (one, value), width, height) for one in (track.main, currency)]
        sketch.line(points, palette.STRONG_LINE, thick)


def _field(sketch: Sketch, place: Place, at: Point, radius: float) -> None:
    currency, value = place
    if value:
        coin_on(sketch, CURRENCIES[currency], str(value), at, radius)
    else:
        sketch.disc(at, radius, palette.INK)
        sketch.disc(at, 0.88 * radius, palette.PANEL_INNER)
        sketch.text("0", at, 1.4 * radius, palette.INK)


def coin_on(sketch: Sketch, art: CurrencyArt, text: str, at: Point, radius: float) -> None:
    """Draw the coin of a currency in its colour, with a text."""
    sketch.polygon(art.outline(at, radius), art.field, max(2.0, 0.13 * radius))
    sketch.text(text, art.middle(at, radius), (1.5 if len(text) == 1 else 1.05) * radius, art.text)


def _ring(sketch: Sketch, at: Point, radius: float, thick: float) -> None:
    for colour, more in ((palette.INK, 0.4 * thick), (palette.TURQUOISE_LIGHT, 0.0)):
        reach = radius + more
        box = at[0] - reach, at[1] - reach, at[0] + reach, at[1] + reach
        sketch.ring(box, colour, thick + 2 * more, radius=reach)


@lru_cache(maxsize=16)
def camel(height: int) -> Stamp:
    """Draw the camel alone."""
    sketch = Sketch(height * _breadth(), height)
    _paint_camel(sketch, (0, 0), height)
    return sketch.stamp()


def _breadth() -> float:
    """Return how broad the camel is, in its height."""
    left, top, right, bottom = extent(CAMEL)
    return (right - left) / (bottom - top)


def _paint_camel(sketch: Sketch, at: Point, height: float) -> None:
    left, top, _, bottom = extent(CAMEL)
    scale = height / (bottom - top)
    sketch.painted(CAMEL, scale, (at[0] - left * scale, at[1] - top * scale))


@lru_cache(maxsize=4)
def kind_box(side: int) -> Stamp:
    """Draw an empty chip: a building of any kind."""
    sketch = Sketch(side, side)
    sketch.box((0, 0, side, side), palette.INK, radius=0.24 * side)
    sketch.box((3, 3, side - 3, side - 3), palette.PLASTER_SHADE, radius=0.16 * side)
    return sketch.stamp()


@lru_cache(maxsize=64)
def camel_with_coin(currency: str, text: str, height: int) -> Stamp:
    """Draw the camel, and before it a coin, or without a currency the start field."""
    sketch, radius = Sketch(1.16 * height, height), (0.36 if text else 0.29) * height
    _paint_camel(sketch, (0, 0), 0.74 * height)
    at = 1.13 * height - radius, 0.97 * height - radius
    if currency:
        coin_on(sketch, CURRENCIES[currency], text, at, radius)
    else:
        _field(sketch, ("", 0), at, radius)
    return sketch.stamp()


@lru_cache(maxsize=16)
def short_card(track: Track, marks: tuple[str, ...], width: int, height: int) -> Stamp:
    """Draw a card as far as there is room in a row of others: a camel, its main currency and those beside it."""
    sketch, edge = Sketch(width, height), 0.025 * width
    inset, radius = 0.09 * width, 0.15 * width
    sketch.box((0, 0, width, height), palette.INK, radius=0.10 * width)
    sketch.box((edge, edge, width - edge, height - edge), CURRENCIES[track.main].field, radius=0.085 * width)
    sketch.box((inset, inset, width - inset, height - inset), palette.CREAM, radius=0.05 * width)
    tall = 0.3 * height
    _paint_camel(sketch, ((width - tall * _breadth()) / 2, 0.12 * height), tall)
    coin_on(sketch, CURRENCIES[track.main], marks[0], (0.5 * width, 0.58 * height), 1.1 * radius)
    for number, (_, currency) in enumerate(track.sides):
        at = (0.24 + 0.26 * number) * width, 0.82 * height
        coin_on(sketch, CURRENCIES[currency], marks[1 + number], at, 0.85 * radius)
    return sketch.stamp()
