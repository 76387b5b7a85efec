"""The choice: each action is judged by the points it is likely to bring, and the best is taken."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from alhambra.actions import Action, Decline
from alhambra.modules.characters import bidding as auction
from alhambra.modules.characters import player as powers
from alhambra.modules.squares import player as squares
from alhambra.modules.vizier import player as vizier
from alhambra.player import redesign, turn
from alhambra.player.mind import Mind
from alhambra.player.opinion import Opinion
from alhambra.view import View

OPINIONS: Mapping[type[Action], Callable[[Mind, Any], Opinion | None]] = {
    **turn.OPINIONS,
    **vizier.OPINIONS,
    **squares.OPINIONS,
    **auction.OPINIONS,
    **powers.OPINIONS,
    **redesign.OPINIONS,
}
ANSWERS: tuple[type[Action], ...] = (Decline, *vizier.ANSWERS, *auction.ANSWERS)
"""What can be said in a window; all else there would prepare a turn."""


def choose(view: View, actions: Sequence[Action]) -> Action:
    """Choose one of the legal actions of the view's own seat.

    What costs no action comes first if it brings anything, then an exact payment, since the action is not
    lost (B-27). Actions that this player does not know are taken only if there is nothing else. In a window
    the player answers and prepares nothing.
    """
    if view.window is not None:
        actions = [action for action in actions if isinstance(action, ANSWERS)] or actions
    if len(actions) == 1:
        return actions[0]
    mind = Mind(view)
    best, choice = None, actions[0]
    for action in actions:
        judge = OPINIONS.get(type(action))
        opinion = judge(mind, action) if judge else None
        if opinion is not None and (best is None or opinion > best):
            best, choice = opinion, action
    return choice
