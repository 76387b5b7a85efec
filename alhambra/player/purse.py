"""What money is worth to a player: in itself, for the tiles on the market, and for exact payments to come."""

from collections.abc import Iterable, Sequence
from functools import cache

from alhambra.components import Card, CardId, Currency, Money, Tile, load
from alhambra.player.estate import Estate
from alhambra.player.outlook import Outlook
from alhambra.view import View

A_COIN = 0.7
"""The points that a coin brings in the end."""
A_CARD = 0.5
"""What a card is worth beside its value, in coins: small change makes exact payments."""
PLENTY = 10.0
"""With how many coins for each turn to come, more of them are worth half."""
AN_ACTION = 3.0
"""The points for a further action, which an exact payment grants (B-27)."""
STAYS = 0.85
"""How likely it is that another player leaves a tile where it is."""
EXACT = 2.0
"""The points for a hand that could pay every price exactly."""


class Purse:
    """A hand, and what it can be used for."""

    def __init__(self, view: View, outlook: Outlook, estate: Estate) -> None:
        self._view = view
        self._outlook = outlook
        self._estate = estate
        self._hand = _money(view.hand or ())
        self._plenty = PLENTY * (outlook.turns + 1)
        self._size = sum(card.value + A_CARD for card in self._hand)
        self._patience = STAYS ** (len(view.players) - 1)

    def gain_of_taking(self, cards: Iterable[CardId]) -> float:
        """Give what some cards of the display are worth."""
        taken = [card for card in _money(card for card in self._view.display if card) if card.id in set(cards)]
        gain = self._worth(self._size + sum(card.value + A_CARD for card in taken)) - self._worth(self._size)
        for square, currency in enumerate(self._view.currencies):
            more = [card.value for card in taken if card.currency == currency]
            if more:
                now = self._values(currency)
                gain += self._hope(square, now + more) + self._flexible(now + more)
                gain -= self._hope(square, now) + self._flexible(now)
        return gain

    def gain_of_buying(self, tile: Tile, square: int, pay: Sequence[CardId]) -> tuple[float, bool]:
        """Give what a purchase is worth, and whether the payment is exact."""
        paid = [card for card in self._hand if card.id in pay]
        currency = self._view.currencies[square]
        now, spent = self._values(currency), sum(card.value for card in paid)
        rest = [card.value for card in self._hand if card.currency == currency and card not in paid]
        gain = self._estate.gain(tile) - self._cost(spent, len(paid))
        gain += self._flexible(rest) - self._flexible(now)
        exact = spent == tile.price
        return (gain, True) if exact else (gain - self._hope(square, now), False)

    def _worth(self, coins: float) -> float:
        """Judge coins: the more one has, the less one needs another."""
        return A_COIN * self._plenty * coins / (self._plenty + coins)

    def _cost(self, coins: int, cards: int) -> float:
        return self._worth(self._size) - self._worth(self._size - coins - cards * A_CARD)

    def _hope(self, square: int, values: list[int]) -> float:
        """Judge the chance to buy a tile of the market in the next turn with cards of these values."""
        tile = self._view.market[square]
        if tile is None or sum(values) < tile.price:
            return 0.0
        cards_for = {0: 0}
        for value in values:
            for total, cards in list(cards_for.items()):
                cards_for[total + value] = min(cards + 1, cards_for.get(total + value, cards + 1))
        paid = min(total for total in cards_for if total >= tile.price)
        gain = self._estate.gain(tile) - self._cost(paid, cards_for[paid])
        if paid > tile.price:
            gain -= AN_ACTION * self._outlook.soon
        return max(0.0, gain) * self._patience * self._outlook.soon

    def _flexible(self, values: list[int]) -> float:
        """Judge how many prices cards of these values could pay exactly."""
        sums = 1  # a bit for each
        for value in values:
            sums |= sums << value
        return EXACT * self._outlook.soon * sum(share for price, share in _prices().items() if sums >> price & 1)

    def _values(self, currency: Currency) -> list[int]:
        return [card.value for card in self._hand if card.currency == currency]


def _money(cards: Iterable[Card]) -> list[Money]:
    return [card for card in cards if isinstance(card, Money)]


@cache
def _prices() -> dict[int, float]:
    """Give the share of the tiles that have each price."""
    prices = [tile.price for tile in load().buildings]
    return {price: prices.count(price) / len(prices) for price in sorted(set(prices))}
