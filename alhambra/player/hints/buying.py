"""Why to buy a tile, or why rather not."""

from collections.abc import Mapping

from alhambra.actions import NOTHING, Action, BuyBuilding
from alhambra.player.hints.hint import BUT, NOT, Case, Explain, Hint, Reason
from alhambra.player.hints.part import reasons_for
from alhambra.player.hints.tile import brought
from alhambra.player.hints.weighing import Weighed
from alhambra.player.mind import Mind
from alhambra.player.opinion import HARMLESS, LAST_RESORT


def buying(case: Case) -> tuple[Reason, ...]:
    """Return whether a payment is exact, and what the tile brings."""
    assert isinstance(case.action, BuyBuilding)
    if case.action.manner:
        return reasons_for(case)
    mind, (_, tile) = case.mind, case.mind.market[case.action.tile]
    surplus = surplus_of(mind, case.action)
    refund = case.action.refund
    why = f"refund-{refund}" if refund not in ("", NOTHING) else "overpaid"
    cost = Reason(why, {"surplus": surplus}) if surplus else Reason("exact")
    nowhere = () if mind.estate.has_place(tile) else (Reason("waits"),)
    gains = nowhere or brought(mind, *mind.estate.best_place(tile))
    return (*gains[:1], cost) if surplus else (cost, *gains)


def surplus_of(mind: Mind, action: BuyBuilding) -> int:
    """Return how much more than the price is paid."""
    if action.manner:
        return surplus_so(mind, action)
    return mind.purse.paid(action.pay) - mind.market[action.tile][1].price


def surplus_so(mind: Mind, action: BuyBuilding) -> int:
    """Return how much more than the price is paid that a tile has in some manner of buying it."""
    prospects = mind.view.parts.get("buying", ())
    assert isinstance(prospects, tuple)
    ways = [way for one in prospects if (one.tile, one.manner) == (action.tile, action.manner) for way in one.payments]
    return next((way.surplus for way in ways if way.cards == action.pay), 0)


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
