"""The picture of where a tile may go."""

from render.alhambra.place.manners import MannerPicture, Way
from render.alhambra.place.picture import PlacePicture

__all__ = ["MannerPicture", "PlacePicture", "Way"]
