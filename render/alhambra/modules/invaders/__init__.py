"""Invaders: crossed sabres, and the spyglasses of scouts."""

from render.alhambra.modules.invaders.room import ROOM

__all__ = ["ROOM"]
