"""What money is worth to a player: in itself, for the tiles on the market, and for exact payments to come."""

from collections.abc import Iterable
from functools import cache, cached_property, lru_cache

from alhambra.components import Card, CardId, Currency, Money, Tile, load
from alhambra.player.estate import Estate
from alhambra.player.outlook import Outlook
from alhambra.player.part import worth_of
from alhambra.view import Item, View

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
    """A hand with all else that pays, and what it can be used for."""

    def __init__(self, view: View, outlook: Outlook, estate: Estate) -> None:
        self.view = view
        self.outlook = outlook
        self._estate = estate
        self._hand: list[Item] = [*_money(view.hand or ()), *view.items]
        self._display = _money(card for card in view.display if card)
        self._plenty = PLENTY * (outlook.turns + 1)
        self._size = sum(card.value + A_CARD for card in self._hand)
        self._patience = STAYS ** (len(view.players) - 1)
        self._hopes: dict[tuple[int, tuple[int, ...]], float] = {}
        self._losses: dict[tuple[CardId, ...], float] = {}

    def gain_of_taking(self, cards: Iterable[CardId]) -> float:
        """Return what some cards of the display are worth."""
        names = set(cards)
        taken = [card for card in self._display if card.id in names]
        if not taken:  # something that is no money, which is taken alone
            others = [card for card in self.view.display if card and card.id in names]
            return max([worth.gain(self, card) for card in others if (worth := worth_of(card))], default=0.0)
        gain = self._worth(self._size + sum(card.value + A_CARD for card in taken)) - self._worth(self._size)
        for currency in dict.fromkeys(card.currency for card in taken):
            more = [card.value for card in taken if card.currency == currency]
            gain += self._promise(currency, self.values(currency) + more) - self._promise(currency)
        return gain

    def gain_of_buying(self, tile: Tile, stall: int, pay: tuple[CardId, ...]) -> tuple[float, bool]:
        """Return what a purchase is worth, and whether the payment is exact."""
        gain = self._estate.gain(tile) - self.loss_of_paying(pay)
        if self.paid(pay) == tile.price:
            return gain, True
        return gain - self.hope(stall, self.values(self.view.currencies[stall])), False

    def gain_of_changing(self, give: CardId, take: CardId) -> float:
        """Return what a card of the display is worth more than one in hand."""
        old = next(card for card in self._hand if card.id == give)
        return self.gain_of_trading(next(card for card in self._display if card.id == take), old)

    def gain_of_trading(self, new: Item, old: Item | None = None) -> float:
        """Return what something to pay with is worth more than something that one has, or than nothing."""
        own = [item for item in self._hand if item is not old]
        gain = self._worth(sum(item.value + A_CARD for item in (*own, new))) - self._worth(self._size)
        for currency in dict.fromkeys(item.currency for item in (old, new) if item is not None):
            then = [item.value for item in (*own, new) if item.currency == currency]
            gain += self._promise(currency, then) - self._promise(currency)
        return gain

    def paid(self, pay: tuple[CardId, ...]) -> int:
        """Add up what is paid."""
        return sum(item.value for item in self._hand if item.id in pay)

    def gain_of_having(self, currency: Currency, value: int, paid: tuple[CardId, ...] = ()) -> float:
        """Return what one thing more to pay with is worth, perhaps after a payment."""
        own = [card.value for card in self._hand if card.currency == currency and card.id not in paid]
        more = self._worth(self._size + value + A_CARD) - self._worth(self._size)
        return more + self.flexible([*own, value]) - self.flexible(own)

    def hope_of_having(self, currency: Currency, value: int, paid: tuple[CardId, ...]) -> float:
        """Return how much better the chances on the market are with one thing more, after a payment."""
        own = [card.value for card in self._hand if card.currency == currency and card.id not in paid]
        return max([self.hope(stall, [*own, value]) - self.hope(stall, own) for stall in self.stalls(currency)])

    def loss_of_paying(self, pay: tuple[CardId, ...]) -> float:
        """Return what is lost with the cards of a payment."""
        if pay not in self._losses:
            self._losses[pay] = self._loss_of_paying(pay)
        return self._losses[pay]

    def _loss_of_paying(self, pay: tuple[CardId, ...]) -> float:
        paid = [card for card in self._hand if card.id in pay]
        loss = self.loss_of(sum(card.value for card in paid), len(paid))
        for currency in dict.fromkeys(card.currency for card in paid):
            rest = [card.value for card in self._hand if card.currency == currency and card not in paid]
            loss += self.flexible(self.values(currency)) - self.flexible(rest)
        if len(paid) == len(pay):
            return loss
        others = [card for card in self.view.hand or () if card.id in pay and not isinstance(card, Money)]
        return loss + sum([worth.loss(self, card) for card in others if (worth := worth_of(card))])

    def loss_of_covering(self, price: int) -> float:
        """Return what is lost by paying at least a price, in whatever currency is best."""
        return self.loss_of(_least(self._sums, price) or price, 1)

    def loss_of(self, coins: int, cards: int) -> float:
        """Return what so many coins on so many cards are worth."""
        return self._worth(self._size) - self._worth(self._size - coins - cards * A_CARD)

    def hope(self, stall: int, values: list[int]) -> float:
        """Judge the chance to buy a tile of the market in the next turn with cards of these values."""
        key = stall, tuple(values)
        if key not in self._hopes:
            self._hopes[key] = self._hope(stall, values)
        return self._hopes[key]

    def _hope(self, stall: int, values: list[int]) -> float:
        tile = self.view.market[stall]
        paid = _least(_sums(values), tile.price) if tile else None
        if tile is None or paid is None:
            return 0.0
        gain = self._estate.gain(tile) - self.loss_of(paid, _fewest(values, paid))
        if paid > tile.price:
            gain -= AN_ACTION * self.outlook.soon
        return max(0.0, gain) * self._patience * self.outlook.soon

    def _promise(self, currency: Currency, values: list[int] | None = None) -> float:
        """Judge what cards of a currency may buy: those that lie in hand, or others."""
        values = self.values(currency) if values is None else values
        hopes = [self.hope(stall, values) for stall in self.stalls(currency)]
        for joined, loss in self._joined:
            if currency in joined:
                mixed = values + [value for other in joined if other != currency for value in self.values(other)]
                hopes += [self.hope(stall, mixed) - loss for other in joined for stall in self.stalls(other)]
        return max(hopes) + self.flexible(values)

    @cached_property
    def _joined(self) -> list[tuple[tuple[Currency, ...], float]]:
        """The currencies that cards in hand let pay together, and what is lost with each of those cards."""
        known = [(card, worth_of(card)) for card in self.view.hand or () if not isinstance(card, Money)]
        return [(worth.joins(card), worth.loss(self, card)) for card, worth in known if worth and worth.joins]

    def stalls(self, currency: Currency) -> Iterable[int]:
        """Return where a currency pays: at its own stall, and at all if it has none."""
        currencies = self.view.currencies
        return (currencies.index(currency),) if currency in currencies else range(len(currencies))

    def flexible(self, values: list[int]) -> float:
        """Judge how many prices cards of these values could pay exactly."""
        return EXACT * self.outlook.soon * _share(_sums(values) & _priced())

    def values(self, currency: Currency) -> list[int]:
        """Return the values of the cards of a currency."""
        return [card.value for card in self._hand if card.currency == currency]

    def _worth(self, coins: float) -> float:
        """Judge coins: the more one has, the less one needs another."""
        return A_COIN * self._plenty * coins / (self._plenty + coins)

    @cached_property
    def _sums(self) -> int:
        """All that can be paid in some currency, a bit each."""
        sums = 1
        for currency in dict.fromkeys(card.currency for card in self._hand):
            sums |= _sums(self.values(currency))
        return sums


