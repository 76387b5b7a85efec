"""Panels are packed as low as they can be, and none is given less room than it needs."""

from itertools import combinations
from random import Random

import pytest

from render.kit.layout.packing import GAP, Block, Leaf, lowest, lowest_in_any_order, spread

BROADEST = 1000


def offers(luck: Random, panels: int) -> list[list[tuple[float, float]]]:
    return [
        [(luck.randrange(100, 700), luck.randrange(100, 700)) for _ in range(luck.randrange(1, 4))]
        for _ in range(panels)
    ]


@pytest.mark.parametrize("search", [lowest, lowest_in_any_order])
@pytest.mark.parametrize("panels", [1, 2, 4, 6])
def test_every_panel_has_at_least_the_room_that_it_needs(search: object, panels: int) -> None:
    assert callable(search)
    for seed in range(20):
        wanted = offers(Random(seed), panels)
        block = search(wanted, BROADEST)
        assert block is not None
        area = (10, 20, BROADEST, round(block.down) + 30)
        placed = list(spread(block, area))
        assert sorted(leaf.panel for leaf, _ in placed) == list(range(panels))
        for leaf, (left, top, across, down) in placed:
            need = wanted[leaf.panel][leaf.way]
            assert across >= need[0] - 1
            assert down >= need[1] - 1
            assert left >= 10
            assert top >= 20
            assert left + across <= 10 + BROADEST
            assert top + down <= area[1] + area[3]
        for (_, one), (_, other) in combinations(placed, 2):
            assert apart(one, other) or apart(other, one)
        first = next(box for leaf, box in placed if leaf.panel == 0)
        assert first[:2] == (10, 20), "the first is at the upper left"


def apart(one: tuple[float, ...], other: tuple[float, ...]) -> bool:
    return one[0] + one[2] + GAP <= other[0] or one[1] + one[3] + GAP <= other[1]


def heights(sizes: list[list[tuple[float, float]]]) -> list[tuple[float, float]]:
    """Return all sizes that panels in a row can have together, by trying everything."""
    if len(sizes) == 1:
        return sizes[0]
    found = []
    for cut in range(1, len(sizes)):
        for one in heights(sizes[:cut]):
            for other in heights(sizes[cut:]):
                found.append((one[0] + GAP + other[0], max(one[1], other[1])))
                found.append((max(one[0], other[0]), one[1] + GAP + other[1]))
    return [size for size in found if size[0] <= BROADEST]


def test_no_arrangement_in_the_same_order_is_lower() -> None:
    for seed in range(20):
        wanted = offers(Random(seed), 4)
        block = lowest(wanted, BROADEST)
        assert block is not None
        assert block.down == min(down for _, down in heights(wanted))
        freely = lowest_in_any_order(wanted, BROADEST)
        assert freely is not None
        assert freely.down <= block.down


def test_what_is_too_broad_has_no_place() -> None:
    assert lowest([[(BROADEST + 1, 10)], [(10, 10)]], BROADEST) is None


def test_order_is_kept_from_left_to_right_and_down() -> None:
    block: Block | None = lowest([[(300, 100)], [(300, 100)], [(300, 100)], [(300, 100)]], BROADEST)
    assert block is not None
    at = {leaf.panel: box[:2] for leaf, box in spread(block, (0, 0, BROADEST, block.down)) if isinstance(leaf, Leaf)}
    assert at[0] == (0, 0)
    assert all(at[panel][1] <= at[panel + 1][1] or at[panel][0] < at[panel + 1][0] for panel in range(3))
