"""What squares bring to the pictures: their tiles, and below the market the open one of each stack."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar, Protocol, runtime_checkable

from alhambra.view import Tile
from render.alhambra.layout.naming import letter_of, tile_called
from render.alhambra.layout.pieces import tile_of
from render.alhambra.modules.squares.art import square_chip, square_tile
from render.alhambra.room import Room, Shelf, TileArt
from render.kit.art import palette
from render.kit.art.sketch import Sketch, Stamp
from render.kit.layout.panels import lay_panel
from render.kit.layout.plan import Area
from render.kit.layout.scene import Scene
from texts.catalogue import Catalogue

LEAST = 96 * 6
"""How broad the panel is at least."""
COUNT = 23
"""The radius of the disc that counts a stack."""
BEHIND = 6
"""How far each tile of a stack looks out from below the one above."""
ROOMY, MOST_STEP = 184, 240
"""From which distance on tiles are large, and how far one is from the next at most."""


@runtime_checkable
class _Stack(Protocol):
    """What a view shows of a stack: the open tile, and how many there are."""

    @property
    def top(self) -> Tile: ...
    @property
    def left(self) -> int: ...


@dataclass(frozen=True, slots=True)
class Stacks:
    """The open tile of each stack, and how many there are in it."""

    place: ClassVar[int] = 10
    growth: ClassVar[int] = 2
    stacks: tuple[tuple[Tile, int], ...]

    def breadth(self, shelf: Shelf) -> int:
        """Return how broad it is at least."""
        return LEAST

    def height(self, shelf: Shelf) -> int:
        """Return how high it would like to be."""
        return shelf.high

    def lay(self, scene: Scene, box: Area, shelf: Shelf, scored: Collection[int], say: Catalogue) -> None:
        """Lay it out: the tiles, the edges of those below them, and how many there are."""
        left, top, across, down = box
        lay_panel(scene, box, "squares")
        large, small = (100, 96) if shelf.compact else (150, 108)
        step = min(MOST_STEP, (across - 24) / len(self.stacks))
        side = large if step >= ROOMY else small
        first = left + (across - step * len(self.stacks)) / 2
        for number, (tile, count) in enumerate(self.stacks):
            x, y = first + step * (number + 0.5), top + down / 2
            corner = x - side / 2 - 5, y - side / 2 - 5
            for below in range(min(count, 3) - 1, 0, -1):
                scene.put(_tile_edge(side), corner[0] + BEHIND * below, corner[1] + BEHIND * below)
            scene.put(tile_of(tile, side, say), *corner, f"open square {tile.id}")
            at = corner[0] + side - 8, corner[1] + side - 4
            scene.put_at(_count(count), *at, f"squares left {tile.kind} {count}")

    def told(self, say: Catalogue, *, walls: bool, lasting: bool) -> Iterator[str]:
        """Say what it shows."""
        stacks = [f"{tile_called(tile, say, walls=walls)} ×{count}" for tile, count in self.stacks]
        yield say("alt-squares", tiles=say.row(stacks))


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


def _annex(shown: object) -> Stacks | None:
    stacks = shown if isinstance(shown, tuple) else ()
    found = tuple((one.top, one.left) for one in stacks if isinstance(one, _Stack))
    return Stacks(found) if found else None


def _letter(kind: str, say: Catalogue) -> str:
    return say("letter-square", letter=letter_of(kind, say))


def _draw(tile: Tile, walls: int, size: int, say: Catalogue) -> Stamp:
    return square_tile(tile.kind, walls, _letter(tile.kind, say), size)


def _chip(kind: str, side: int, say: Catalogue) -> Stamp:
    return square_chip(kind, _letter(kind, say), side)


ROOM = Room(id="squares", number=4, tiles={"square": TileArt(_draw, _chip)}, annex=_annex)
