"""Magical buildings: a star, and a compass that turns with the walls."""

from render.alhambra.modules.magical_buildings.room import ROOM

__all__ = ["ROOM"]
