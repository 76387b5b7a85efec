"""Art of the Moors: hexagons that are developed."""

from render.alhambra.modules.art_of_the_moors.room import ROOM

__all__ = ["ROOM"]
