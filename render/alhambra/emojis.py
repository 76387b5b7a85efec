"""Emojis: the buildings, the currencies, the seats and a few words, each a small picture to stand in a text."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial

from render.alhambra import GAME
from render.alhambra.art import DRAWINGS as DRAWN
from render.alhambra.art import hues
from render.alhambra.art.tile import SMALL
from render.alhambra.rooms import rooms
from render.kit import emoji as kit
from render.kit.art import palette
from render.kit.art.drawing import Point
from render.kit.art.plate import INSET, MIDDLE, SIDE, framed, on_plate
from render.kit.art.shapes import octagon
from render.kit.art.sketch import Stamp
from render.kit.emoji import seat_emoji, shield_sign
from texts.catalogue import ENGLISH, catalogue

__all__ = ["DIRK", "EMOJIS", "EXACT", "PREFIX", "WALL", "Emoji", "seat_emoji"]

PREFIX = "alh_"
"""With what the names begin under which they are uploaded."""
EXACT, WALL, DIRK = "exact", "wall", "dirk"
TICK = ((-0.42, 0.06), (-0.12, 0.36), (0.44, -0.32))
TOP, TOOTH = 8, 32
"""Where a wall ends above, and how large its teeth are."""
JOINTS = ((62, (44, 88)), (92, (28, 64, 100)))
"""How high the courses of a wall are, and where the bricks of the one below meet."""


@dataclass(frozen=True, slots=True)
class Emoji(kit.Emoji):
    """A small picture that stands for a word."""

    def stamp(self) -> Stamp:
        """Draw what it shows."""
        return DRAWINGS[self.name]()


def _building(kind: str) -> Stamp:
    """Draw a building as large as fits onto a plate in its colour."""
    return on_plate(DRAWN / f"{kind}-{SMALL.letter}", hues.KINDS[kind].floor)


def _coin(currency: str) -> Stamp:
    """Draw a coin: the shape, the colour and the letters of a currency."""
    art = rooms().currency(currency)
    sketch = framed(lambda inset: art.outline(MIDDLE, SIDE / 2 - 2 - inset), art.field)
    sketch.text(catalogue(ENGLISH, GAME)(f"mark-{currency}"), art.middle(MIDDLE, SIDE / 2), 58, art.text)
    return sketch.stamp()


def _exact() -> Stamp:
    """Draw a tick, as where a payment is exact."""
    sketch = framed(lambda inset: octagon(MIDDLE, 0.52 * SIDE - inset), palette.GOOD)
    sketch.line([(SIDE / 2 * (1 + x), SIDE / 2 * (1 + y)) for x, y in TICK], palette.CREAM, 17)
    return sketch.stamp()


def _wall() -> Stamp:
    """Draw a piece of wall."""
    sketch = framed(_battlements, hues.WALL)
    for y, joints in JOINTS:
        sketch.outline([(INSET, y), (SIDE - INSET, y)], hues.WALL_JOINT, 6)
        for x in joints:
            sketch.outline([(x, y), (x, min(y + 30, SIDE - 22))], hues.WALL_JOINT, 6)
    return sketch.stamp()


def _battlements(inset: float) -> list[Point]:
    """Return the outline of a wall with three teeth."""
    top, gaps, bottom = TOP + inset, TOP + TOOTH + inset, SIDE - TOP - inset
    points: list[Point] = [(inset, bottom)]
    for number in range(3):
        left, right = number * 1.5 * TOOTH + inset, (number * 1.5 + 1) * TOOTH - inset
        points += [(left, gaps), (left, top), (right, top), (right, gaps)]
    return [*points, (SIDE - inset, bottom)]


DRAWINGS: Mapping[str, Callable[[], Stamp]] = {
    **{kind: partial(_building, kind) for kind in hues.KINDS if kind != "fountain"},
    **{currency: partial(_coin, currency) for currency in rooms().currencies},
    **{emblem: partial(shield_sign, emblem, colour) for emblem, colour in palette.SEATS},
    DIRK: partial(shield_sign, *palette.RIVAL),
    **{word: draw for room in rooms().all for word, draw in room.emojis.items()},
    EXACT: _exact,
    WALL: _wall,
}
EMOJIS = tuple(map(Emoji, DRAWINGS))
