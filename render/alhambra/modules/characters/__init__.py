"""Characters: helpers who come under the hammer."""

from render.alhambra.modules.characters.room import ROOM

__all__ = ["ROOM"]
