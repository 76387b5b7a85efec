"""Bidding: what each character may bring in the rest of the game, and how much of that a player pays."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from alhambra.actions import Action
from alhambra.components import CardId
from alhambra.modules.characters import (
    ARCHITECT,
    BEGGAR,
    DANCER,
    GUARD,
    JUGGLER,
    JUGGLERS_POINTS,
    MISER,
    MONEY_CHANGER,
    PATRON,
    TRADER,
    WALL_FOR_A_POINT,
    WISE_MAN,
    Bid,
)
from alhambra.modules.characters.seen import lots
from alhambra.player.opinion import ACTION, Opinion
from alhambra.player.outlook import Outlook
from alhambra.player.purse import Purse
from alhambra.view import View

if TYPE_CHECKING:
    from alhambra.player.mind import Mind

A_TURN: Mapping[CardId, float] = {
    MISER: 0.6,
    ARCHITECT: 0.15,
    TRADER: 0.25,
    DANCER: 0.3,
    MONEY_CHANGER: 0.35,
    BEGGAR: 0.5,
}
"""The points that a character brings in each turn to come, as experience tells."""
A_ROUND: Mapping[CardId, float] = {WISE_MAN: 3.0}
"""And in each round to come."""
AT_ONCE: Mapping[CardId, float] = {JUGGLER: JUGGLERS_POINTS, PATRON: 7.0}
A_LONGER_WALL = 0.15
"""By how many edges the longest wall grows in each turn to come."""
PROFIT = 0.5
"""The share of its worth that a player is ready to pay for a character."""


class Auction:
    """What a player bids for the character that is being auctioned."""

    def __init__(self, view: View, outlook: Outlook, purse: Purse, wall: int) -> None:
        shown = lots(view)
        lot = shown.lot if shown else None
        self._most = PROFIT * worth(lot.id, outlook, wall) if lot else 0.0
        self._purse = purse

    def is_worth(self, bid: int) -> bool:
        """Tell whether the character is worth a bid, with all that would have to be paid too much."""
        return self._purse.loss_of_covering(bid) <= self._most


def worth(card: CardId, outlook: Outlook, wall: int) -> float:
    """Give the points that a character may bring in the rest of the game."""
    if card == GUARD:
        length = min(wall + A_LONGER_WALL * outlook.turns, 2 * wall + 2)
        return len(outlook.rounds) * length / WALL_FOR_A_POINT
    turns, rounds = A_TURN.get(card, 0.0) * outlook.turns, A_ROUND.get(card, 0.0) * len(outlook.rounds)
    return turns + rounds + AT_ONCE.get(card, 0.0) * (outlook.soon if card == PATRON else 1)


def bidding(mind: "Mind", action: Bid) -> Opinion | None:
    """Judge a bid: the highest that is still worth it wins most often. The Juggler's points are sure, so he stays."""
    return Opinion(ACTION, action.maximum) if not action.swap and mind.auction.is_worth(action.maximum) else None


OPINIONS: Mapping[type[Action], Callable[["Mind", Any], Opinion | None]] = {Bid: bidding}
ANSWERS: tuple[type[Action], ...] = (Bid,)
