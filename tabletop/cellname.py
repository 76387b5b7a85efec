"""Names for the cells of a board, which never change while it grows: the first tile is on M13, unless a game says so.

Columns go from A to Z, then AA, AB and so on to the right, and ZZ, ZY and so on to the left of A. Rows are
numbers, downwards.
"""

import re
from string import ascii_uppercase
from typing import TypeAlias

Cell: TypeAlias = tuple[int, int]

LETTERS = ascii_uppercase
M13: Cell = (12, 13)
"""The column, counted from A as 0, and the row of the first tile, where x and y are 0."""
FARTHEST = 26 * 26
_NAME = re.compile(r"\s*([A-Za-z]{1,2})\s*([-−]?\d{1,3})\s*")


def column_name(x: int, origin: Cell = M13) -> str:
    """Return the letters of a column."""
    number = x + origin[0]
    if 0 <= number < 26:
        return LETTERS[number]
    number = number - 26 if number > 0 else FARTHEST + number
    return LETTERS[number // 26] + LETTERS[number % 26]


def row_name(y: int, origin: Cell = M13) -> str:
    """Return the number of a row."""
    number = y + origin[1]
    return str(number) if number >= 0 else f"−{-number}"


def cell_name(cell: Cell, origin: Cell = M13) -> str:
    """Return the name of a cell."""
    return column_name(cell[0], origin) + row_name(cell[1], origin)


def cell_named(name: str, origin: Cell = M13) -> Cell | None:
    """Find a cell by its name, however it is written; None if this is no name."""
    found = _NAME.fullmatch(name)
    if found is None:
        return None
    letters, digits = found[1].upper(), found[2].replace("−", "-")
    if len(letters) == 1:
        number = LETTERS.index(letters)
    else:
        number = 26 * LETTERS.index(letters[0]) + LETTERS.index(letters[1])
        number = number + 26 if number < FARTHEST // 2 else number - FARTHEST
    return number - origin[0], int(digits) - origin[1]
