"""The room of the fair, which brings one of everything a room can bring."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import ClassVar

from alhambra.view import Card, Tile
from render.alhambra.art.money import CurrencyArt
from render.alhambra.art.plain import plain_card, plain_chip, plain_tile
from render.alhambra.room import CardArt, PartArt, Room, Shelf, TileArt
from render.kit.art import palette
from render.kit.art.drawing import Point
from render.kit.art.palette import Colour
from render.kit.art.shapes import octagon
from render.kit.art.sketch import Sketch, Stamp
from render.kit.layout.panels import lay_panel
from render.kit.layout.plan import Area
from render.kit.layout.scene import Scene
from texts.catalogue import Catalogue

MARK = "!"


@dataclass(frozen=True, slots=True)
class Favourite:
    """A panel that shows the kind somebody likes best."""

    order: ClassVar[int] = 50
    growth: ClassVar[int] = 0
    kind: str

    def breadth(self, shelf: Shelf) -> int:
        return 300

    def height(self, shelf: Shelf) -> int:
        return shelf.high // 2

    def lay(self, scene: Scene, box: Area, shelf: Shelf, scored: Collection[int], say: Catalogue) -> None:
        lay_panel(scene, box, "favourite")
        scene.write(self.kind, box[0] + 20, box[1] + box[3] / 2, 40, space=box[2] - 40)

    def told(self, say: Catalogue, *, walls: bool, lasting: bool) -> Iterator[str]:
        if lasting:
            yield f"{MARK}{self.kind}{MARK}"


def _tile(tile: Tile, walls: int, size: int, say: Catalogue) -> Stamp:
    return plain_tile(MARK, walls, tile.price, size)


def _chip(kind: str, side: int, say: Catalogue) -> Stamp:
    return plain_chip(MARK, side)


def _ghost(tile: Tile, side: int) -> Stamp:
    return plain_tile(MARK, 0, 0, side)


def _sides(tile: Tile, say: Catalogue, arrows: bool) -> str:  # noqa: FBT001  # as all rooms are asked
    return f"{MARK}{tile.price}"


def _card(card: Card, size: tuple[int, int], say: Catalogue) -> Stamp:
    return plain_card(MARK, *size)


def _card_called(card: Card, say: Catalogue) -> str:
    return f"{MARK}{card.id}"


def _icon(part: str, side: int, ground: Colour | None) -> Stamp:
    return plain_chip(MARK, side)


def _cheer(sketch: Sketch, at: Point) -> None:
    sketch.text(MARK, at, 30, palette.INK)


def _part_called(part: str, say: Catalogue) -> str:
    return f"{MARK}{part}"


def _badges(shown: object, seat: int) -> Iterator[str]:
    yield f"fair-{shown}"


ROOM = Room(
    id="fair",
    number=99,
    tiles={family: TileArt(_tile, _chip, _ghost, _sides) for family in ("stall", "tent")},
    cards={family: CardArt(_card, _card_called) for family in ("ticket", "voucher")},
    currencies={"peppercorn": CurrencyArt(palette.ROSE, palette.INK, palette.INK, octagon)},
    parts={"cheers": PartArt(_icon, palette.ROSE, _cheer, _part_called)},
    badges=_badges,
    badge=plain_chip,
    annex=lambda shown: Favourite(str(shown)),
)
