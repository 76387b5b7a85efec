"""The pictures of where a domino may go: a number for its first square, then a direction for its second."""

from render.kingdomino.place.picture import PlacePicture
from render.kingdomino.place.places import Place, Way, places_of
from render.kingdomino.place.turning import TurnPicture

__all__ = ["Place", "PlacePicture", "TurnPicture", "Way", "places_of"]
