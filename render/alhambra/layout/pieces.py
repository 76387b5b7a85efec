"""Tiles and cards as the pictures show them, with the letters of a language."""

from alhambra.view import Card, Money, Tile
from render.alhambra.art import money, tokens
from render.alhambra.art.grounds import camp_chip, camp_tile, square_chip, square_tile
from render.alhambra.art.module_cards import character_card, exchange_card
from render.alhambra.art.tile import tile as tile_stamp
from render.alhambra.layout.checking import check_tiles
from render.alhambra.layout.families import CAMP, CHARACTER, SQUARE, bastions_of, exchanged_by, is_camp
from render.alhambra.layout.naming import letter_of
from render.kit.art.sketch import Stamp
from texts.catalogue import Catalogue


def tile_of(tile: Tile, size: int, say: Catalogue, *, walls: int | None = None) -> Stamp:
    """Draw a tile, with other walls than its own where it stands with others."""
    check_tiles([tile])
    standing = tile.walls if walls is None else walls
    if is_camp(tile):
        return camp_tile(bastions_of(tile), tile.price, size)
    if tile.family == SQUARE:
        return square_tile(tile.kind, standing, _on_square(tile, say), size)
    return tile_stamp(tile.kind, standing, tile.price, letter_of(tile.kind, say), size)


def chip_of(tile: Tile, side: int, say: Catalogue) -> Stamp:
    """Draw the chip that stands for a tile in a list."""
    if is_camp(tile):
        return camp_chip(side)
    if tile.family == SQUARE:
        return square_chip(tile.kind, _on_square(tile, say), side)
    return tokens.count_chip(tile.kind, letter_of(tile.kind, say), side)


def kind_chip(kind: str, side: int, say: Catalogue) -> Stamp:
    """Draw the chip that stands for a kind of building, or for camps."""
    return camp_chip(side) if kind == CAMP else tokens.count_chip(kind, letter_of(kind, say), side)


def _on_square(tile: Tile, say: Catalogue) -> str:
    return say("letter-square", letter=letter_of(tile.kind, say))


def fountain(size: int) -> Stamp:
    """Draw a fountain."""
    return tile_stamp("fountain", 0, None, "", size)


def card_of(card: Card, size: tuple[int, int], say: Catalogue) -> Stamp:
    """Draw a card that lies open."""
    if isinstance(card, Money):
        return money.card(card.currency, say(f"mark-{card.currency}"), card.value, *size)
    if currencies := exchanged_by(card):
        one, other = currencies
        return exchange_card((one, other), (say(f"mark-{one}"), say(f"mark-{other}")), *size)
    if card.family == CHARACTER:
        return character_card(card.id, *size)
    raise TypeError(f"there is no picture of the card {card.id}")


def has_picture(card: Card) -> bool:
    """Tell whether there is a drawing of a card."""
    return isinstance(card, Money) or card.family == CHARACTER or exchanged_by(card) is not None
