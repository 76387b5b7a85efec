"""Why to take a gate card: which tile would find a place with it (V-GAT-4)."""

from alhambra.modules.city_gates.cards import TakeGate
from alhambra.modules.city_gates.player import behind_walls
from alhambra.player.hints.hint import Case, Reason
from alhambra.player.hints.part import HintPart


def taking(case: Case) -> tuple[Reason, ...]:
    """Name the tile of the reserve that it would let in, if there is one."""
    mind = case.mind
    gains = {tile.id: behind_walls(mind, tile) - mind.estate.gain(tile) for tile in mind.own.values()}
    best = max(gains, key=lambda tile: gains[tile], default=None)
    if best is None or gains[best] <= 0:
        return (Reason("gate-for-later"),)
    return (Reason("gate-lets-in", {"tile": best}),)


PART = HintPart(reasons={TakeGate: taking})
