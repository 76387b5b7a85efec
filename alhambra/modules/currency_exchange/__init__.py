"""Currency Exchange: cards that let two currencies pay together (V-CUR-1 to V-CUR-6)."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final

from msgspec import Struct

from alhambra.base.buying import discard
from alhambra.base.money import lay_open
from alhambra.base.setup import split
from alhambra.components import Card, CardId, Currency
from alhambra.ledger import Ledger, Position
from alhambra.module import Module
from alhambra.purchase import Mix
from tabletop.datafile import read
from tabletop.seat import Seat

EXCHANGE = "exchange"


@dataclass(frozen=True, eq=False, slots=True)
class ExchangeCard(Card):
    """A card that is added to a payment in either of its currencies; it is no money (V-CUR-4)."""

    currencies: tuple[Currency, ...]
    value: Final[int] = 0
    currency: Final[Currency] = ""


class _Row(Struct, frozen=True, forbid_unknown_fields=True):
    id: CardId
    currencies: tuple[Currency, Currency]


class _Exchange(Struct, frozen=True, forbid_unknown_fields=True):
    piles: dict[int, int]
    cards: tuple[_Row, ...]


@cache
def all_cards() -> tuple[ExchangeCard, ...]:
    """Return the exchange cards, one for each pair of currencies."""
    rows = read("alhambra/currency_exchange/pieces.json", _Exchange).cards
    return tuple(ExchangeCard(row.id, EXCHANGE, row.currencies) for row in rows)


def into_the_piles(game: Ledger) -> Mapping[int, tuple[CardId, ...]]:
    """Shuffle some into the piles, at random (V-CUR-1)."""
    cards = game.shuffled(card.id for card in all_cards())
    return split(cards, read("alhambra/currency_exchange/pieces.json", _Exchange).piles)[0]


def in_hand(at: Position, seat: Seat) -> list[Mix]:
    """Let each card in hand serve one payment, in a currency that it shows (V-CUR-5)."""
    own = set(at.state.players[seat].hand)
    return [Mix(card, card.currencies, "V-CUR-5") for card in all_cards() if card.id in own]


MODULE = Module(
    id="currency_exchange",
    number=2,
    plays=lambda options: "currency_exchange" in options.modules,
    brings_cards=(all_cards,),
    renamed={"bureau": "currency_exchange"},
    fills_piles=(into_the_piles,),
    reveals={EXCHANGE: lay_open},  # V-CUR-2
    alone={EXCHANGE: "V-CUR-3"},
    mixes=(in_hand,),
    keeps={EXCHANGE: 3},
    spends={EXCHANGE: discard},  # V-CUR-5; for the last tiles only money counts (V-CUR-6)
)
