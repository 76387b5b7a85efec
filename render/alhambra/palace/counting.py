"""The longest wall counted: a number beside each of its edges, so that a finger can follow."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby, product
from statistics import mean

from alhambra.view import Cell, WallEdge
from render.alhambra.art import tokens
from render.alhambra.art.tile import UNIT, level_of
from render.alhambra.layout.naming import corner_letters
from render.alhambra.layout.trace import AWAY, NORMALS, middle_of, onward, outward
from render.alhambra.palace.board import NAME_ROOM
from render.kit.layout.plan import Plan
from render.kit.layout.scene import Item, Scene
from tabletop.cellname import cell_name
from texts.catalogue import Catalogue

ROOM = (70, 44)
"""How much more of the area, across and down, is left to numbers between the tiles and the coordinates."""
SIZES = (67, 60, 54, 49, 44, 40, 36, 33, 31)
"""The sizes of type; the largest with which all numbers find a place is taken."""
LARGEST_SHARE = 0.48
"""How large the type is at most, in sides of a tile."""
STEPS = (1, 2, 5, 10, 20)
"""Beside very small tiles there is room for every second number only, or for every fifth, and so on."""
SLIDES = (0.25, 0.5, 0.75, 1)
"""How far a number goes along its edge to make way for others, as a share of how far it can."""
BEYOND = 0.25
"""How much of a number may then lie beyond the end of its edge, if need be."""
GAP = 2


def reach(plan: Plan, wall: Sequence[WallEdge]) -> tuple[float, float]:
    """Return how far numbers reach from the tiles: to the left and right, and up and down."""
    across, down = tokens.edge_mark(len(wall), _sizes(plan)[0]).size
    return AWAY * plan.side + across, AWAY * plan.side + down


def count_wall(scene: Scene, plan: Plan, wall: Sequence[WallEdge]) -> None:
    """Put the numbers beside the edges, where they cover neither one another nor anything else that is told."""
    taken = list(_taken(scene, plan))
    for step, size in product(STEPS, _sizes(plan)):
        found = _counted(plan, wall, step, size, taken)
        if found is not None:
            scene.items += found
            return


def count_aloud(wall: Sequence[WallEdge], say: Catalogue) -> str:
    """Return the numbers of the edges, cell by cell, to be read out."""
    letters, told = say("sides"), list[str]()
    corners = [corner_letters(corner, say) for corner in range(4)]
    for cell, run in groupby(enumerate(wall, 1), key=lambda numbered: numbered[1].cell):
        numbers, edges = zip(*run, strict=True)
        name, sides = cell_name(cell), " ".join((corners if edge.slanted else letters)[edge.side] for edge in edges)
        if len(numbers) == 1:
            told.append(say("alt-counted-edge", number=numbers[0], cell=name, side=sides))
        else:
            told.append(say("alt-counted-edges", first=numbers[0], last=numbers[-1], cell=name, sides=sides))
    return say("alt-counted", edges=say.row(told))


def _sizes(plan: Plan) -> Sequence[int]:
    return [size for size in SIZES if size <= LARGEST_SHARE * plan.side] or SIZES[-1:]


def _taken(scene: Scene, plan: Plan) -> Iterator[Item]:
    """Yield what numbers must not cover: tiles within their rims, and the mark of the newest one."""
    inset = _rim(plan) + GAP
    for item in scene.items:
        if item.what.startswith("tile "):
            yield Item("", item.left + inset, item.top + inset, item.across - 2 * inset, item.down - 2 * inset)
        elif item.what.startswith("half "):
            yield _by_the_right_angle(item)
        elif item.what.startswith("newest mark"):
            yield item


def _by_the_right_angle(half: Item) -> Item:
    """Return the quarter of a cell that is full of what fills half of it, by the sides that it does not touch."""
    walls, across, down = int(half.what.rsplit(" ", 1)[1]), half.across // 2, half.down // 2
    return Item("", half.left + (walls >> 3 & 1) * across, half.top + (walls & 1) * down, across, down)


def _rim(plan: Plan) -> int:
    """Return how far a number may reach into a tile without covering its price."""
    x, _, radius = level_of(plan.side).price
    return (x - radius) * plan.side // UNIT


def _counted(plan: Plan, wall: Sequence[WallEdge], step: int, size: int, taken: Sequence[Item]) -> list[Item] | None:
    """Find places for the numbers in some size, or for every so many of them."""
    found: list[Item] = []
    for numbers in _groups(range(step, len(wall) + 1, step), wall):
        places = [list(_places(plan, wall[number - 1], number, size)) for number in numbers]
        settled = _settled(places, [*taken, *found])
        if settled is None:
            return None
        found += settled
    return found


def _groups(numbers: Iterable[int], wall: Sequence[WallEdge]) -> Iterator[list[int]]:
    """Put together the edges around the same free cell: beside tiles of a fair size no others are in the way.

    The middle one comes first, for in a niche it has the least room.
    """
    around: dict[Cell, list[int]] = {}
    for number in numbers:
        edge = wall[number - 1]
        (x, y), (right, down) = edge.cell, (0, 0) if edge.slanted else NORMALS[edge.side]
        around.setdefault((x + right, y + down), []).append(number)
    for group in around.values():
        middle = mean(group)
        yield sorted(group, key=lambda number: abs(number - middle))


def _settled(places: Sequence[Sequence[Item]], taken: Sequence[Item]) -> list[Item] | None:
    """Choose for each number one of its places so that they keep clear of each other and of what is taken."""
    if not places:
        return []
    for place in places[0]:
        if not any(_touch(place, other) for other in taken):
            rest = _settled(places[1:], [*taken, place])
            if rest is not None:
                return [place, *rest]
    return None


def _places(plan: Plan, edge: WallEdge, number: int, size: int) -> Iterator[Item]:
    """Yield the places of a number beside its edge, the best one first: at the middle, upon the golden line."""
    stamp, (from_x, from_y) = tokens.edge_mark(number, size), plan.corner((0, 0))
    across, down = stamp.size
    out, on, (x, y) = outward(edge), onward(edge), middle_of(edge)
    deep = abs(out[0]) * across + abs(out[1]) * down
    long = across + down - deep
    for away, slide in product((round(AWAY * plan.side), 0, -_rim(plan)), _slides(plan.side, round(long))):
        beyond = deep / 2 + away
        left = round(from_x + x * plan.side + out[0] * beyond + on[0] * slide - across / 2)
        top = round(from_y + y * plan.side + out[1] * beyond + on[1] * slide - down / 2)
        place = Item(f"edge {number} {cell_name(edge.cell)} {edge.side}", left, top, across, down, stamp)
        if _leaves_room_for_names(plan, place):
            yield place


def _slides(side: int, long: int) -> Iterator[float]:
    """Yield how far a number of some length may go along an edge, the nearest first, forwards and back."""
    yield 0
    most = max(0, side - long) / 2
    for slide in (*(share * most for share in SLIDES), most + BEYOND * long):
        yield from (slide, -slide)


def _leaves_room_for_names(plan: Plan, item: Item) -> bool:
    """Return whether something keeps away from where coordinates may stand."""
    left, top, across, down = plan.area
    beside, above = NAME_ROOM
    return (
        left + beside <= item.left
        and item.left + item.across <= left + across - beside
        and top + above <= item.top
        and item.top + item.down <= top + down - above
    )


def _touch(one: Item, other: Item) -> bool:
    return (
        one.left < other.left + other.across + GAP
        and other.left < one.left + one.across + GAP
        and one.top < other.top + other.down + GAP
        and other.top < one.top + one.down + GAP
    )
