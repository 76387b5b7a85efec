"""Street Trader: citizens in buildings and on tokens, which stand on carpets beside the palaces."""

from render.alhambra.modules.street_trader.room import ROOM

__all__ = ["ROOM"]
