"""The picture of the market."""

from render.alhambra.market.picture import MarketPicture

__all__ = ["MarketPicture"]
