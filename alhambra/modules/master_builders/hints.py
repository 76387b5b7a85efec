"""Why to play a master builder: the tile that comes into the palace is worth more than the card (V-MAS-4)."""

from alhambra.modules.master_builders.player import best_redesign
from alhambra.modules.master_builders.redesign import PlayBuilder
from alhambra.player.hints.hint import Case, Reason
from alhambra.player.hints.part import HintPart


def playing(case: Case) -> tuple[Reason, ...]:
    """Name the tile of the reserve for which a redesign is worth most."""
    mind = case.mind
    best = max(mind.own.values(), key=lambda tile: best_redesign(mind, tile), default=None)
    return () if best is None else (Reason("builder-builds", {"tile": best.id}),)


PART = HintPart(reasons={PlayBuilder: playing})
