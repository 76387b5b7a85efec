"""The choice: each action is judged by the points it is likely to bring, and the best is taken."""

from collections.abc import Sequence

from alhambra.actions import (
    Action,
    AddBuilding,
    BuyBuilding,
    Finish,
    Pass,
    PlaceBuilding,
    ReserveBuilding,
    TakeMoney,
)
from alhambra.player.estate import Estate
from alhambra.player.outlook import Outlook
from alhambra.player.purse import Purse
from alhambra.view import View

HARMLESS = 0.0
LAST_RESORT = -1000.0
"""The value of an exact purchase that brings nothing: better than no action at all."""


def choose(view: View, actions: Sequence[Action]) -> Action:
    """Choose one of the legal actions of the view's own seat.

    An exact payment comes first if it brings anything, since the action is not lost (B-27). Actions that
    this player does not know are taken only if there is nothing else.
    """
    if len(actions) == 1:
        return actions[0]
    judge = _Judge(view)
    judged = [(judge.value(action), action) for action in actions]
    known = [(value, action) for value, action in judged if value is not None]
    free = [(value, action) for value, action in known if judge.is_exact(action) and value > HARMLESS]
    best = max(free or known, key=lambda pair: pair[0], default=(HARMLESS, actions[0]))
    return best[1]


class _Judge:
    def __init__(self, view: View) -> None:
        outlook = Outlook(view)
        self._estate = Estate(view, outlook)
        self._purse = Purse(view, outlook, self._estate)
        self._squares = {tile.id: (square, tile) for square, tile in enumerate(view.market) if tile is not None}
        own = view.players[outlook.seat]
        self._own = {tile.id: tile for tile in (*own.aside, *own.reserve)}
        self._exact: set[Action] = set()

    def is_exact(self, action: Action) -> bool:
        """Tell whether an action that was judged is a purchase with an exact payment."""
        return action in self._exact

    def value(self, action: Action) -> float | None:
        """Give the points that an action is likely to bring; None for one that is not worth a thought."""
        match action:
            case TakeMoney(cards=cards):
                return self._purse.gain_of_taking(cards)
            case BuyBuilding():
                return self._value_of_buying(action)
            case PlaceBuilding(tile=name, cell=cell) | AddBuilding(tile=name, cell=cell):
                tile = self._own[name]
                so_far = self._estate.gain_of_reserving(tile) if isinstance(action, AddBuilding) else 0
                return self._estate.gain_of_building(tile, cell) - so_far
            case ReserveBuilding(tile=name):
                return self._estate.gain_of_reserving(self._own[name])
            case Finish() | Pass():
                return HARMLESS
        return None

    def _value_of_buying(self, action: BuyBuilding) -> float | None:
        if action.tile not in self._squares:
            return None
        square, tile = self._squares[action.tile]
        gain, exact = self._purse.gain_of_buying(tile, square, action.pay)
        if not exact:
            return gain
        self._exact.add(action)
        return gain if gain > HARMLESS else LAST_RESORT + gain
