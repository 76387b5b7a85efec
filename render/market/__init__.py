"""The picture of the market."""

from render.market.picture import MarketPicture

__all__ = ["MarketPicture"]
