"""The row below the market for what modules add to it: open squares, score cards, and a character at auction."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from alhambra.view import Card, Tile
from render.alhambra.art import hues
from render.alhambra.layout.families import CHARACTERS, SCORE_CARDS, SQUARES, Lots, Stack
from render.alhambra.layout.naming import card_called, letter_of, tile_called
from render.alhambra.layout.pieces import card_of, tile_of
from render.kit.art import palette, stamps
from render.kit.art.drawing import Point
from render.kit.art.frame import MARGIN
from render.kit.art.lettering import Face, fitted, width
from render.kit.art.marks import round_mark
from render.kit.art.sketch import Sketch, Stamp
from render.kit.layout.naming import listed
from render.kit.layout.plan import Area
from render.kit.layout.scene import Scene
from texts.catalogue import Catalogue

Orders: TypeAlias = tuple[tuple[str, ...], ...]
"""The kinds from the least to the most valuable, for each round."""

LOW = 84
"""How high the row is with nothing but score cards."""
COUNT = 23
"""The radius of the disc that counts a stack."""
BEHIND = 6
"""How far each tile of a stack looks out from below the one above."""
CHIP, LARGE_CHIP, CHIP_GAP = 44, 58, 4
LEAST_LETTER = 31
MARK, AFTER_MARK = 25, 64
"""The radius of the mark of a round, and where its chips begin."""
LINE = 48
LOWEST, HIGHEST = 0.76, 1.18
"""The height of the first and the last chip of a score card, in its width: the more a kind is worth, the higher."""


class AnnexShape(NamedTuple):
    """The measures of the row."""

    left: int
    across: int
    high: int
    """How high the row is, unless it is low."""
    gap: int
    lot: int
    """How broad the panel of the lot is beside squares."""
    orders: int
    """How broad the panel of the score cards is beside other things."""
    card: tuple[int, int]
    tile: int
    small_tile: int
    """How large a square is, and how large beside other things."""
    roomy: int
    most_step: int
    """From which distance on squares are large, and how far one is from the next at most."""
    chip: int
    """How large the chips of a score card are beside other things."""
    names_of_lots: int
    """The size of a character's name beside squares."""


ROW = AnnexShape(MARGIN, 1600 - 2 * MARGIN, 190, 14, 304, 372, (122, 166), 150, 108, 184, 240, CHIP, 42)
STRIP = AnnexShape(26, 1548, 132, 12, 360, 318, (84, 114), 100, 96, 184, 240, 33, 42)
"""Lower, where palaces need the room."""


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

    def height(self, shape: AnnexShape = ROW) -> int:
        """Give how high the row is, with the space below it."""
        if self.squares or self.lot is not None:
            return shape.high + shape.gap
        return LOW + shape.gap if self.orders else 0

    def lay(self, scene: Scene, top: int, scored: Collection[int], say: Catalogue, shape: AnnexShape = ROW) -> None:
        """Lay it out across the picture: the squares, the score cards, and the lot below the display."""
        right = shape.left + shape.across
        if self.lot is not None:
            taken = shape.orders + shape.gap if self.orders else 0
            broad = shape.lot if self.squares else shape.across - taken
            self._lay_lot(scene, self.lot, (right - broad, top, broad, shape.high), say, shape)
            right -= broad + shape.gap
        if self.orders and self.height(shape) == LOW + shape.gap:
            lay_orders_along(scene, (shape.left, top, shape.across, LOW), self.orders, scored, say)
        elif self.orders:
            box = right - shape.orders, top, shape.orders, shape.high
            _lay_orders(scene, box, self.orders, scored, say, side=shape.chip)
            right -= shape.orders + shape.gap
        if self.squares:
            self._lay_squares(scene, (shape.left, top, right - shape.left, shape.high), say, shape)

    def _lay_squares(self, scene: Scene, box: Area, say: Catalogue, shape: AnnexShape) -> None:
        left, top, across, down = box
        _panel(scene, box, "squares")
        step = min(shape.most_step, (across - 24) / len(self.squares))
        side = shape.tile if step >= shape.roomy else shape.small_tile
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

    def _lay_lot(self, scene: Scene, lot: Card, box: Area, say: Catalogue, shape: AnnexShape) -> None:
        """Show the character large, and beside it its name, word by word."""
        left, top, across, down = box
        _panel(scene, box, "lot")
        broad, high = shape.card
        scene.put(card_of(lot, shape.card, say), left + 12, top + (down - high) / 2, f"lot {lot.id}")
        x, space, middle = left + broad + 26, across - broad - 36, top + down / 2
        alone = across > shape.lot
        name = card_called(lot, say)
        largest = 54 if alone else shape.names_of_lots
        words = [name] if alone or width(name, Face.BLACK, largest) <= space else name.split(" ", 1)
        size = min(fitted(word, Face.BLACK, largest, space)[1] for word in words)
        line = min(LINE, down / (len(words) + 1.2))
        first = middle - line * len(words) / 2
        scene.write(say("auction"), x, first - 4, 36, colour=palette.QUIET, space=space)
        for number, word in enumerate(words, 1):
            scene.write(word, x, first + line * number, size, space=space)

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


def _lay_orders(scene: Scene, box: Area, orders: Orders, scored: Collection[int], say: Catalogue, *, side: int) -> None:
    """Show the score cards below each other."""
    left, top, _, down = box
    _panel(scene, box, "score cards")
    rim = 2 * side / 11
    step = (down - 2 * rim) / len(orders)
    for number, order in enumerate(orders, 1):
        y = top + rim + step * (number - 0.5)
        _lay_round(scene, (left + 14, y), number, order, done=number in scored, side=side, say=say)


def _lay_round(
    scene: Scene, at: Point, number: int, order: tuple[str, ...], *, done: bool, side: int, say: Catalogue
) -> None:
    """Show a score card after the mark of its round."""
    (x, y), radius = at, min(MARK, round(0.58 * side))
    scene.put_at(round_mark(number, radius, done=done), x + MARK + 3, y, f"order of round {number}")
    lay_order(scene, (x + AFTER_MARK, y), order, f"order {number}", side=side, say=say)


def lay_order(scene: Scene, at: Point, order: tuple[str, ...], what: str, *, side: int, say: Catalogue) -> None:
    """Show a score card: a chip for each kind, like steps that rise with their value."""
    x, bottom = at[0], at[1] + HIGHEST * side / 2
    rise = (HIGHEST * side - _lowest(side)) / max(1, len(order) - 1)
    for number, kind in enumerate(order):
        chip = _kind_chip(kind, letter_of(kind, say), side, round(_lowest(side) + rise * number))
        scene.put(chip, x, bottom - chip.size[1], f"{what} {kind}")
        x += side + CHIP_GAP


def _lowest(side: int) -> float:
    """Give the height of the first chip: small ones still have room for a letter that can be read."""
    return max(LOWEST * side, LEAST_LETTER)


@lru_cache(maxsize=128)
def _kind_chip(kind: str, letter: str, side: int, down: int) -> Stamp:
    """Draw a kind so small that its letter is all there is room for."""
    sketch, own, edge = Sketch(side, down), hues.KINDS[kind], 3
    sketch.box((0, 0, side, down), palette.INK, radius=0.2 * side)
    sketch.box((edge, edge, side - edge, down - edge), own.floor, radius=0.15 * side)
    colour = palette.INK if palette.brightness(own.floor) > 140 else palette.CREAM
    sketch.text(letter, (side / 2, down - _lowest(side) / 2), max(LEAST_LETTER, 0.76 * side), colour)
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
