"""Panels side by side and above each other: the lowest arrangement that is not too broad.

An arrangement is cut in two by one straight line, each part again, until each has one panel. So two arrangements
are joined side by side or one above the other, and of those with the same panels only such are kept of which none
other is both narrower and lower.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple, TypeAlias, Union

from render.kit.layout.plan import Area

GAP = 12

Size: TypeAlias = tuple[float, float]


class Leaf(NamedTuple):
    """One panel, in one of the ways in which it can be laid out."""

    across: float
    down: float
    panel: int
    way: int


class Cut(NamedTuple):
    """Two arrangements, side by side or one above the other."""

    across: float
    down: float
    first: "Block"
    second: "Block"
    side_by_side: bool


Block: TypeAlias = Union[Leaf, Cut]  # noqa: UP007  # a string cannot be part of the newer form
Front: TypeAlias = list[Block]
"""Arrangements of the same panels, the narrowest and highest first."""


def lowest(offers: Sequence[Sequence[Size]], broadest: float) -> Block | None:
    """Find the lowest arrangement of panels in their order, each of one of the sizes that it offers."""
    fronts = {(panel, panel + 1): _leaves(panel, sizes, broadest) for panel, sizes in enumerate(offers)}
    for length in range(2, len(offers) + 1):
        for start in range(len(offers) - length + 1):
            end = start + length
            pairs = ((fronts[start, cut], fronts[cut, end]) for cut in range(start + 1, end))
            fronts[start, end] = _best(pairs, broadest)
    return min(fronts[0, len(offers)], key=lambda block: block.down, default=None)


def lowest_in_any_order(offers: Sequence[Sequence[Size]], broadest: float) -> Block | None:
    """Find the lowest arrangement of panels in any order but for the first, which stays at the upper left."""
    everything = (1 << len(offers)) - 1
    fronts = {1 << panel: _leaves(panel, sizes, broadest) for panel, sizes in enumerate(offers)}
    for group in range(1, everything + 1):
        if group not in fronts:
            fronts[group] = _best(((fronts[part], fronts[group ^ part]) for part in _parts(group)), broadest)
    return min(fronts[everything], key=lambda block: block.down, default=None)


def _parts(group: int) -> Iterator[int]:
    """Yield the parts of a group with its first member, but not all of it."""
    first = group & -group
    rest = others = group ^ first
    while others:
        others = (others - 1) & rest
        yield first | others


def _leaves(panel: int, sizes: Sequence[Size], broadest: float) -> Front:
    return _kept(Leaf(across, down, panel, way) for way, (across, down) in enumerate(sizes) if across <= broadest)


def _best(pairs: Iterable[tuple[Front, Front]], broadest: float) -> Front:
    """Join arrangements in pairs, and keep the best."""
    return _kept(joined for one, other in pairs for joined in (*_beside(one, other, broadest), *_stacked(one, other)))


def _beside(one: Front, other: Front, broadest: float) -> Iterator[Block]:
    """Put arrangements side by side: with each, the narrowest that is not higher."""
    for front, partners, swapped in ((one, other, False), (other, one, True)):
        number = 0
        for block in front:
            while number < len(partners) and partners[number].down > block.down:
                number += 1
            if number == len(partners):
                break
            across = block.across + GAP + partners[number].across
            if across <= broadest:
                pair = (partners[number], block) if swapped else (block, partners[number])
                yield Cut(across, block.down, *pair, side_by_side=True)


def _stacked(one: Front, other: Front) -> Iterator[Block]:
    """Put arrangements above each other: with each, the lowest that is not broader."""
    for front, partners, swapped in ((one, other, False), (other, one, True)):
        number = len(partners) - 1
        for block in reversed(front):
            while number >= 0 and partners[number].across > block.across:
                number -= 1
            if number < 0:
                break
            pair = (partners[number], block) if swapped else (block, partners[number])
            yield Cut(block.across, block.down + GAP + partners[number].down, *pair, side_by_side=False)


def _kept(blocks: Iterable[Block]) -> Front:
    """Leave out every arrangement that needs more room than another in both ways."""
    kept: Front = []
    for block in sorted(blocks, key=_size):
        if not kept or block.down < kept[-1].down:
            kept.append(block)
    return kept


def _size(block: Block) -> Size:
    return block[:2]


def spread(block: Block, area: Area) -> Iterator[tuple[Leaf, Area]]:
    """Give each panel its place in an area, which may be larger than needed: the rest is shared in proportion."""
    left, top, across, down = area
    if isinstance(block, Leaf):
        yield block, area
    elif block.side_by_side:
        own = round((across - GAP) * block.first.across / (block.first.across + block.second.across))
        yield from spread(block.first, (left, top, own, down))
        yield from spread(block.second, (left + own + GAP, top, across - own - GAP, down))
    else:
        own = round((down - GAP) * block.first.down / (block.first.down + block.second.down))
        yield from spread(block.first, (left, top, across, own))
        yield from spread(block.second, (left, top + own + GAP, across, down - own - GAP))
