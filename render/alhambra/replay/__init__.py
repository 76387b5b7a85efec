"""The picture of a replay."""

from render.alhambra.replay.picture import Replay

__all__ = ["Replay"]
