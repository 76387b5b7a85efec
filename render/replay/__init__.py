"""The picture of a replay."""

from render.replay.picture import Replay

__all__ = ["Replay"]
