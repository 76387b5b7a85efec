"""How cells, lands and dominoes are called in pictures and in what is read out in place of them."""

from kingdomino.view import Number, Square, Territory, dominoes
from tabletop.cellname import Cell, cell_name, column_name, row_name
from texts.catalogue import Catalogue

G7: Cell = (6, 7)
"""Where the castle is: whichever way a kingdom grows, its columns are A to M and its rows 1 to 13."""
NORTH, EAST, SOUTH, WEST = range(4)
STEPS: dict[Cell, int] = {(0, -1): NORTH, (1, 0): EAST, (0, 1): SOUTH, (-1, 0): WEST}
"""The side of a cell on which the next one lies, by the way there."""


def cell_called(cell: Cell) -> str:
    """Return the name of a cell; that of the castle is G7."""
    return cell_name(cell, G7)


def column_called(x: int) -> str:
    """Return the letter of a column."""
    return column_name(x, G7)


def row_called(y: int) -> str:
    """Return the number of a row."""
    return row_name(y, G7)


def land_called(terrain: str, say: Catalogue) -> str:
    """Return the name of a terrain."""
    return say.noun(f"terrain-{terrain}")


def letter_of(terrain: str, say: Catalogue) -> str:
    """Return the letter printed on the squares of a terrain."""
    return say(f"terrain-{terrain}-letter")


def source_called(source: str, say: Catalogue) -> str:
    """Return the name of a source of points: a terrain, or a bonus."""
    return say(f"bonus-{source}") if say.has(f"bonus-{source}") else say(f"terrain-{source}")


def bonus_shown(bonus: str, say: Catalogue) -> str:
    """Return the name of a bonus where there is little room."""
    return say(f"bonus-{bonus}-short")


def square_called(square: Square, say: Catalogue, *, short: bool = False) -> str:
    """Call half a domino by its terrain and its crowns; for short, these are a number alone."""
    sort, has = say.noun(f"terrain-{square.terrain}"), "none" if not square.crowns else "short" if short else "crowns"
    return say.noun("square-called", sort=sort, number=square.crowns, has=has)


def territory_called(land: Territory, say: Catalogue) -> str:
    """Say how the points of a territory are counted."""
    sort = land_called(land.terrain, say)
    return say("alt-territory", sort=sort, squares=land.squares, crowns=land.crowns, points=land.points)


def domino_called(number: Number, say: Catalogue, *, short: bool = False) -> str:
    """Call a domino by its number and its squares."""
    domino = dominoes()[number]
    squares = say.row([square_called(square, say, short=short) for square in (domino.first, domino.second)])
    return say.noun("domino-called", number=number, squares=squares)


def way_called(side: int, say: Catalogue) -> str:
    """Name a direction."""
    return say("way-called", side="NESW"[side])
