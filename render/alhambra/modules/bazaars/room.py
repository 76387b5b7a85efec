"""What bazaars bring to the pictures: their tiles, and below the market those that are for sale, with their prices."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from functools import partial
from typing import ClassVar, Protocol, runtime_checkable

from alhambra.view import Tile
from render.alhambra.layout.naming import letter_of, tile_called, walls_of
from render.alhambra.modules.bazaars.art import (
    DRAWINGS,
    ROOF,
    SAND,
    Coin,
    Wanted,
    bazaar_chip,
    bazaar_tile,
    paint_stall,
)
from render.alhambra.room import PartArt, Room, Shelf, TileArt
from render.alhambra.rooms import rooms
from render.kit.art.palette import Colour
from render.kit.art.plate import on_plate
from render.kit.art.sketch import Stamp
from render.kit.layout.panels import lay_panel
from render.kit.layout.plan import Area
from render.kit.layout.scene import Scene
from render.kit.layout.wording import said
from texts.catalogue import Catalogue

SIDE, SMALL_SIDE, GAP = 166, 112, 14
NO_PRICE = "–"


@runtime_checkable
class _Bazaar(Protocol):
    """A tile that is a bazaar."""

    @property
    def currency(self) -> str: ...
    @property
    def kinds(self) -> tuple[str, ...]: ...


@runtime_checkable
class _Open(Protocol):
    """What a view shows of a bazaar beside the market."""

    @property
    def tile(self) -> Tile: ...
    @property
    def price(self) -> int | None: ...


@dataclass(frozen=True, slots=True)
class Row:
    """The bazaars beside the market, each with what it costs."""

    place: ClassVar[int] = 55
    growth: ClassVar[int] = 1
    bazaars: tuple[tuple[Tile, int | None], ...]

    def breadth(self, shelf: Shelf) -> int:
        """Return how broad it is at least."""
        return GAP + len(self.bazaars) * (_side(shelf) + GAP)

    def height(self, shelf: Shelf) -> int:
        """Return how high it would like to be."""
        return shelf.high

    def lay(self, scene: Scene, box: Area, shelf: Shelf, scored: Collection[int], say: Catalogue) -> None:
        """Lay it out."""
        left, top, across, down = box
        lay_panel(scene, box, "bazaars")
        side = _side(shelf)
        x = left + (across - self.breadth(shelf)) / 2 + GAP
        for tile, price in self.bazaars:
            text = NO_PRICE if price is None else str(price)
            coin = Coin(rooms().currency(getattr(tile, "currency", "")), text)
            stamp = bazaar_tile(_wanted(tile, say), tile.walls, side, coin)
            scene.put(stamp, x, top + (down - side) / 2, f"open bazaar {tile.id} {text}")
            x += side + GAP

    def told(self, say: Catalogue, *, walls: bool, lasting: bool) -> Iterator[str]:
        """Say what it shows."""
        called = [
            say.noun(
                "alt-bazaar-waits" if price is None else "alt-bazaar", tile=tile_called(tile, say), price=price or 0
            )
            for tile, price in self.bazaars
        ]
        yield say("alt-bazaars", bazaars=say.row(called))


def _side(shelf: Shelf) -> int:
    return SMALL_SIDE if shelf.compact else SIDE


def _annex(shown: object) -> Row | None:
    found = tuple((one.tile, one.price) for one in shown if isinstance(one, _Open)) if isinstance(shown, tuple) else ()
    return Row(found) if found else None


def _wanted(tile: Tile, say: Catalogue) -> Wanted:
    kinds = tile.kinds if isinstance(tile, _Bazaar) else ()
    return tuple((kind, letter_of(kind, say)) for kind in kinds)


def _draw(tile: Tile, walls: int, size: int, say: Catalogue) -> Stamp:
    return bazaar_tile(_wanted(tile, say), walls, size)


def _chip(kind: str, side: int, say: Catalogue) -> Stamp:
    return bazaar_chip(side)


def _shows(tile: Tile, say: Catalogue, arrows: bool) -> str:  # noqa: FBT001  # as all rooms are asked
    """Say what is on a bazaar: its currency, the kinds that it wants, in letters or in words, and walls put on it."""
    if not isinstance(tile, _Bazaar):
        return ""
    kinds = [letter_of(kind, say) if arrows else said(say, f"kind-{kind}") for kind in tile.kinds]
    walls = [walls_of(tile.walls, say, arrows=arrows)] if tile.walls else []
    wanted = " ".join(kinds) if arrows else say.row(kinds)
    return say.row([said(say, f"currency-{tile.currency}"), wanted, *walls])


def _icon(part: str, side: int, ground: Colour | None) -> Stamp:
    return bazaar_chip(side, ground or SAND)


ROOM = Room(
    id="bazaars",
    number=16,
    tiles={"bazaar": TileArt(_draw, _chip, sides=_shows)},
    parts={"bazaars": PartArt(_icon, ROOF, paint_stall)},
    emojis={"bazaar": partial(on_plate, DRAWINGS / "stall-S", SAND)},
    annex=_annex,
)
