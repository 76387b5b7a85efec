"""The money of one currency in a hand: its cards, and whether they pay for the tile on the market square."""

import math
from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from alhambra.view import Money, Tile
from render.alhambra.art import money
from render.alhambra.hand import stamps as handstamps
from render.alhambra.hand.things import Thing, lay_things
from render.alhambra.layout.naming import MONEY, is_money
from render.alhambra.layout.pieces import card_of, tile_of
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
LARGE, SMALL, IN_TWO_ROWS = (118, 160), (82, 116), (82, 88)
SLIPS = (86, 57), (86, 42)
TAGS = (46, 30), (38, 22)
"""How large the tag is on a card that stands for several, and on a slip."""
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
    marked: tuple[tuple[str, int], ...] = ()
    """What pays along and is no plain money of the currency: the name of its mark, and its value."""

    def rank(self) -> tuple[bool, int, int, str]:
        """Compare tiles that the same money could buy: the exact ones come first, of these the dearest."""
        short = self.surplus is None
        return short, self.missing if self.surplus is None else self.surplus, -self.tile.price, self.tile.id

    def payment(self, say: Catalogue) -> str:
        """Write the cards that pay; those of another currency, or that are good for more, have a mark."""
        marks = [(say(key) if say.has(key := f"mark-{name}") else "", value) for name, value in self.marked]
        return "+".join([*map(str, self.pay), *(f"{mark}{value}" for mark, value in marks)])


@dataclass(frozen=True, slots=True)
class Purse:
    """All cards of a currency, and what they are good for."""

    currency: str
    values: tuple[int, ...]
    offer: Offer | None
    """None if there is no tile on the square."""
    things: tuple[Thing, ...] = ()
    """What else pays in it."""
    special: tuple[Money, ...] = ()
    """Cards of the currency that are good for something besides."""

    @property
    def total(self) -> int:
        """All that there is of the currency."""
        return sum(self.values) + sum(thing.value for thing in self.things) + sum(card.value for card in self.special)

    def lay(self, scene: Scene, left: int, say: Catalogue, extra: int = 0) -> None:
        """Lay it out as a group, higher if there is something between the cards and the tile in any of them."""
        self._lay_band(scene, left, say, extra)
        self._lay_cards(scene, left, say)
        lay_things(scene, (left, sum(CARDS), ACROSS, extra), self.things, self.currency, say)
        scene.box(left + handstamps.EDGE, DIVIDER + extra, ACROSS - 2 * handstamps.EDGE, 3, colour=palette.LINE)
        if self.offer is None:
            _lay_vacancy(scene, (left, TILE_TOP + extra), say)
        else:
            _lay_offer(scene, self.offer, (left, TILE_TOP + extra), say)

    def _lay_band(self, scene: Scene, left: int, say: Catalogue, extra: int) -> None:
        """Head the group with its coin, its name and what all in it is worth."""
        colour, y = rooms().currency(self.currency).text, TOP + handstamps.BAND / 2 + 1
        group = handstamps.group(rooms().currency(self.currency), ACROSS, DOWN + extra)
        scene.put(group, left, TOP, f"group {self.currency}")
        coin = money.coin(rooms().currency(self.currency), say(f"mark-{self.currency}"), 27)
        scene.put_at(coin, left + 42, y, f"coin {self.currency}")
        taken = scene.write(str(self.total), left + 260, y, 48, colour=colour, align="right")
        scene.write(say(f"currency-{self.currency}"), left + 78, y, 36, colour=colour, space=174 - taken)

    def _lay_cards(self, scene: Scene, left: int, say: Catalogue) -> None:
        if not self.values and not self.special:
            x, y = left + ACROSS / 2, CARDS[0] + CARDS[1] / 2
            scene.write(say("hand-no-cards"), x, y, 32, colour=palette.QUIET, align="centre", space=ACROSS - 40)
            return
        cards = self._cards()
        size, corners = _rows(len(cards))
        for (card, copies), (x, y) in zip(cards, corners, strict=True):
            scene.put(_card(card, copies, size, say), left + x, y, f"card {self.currency} {card.value} x{copies}")
            if copies > 1 and (size not in SLIPS or not is_money(card)):
                tag = handstamps.copies_tag(say("hand-copies", number=copies), *TAGS[size in SLIPS])
                scene.put(tag, left + x + size[0] - tag.size[0] - 4, y + 4, f"copies {copies}")

    def _cards(self) -> list[tuple[Money, int]]:
        """List the cards to be drawn, and how many each stands for: the plain ones first."""
        plain = [Money("", MONEY, self.currency, value, 1) for value in sorted(self.values)]
        cards = [*plain, *self.special]
        if len(cards) < MERGED:
            return [(card, 1) for card in cards]
        alike: dict[tuple[str, int], list[Money]] = {}
        for card in cards:
            alike.setdefault((card.family, card.value), []).append(card)
        return [(some[0], len(some)) for some in alike.values()]


def _rows(cards: int) -> tuple[tuple[int, int], Iterator[Point]]:
    """Divide cards into rows; return their size, and the corner of each from the left of the group.

    Three rows consist of slips, and four of still lower ones.
    """
    rows = math.ceil(cards / IN_A_ROW)
    across, down = size = (LARGE if cards < IN_A_ROW else SMALL, IN_TWO_ROWS, *SLIPS)[rows - 1]
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


def _card(card: Money, copies: int, size: tuple[int, int], say: Catalogue) -> Stamp:
    if size in SLIPS and is_money(card):
        number = say("hand-copies", number=copies) if copies > 1 else ""
        return handstamps.slip(rooms().currency(card.currency), card.value, number, *size)
    return card_of(card, size, say)


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


def _lay_offer(scene: Scene, offer: Offer, at: tuple[int, int], say: Catalogue) -> None:
    """Show the tile, and whether and with which cards it can be paid."""
    left, top = at
    tile, x = offer.tile, left + VERDICT
    stamp = tile_of(tile, TILE, say)
    scene.put(stamp, left + 14, top, f"tile {tile.id}")
    verdict = _verdict(offer, say)
    lines = _broken(verdict.detail)
    mark_y, word_y, *line_ys = HEIGHTS[len(lines) - 1]
    scene.put_at(verdict.mark, x, top + mark_y, f"{verdict.word} {tile.id}")
    _write(scene, verdict.word, x, top + word_y, verdict.colour)
    for line, y in zip(lines, line_ys, strict=True):
        _write(scene, line, x, top + y, verdict.detail_colour, size=SIZE if len(lines) == 1 else SMALL_SIZE)


def _broken(text: str) -> list[str]:
    """Break a sum that is too long for a line into two."""
    if width(text, Face.BLACK, round(SMALLEST_SHARE * SIZE)) <= VERDICT_SPACE:
        return [text]
    parts = text.split("+")
    middle = math.ceil(len(parts) / 2)
    return ["+".join(parts[:middle]) + "+", "+".join(parts[middle:])]


def _write(scene: Scene, text: str, x: float, y: float, colour: Colour, *, size: int = SIZE) -> None:
    scene.write(text, x, y, size, colour=colour, align="centre", space=VERDICT_SPACE)


def _lay_vacancy(scene: Scene, at: tuple[int, int], say: Catalogue) -> None:
    left, top = at
    scene.put(handstamps.vacancy(TILE), left + 14, top, "no tile")
    _write(scene, say("hand-no-tile"), left + VERDICT, top + TILE / 2, palette.QUIET)
