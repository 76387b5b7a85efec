"""Power of the Sultan: cards with a mark, for sale beside the market and before their owners."""

from render.alhambra.modules.sultan.room import ROOM

__all__ = ["ROOM"]
