"""What the treasure chamber brings to the pictures: its rooms, chests on tiles, and how many everybody has."""

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar, Protocol, runtime_checkable

from alhambra.view import Tile, Token
from render.alhambra.layout.naming import letter_of
from render.alhambra.modules.treasure_chamber.art import chest, chest_on_tile, price_disc
from render.alhambra.room import PartArt, Room, Shelf, Sign, TokenArt
from render.kit.art import palette
from render.kit.art.drawing import Point
from render.kit.art.palette import Colour
from render.kit.art.sketch import Sketch, Stamp
from render.kit.layout.panels import lay_panel
from render.kit.layout.plan import Area
from render.kit.layout.scene import Scene
from texts.catalogue import Catalogue

HELD = "chest-badge"
ROOMY, CLOSE = (74, 26), (54, 17)
"""How broad a chest is in a room, and the radius of the price: usually, and where palaces need the space."""
BESIDE, BETWEEN = 16, 4
"""What is left free between the chests of a room, across and down."""
AROUND = 84
"""How much more a room takes beside its chests, with its number."""
BROWN = palette.rgb("9C6A2E")
NUMBER = 42


@runtime_checkable
class _Chamber(Protocol):
    """What a view shows of the chests."""

    @property
    def rooms(self) -> Sequence[Sequence[str]]: ...
    @property
    def price(self) -> int: ...
    @property
    def bag(self) -> int: ...
    @property
    def held(self) -> Sequence[int]: ...


@dataclass(frozen=True, slots=True)
class Rooms:
    """The rooms with their chests, and what one costs."""

    place: ClassVar[int] = 60
    growth: ClassVar[int] = 0
    rooms: tuple[tuple[str, ...], ...]
    price: int
    bag: int

    def breadth(self, shelf: Shelf) -> int:
        """Return how broad it is at least."""
        return (2 * _size(shelf)[0] + AROUND) * len(self.rooms)

    def height(self, shelf: Shelf) -> int:
        """Return how high it would like to be."""
        return shelf.high

    def lay(self, scene: Scene, box: Area, shelf: Shelf, scored: Collection[int], say: Catalogue) -> None:
        """Show the chests of each room, two by two, around the price, and its number beside them."""
        lay_panel(scene, box, "treasure chamber")
        left, top, across, down = box
        step, (broad, disc) = across / len(self.rooms), _size(shelf)
        for number, room in enumerate(self.rooms, 1):
            x, y = left + step * (number - 0.5) + NUMBER / 2, top + down / 2
            beside = x - broad - BESIDE
            scene.write(str(number), beside, y, NUMBER, colour=palette.QUIET, align="right")
            if not room:
                words = say("chests-sold-out")
                scene.write(words, x, y, NUMBER, colour=palette.QUIET, align="centre", space=2 * broad)
                continue
            for place, kind in enumerate(sorted(room)):
                stamp = chest(kind, letter_of(kind, say), broad)
                aside, below = stamp.size[0] + BESIDE, stamp.size[1] + BETWEEN
                at = x + (place % 2 - 0.5) * aside, y + (place // 2 - 0.5) * below
                scene.put_at(stamp, *at, f"chest {number} {kind}")
            scene.put_at(price_disc(self.price, disc), x, y, f"price of room {number}")

    def told(self, say: Catalogue, *, walls: bool, lasting: bool) -> Iterator[str]:
        """Say which chests lie in each room."""
        told = [
            say("alt-chests-room", room=number, chests=_counted(room, say))
            if room
            else say("alt-chests-room-empty", room=number)
            for number, room in enumerate(self.rooms, 1)
        ]
        yield say("alt-chests", price=self.price, rooms=say.series(told), bag=self.bag)


def _size(shelf: Shelf) -> tuple[int, int]:
    return CLOSE if shelf.compact else ROOMY


def _counted(room: Sequence[str], say: Catalogue) -> str:
    kinds = Counter(room).items()
    return say.row([say("chest-count", number=number, kind=say.noun(f"kind-{kind}")) for kind, number in kinds])


def _annex(shown: object) -> Rooms | None:
    if not isinstance(shown, _Chamber) or not shown.rooms:  # which are filled while the game is set up
        return None
    return Rooms(tuple(tuple(room) for room in shown.rooms), shown.price, shown.bag)


def _held(shown: object, seat: int) -> Iterator[Sign]:
    if isinstance(shown, _Chamber) and shown.held[seat]:
        yield Sign(HELD, shown.held[seat])


def _badge(name: str, height: int, say: Catalogue) -> Stamp:
    return chest("", "", round(height * 80 / 74))


def _on_tile(token: Token, tile: Tile, size: int, say: Catalogue) -> Stamp:
    return chest_on_tile(tile.kind, size)


def _icon(part: str, side: int, ground: Colour | None) -> Stamp:
    return chest("", "", side)


def _mark(sketch: Sketch, at: Point) -> None:
    """Paint a chest's band and lock, where chests have a colour of their own."""
    x, y = at
    sketch.box((x - 12, y - 4, x + 12, y + 2), palette.GOLD, radius=0)
    sketch.box((x - 5, y - 8, x + 5, y + 8), palette.GOLD, radius=2)


ROOM = Room(
    id="treasure_chamber",
    number=13,
    tokens={"chest": TokenArt(_on_tile, (0.76, 0.78))},
    parts={"chests": PartArt(_icon, BROWN, _mark)},
    badges=_held,
    badge=_badge,
    all_badges=(Sign(HELD, 3),),
    annex=_annex,
)
