"""Exchange cards: taken when two currencies together buy what one alone cannot (V-CUR-3, V-CUR-5)."""

from alhambra.modules.currency_exchange import EXCHANGE, ExchangeCard
from alhambra.player.part import CardWorth, PlayerPart
from alhambra.player.purse import Purse

EAGER = 0.7
"""How much of what a card promises comes true: money that is taken instead promises more than the next turn."""
ONCE = 0.3
"""How much of the freedom to pay is worth, since a card serves one payment."""
KEPT = 1.0
"""The points that a card in hand is worth as long as there is a next turn."""


def gain_of_mixing(purse: Purse, card: ExchangeCard) -> float:
    """Return what an exchange card of the display is worth with the cards in hand."""
    mixed = [value for currency in card.currencies for value in purse.values(currency)]
    hopes, freedoms = [0.0], [0.0]
    for currency in card.currencies:
        stall, now = purse.view.currencies.index(currency), purse.values(currency)
        hopes.append(purse.hope(stall, mixed) - purse.hope(stall, now))
        freedoms.append(purse.flexible(mixed) - purse.flexible(now))
    return EAGER * (max(hopes) + ONCE * max(freedoms))


def loss_of_card(purse: Purse, card: ExchangeCard) -> float:
    """Return what is lost with an exchange card that was added to a payment."""
    return KEPT * purse.outlook.soon


PART = PlayerPart(cards={EXCHANGE: CardWorth(gain_of_mixing, loss_of_card, lambda card: card.currencies)})
