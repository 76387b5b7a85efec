"""City gates: gates on double walls, and the cards that bring them."""

from render.alhambra.modules.city_gates.room import ROOM

__all__ = ["ROOM"]
