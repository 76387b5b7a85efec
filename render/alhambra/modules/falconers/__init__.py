"""Falconers: falcons at crossings."""

from render.alhambra.modules.falconers.room import ROOM

__all__ = ["ROOM"]
