"""How tiles and cards are called in pictures and in what is read out in place of them."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TypeGuard

from alhambra.view import Card, Money, Standing, Tile
from render.alhambra.rooms import rooms
from render.kit.layout.wording import said, words_of
from texts.catalogue import Catalogue

BUILDING, MONEY = "building", "money"
"""The families of the base game's tiles and cards."""


def is_money(card: Card) -> TypeGuard[Money]:
    """Return whether a card is plain money of the base game, or of a currency that has no other cards."""
    return isinstance(card, Money) and card.family in (MONEY, card.currency)


def letter_of(kind: str, say: Catalogue) -> str:
    """Return the letter printed on the tiles of a kind; a fountain has none."""
    return "" if kind == "fountain" else say(f"letter-{kind}")


def walls_of(walls: int, say: Catalogue, *, arrows: bool = False) -> str:
    """Name the walled sides, such as N E, or show them, such as ↑→."""
    signs = say("side-arrows" if arrows else "sides")
    return ("" if arrows else " ").join(sign for side, sign in enumerate(signs) if walls >> side & 1)


def sort_called(tile: Tile, say: Catalogue) -> str:
    """Call a tile by what it is, such as a pavilion, without its number and its sides."""
    kind = rooms().text(say, f"kind-{tile.kind}", words_of(tile.kind).lower())
    if tile.family == BUILDING:
        return kind
    return rooms().text(say, f"tile-{tile.family}", words_of(tile.family).lower(), kind=kind)


def tile_called(tile: Tile, say: Catalogue, *, price: bool = True, walls: bool = True, arrows: bool = False) -> str:
    """Call a tile by its kind, its price and its walls, or by what else is on its sides.

    To be read out, the sides have letters; arrows are for the eye.
    """
    art = rooms().tiles.get(tile.family)
    if art is not None and art.sides is not None:
        sides = art.sides(tile, say, arrows)
    else:
        sides = walls_of(tile.walls, say, arrows=arrows) if walls else ""
    return _composed(tile, tile.price if price else 0, sides, say)


def tile_priced(tile: Tile, say: Catalogue) -> str:
    """Call a tile by its kind and its price alone."""
    return _composed(tile, tile.price, "", say)


def _composed(tile: Tile, price: int | None, sides: str, say: Catalogue) -> str:
    has = "both" if price and sides else "price" if price else "sides" if sides else "neither"
    return say.noun("tile-called", sort=sort_called(tile, say), price=price or 0, sides=sides, has=has)


def money_called(currency: str, values: Sequence[int], say: Catalogue) -> str:
    """Call money cards of a currency, such as Gulden 5 + 4."""
    return say.noun("money-called", sort=said(say, f"currency-{currency}"), values=" + ".join(map(str, values)))


def card_called(card: Card, say: Catalogue) -> str:
    """Call a card by what is printed on it."""
    if is_money(card):
        return money_called(card.currency, [card.value], say)
    art = rooms().cards.get(card.family)
    if art is not None and art.called is not None:
        return art.called(card, say)
    return rooms().text(say, card.id, words_of(card.id))


def card_captioned(card: Card, say: Catalogue) -> str:
    """Call a card beside its drawing: what that says already is left out."""
    art = rooms().cards.get(card.family)
    return art.captioned(card, say) if art is not None and art.captioned is not None else card_called(card, say)


def standing_called(standing: Standing, say: Catalogue, *, price: bool = True, walls: bool = True) -> str:
    """Call a tile of a palace, with its walls as they stand there."""
    return tile_called(replace(standing.tile, walls=standing.walls), say, price=price, walls=walls)
