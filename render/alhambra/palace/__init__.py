"""The picture of a palace."""

from render.alhambra.palace.picture import PalacePicture

__all__ = ["PalacePicture"]
