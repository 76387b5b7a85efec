"""Squares: free tiles with an orange tree."""

from render.alhambra.modules.squares.room import ROOM

__all__ = ["ROOM"]
