"""The picture of a hand."""

from render.alhambra.hand.picture import HandPicture

__all__ = ["HandPicture"]
