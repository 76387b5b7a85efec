"""The picture of the end."""

from render.end.picture import EndPicture

__all__ = ["EndPicture"]
