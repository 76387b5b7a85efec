"""City walls: planks on the sides of tiles, and the cards that bring them."""

from render.alhambra.modules.city_walls.room import ROOM

__all__ = ["ROOM"]
