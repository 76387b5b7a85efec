"""Diamonds: a fifth currency that pays everywhere, but only on its own (V-DIA-1 to V-DIA-6)."""

from functools import cache

from msgspec import Struct

from alhambra.base.buying import discard
from alhambra.base.money import lay_open
from alhambra.components import CardId, Money
from alhambra.module import Module
from alhambra.options import Options
from tabletop.datafile import read

DIAMOND = "diamond"
"""The family of the cards, and their currency."""
COPIES = "abc"


class _Diamonds(Struct, frozen=True, forbid_unknown_fields=True):
    values: tuple[int, ...]


@cache
def all_cards() -> tuple[Money, ...]:
    """Return the diamond cards, which are taken like money (V-DIA-2)."""
    values = read("alhambra/diamonds/pieces.json", _Diamonds).values
    copies = [values[:place].count(value) for place, value in enumerate(values)]
    return tuple(
        Money(f"{DIAMOND}-{value}-{COPIES[copy]}", DIAMOND, DIAMOND, value, copy + 1)
        for value, copy in zip(values, copies, strict=True)
    )


def all_in(cards: tuple[CardId, ...], options: Options) -> tuple[CardId, ...]:
    """Shuffle all of them in before the starting hands are dealt, whoever plays (V-DIA-1, V-DIA-6)."""
    return (*cards, *(card.id for card in all_cards()))


MODULE = Module(
    id="diamonds",
    number=6,
    plays=lambda options: "diamonds" in options.modules,
    brings_cards=(all_cards,),
    changes_deck=(all_in,),
    reveals={DIAMOND: lay_open},
    universal=(DIAMOND,),  # V-DIA-3, V-DIA-4; for the last tiles only the stall's own currency counts (V-DIA-5)
    keeps={DIAMOND: 1},
    spends={DIAMOND: discard},
)
