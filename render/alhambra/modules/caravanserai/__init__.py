"""Caravanserais in pictures."""

from render.alhambra.modules.caravanserai.room import ROOM

__all__ = ["ROOM"]
