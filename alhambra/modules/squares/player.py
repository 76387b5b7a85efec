"""Taking squares: free tiles that cost an action, worth what they add to the palace (V-SQU-2)."""

from collections.abc import Callable, Mapping
from typing import Any

from alhambra.actions import Action
from alhambra.modules.squares import SQUARES, Stack, TakeSquare
from alhambra.player.mind import Mind
from alhambra.player.opinion import ACTION, Opinion

ONE_OF_FEW = 2.0
"""The points that it must bring in a long game, since nobody may own many (V-SQU-4)."""
LONG = 10


def taking_square(mind: Mind, action: TakeSquare) -> Opinion | None:
    """Judge an open square by the place it could have now."""
    stacks = mind.view.parts[SQUARES]
    assert isinstance(stacks, tuple)
    for stack in stacks:
        if isinstance(stack, Stack) and stack.top.id == action.tile:
            patience = ONE_OF_FEW * min(1.0, mind.outlook.turns / LONG)
            return Opinion(ACTION, mind.estate.gain(stack.top) - patience)
    return None


OPINIONS: Mapping[type[Action], Callable[[Mind, Any], Opinion | None]] = {TakeSquare: taking_square}
