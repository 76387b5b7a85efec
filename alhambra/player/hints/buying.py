"""Why to buy a tile, or why rather not."""

from collections.abc import Mapping

from alhambra.actions import Action, BuyBuilding
from alhambra.components import Money
from alhambra.player.hints.hint import BUT, NOT, Case, Explain, Hint, Reason
from alhambra.player.hints.tile import brought
from alhambra.player.hints.weighing import Weighed
from alhambra.player.mind import Mind
from alhambra.player.opinion import HARMLESS, LAST_RESORT


def buying(case: Case) -> tuple[Reason, ...]:
    """Return whether a payment is exact, and what the tile brings."""
    assert isinstance(case.action, BuyBuilding)
    mind, (_, tile) = case.mind, case.mind.market[case.action.tile]
    cell = mind.estate.best_place(tile)
    surplus = surplus_of(mind, case.action)
    cost = Reason("overpaid", {"surplus": surplus}) if surplus else Reason("exact")
    nowhere = () if mind.estate.has_place(tile) else (Reason("waits"),)
    gains = nowhere or brought(mind, tile, cell)
    return (*gains[:1], cost) if surplus else (cost, *gains)


def surplus_of(mind: Mind, action: BuyBuilding) -> int:
    """Return how much more than the price is paid."""
    paid = sum(card.value for card in mind.view.hand or () if isinstance(card, Money) and card.id in action.pay)
    return paid - mind.market[action.tile][1].price


def holding(mind: Mind, purchase: Weighed, better: Action) -> Hint:
    """Say what would be lost by a purchase, and what is better."""
    action = purchase.action
    assert isinstance(action, BuyBuilding)
    actions, surplus = (action, better), surplus_of(mind, action)
    if surplus:
        how = BUT if purchase.opinion.points > HARMLESS else NOT
        return Hint(how, actions, (Reason("lost", {"surplus": surplus}),))
    assert purchase.opinion.points <= LAST_RESORT, "an exact purchase that brings something is the best that one can do"
    fits = mind.estate.has_place(mind.market[action.tile][1])
    return Hint(NOT, actions, (Reason("cards-are-better") if fits else Reason("no-place-yet"),))


REASONS: Mapping[type[Action], Explain] = {BuyBuilding: buying}
