"""Exchange cards: taken when two currencies together buy what one alone cannot (V-CUR-3, V-CUR-5)."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from alhambra.components import Card, Currency
from alhambra.modules.bureau import ExchangeCard

if TYPE_CHECKING:
    from alhambra.player.purse import Purse

ONCE = 0.3
"""How much of the freedom to pay is worth, since a card serves one payment."""
KEPT = 1.0
"""The points that a card in hand is worth as long as there is a next turn."""


def exchange_cards(cards: Iterable[Card]) -> list[ExchangeCard]:
    """Give those among some cards that let one mix currencies."""
    return [card for card in cards if isinstance(card, ExchangeCard)]


def gain_of_mixing(purse: "Purse", card: ExchangeCard, currencies: Sequence[Currency]) -> float:
    """Give what an exchange card of the display is worth with the cards in hand."""
    mixed = [value for currency in card.currencies for value in purse.values(currency)]
    hopes, freedoms = [0.0], [0.0]
    for currency in card.currencies:
        square, now = currencies.index(currency), purse.values(currency)
        hopes.append(purse.hope(square, mixed) - purse.hope(square, now))
        freedoms.append(purse.flexible(mixed) - purse.flexible(now))
    return max(hopes) + ONCE * max(freedoms)


def loss_of_card(soon: float) -> float:
    """Give what is lost with an exchange card that goes along with a payment."""
    return KEPT * soon
