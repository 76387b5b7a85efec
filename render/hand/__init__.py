"""The picture of a hand."""

from render.hand.picture import HandPicture

__all__ = ["HandPicture"]
