"""The picture of a kingdom."""

from render.kingdomino.kingdom.picture import KingdomPicture

__all__ = ["KingdomPicture"]