def _money(cards: Iterable[Card]) -> list[Money]:
    return [card for card in cards if isinstance(card, Money)]


def _sums(values: Iterable[int]) -> int:
    """Return the sums that cards of these values have, a bit each."""
    sums = 1
    for value in values:
        sums |= sums << value
    return sums


def _least(sums: int, price: int) -> int | None:
    """Return the least of some sums that covers a price."""
    rest = sums >> price
    return price + (rest & -rest).bit_length() - 1 if rest else None


def _fewest(values: Iterable[int], total: int) -> int:
    """Return the smallest number of cards that have a sum."""
    cards_for = {0: 0}
    for value in values:
        for part, cards in list(cards_for.items()):
            if part + value <= total:
                cards_for[part + value] = min(cards + 1, cards_for.get(part + value, cards + 1))
    return cards_for[total]


@lru_cache(maxsize=8192)
def _share(sums: int) -> float:
    """Return the share of the tiles whose price is among some sums."""
    return sum(share for price, share in _prices().items() if sums >> price & 1)


@cache
def _priced() -> int:
    """Return all prices, a bit each."""
    return sum(1 << price for price in _prices())


@cache
def _prices() -> dict[int, float]:
    """Return the share of the tiles that have each price."""
    prices = [tile.price for tile in load().buildings]
    return {price: prices.count(price) / len(prices) for price in sorted(set(prices))}
