"""Watchtowers: triangles with a slanted wall and a turret."""

from render.alhambra.modules.watchtowers.room import ROOM

__all__ = ["ROOM"]
