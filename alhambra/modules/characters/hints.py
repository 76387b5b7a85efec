"""Why to bid for a character, and why to use one in the own turn (V-CHA-3, V-CHA-10 to V-CHA-18)."""

from alhambra.modules.characters.auction import AUCTION, Bid
from alhambra.modules.characters.beginnings import Beg, CallDancer, ChangeMoney
from alhambra.modules.characters.cards import GUARD
from alhambra.modules.characters.player.auction import worth
from alhambra.modules.characters.player.seen import lots
from alhambra.modules.characters.purchases import BuyWithPatron, TakeWithMiser
from alhambra.player.hints.hint import Case, Reason, Thing
from alhambra.player.hints.money import taking_cards
from alhambra.player.hints.part import HintPart
from alhambra.player.hints.tile import brought


def bidding(case: Case) -> tuple[Reason, ...]:
    """Say what a character may bring in the rest of the game."""
    mind, shown = case.mind, lots(case.mind.view)
    assert shown is not None
    assert shown.lot is not None, "a character is auctioned"
    card, wall, rounds = shown.lot.id, mind.estate.wall, len(mind.outlook.rounds)
    things: dict[str, Thing] = {"character": card, "points": round(worth(card, mind.outlook, wall)), "rounds": rounds}
    if card == GUARD:
        return (Reason("auction-wall", {**things, "wall": wall}),)
    return (Reason("auction", {**things, "turns": round(mind.outlook.turns)}),)


def passing(case: Case) -> tuple[Reason, ...]:
    """Say what the character would bring, which is less than a bid costs; or that nothing can be bid."""
    if not any(isinstance(action, Bid) for action in case.legal):
        return (Reason("auction-cannot"),)
    return (*bidding(case), Reason("auction-too-dear"))


def having_paid(case: Case) -> tuple[Reason, ...]:
    """Say what a tile brings for which the Patron pays."""
    assert isinstance(case.action, BuyWithPatron)
    tile = case.mind.market[case.action.tile][1]
    return (Reason("patron-pays"), *brought(case.mind, *case.mind.estate.best_place(tile))[:1])


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


PART = HintPart(
    reasons={
        Bid: bidding,
        BuyWithPatron: having_paid,
        TakeWithMiser: being_miserly,
        CallDancer: dancing,
        ChangeMoney: changing,
        Beg: begging,
    },
    declining={AUCTION: passing},
)
