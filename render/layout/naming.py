"""How people, tiles and cards are called in pictures and in what is read out in place of them."""

import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import replace

from alhambra.view import Card, Money, Standing, Tile
from render.art.lettering import drawable
from render.layout.checking import check_tiles
from render.layout.families import SQUARE, bastions_of, exchanged_by, is_camp
from render.layout.wording import said
from texts.catalogue import Catalogue

LONGEST_ALT = 1000
LONGEST_NAME = 32
"""As long as names can be on Discord; of longer ones the rest is not read out."""
SHORT_NAME = 8
"""How long names are where what is read out would be too long otherwise."""
MOST_LOOKED_AT = 200
JOINERS = "\u200c\u200d"
"""Of the characters that cannot be seen, those that some scripts and emoji need between others."""


def shown_name(name: str, seat: int, say: Catalogue) -> str:
    """Give a name as far as the fonts can show it, or the number of the seat if nothing is left."""
    return drawable(name) or say("seat-name", number=seat + 1)


def spoken_name(name: str, seat: int, say: Catalogue) -> str:
    """Give a name to be read out, in any script, or the number of the seat if nothing is left.

    Whatever controls a terminal or the direction of writing is left out, and a name that is too long is cut off.
    """
    visible = " ".join("".join(filter(_can_be_read, name[:MOST_LOOKED_AT])).split())
    return shortened(visible, LONGEST_NAME) if visible.strip(JOINERS) else say("seat-name", number=seat + 1)


def _can_be_read(sign: str) -> bool:
    return sign.isspace() or sign in JOINERS or unicodedata.category(sign)[0] != "C"


def shortened(name: str, longest: int) -> str:
    """Cut off a name that is too long."""
    return name if len(name) <= longest else name[: longest - 1].rstrip() + "…"


def letter_of(kind: str, say: Catalogue) -> str:
    """Give the letter printed on the tiles of a kind; a fountain has none."""
    return "" if kind == "fountain" else say(f"letter-{kind}")


def walls_of(walls: int, say: Catalogue) -> str:
    """Name the walled sides, such as N E."""
    return " ".join(letter for side, letter in enumerate(say("sides")) if walls >> side & 1)


def sort_called(tile: Tile, say: Catalogue) -> str:
    """Call a tile by what it is, such as a pavilion or a camp, without its number and its sides."""
    check_tiles([tile])
    if is_camp(tile):
        return say("tile-camp")
    kind = say(f"kind-{tile.kind}")
    return say("tile-square", kind=kind) if tile.family == SQUARE else kind


def tile_called(tile: Tile, say: Catalogue, *, price: bool = True, walls: bool = True) -> str:
    """Call a tile by its kind, its price and its walls; a camp by the sides of its arrows, a square without a price."""
    called = sort_called(tile, say) + (f" {tile.price}" if price and tile.price else "")
    if is_camp(tile):
        return f"{called} ({say('tile-arrows', sides=walls_of(bastions_of(tile), say))})"
    return f"{called} ({walls_of(tile.walls, say)})" if walls and tile.walls else called


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


def shortest_needed(versions: Iterable[str]) -> str:
    """Give the first version that is not too long to be read out, or the last one cut off."""
    text = ""
    for text in versions:  # the last one is used below
        if len(text) <= LONGEST_ALT:
            return text
    return text[: LONGEST_ALT - 1] + "…"


def listed(parts: Sequence[str]) -> str:
    """Put parts one after another."""
    return ", ".join(parts)
