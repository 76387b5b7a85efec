"""Why to take a square: what counts beside it (V-SQU-8)."""

from alhambra.modules.squares import SQUARES, Stack, TakeSquare
from alhambra.player.hints.hint import Case, Reason
from alhambra.player.hints.part import HintPart
from alhambra.player.hints.tile import brought


def taking_square(case: Case) -> tuple[Reason, ...]:
    """Say what a square brings on its best place, and that it costs no money."""
    assert isinstance(case.action, TakeSquare)
    stacks = case.mind.view.parts[SQUARES]
    assert isinstance(stacks, tuple)
    tiles = {stack.top.id: stack.top for stack in stacks if isinstance(stack, Stack)}
    tile = tiles[case.action.tile]
    return (*brought(case.mind, *case.mind.estate.best_place(tile))[:1], Reason("square-is-free"))


PART = HintPart(reasons={TakeSquare: taking_square})
