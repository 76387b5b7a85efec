"""The money of one currency in a hand: its cards, and whether they pay for the tile on the market square."""

import math
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from alhambra.view import Tile
from render.alhambra.art import money
from render.alhambra.hand import stamps as handstamps
from render.alhambra.layout.pieces import tile_of
from render.alhambra.rooms import rooms
from render.kit.art import palette
from render.kit.art.drawing import Point
from render.kit.art.lettering import SMALLEST_SHARE, Face, width
from render.kit.art.palette import Colour
from render.kit.art.sketch import Stamp
from render.kit.layout.scene import Scene
from texts.catalogue import Catalogue

TOP, ACROSS, DOWN = 108, 278, 408
CARDS = (181, 181)
"""Where the space for the cards begins, and its height."""
MERGED = 7
"""From so many cards on, equal ones are merged."""
IN_A_ROW = 3
LARGE, SMALL, IN_TWO_ROWS, SLIP = (118, 160), (82, 116), (82, 88), (86, 57)
TAG = (46, 30)
DIVIDER = 365
TILE = 126
TILE_TOP = DIVIDER + 10
VERDICT, VERDICT_SPACE = 207, 124
"""The middle of what is told about the tile, and how broad it can be."""
SIZE, SMALL_SIZE = 36, 28
HEIGHTS = ((31, 79, 113), (29, 72, 99, 123))
"""The heights of mark, word and cards below the tile's top, for cards in one and in two lines."""


@dataclass(frozen=True, slots=True)
class Offer:
    """A tile of the market, and the cheapest way to pay for it."""

    tile: Tile
    pay: tuple[int, ...] = ()
    """The values of the cards."""
    surplus: int | None = None
    """How much too much they are; None if no cards suffice."""
    missing: int = 0
    foreign: tuple[tuple[str, int], ...] = ()
    """What cards of other currencies pay along, through an exchange card: currency and value of each."""

    def rank(self) -> tuple[bool, int, int, str]:
        """Compare tiles that the same money could buy: the exact ones come first, of these the dearest."""
        short = self.surplus is None
        return short, self.missing if self.surplus is None else self.surplus, -self.tile.price, self.tile.id

    def payment(self, say: Catalogue) -> str:
        """Write the cards that pay; those of another currency have its mark."""
        return "+".join([*map(str, self.pay), *(f"{say(f'mark-{one}')}{value}" for one, value in self.foreign)])


@dataclass(frozen=True, slots=True)
class Purse:
    """All cards of a currency, and what they are good for."""

    currency: str
    values: tuple[int, ...]
    offer: Offer | None
    """None if there is no tile on the square."""

    def lay(self, scene: Scene, left: int, say: Catalogue) -> None:
        """Lay it out as a group."""
        self._lay_band(scene, left, say)
        self._lay_cards(scene, left, say)
        scene.box(left + handstamps.EDGE, DIVIDER, ACROSS - 2 * handstamps.EDGE, 3, colour=palette.LINE)
        if self.offer is None:
            _lay_vacancy(scene, left, say)
        else:
            _lay_offer(scene, self.offer, left, say)

    def _lay_band(self, scene: Scene, left: int, say: Catalogue) -> None:
        """Head the group with its coin, its name and what the cards are worth."""
        colour, y = rooms().currency(self.currency).text, TOP + handstamps.BAND / 2 + 1
        scene.put(handstamps.group(rooms().currency(self.currency), ACROSS, DOWN), left, TOP, f"group {self.currency}")
        coin = money.coin(rooms().currency(self.currency), say(f"mark-{self.currency}"), 27)
        scene.put_at(coin, left + 42, y, f"coin {self.currency}")
        taken = scene.write(str(sum(self.values)), left + 260, y, 48, colour=colour, align="right")
        scene.write(say(f"currency-{self.currency}"), left + 78, y, 36, colour=colour, space=174 - taken)

    def _lay_cards(self, scene: Scene, left: int, say: Catalogue) -> None:
        if not self.values:
            x, y = left + ACROSS / 2, CARDS[0] + CARDS[1] / 2
            scene.write(say("hand-no-cards"), x, y, 32, colour=palette.QUIET, align="centre", space=ACROSS - 40)
            return
        merged = sorted(Counter(self.values).items())
        cards = merged if len(self.values) >= MERGED else [(value, 1) for value in self.values]
        size, corners = _rows(len(cards))
        for (value, copies), (x, y) in zip(cards, corners, strict=True):
            card = _card(self.currency, value, copies, size, say)
            scene.put(card, left + x, y, f"card {self.currency} {value} x{copies}")
            if copies > 1 and size != SLIP:
                tag = handstamps.copies_tag(say("hand-copies", number=copies), *TAG)
                scene.put(tag, left + x + size[0] - TAG[0] - 4, y + 4, f"copies {copies}")


