"""All that could be done, the best first, as the bot player judges it; and which of two are the same thing."""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from alhambra.actions import (
    Action,
    AddBuilding,
    Decline,
    Finish,
    Forgo,
    Pass,
    PlaceBuilding,
    ReserveBuilding,
    SwapBuilding,
    TakeMoney,
)
from alhambra.components import CardId, Money
from alhambra.player.choice import opinion_of
from alhambra.player.mind import Mind
from alhambra.player.opinion import Opinion
from alhambra.player.turn import judge_swap

CLOSE = 0.5
"""Two actions that differ by fewer points are about as good."""
NOTHING_MORE: tuple[type[Action], ...] = (Finish, Pass, Decline, Forgo)


class Weighed(NamedTuple):
    """An action, and what the player thinks of it."""

    opinion: Opinion
    action: Action


def weigh(mind: Mind, actions: Sequence[Action]) -> list[Weighed]:
    """Judge all actions that the player knows, the best first; of equals the one first that it would choose."""
    known = [(_opinion(mind, action), action) for action in actions]
    judged = [Weighed(opinion, action) for opinion, action in known if opinion is not None]
    return sorted(judged, key=lambda one: one.opinion, reverse=True)


def _opinion(mind: Mind, action: Action) -> Opinion | None:
    """Ask the player; also about an ordinary exchange of tiles, which it never does of itself."""
    opinion = opinion_of(mind, action)
    if opinion is None and isinstance(action, SwapBuilding):
        return judge_swap(mind, action)
    return opinion


def is_close(one: Weighed, other: Weighed) -> bool:
    """Return whether it hardly matters which of two actions is taken."""
    if isinstance(one.action, NOTHING_MORE) or isinstance(other.action, NOTHING_MORE):
        return False
    return one.opinion.rank == other.opinion.rank and one.opinion.points - other.opinion.points < CLOSE


def is_another(mind: Mind, one: Action, other: Action) -> bool:
    """Return whether two actions are a choice, not the same thing done in another way or in another order."""
    if isinstance(one, TakeMoney) and isinstance(other, TakeMoney):
        mine, theirs = looks(mind, one.cards), looks(mind, other.cards)
        return not mine <= theirs and not theirs <= mine
    if isinstance(one, PlaceBuilding) and isinstance(other, PlaceBuilding | ReserveBuilding):
        return one.tile == other.tile
    if isinstance(one, AddBuilding | SwapBuilding) and isinstance(other, AddBuilding | SwapBuilding):
        return (one.tile, one.cell) != (other.tile, other.cell)
    if type(one) is type(other):
        return hasattr(one, "tile") and getattr(one, "tile", None) != getattr(other, "tile", None)
    return True


def looks(mind: Mind, cards: Sequence[CardId]) -> Counter[object]:
    """Return what is printed on some open cards, which is the same on several."""
    shown = [card for card in mind.view.display if card is not None and card.id in cards]
    return Counter((card.currency, card.value) if isinstance(card, Money) else card.id for card in shown)
