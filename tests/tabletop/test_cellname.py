"""Names of cells: the first tile is on M13 for ever, and every name is understood again."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabletop.cellname import Cell, cell_name, cell_named


@pytest.mark.parametrize(
    ("cell", "name"),
    [
        ((0, 0), "M13"),
        ((-2, -1), "K12"),
        ((13, 2), "Z15"),
        ((14, 0), "AA13"),
        ((40, 0), "BA13"),
        ((-12, 0), "A13"),
        ((-13, 0), "ZZ13"),
        ((0, -13), "M0"),
        ((0, -14), "M−1"),
    ],
)
def test_cells_have_these_names(cell: Cell, name: str) -> None:
    assert cell_name(cell) == name


@given(st.tuples(st.integers(-127, 127), st.integers(-127, 127)))
def test_every_name_leads_back_to_its_cell(cell: Cell) -> None:
    assert cell_named(cell_name(cell)) == cell


@pytest.mark.parametrize("name", ["m13", " M 13 ", "M013"])
def test_a_name_may_be_written_carelessly(name: str) -> None:
    assert cell_named(name) == (0, 0)


@pytest.mark.parametrize("name", ["", "M", "13", "MMM13", "M13x", "Ä13", "M1313"])
def test_other_words_are_no_names(name: str) -> None:
    assert cell_named(name) is None
