"""The picture of a palace."""

from render.palace.picture import PalacePicture

__all__ = ["PalacePicture"]
