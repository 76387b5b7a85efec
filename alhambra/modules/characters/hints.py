"""Why to use a character in the own turn (V-CHA-10 to V-CHA-18)."""

from collections.abc import Mapping

from alhambra.actions import Action
from alhambra.modules.characters import Beg, BuyWithPatron, CallDancer, ChangeMoney, TakeWithMiser
from alhambra.player.hints.hint import Case, Explain, Reason
from alhambra.player.hints.money import taking_cards
from alhambra.player.hints.tile import brought


def having_paid(case: Case) -> tuple[Reason, ...]:
    """Say what a tile brings for which the Patron pays."""
    assert isinstance(case.action, BuyWithPatron)
    tile = case.mind.market[case.action.tile][1]
    return (Reason("patron-pays"), *brought(case.mind, tile, case.mind.estate.best_place(tile))[:1])


def being_miserly(case: Case) -> tuple[Reason, ...]:
    """Say what is good about a card that costs nothing."""
    assert isinstance(case.action, TakeWithMiser)
    others = (case.rival.card,) if isinstance(case.rival, TakeWithMiser) else ()
    return taking_cards(case.mind, (case.action.card,), others)


def dancing(case: Case) -> tuple[Reason, ...]:
    """Say that the next tile may be better."""
    return (Reason("dancer-hopes"),)


def changing(case: Case) -> tuple[Reason, ...]:
    """Say that the other card is of more use."""
    assert isinstance(case.action, ChangeMoney)
    return (Reason("change-costs-nothing"),)


def begging(case: Case) -> tuple[Reason, ...]:
    """Say that a card costs nothing."""
    return (Reason("gift"),)


REASONS: Mapping[type[Action], Explain] = {
    BuyWithPatron: having_paid,
    TakeWithMiser: being_miserly,
    CallDancer: dancing,
    ChangeMoney: changing,
    Beg: begging,
}
