"""Why to bid for a character, and up to how much (V-CHA-3)."""

from collections.abc import Mapping

from alhambra.actions import Action
from alhambra.modules.characters import GUARD, Bid
from alhambra.modules.characters.bidding import worth
from alhambra.modules.characters.seen import lots
from alhambra.player.hints.hint import Case, Explain, Reason, Thing


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


REASONS: Mapping[type[Action], Explain] = {Bid: bidding}
