"""The picture of the end."""

from render.alhambra.end.picture import EndPicture

__all__ = ["EndPicture"]
