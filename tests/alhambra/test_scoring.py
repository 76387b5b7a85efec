"""Sharing out points (B-68 to B-71): the table of cases, whatever tiles there are."""

import pytest

from alhambra.base.scoring import penalties, shares
from alhambra.components import load

CASES = [
    ("S1", 1, "chambers", [2, 1, 0], [4, 0, 0]),
    ("S2", 2, "tower", [3, 2, 1], [13, 6, 0]),
    ("S3", 2, "tower", [4, 4], [9, 9]),
    ("S4", 3, "pavilion", [3, 2, 1], [16, 8, 1]),
    ("S5", 1, "pavilion", [2, 2], [0, 0]),
    ("S6", 1, "tower", [1, 1, 1], [2, 2, 2]),
    ("S7", 2, "arcades", [3, 2, 2], [10, 1, 1]),
    ("S8", 3, "garden", [5, 3, 3, 3], [20, 5, 5, 5]),
    ("S9", 3, "tower", [2, 2, 2, 2], [10, 10, 10, 10]),
    ("S10", 3, "seraglio", [3, 3, 1], [13, 13, 2]),
    ("S11", 3, "chambers", [0, 0, 2], [0, 0, 19]),
]


@pytest.mark.parametrize(("case", "number", "kind", "counts", "points"), CASES, ids=str)
def test_case(case: str, number: int, kind: str, counts: list[int], points: list[int]) -> None:
    lines = list(shares(kind, counts, load().points[number - 1][kind]))
    gained = {line.who: line.points for line in lines}
    assert [gained.get(who, 0) for who in range(len(counts))] == points
    assert {line.who for line in lines} == {who for who, count in enumerate(counts) if count}  # B-69


def test_places_are_named_as_they_are_shared() -> None:
    lines = shares("garden", [3, 5, 0, 3, 1], (20, 12, 5))
    assert [(line.who, line.place, line.tied, line.points) for line in lines] == [
        (0, 2, 2, 8),
        (1, 1, 1, 20),
        (3, 2, 2, 8),
        (4, 4, 1, 0),
    ]


@pytest.mark.parametrize(
    ("standings", "points", "lost"),
    [
        ([(3, 8), (3, 5), (1, 2)], (9, 6, 3), [3, 6, 9]),
        ([(0, 0), (0, 0), (1, 4), (2, 6)], (9, 6, 3), [8, 8, 3, 0]),
        ([(0, 0), (0, 0), (1, 2), (2, 3)], (3,), [2, 2, 0, 0]),
        ([(0, 0)] * 4, (9, 6, 3), [5, 5, 5, 5]),
        ([(1, 4), (1, 9), (2, 6)], (3,), [3, 0, 0]),
    ],
)
def test_penalties_fall_from_the_bottom_and_are_rounded_up(
    standings: list[tuple[int, int]], points: tuple[int, ...], lost: list[int]
) -> None:
    lines = list(penalties("medinas", standings, points, "V-MED-4"))
    assert [-line.points for line in lines] == lost
    assert all(-line.points * line.tied >= -line.pot > (-line.points - 1) * line.tied for line in lines)
