"""The picture of a result."""

from render.kingdomino.end.picture import EndPicture

__all__ = ["EndPicture"]
