"""Bidding: what each character may bring in the rest of the game, and how much of that a player pays."""

from collections.abc import Mapping

from alhambra.components import CardId
from alhambra.modules.characters.auction import JUGGLERS_POINTS, Bid
from alhambra.modules.characters.cards import (
    ARCHITECT,
    BEGGAR,
    DANCER,
    GUARD,
    JUGGLER,
    MISER,
    MONEY_CHANGER,
    PATRON,
    TRADER,
    WISE_MAN,
)
from alhambra.modules.characters.player.seen import lots
from alhambra.modules.characters.scoring import WALL_FOR_A_POINT
from alhambra.player.mind import Mind
from alhambra.player.opinion import ACTION, Opinion
from alhambra.player.outlook import Outlook

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


def most(mind: Mind) -> float:
    """Return the points that a player would give for the character that is being auctioned."""
    shown = lots(mind.view)
    lot = shown.lot if shown else None
    return PROFIT * worth(lot.id, mind.outlook, mind.estate.wall) if lot else 0.0


def worth(card: CardId, outlook: Outlook, wall: int) -> float:
    """Return the points that a character may bring in the rest of the game."""
    if card == GUARD:
        length = min(wall + A_LONGER_WALL * outlook.turns, 2 * wall + 2)
        return len(outlook.rounds) * length / WALL_FOR_A_POINT
    turns, rounds = A_TURN.get(card, 0.0) * outlook.turns, A_ROUND.get(card, 0.0) * len(outlook.rounds)
    return turns + rounds + AT_ONCE.get(card, 0.0) * (outlook.soon if card == PATRON else 1)


def bidding(mind: Mind, action: Bid) -> Opinion | None:
    """Judge a bid: the highest that is still worth it wins most often. The Juggler's points are sure, so he stays."""
    if action.swap or mind.purse.loss_of_covering(action.maximum) > mind.thought(most):
        return None
    return Opinion(ACTION, action.maximum)
