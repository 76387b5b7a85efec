"""The picture of a scoring."""

from render.alhambra.scoring.picture import ScoringPicture

__all__ = ["ScoringPicture"]
