"""How tiles and cards are called in pictures and in what is read out in place of them."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from itertools import groupby
from typing import TypeGuard

from alhambra.view import Card, Cell, GridPoint, Item, Money, Piece, Pieces, Standing, Tile, Token, WallEdge
from render.alhambra.rooms import rooms
from render.kit.layout.wording import said, words_of
from tabletop.cellname import cell_name
from texts.catalogue import Catalogue

BUILDING, MONEY = "building", "money"
"""The families of the base game's tiles and cards."""
BEYOND = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""The way to the cell beyond the north, east, south and west side."""


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


def corner_letters(corner: int, say: Catalogue) -> str:
    """Name a corner of a cell by its two sides, such as NW, clockwise from there."""
    sides, (one, other) = say("sides"), ((0, 3), (0, 1), (2, 1), (2, 3))[corner]
    return sides[one] + sides[other]


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
    called = _composed(tile, tile.price if price else 0, sides, say)
    if not tile.bears:
        return called
    return say.noun("tile-bearing", tile=called, tokens=say.row([token_called(token, say) for token in tile.bears]))


def token_called(token: Token, say: Catalogue) -> str:
    """Call a piece that lies on a tile, or stands beside some."""
    art = rooms().pieces.get(token.name)
    if art is not None and art.called is not None:
        return art.called(token, say)
    return rooms().text(say, f"token-{token.name}", words_of(token.name).lower(), detail=token.detail)


def piece_called(piece: Piece, say: Catalogue) -> str:
    """Call a piece that stands on no tile, and say where it stands."""
    words = token_called(piece.token, say)
    if isinstance(piece.at, WallEdge):
        (x, y), (right, down) = piece.at.cell, BEYOND[piece.at.side]
        return _between(words, (x, y), (x + right, y + down), say)
    if isinstance(piece.at, GridPoint):
        x, y = piece.at.cell
        return _between(words, (x - 1, y - 1), (x, y), say)
    return say("piece-on-cell", piece=words, cell=cell_name(piece.at))


def _between(words: str, one: Cell, other: Cell, say: Catalogue) -> str:
    return say("piece-between", piece=words, cell=cell_name(one), other=cell_name(other))


def tile_priced(tile: Tile, say: Catalogue) -> str:
    """Call a tile by its kind and its price alone."""
    return _composed(tile, tile.price, "", say)


def _composed(tile: Tile, price: int | None, sides: str, say: Catalogue) -> str:
    has = "both" if price and sides else "price" if price else "sides" if sides else "neither"
    return say.noun("tile-called", sort=sort_called(tile, say), price=price or 0, sides=sides, has=has)


def money_called(currency: str, values: Sequence[int], say: Catalogue) -> str:
    """Call money cards of a currency, such as Gulden 5 + 4."""
    return say.noun("money-called", sort=said(say, f"currency-{currency}"), values=say.added(values))


def card_called(card: Card, say: Catalogue) -> str:
    """Call a card by what is printed on it."""
    if is_money(card):
        return money_called(card.currency, [card.value], say)
    art = rooms().cards.get(card.family)
    if art is not None and art.called is not None:
        return art.called(card, say)
    return rooms().text(say, card.id, words_of(card.id))


def things_called(family: str, currency: str, values: Sequence[int], say: Catalogue) -> str:
    """Call things of a family and a currency that pay and are no cards."""
    money = money_called(currency, values, say) if currency else ""
    sort = said(say, f"currency-{currency}") if currency else ""
    number = len(values)
    return rooms().text(say, f"item-{family}", words_of(family).lower(), money=money, currency=sort, number=number)


def payment_called(
    names: Iterable[str],
    known: Pieces,
    say: Catalogue,
    shown: Callable[[str, str], str] = lambda currency, words: words,
) -> list[str]:
    """Call what pays: money of a currency together, such as Gulden 5 + 4, then other cards, and all that is no card."""
    names = [known.renamed.get(name, name) for name in names]
    cards = [known.cards[name] for name in names if name in known.cards]
    money = sorted((card for card in cards if is_money(card)), key=lambda card: (card.currency, -card.value))
    sums = [
        shown(currency, money_called(currency, [card.value for card in some], say))
        for currency, some in groupby(money, key=lambda card: card.currency)
    ]
    things = sorted((known.things[name] for name in names if name in known.things), key=_sort)
    return [
        *sums,
        *(card_called(card, say) for card in cards if not is_money(card)),
        *(things_called(*sort, [one.value for one in some], say) for sort, some in groupby(things, key=_sort)),
    ]


def _sort(item: Item) -> tuple[str, str]:
    return item.family, item.currency


def card_captioned(card: Card, say: Catalogue) -> str:
    """Call a card beside its drawing: what that says already is left out."""
    art = rooms().cards.get(card.family)
    return art.captioned(card, say) if art is not None and art.captioned is not None else card_called(card, say)


def standing_called(standing: Standing, say: Catalogue, *, price: bool = True, walls: bool = True) -> str:
    """Call a tile of a palace, with its walls as they stand there."""
    return tile_called(replace(standing.tile, walls=standing.walls), say, price=price, walls=walls)
