"""The picture of a scoring."""

from render.scoring.picture import ScoringPicture

__all__ = ["ScoringPicture"]
