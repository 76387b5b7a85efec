"""The row below the market for what modules add to it: open squares, score cards, and a character at auction."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

from alhambra.view import Card, Tile
from render.art import palette, stamps
from render.art.drawing import Point
from render.art.frame import MARGIN
from render.art.lettering import Face, fitted
from render.art.marks import round_mark
from render.art.sketch import Sketch, Stamp
from render.layout.families import CHARACTERS, SCORE_CARDS, SQUARES, Lots, Stack
from render.layout.naming import card_called, letter_of, listed, tile_called
from render.layout.pieces import card_of, tile_of
from render.layout.plan import Area
from render.layout.scene import Scene
from texts.catalogue import Catalogue

Orders: TypeAlias = tuple[tuple[str, ...], ...]
"""The kinds from the least to the most valuable, for each round."""

WIDTH = 1600 - 2 * MARGIN
HIGH, LOW = 190, 84
"""How high the row is; with nothing but score cards it is low."""
GAP = 14
LOT, ORDERS = 304, 372
"""How broad the panels of the lot and of the score cards are, unless there is more room."""
CARD = (122, 166)
TILE, SMALL_TILE = 150, 108
"""How large a square is, and how large beside other things."""
ROOMY, MOST_STEP = 184, 240
"""From which distance on squares are large, and how far one is from the next at most."""
COUNT = 23
"""The radius of the disc that counts a stack."""
BEHIND = 6
"""How far each tile of a stack looks out from below the one above."""
CHIP, LARGE_CHIP, CHIP_GAP = 44, 58, 4
MARK, AFTER_MARK = 25, 64
"""The radius of the mark of a round, and where its chips begin."""
LINE = 48
WEDGE = 9
"""How high the wedge is at the end of an order, which says that the kinds become more valuable."""


@dataclass(frozen=True, slots=True)
class Annex:
    """What modules add to the market."""

    squares: tuple[tuple[Tile, int], ...] = ()
    """The open square of each stack, and how many there are in it."""
    orders: Orders = ()
    """The kinds from the least to the most valuable, for each round."""
    lot: Card | None = None
    """The character that is being auctioned."""

    @classmethod
    def of(cls, parts: Mapping[str, object]) -> "Annex":
        """Take it from what a view shows of the modules."""
        stacks, orders, lots = parts.get(SQUARES), parts.get(SCORE_CARDS), parts.get(CHARACTERS)
        return cls(
            squares=tuple((one.top, one.left) for one in stacks if isinstance(one, Stack))
            if isinstance(stacks, tuple)
            else (),
            orders=orders if isinstance(orders, tuple) else (),
            lot=lots.lot if isinstance(lots, Lots) else None,
        )

    @property
    def height(self) -> int:
        """How high the row is, with the space below it."""
        if self.squares or self.lot is not None:
            return HIGH + GAP
        return LOW + GAP if self.orders else 0

    def lay(self, scene: Scene, top: int, scored: Collection[int], say: Catalogue) -> None:
        """Lay it out across the picture: the squares, the score cards, and the lot below the display."""
        if not self.height:
            return
        right = MARGIN + WIDTH
        if self.lot is not None:
            broad = LOT if self.squares else WIDTH - (ORDERS + GAP if self.orders else 0)
            self._lay_lot(scene, self.lot, (right - broad, top, broad, HIGH), say)
            right -= broad + GAP
        if self.orders and self.height == LOW + GAP:
            lay_orders_along(scene, (MARGIN, top, WIDTH, LOW), self.orders, scored, say)
        elif self.orders:
            broad = ORDERS if self.squares or self.lot is not None else WIDTH
            _lay_orders(scene, (right - broad, top, broad, HIGH), self.orders, scored, say)
            right -= broad + GAP
        if self.squares:
            self._lay_squares(scene, (MARGIN, top, right - MARGIN, HIGH), say)

    def _lay_squares(self, scene: Scene, box: Area, say: Catalogue) -> None:
        left, top, across, down = box
        _panel(scene, box, "squares")
        step = min(MOST_STEP, (across - 24) / len(self.squares))
        side = TILE if step >= ROOMY else SMALL_TILE
        first = left + (across - step * len(self.squares)) / 2
        for number, (tile, count) in enumerate(self.squares):
            x, y = first + step * (number + 0.5), top + down / 2
            corner = x - side / 2 - 5, y - side / 2 - 5
            for below in range(min(count, 3) - 1, 0, -1):
                under = _tile_edge(side)
                scene.put(under, corner[0] + BEHIND * below, corner[1] + BEHIND * below)
            scene.put(tile_of(tile, side, say), *corner, f"open square {tile.id}")
            at = corner[0] + side - 8, corner[1] + side - 4
            scene.put_at(_count(count), *at, f"squares left {tile.kind} {count}")

    def _lay_lot(self, scene: Scene, lot: Card, box: Area, say: Catalogue) -> None:
        """Show the character large, and beside it its name, word by word."""
        left, top, across, down = box
        _panel(scene, box, "lot")
        scene.put(card_of(lot, CARD, say), left + 12, top + (down - CARD[1]) / 2, f"lot {lot.id}")
        x, space, middle = left + CARD[0] + 26, across - CARD[0] - 36, top + down / 2
        name = card_called(lot, say)
        words = [name] if across > LOT else name.split(" ", 1)
        size = min(fitted(word, Face.BLACK, 54 if across > LOT else 42, space)[1] for word in words)
        first = middle - (LINE if len(words) > 1 else LINE / 2)
        scene.write(say("auction"), x, first - 4, 36, colour=palette.QUIET, space=space)
        for number, word in enumerate(words, 1):
            scene.write(word, x, first + LINE * number, size, space=space)

    def told(self, say: Catalogue, *, walls: bool, orders: bool) -> list[str]:
        """Say what it shows."""
        told = []
        if self.squares:
            stacks = [f"{tile_called(tile, say, walls=walls)} ×{count}" for tile, count in self.squares]
            told.append(say("alt-squares", tiles=listed(stacks)))
        if self.orders and orders:
            told.append(orders_told(self.orders, say))
        if self.lot is not None:
            told.append(say("alt-auction", name=card_called(self.lot, say)))
        return told


NO_ANNEX = Annex()


def orders_told(orders: Orders, say: Catalogue) -> str:
    """Name the score cards, each by the letters of its kinds."""
    letters = [" ".join(letter_of(kind, say) for kind in order) for order in orders]
    return say("alt-orders", orders="; ".join(f"{number} {order}" for number, order in enumerate(letters, 1)))


def lay_orders_along(scene: Scene, box: Area, orders: Orders, scored: Collection[int], say: Catalogue) -> None:
    """Show the score cards side by side."""
    left, top, across, down = box
    _panel(scene, box, "score cards")
    step = (across - 24) / len(orders)
    for number, order in enumerate(orders, 1):
        x = left + 12 + step * (number - 1)
        if number > 1:
            scene.box(x - 1, top + 16, 3, down - 32, colour=palette.LINE)
        taken = AFTER_MARK + (LARGE_CHIP + CHIP_GAP) * len(order)
        _lay_round(
            scene,
            (x + (step - taken) / 2, top + down / 2),
            number,
            order,
            done=number in scored,
            side=LARGE_CHIP,
            say=say,
        )


def _lay_orders(scene: Scene, box: Area, orders: Orders, scored: Collection[int], say: Catalogue) -> None:
    """Show the score cards below each other."""
    left, top, _, down = box
    _panel(scene, box, "score cards")
    step = (down - 16) / len(orders)
    for number, order in enumerate(orders, 1):
        y = top + 8 + step * (number - 0.5)
        _lay_round(scene, (left + 14, y), number, order, done=number in scored, side=CHIP, say=say)


def _lay_round(
    scene: Scene, at: Point, number: int, order: tuple[str, ...], *, done: bool, side: int, say: Catalogue
) -> None:
    """Show a score card after the mark of its round."""
    x, y = at
    scene.put_at(round_mark(number, MARK, done=done), x + MARK + 3, y, f"order of round {number}")
    lay_order(scene, (x + AFTER_MARK, y), order, f"order {number}", side=side, say=say)


def lay_order(scene: Scene, at: Point, order: tuple[str, ...], what: str, *, side: int, say: Catalogue) -> None:
    """Show a score card: a chip for each kind, and a wedge that grows with their value."""
    x, y = at
    scene.put(_wedge((side + CHIP_GAP) * len(order) - CHIP_GAP), x, y + side / 2 - 2, "rising")
    for kind in order:
        scene.put(_kind_chip(kind, letter_of(kind, say), side), x, y - side / 2 - 4, f"{what} {kind}")
        x += side + CHIP_GAP


@lru_cache(maxsize=32)
def _kind_chip(kind: str, letter: str, side: int) -> Stamp:
    """Draw a kind so small that its letter is all there is room for."""
    sketch, own, edge = Sketch(side, side), palette.KINDS[kind], 3
    sketch.box((0, 0, side, side), palette.INK, radius=0.2 * side)
    sketch.box((edge, edge, side - edge, side - edge), own.floor, radius=0.15 * side)
    colour = palette.INK if palette.brightness(own.floor) > 140 else palette.CREAM
    sketch.text(letter, (side / 2, side / 2), 0.76 * side, colour)
    return sketch.stamp()


@lru_cache(maxsize=4)
def _wedge(across: int) -> Stamp:
    """Draw the wedge that grows from the least to the most valuable kind."""
    sketch = Sketch(across, WEDGE, edge=palette.GOLD_DARK)
    sketch.polygon([(0, WEDGE - 1), (across, 0), (across, WEDGE)], palette.GOLD_DARK)
    return sketch.stamp()


@lru_cache(maxsize=2)
def _tile_edge(side: int) -> Stamp:
    """Draw a tile that lies below others: only its edge can be seen."""
    sketch = Sketch(side, side)
    sketch.box((0, 0, side, side), palette.INK, radius=0)
    sketch.box((2, 2, side - 2, side - 2), palette.LINE, radius=0)
    return sketch.stamp()


@lru_cache(maxsize=16)
def _count(number: int) -> Stamp:
    """Draw the disc that tells how many tiles a stack has."""
    side = 2 * COUNT + 6
    sketch, centre = Sketch(side, side), (side / 2, side / 2)
    sketch.disc(centre, COUNT + 1, palette.INK)
    sketch.disc(centre, COUNT - 2, palette.PANEL)
    sketch.text(str(number), centre, 1.6 * COUNT, palette.INK)
    return sketch.stamp()


def _panel(scene: Scene, box: Area, what: str) -> None:
    left, top, across, down = (round(side) for side in box)
    scene.put(stamps.panel(across, down, palette.PANEL, palette.LINE), left, top, what)
