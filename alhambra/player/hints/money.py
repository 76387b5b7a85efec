"""Why to take some cards: what they may buy, what they could pay exactly, or simply what they are worth."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from typing import NamedTuple

from alhambra.actions import Action, TakeMoney
from alhambra.components import CardId, Currency, Money, Tile, load
from alhambra.player.hints.hint import Case, Explain, Reason
from alhambra.player.hints.part import reasons_for_card
from alhambra.player.mind import Mind
from alhambra.view import Item

WORTH_TELLING = 0.5
"""With fewer points a part is not why a player takes some cards."""
RUN = 4
"""So many prices in a row are told as a row."""


class Parts(NamedTuple):
    """The parts of what some cards are worth."""

    hopes: Mapping[tuple[int, Currency], float]
    """What they may buy, by stalls and currencies."""
    freedoms: Mapping[Currency, float]
    """What they could pay exactly, by currencies."""
    coins: float


def taking(case: Case) -> tuple[Reason, ...]:
    """Say why a player takes some cards rather than others."""
    assert isinstance(case.action, TakeMoney)
    others = case.rival.cards if isinstance(case.rival, TakeMoney) else ()
    return taking_cards(case.mind, case.action.cards, others)


def taking_cards(mind: Mind, cards: Sequence[CardId], others: Sequence[CardId]) -> tuple[Reason, ...]:
    """Say what is good about some cards: the part in which they are most ahead of others, if there are any."""
    taken = _open(mind, cards)
    if not taken:
        shown = [card for card in mind.view.display if card is not None and card.id in cards]
        return tuple(reason for card in shown for reason in reasons_for_card(mind, card))
    mine, theirs = parts(mind, taken), parts(mind, _open(mind, others))
    hope = sum(mine.hopes.values()) - sum(theirs.hopes.values())
    freedom = sum(mine.freedoms.values()) - sum(theirs.freedoms.values())
    coins = mine.coins - theirs.coins if others else 0.0
    best = max((hope, "hope"), (freedom, "freedom"), (coins, "coins"), key=lambda part: part[0])
    if best[1] == "hope" and hope >= WORTH_TELLING:
        return (_next_purchase(mind, taken, *max(mine.hopes, key=lambda where: mine.hopes[where])),)
    if best[1] == "freedom" and freedom >= WORTH_TELLING:
        return (_small_change(mind, taken, max(mine.freedoms, key=lambda one: mine.freedoms[one])),)
    return (Reason("coins", {"total": sum(card.value for card in taken)}),)


def parts(mind: Mind, taken: Sequence[Money]) -> Parts:
    """Take apart what some open cards are worth."""
    purse, hopes, freedoms = mind.purse, {}, {}
    for currency in dict.fromkeys(card.currency for card in taken):
        now = purse.values(currency)
        then = now + [card.value for card in taken if card.currency == currency]
        stall = max(purse.stalls(currency), key=lambda stall: purse.hope(stall, then))
        hopes[stall, currency] = purse.hope(stall, then) - max(purse.hope(one, now) for one in purse.stalls(currency))
        freedoms[currency] = purse.flexible(then) - purse.flexible(now)
    gain = purse.gain_of_taking(card.id for card in taken) if taken else 0.0
    return Parts(hopes, freedoms, gain - sum(hopes.values()) - sum(freedoms.values()))


def _next_purchase(mind: Mind, taken: Sequence[Money], stall: int, currency: Currency) -> Reason:
    """Say which tile could be bought next turn, with which cards in hand besides."""
    tile = mind.view.market[stall]
    assert tile is not None, "there is hope for a tile"
    new = [card for card in taken if card.currency == currency]
    surplus, with_own = _least_surplus(tile, new, [card for card in own_money(mind) if card.currency == currency])
    if surplus:
        return Reason("nearly", {"tile": tile.id, "surplus": surplus})
    if with_own:
        return Reason("exact-with", {"tile": tile.id, "cards": with_own})
    return Reason("exact-next", {"tile": tile.id})


def _least_surplus(tile: Tile, new: Sequence[Money], own: Sequence[Item]) -> tuple[int, tuple[CardId, ...]]:
    """Return how much too much must be paid with some new cards at least, and with which own ones that is."""
    ways, found = fewest(own), []
    for number in range(1, len(new) + 1):
        for some in combinations(new, number):
            rest = tile.price - sum(card.value for card in some)
            sums = [total for total in ways if total >= rest]
            if sums:
                found.append((min(sums) - rest, ways[min(sums)]))
    return min(found, key=lambda way: (way[0], len(way[1])))


def fewest(cards: Iterable[Item]) -> dict[int, tuple[CardId, ...]]:
    """Return, for each sum that some cards can make, the fewest cards that make it."""
    ways: dict[int, tuple[CardId, ...]] = {0: ()}
    for card in cards:
        for total, some in list(ways.items()):
            longer = (*some, card.id)
            if len(longer) < len(ways.get(total + card.value, (*longer, ""))):
                ways[total + card.value] = longer
    return ways


def _small_change(mind: Mind, taken: Sequence[Money], currency: Currency) -> Reason:
    """Say which prices could be paid exactly in a currency."""
    cards = [card for card in (*own_money(mind), *taken) if card.currency == currency]
    prices = payable(cards)
    first, last = longest_run(prices)
    if last - first + 1 >= RUN:
        return Reason("every-price", {"currency": currency, "first": first, "last": last})
    return Reason("prices", {"currency": currency, "number": len(prices)})


def payable(cards: Iterable[Item]) -> list[int]:
    """List the prices of buildings that some cards of one currency can pay exactly."""
    sums = fewest(cards)
    return sorted({tile.price for tile in load().buildings} & set(sums))


def longest_run(prices: Sequence[int]) -> tuple[int, int]:
    """Return the first and the last of the most prices without a gap; of none, none."""
    best, first = (0, -1), 0
    for place, price in enumerate(prices):
        if place == 0 or prices[place - 1] != price - 1:
            first = price
        if price - first > best[1] - best[0]:
            best = first, price
    return best


def _open(mind: Mind, cards: Sequence[CardId]) -> list[Money]:
    return [card for card in mind.view.display if isinstance(card, Money) and card.id in cards]


def own_money(mind: Mind) -> list[Item]:
    """Return all that the player can pay with, but for what is no money."""
    return [*(card for card in mind.view.hand or () if isinstance(card, Money)), *mind.view.items]


REASONS: Mapping[type[Action], Explain] = {TakeMoney: taking}
