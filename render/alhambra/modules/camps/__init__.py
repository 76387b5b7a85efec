"""Camps: tents outside the walls."""

from render.alhambra.modules.camps.room import ROOM

__all__ = ["ROOM"]
