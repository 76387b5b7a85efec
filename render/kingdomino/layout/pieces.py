"""Squares, dominoes and chips as the pictures show them, with the letters of a language."""

from kingdomino.view import Number, Square, dominoes
from render.kingdomino.art import domino as art
from render.kingdomino.art.cell import cell
from render.kingdomino.art.domino import Half
from render.kingdomino.art.tokens import land_chip
from render.kingdomino.layout.naming import NORTH, WEST, letter_of
from render.kit.art.sketch import Stamp
from texts.catalogue import Catalogue


def square_of(square: Square, size: int, say: Catalogue) -> Stamp:
    """Draw a square."""
    return cell(square.terrain, square.crowns, letter_of(square.terrain, say), size)


def domino_of(number: Number, size: int, say: Catalogue, *, way: int | None = None) -> Stamp:
    """Draw a domino as it is listed, or as it lies with its second square on one side of the first."""
    first, second = halves_of(number, say)
    if way in (NORTH, WEST):
        first, second = second, first
    return art.domino(first, second, size, upright=way is not None and way % 2 == NORTH)


def halves_of(number: Number, say: Catalogue) -> tuple[Half, Half]:
    """Return what the squares of a domino show."""
    _, first, second = dominoes()[number]
    return Half(*first, letter_of(first.terrain, say)), Half(*second, letter_of(second.terrain, say))


def thrown_away(number: Number, size: int, say: Catalogue) -> Stamp:
    """Draw a domino that found no place, or that nobody took."""
    return art.thrown_away(*halves_of(number, say), size)


def chip_of(terrain: str, side: int, say: Catalogue) -> Stamp:
    """Draw the chip that stands for a terrain."""
    return land_chip(terrain, letter_of(terrain, say), side)
