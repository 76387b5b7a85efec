"""Calling the Dancer: another tile in place of one that is of no use (V-CHA-16)."""

from alhambra.components import Tile
from alhambra.player.mind import Mind

A_PRICE, ITS_CARDS = 8, 2
"""What a tile costs on average."""
CLEARLY = 1.0
"""By how much the next tile must be better, as far as one can tell."""


def gain_of_dancing(mind: Mind, stall: int, tile: Tile) -> float:
    """Return how much better the next tile is likely to be than this one."""
    coins = sum(mind.purse.values(mind.view.currencies[stall]))
    likely = _likely(mind) if coins >= A_PRICE else 0.0
    present = max(0.0, mind.estate.gain(tile) - mind.purse.loss_of(tile.price, ITS_CARDS)) if coins >= tile.price else 0
    return likely - present - CLEARLY


def _likely(mind: Mind) -> float:
    """Return what the next tile is worth on average, above its price."""
    kinds = mind.outlook.to_come
    number = sum(kinds.values())
    if not number:
        return 0.0
    gain = sum(mind.outlook.gain(kind) * count for kind, count in kinds.items()) / number
    return max(0.0, gain - mind.purse.loss_of(A_PRICE, ITS_CARDS))
