"""Tiles and cards as the pictures show them, with the letters of a language; plainly what nobody has drawn."""

from collections.abc import Collection
from dataclasses import replace

from alhambra.view import Card, Piece, Tile, Token
from render.alhambra.art import hues
from render.alhambra.art.money import card as money_card
from render.alhambra.art.plain import plain_card, plain_chip, plain_tile
from render.alhambra.art.tile import tile as tile_stamp
from render.alhambra.art.tokens import count_chip
from render.alhambra.layout.naming import BUILDING, card_called, is_money, letter_of, sort_called
from render.alhambra.room import MIDDLE
from render.alhambra.rooms import rooms
from render.kit.art.drawing import Point
from render.kit.art.sketch import Stamp
from render.kit.layout.wording import capital, words_of
from texts.catalogue import Catalogue

IN, UP = 0.07, 0.04
"""How far something on a tile makes way for a piece on the tile's corner, in sides of the tile."""


def tile_of(
    tile: Tile, size: int, say: Catalogue, *, walls: int | None = None, crowded: Collection[Point] = ()
) -> Stamp:
    """Draw a tile with what lies on it, with other walls than its own where it stands with others.

    On crowded corners, such as (0, 1) in the south-west, a piece stands for which others make way.
    """
    standing = tile.walls if walls is None else walls
    stamp = _bare_tile(tile, standing, size, say)
    for token in sorted(tile.bears, key=is_off_centre):
        cover = _token_on(token, replace(tile, walls=standing), size, say)
        stamp = _covered(stamp, cover, _making_way(_middle(token), crowded))
    return stamp


def is_off_centre(token: Token) -> bool:
    """Return whether a token lies on some part of a tile that is not its middle."""
    return _middle(token) != MIDDLE


def _middle(token: Token) -> Point:
    art = rooms().tokens.get(token.name)
    return MIDDLE if art is None else art.middle


def _making_way(middle: Point, crowded: Collection[Point]) -> Point:
    """Step in and up from a corner on which something stands."""
    x, y = middle
    if middle == MIDDLE or (round(x), round(y)) not in crowded:
        return middle
    return x + (IN if x < MIDDLE[0] else -IN), y - UP


def piece_of(piece: Piece, size: int, say: Catalogue) -> Stamp:
    """Draw a piece that stands on no tile, beside tiles of some size."""
    art = rooms().piece(piece.token.name)
    return plain_chip(words_of(piece.token.name), size // 3) if art is None else art.draw(piece, size, say)


def _token_on(token: Token, tile: Tile, size: int, say: Catalogue) -> Stamp:
    art = rooms().token(token.name)
    return plain_chip(words_of(token.name), size // 3) if art is None else art.draw(token, tile, size, say)


def _covered(stamp: Stamp, cover: Stamp, middle: Point) -> Stamp:
    """Lay something onto a stamp, its middle so far across and down."""
    image = stamp.image.copy()
    left, top = (
        round(share * whole - part / 2) for share, whole, part in zip(middle, stamp.size, cover.size, strict=True)
    )
    image.paste(cover.image, (left, top), cover.mask)
    return Stamp(image, stamp.mask)


def _bare_tile(tile: Tile, standing: int, size: int, say: Catalogue) -> Stamp:
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
