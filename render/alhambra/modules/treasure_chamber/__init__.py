"""Treasure Chamber: chests in rooms and on buildings."""

from render.alhambra.modules.treasure_chamber.room import ROOM

__all__ = ["ROOM"]
