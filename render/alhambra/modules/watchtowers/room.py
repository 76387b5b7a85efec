"""What watchtowers bring to the pictures: their tiles, how many are left of each kind, and what one costs more."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar, Protocol, runtime_checkable

from alhambra.view import Tile
from render.alhambra.art import hues
from render.alhambra.layout.naming import corner_letters, letter_of
from render.alhambra.modules.watchtowers.art import corner_of, paint_mark, tower_chip, tower_ghost, watchtower
from render.alhambra.room import PartArt, Room, Shelf, Sign, TileArt
from render.kit.art import palette
from render.kit.art.palette import Colour
from render.kit.art.sketch import Stamp
from render.kit.layout.panels import lay_panel
from render.kit.layout.plan import Area
from render.kit.layout.scene import Scene
from texts.catalogue import Catalogue

WATCHTOWER, LEFT, IN_WALL = "watchtower", "watchtowers-left", "watchtower-points"
BREADTH, SMALL_BREADTH = 560, 560
HIGH, SMALL_HIGH = 100, 84
PRICE = 110
"""How broad the surcharge is."""
ROOMY, MOST = 150, 78
"""From which height on there are two rows, and how large a watchtower is at most."""
FOR_ALL = "tower"
"""The kind whose colour stands for all of them."""


@runtime_checkable
class _Supply(Protocol):
    """What a view shows of the watchtowers."""

    @property
    def surcharge(self) -> int: ...
    @property
    def left(self) -> Sequence[tuple[str, int]]: ...
    @property
    def in_walls(self) -> Sequence[int]: ...


@dataclass(frozen=True, slots=True)
class Supply:
    """A watchtower of each kind with how many are left, and what a building costs more with one."""

    place: ClassVar[int] = 15
    growth: ClassVar[int] = 1
    surcharge: int
    left: tuple[tuple[str, int], ...]

    def breadth(self, shelf: Shelf) -> int:
        """Return how broad it is beside others."""
        return SMALL_BREADTH if shelf.compact else BREADTH

    def height(self, shelf: Shelf) -> int:
        """Return how high it would like to be."""
        return SMALL_HIGH if shelf.compact else HIGH

    def lay(self, scene: Scene, box: Area, shelf: Shelf, scored: Collection[int], say: Catalogue) -> None:
        """Lay it out in a row, or in two, each number in the half that a watchtower leaves empty."""
        left, top, across, down = box
        lay_panel(scene, box, "watchtowers")
        words = say("watchtower-surcharge", number=self.surcharge)
        scene.write(words, left + PRICE / 2 + 10, top + down / 2, 54, align="centre", space=PRICE)
        rows = 2 if down >= ROOMY else 1
        columns, high = -(-len(self.left) // rows), (down - 20) / rows
        side, step = round(min(MOST, high - 8)), (across - PRICE - 24) / columns
        for number, (kind, count) in enumerate(self.left):
            row, column = divmod(number, columns)
            x, y = left + PRICE + 12 + step * (column + 0.5) - side / 2, top + 10 + high * (row + 0.5) - side / 2
            scene.put(_icon_of(kind, side, say), x, y, f"watchtowers {kind}")
            colour = palette.INK if count else palette.QUIET
            scene.write(str(count), x + 0.8 * side, y + 0.26 * side, round(0.56 * side), colour=colour, align="centre")

    def told(self, say: Catalogue, *, walls: bool, lasting: bool) -> Iterator[str]:
        """Say what it shows."""
        towers = say.row([f"{say(f'letter-{kind}')} {count}" for kind, count in self.left])
        yield say("alt-watchtowers", number=self.surcharge, towers=towers)


def _icon_of(kind: str, side: int, say: Catalogue) -> Stamp:
    return watchtower(kind, 3, letter_of(kind, say), side)


def _annex(shown: object) -> Supply | None:
    return Supply(shown.surcharge, tuple(shown.left)) if isinstance(shown, _Supply) else None


def _remaining(shown: object) -> Iterator[Sign]:
    """Name how many are left, all kinds together."""
    if isinstance(shown, _Supply):
        yield Sign(LEFT, sum(count for _, count in shown.left))


def _badges(shown: object, seat: int) -> Iterator[Sign]:
    """Name the points for those in the longest wall of a seat."""
    if isinstance(shown, _Supply) and shown.in_walls[seat]:
        yield Sign(IN_WALL, shown.in_walls[seat])


def _badge(name: str, height: int, say: Catalogue) -> Stamp:
    return _icon_of(FOR_ALL, height, say)


def _draw(tile: Tile, walls: int, size: int, say: Catalogue) -> Stamp:
    return watchtower(tile.kind, corner_of(walls), letter_of(tile.kind, say), size)


def _chip(kind: str, side: int, say: Catalogue) -> Stamp:
    own = kind if kind in hues.KINDS else FOR_ALL
    return tower_chip(own, letter_of(own, say), side)


def _ghost(tile: Tile, side: int) -> Stamp:
    return tower_ghost(corner_of(tile.walls), side)


def _corner(tile: Tile, say: Catalogue, arrows: bool) -> str:  # noqa: FBT001  # as all rooms are asked
    """Name the corner of its right angle where it is read out; for the eye, options say it."""
    return "" if arrows else say("tile-corner", corner=corner_letters(corner_of(tile.walls), say))


def _icon(part: str, side: int, ground: Colour | None) -> Stamp:
    return tower_chip(FOR_ALL, "", side, ground)


ROOM = Room(
    id="watchtowers",
    number=22,
    tiles={WATCHTOWER: TileArt(_draw, _chip, _ghost, _corner)},
    parts={"watchtowers": PartArt(_icon, hues.WALL_LIGHT, paint_mark)},
    annex=_annex,
    badges=_badges,
    remaining=_remaining,
    badge=_badge,
    all_badges=(Sign(LEFT, 18), Sign(IN_WALL, 4)),
)
