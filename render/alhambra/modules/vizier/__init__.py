"""Vizier's Favour: a stone beside everybody."""

from render.alhambra.modules.vizier.room import ROOM

__all__ = ["ROOM"]