def _rows(cards: int) -> tuple[tuple[int, int], Iterator[Point]]:
    """Divide cards into rows; give their size, and the corner of each from the left of the group.

    Three rows consist of slips.
    """
    rows = math.ceil(cards / IN_A_ROW)
    across, down = size = (LARGE if cards < IN_A_ROW else SMALL, IN_TWO_ROWS, SLIP)[min(rows, 3) - 1]
    gap = 8 if size == LARGE else 5
    step = (CARDS[1] - down) / (rows - 1) if rows > 1 else 0
    top = CARDS[0] + (CARDS[1] - down - step * (rows - 1)) / 2
    columns = math.ceil(cards / rows)

    def corners() -> Iterator[Point]:
        for number in range(cards):
            row, column = divmod(number, columns)
            in_row = min(columns, cards - row * columns)
            yield (ACROSS + gap - in_row * (across + gap)) / 2 + column * (across + gap), top + row * step

    return size, corners()


def _card(currency: str, value: int, copies: int, size: tuple[int, int], say: Catalogue) -> Stamp:
    if size == SLIP:
        return handstamps.slip(
            rooms().currency(currency), value, say("hand-copies", number=copies) if copies > 1 else "", *size
        )
    return money.card(rooms().currency(currency), say(f"mark-{currency}"), value, *size)


class Verdict(NamedTuple):
    """What is told about a tile."""

    mark: Stamp
    word: str
    detail: str
    colour: Colour
    detail_colour: Colour = palette.INK


def _verdict(offer: Offer, say: Catalogue) -> Verdict:
    pay = offer.payment(say)
    if offer.surplus is None:
        detail = say("hand-short-by", number=offer.missing) if offer.missing else ""
        return Verdict(handstamps.short_mark(30), say("hand-short"), detail, palette.QUIET, palette.QUIET)
    if offer.surplus == 0:
        return Verdict(handstamps.exact_mark(30), say("hand-exact"), pay, palette.GOOD)
    return Verdict(
        handstamps.over_mark(say("more", number=offer.surplus), 30), say("hand-over"), pay, palette.GOLD_DARK
    )


def _lay_offer(scene: Scene, offer: Offer, left: int, say: Catalogue) -> None:
    """Show the tile, and whether and with which cards it can be paid."""
    tile, x = offer.tile, left + VERDICT
    stamp = tile_of(tile, TILE, say)
    scene.put(stamp, left + 14, TILE_TOP, f"tile {tile.id}")
    verdict = _verdict(offer, say)
    lines = _broken(verdict.detail)
    mark_y, word_y, *line_ys = HEIGHTS[len(lines) - 1]
    scene.put_at(verdict.mark, x, TILE_TOP + mark_y, f"{verdict.word} {tile.id}")
    _write(scene, verdict.word, x, TILE_TOP + word_y, verdict.colour)
    for line, y in zip(lines, line_ys, strict=True):
        _write(scene, line, x, TILE_TOP + y, verdict.detail_colour, size=SIZE if len(lines) == 1 else SMALL_SIZE)


def _broken(text: str) -> list[str]:
    """Break a sum that is too long for a line into two."""
    if width(text, Face.BLACK, round(SMALLEST_SHARE * SIZE)) <= VERDICT_SPACE:
        return [text]
    parts = text.split("+")
    middle = math.ceil(len(parts) / 2)
    return ["+".join(parts[:middle]) + "+", "+".join(parts[middle:])]


def _write(scene: Scene, text: str, x: float, y: float, colour: Colour, *, size: int = SIZE) -> None:
    scene.write(text, x, y, size, colour=colour, align="centre", space=VERDICT_SPACE)


def _lay_vacancy(scene: Scene, left: int, say: Catalogue) -> None:
    scene.put(handstamps.vacancy(TILE), left + 14, TILE_TOP, "no tile")
    _write(scene, say("hand-no-tile"), left + VERDICT, TILE_TOP + TILE / 2, palette.QUIET)
