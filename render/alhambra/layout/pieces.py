"""Tiles and cards as the pictures show them, with the letters of a language; plainly what nobody has drawn."""

from alhambra.view import Card, Tile
from render.alhambra.art import hues
from render.alhambra.art.money import card as money_card
from render.alhambra.art.plain import plain_card, plain_chip, plain_tile
from render.alhambra.art.tile import tile as tile_stamp
from render.alhambra.art.tokens import count_chip
from render.alhambra.layout.naming import BUILDING, card_called, is_money, letter_of, sort_called
from render.alhambra.rooms import rooms
from render.kit.art.sketch import Stamp
from render.kit.layout.wording import capital, words_of
from texts.catalogue import Catalogue


def tile_of(tile: Tile, size: int, say: Catalogue, *, walls: int | None = None) -> Stamp:
    """Draw a tile, with other walls than its own where it stands with others."""
    standing = tile.walls if walls is None else walls
    if tile.family == BUILDING and tile.kind in hues.KINDS:
        return tile_stamp(tile.kind, standing, tile.price, letter_of(tile.kind, say), size)
    art = rooms().tile(tile.family)
    if art is None:
        return plain_tile(capital(sort_called(tile, say)), standing, tile.price, size)
    return art.draw(tile, standing, size, say)


def chip_of(tile: Tile, side: int, say: Catalogue) -> Stamp:
    """Draw the chip that stands for a tile in a list."""
    if tile.family == BUILDING:
        return kind_chip(tile.kind, side, say)
    art = rooms().tile(tile.family)
    return plain_chip(capital(sort_called(tile, say)), side) if art is None else art.chip(tile.kind, side, say)


def kind_chip(kind: str, side: int, say: Catalogue) -> Stamp:
    """Draw the chip that stands for a kind of building, or for a family of tiles that are none."""
    if kind in hues.KINDS:
        return count_chip(kind, letter_of(kind, say), side)
    art = rooms().tile(kind)
    return plain_chip(words_of(kind), side) if art is None else art.chip(kind, side, say)


def fountain(size: int) -> Stamp:
    """Draw a fountain."""
    return tile_stamp("fountain", 0, None, "", size)


def card_of(card: Card, size: tuple[int, int], say: Catalogue) -> Stamp:
    """Draw a card that lies open."""
    if is_money(card):
        return money_card(rooms().currency(card.currency), say(f"mark-{card.currency}"), card.value, *size)
    art = rooms().card(card.family)
    return plain_card(card_called(card, say), *size) if art is None else art.draw(card, size, say)
