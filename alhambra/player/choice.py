"""The choice: each action is judged by the points it is likely to bring, and the best is taken."""

from collections.abc import Mapping, Sequence
from functools import lru_cache

from alhambra.actions import Action, Decline
from alhambra.module import Module
from alhambra.player import turn
from alhambra.player.mind import Mind
from alhambra.player.opinion import Opinion
from alhambra.player.part import Judge, player_parts
from alhambra.registry import known_modules
from alhambra.view import View


def choose(view: View, actions: Sequence[Action]) -> Action:
    """Choose one of the legal actions of the view's own seat.

    What costs no action comes first if it brings anything, then an exact payment, since the action is not
    lost (B-27). Actions that this player does not know are taken only if there is nothing else. In a window
    the player answers and prepares nothing.
    """
    if view.window is not None:
        actions = [action for action in actions if isinstance(action, answers())] or actions
    if len(actions) == 1:
        return actions[0]
    mind = Mind(view)
    best, choice = None, actions[0]
    for action in actions:
        opinion = opinion_of(mind, action)
        if opinion is not None and (best is None or opinion > best):
            best, choice = opinion, action
    return choice


def opinion_of(mind: Mind, action: Action) -> Opinion | None:
    """Return the best that the player thinks of an action, None if it does not know it or would never do it."""
    opinions = [judge(mind, action) for judge in mind.thought(_judges).get(type(action), ())]
    return max((opinion for opinion in opinions if opinion is not None), default=None)


def answers() -> tuple[type[Action], ...]:
    """Return what can be said in a window; all else there would prepare a turn."""
    return _answers(known_modules())


@lru_cache(maxsize=8)
def _answers(known: tuple[Module, ...]) -> tuple[type[Action], ...]:
    return (Decline, *(action for module in known for action in module.effects))


def _judges(mind: Mind) -> Mapping[type[Action], tuple[Judge, ...]]:
    """Return what judges each action, the base game's own first."""
    judges: dict[type[Action], tuple[Judge, ...]] = {action: (judge,) for action, judge in turn.OPINIONS.items()}
    for part in player_parts():
        for action, judge in part.opinions.items():
            judges[action] = (*judges.get(action, ()), judge)
    return judges
