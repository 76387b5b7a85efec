"""Thieves: hoods, and cards for their owners."""

from render.alhambra.modules.thieves.room import ROOM

__all__ = ["ROOM"]
