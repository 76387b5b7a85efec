"""How tiles and cards are called in pictures and in what is read out in place of them."""

from dataclasses import replace

from alhambra.view import Card, Money, Standing, Tile
from render.alhambra.layout.checking import check_tiles
from render.alhambra.layout.families import SQUARE, bastions_of, exchanged_by, is_camp
from render.kit.layout.wording import said
from texts.catalogue import Catalogue


def letter_of(kind: str, say: Catalogue) -> str:
    """Give the letter printed on the tiles of a kind; a fountain has none."""
    return "" if kind == "fountain" else say(f"letter-{kind}")


def walls_of(walls: int, say: Catalogue, *, arrows: bool = False) -> str:
    """Name the walled sides, such as N E, or show them, such as ↑→."""
    signs = say("side-arrows" if arrows else "sides")
    return ("" if arrows else " ").join(sign for side, sign in enumerate(signs) if walls >> side & 1)


def sort_called(tile: Tile, say: Catalogue) -> str:
    """Call a tile by what it is, such as a pavilion or a camp, without its number and its sides."""
    check_tiles([tile])
    if is_camp(tile):
        return say("tile-camp")
    kind = say(f"kind-{tile.kind}")
    return say("tile-square", kind=kind) if tile.family == SQUARE else kind


def tile_called(tile: Tile, say: Catalogue, *, price: bool = True, walls: bool = True, arrows: bool = False) -> str:
    """Call a tile by its kind, its price and its walls; a camp by the sides it looks to, a square without a price.

    To be read out, the sides have letters; arrows are for the eye.
    """
    called = sort_called(tile, say) + (f" {tile.price}" if price and tile.price else "")
    if is_camp(tile):
        bastions = bastions_of(tile)
        sides = walls_of(bastions, say, arrows=arrows)
        return f"{called} ({say('tile-arrows', sides=sides, number=bastions.bit_count())})"
    return f"{called} ({walls_of(tile.walls, say, arrows=arrows)})" if walls and tile.walls else called


def card_called(card: Card, say: Catalogue) -> str:
    """Call a card by what is printed on it."""
    if isinstance(card, Money):
        return f"{say(f'currency-{card.currency}')} {card.value}"
    if currencies := exchanged_by(card):
        one, other = currencies
        return say("card-exchange", one=say(f"currency-{one}"), other=say(f"currency-{other}"))
    return said(say, card.id)


def standing_called(standing: Standing, say: Catalogue, *, price: bool = True, walls: bool = True) -> str:
    """Call a tile of a palace, with its walls as they stand there."""
    return tile_called(replace(standing.tile, walls=standing.walls), say, price=price, walls=walls)
