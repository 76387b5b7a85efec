"""What culture tiles bring to the pictures: stacks below the market, badges beside their owners, a part of a score."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Protocol, runtime_checkable

from render.alhambra.modules.art_of_the_moors.art import culture_icon, culture_sign, paint_hexagon
from render.alhambra.room import PartArt, Room, Shelf, Sign
from render.kit.art import palette
from render.kit.art.sketch import Stamp
from render.kit.layout.panels import lay_panel
from render.kit.layout.plan import Area
from render.kit.layout.scene import Scene
from texts.catalogue import Catalogue

GROUPS = ("6", "7", "8", "9", "10", "11", "12-13")
"""The prices for which there are tiles."""
LEFT, MORE = "culture-left", "-more"
LEAST_STEP, MOST_STEP, NUMBER = 116, 200, 40
"""How far a stack is from the next, and the size in which its number is written."""


@runtime_checkable
class _Design(Protocol):
    @property
    def group(self) -> str: ...
    @property
    def points(self) -> Sequence[int]: ...


@runtime_checkable
class _Stack(Protocol):
    @property
    def design(self) -> _Design: ...
    @property
    def left(self) -> int: ...


@runtime_checkable
class _Culture(Protocol):
    @property
    def field(self) -> int: ...
    @property
    def limit(self) -> int: ...


@runtime_checkable
class _Shown(Protocol):
    """What a view shows: the stacks, and everybody's tiles."""

    @property
    def stacks(self) -> Sequence[_Stack]: ...
    @property
    def owned(self) -> Mapping[int, Mapping[str, _Culture]]: ...


@dataclass(frozen=True, slots=True)
class Stacks:
    """How many tiles each stack has."""

    place: ClassVar[int] = 40
    growth: ClassVar[int] = 1
    stacks: tuple[tuple[str, int], ...]

    def breadth(self, shelf: Shelf) -> int:
        """Return how broad it is at least."""
        return LEAST_STEP * len(self.stacks) + 24

    def height(self, shelf: Shelf) -> int:
        """Return how high it would like to be."""
        return round(0.6 * shelf.high)

    def lay(self, scene: Scene, box: Area, shelf: Shelf, scored: Collection[int], say: Catalogue) -> None:
        """Lay it out: a hexagon with the price of each stack, and how many it has."""
        left, top, across, down = box
        lay_panel(scene, box, "culture")
        step, y = min(MOST_STEP, (across - 24) / len(self.stacks)), top + down / 2
        first, high = left + (across - step * len(self.stacks)) / 2, 62 if shelf.compact else 68
        for number, (group, count) in enumerate(self.stacks):
            sign, x = culture_sign(mark_of(group, say), high), first + step * number
            broad = sign.size[0] + 6
            x += (step - broad - 22) / 2
            scene.put(sign, x, y - high / 2, f"culture {group} {count}")
            colour = palette.INK if count else palette.STRONG_LINE
            scene.write(str(count), x + broad, y, NUMBER, colour=colour)

    def told(self, say: Catalogue, *, walls: bool, lasting: bool) -> Iterator[str]:
        """Say what it shows."""
        each = [
            say("alt-culture-tile", group=say(f"culture-group-{group}"), number=count) for group, count in self.stacks
        ]
        yield say("alt-culture", tiles=say.row(each))


def mark_of(group: str, say: Catalogue) -> str:
    """Return what stands on the tiles of a group: its price, or the lower of two."""
    return say(f"culture-mark-{group}") if "-" in group else say(f"culture-group-{group}")


def _annex(shown: object) -> Stacks | None:
    if not isinstance(shown, _Shown):
        return None
    return Stacks(tuple((stack.design.group, stack.left) for stack in shown.stacks))


def _badges(shown: object, seat: int) -> Iterator[Sign]:
    """Name the culture tiles of a seat with the points on which they stand."""
    if isinstance(shown, _Shown):
        own = shown.owned.get(seat, {})
        for stack in shown.stacks:
            group = stack.design.group
            if group in own:
                name = f"culture-{group}-more" if own[group].field < own[group].limit else f"culture-{group}"
                yield Sign(name, stack.design.points[own[group].field])


def _remaining(shown: object) -> Iterator[Sign]:
    if isinstance(shown, _Shown):
        yield Sign(LEFT, sum(stack.left for stack in shown.stacks))


def _badge(name: str, height: int, say: Catalogue) -> Stamp:
    if name == LEFT:
        return culture_icon(height)
    group = name.removeprefix("culture-").removesuffix(MORE)
    return culture_sign(mark_of(group, say), height, more=name.endswith(MORE))


def _icon(part: str, side: int, ground: palette.Colour | None) -> Stamp:
    return culture_icon(side, ground)


ROOM = Room(
    id="art_of_the_moors",
    number=20,
    parts={"culture": PartArt(_icon, palette.TURQUOISE, paint_hexagon)},
    badges=_badges,
    badge=_badge,
    remaining=_remaining,
    all_badges=tuple(Sign(f"culture-{group}", 0) for group in GROUPS),
    annex=_annex,
)
