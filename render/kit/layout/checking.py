"""What no picture can show is refused with a clear sentence, before anything is drawn."""

from collections.abc import Iterable, Sized

from render.kit.art import palette
from tabletop.cellname import FARTHEST, M13, Cell

COLUMNS = range(-FARTHEST // 2 - M13[0], FARTHEST // 2 + 26 - M13[0])
ROWS = range(-999 - M13[1], 1000 - M13[1])
"""The columns and rows that have a name."""


def check_seat(seat: int) -> None:
    """Refuse a seat that has no shield."""
    if seat not in range(len(palette.SEATS)):
        raise ValueError(f"there is no seat {seat}: seats are counted from 0 to {len(palette.SEATS) - 1}")


def check_cells(cells: Iterable[Cell]) -> None:
    """Refuse a cell so far away that it has no name."""
    for x, y in cells:
        if x not in COLUMNS or y not in ROWS:
            raise ValueError(f"the cell {x}, {y} is too far from the first tile to be shown")


def check_names(names: Sized, seats: int) -> None:
    """Refuse names that are not one for each seat."""
    if len(names) != seats:
        raise ValueError(f"there are {len(names)} names for {seats} seats")


def check_totals(totals: Sized, participants: Sized) -> None:
    """Refuse totals that are not one for each participant."""
    if len(totals) != len(participants):
        raise ValueError(f"there are {len(totals)} totals for {len(participants)} participants")
